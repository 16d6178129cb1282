import type { MessagingServices } from '#api/messaging/services.ts'
import { guessingLetter } from '#operators/sign-in/guessing-mail.ts'
import type { Logger } from './logger.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Reports guesses at an operator's password: in the log, and by mail to customer service and, where the operator's name is an
 * e-mail address, to the operator. Never rejects.
 */
export const reportGuessing =
  (
    {
      messaging,
      reach,
      shopNameIn,
      canMail,
    }: Pick<MessagingServices, 'messaging' | 'reach' | 'shopNameIn' | 'canMail'>,
    editor: () => string,
    logger: Pick<Logger, 'warn' | 'error'>,
  ) =>
  async (name: string, failures: number): Promise<void> => {
    logger.warn({ failures }, 'The password of an operator is being guessed')
    const letter = guessingLetter({ name, failures, editor: editor(), shopNameIn })
    const readers = new Set([reach().contactEmail, name].filter(address => EMAIL.test(address)))
    if (!canMail) return
    for (const to of readers) {
      try {
        await messaging.mail({ to, ...letter })
      } catch (err) {
        logger.error({ err }, 'The letter about guesses at a password could not be sent')
      }
    }
  }
