import type { AuthServices } from '../auth/services.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { MessagingServices } from '../messaging/services.ts'
import type { RateLimiter } from '../rate-limit/rate-limiter.ts'
import { type AnswerMails, createAnswerMails } from './answer-mails.ts'
import { type Contact, createContact } from './contact.ts'
import { createMessageDesk, type MessageDesk } from './message-desk.ts'

/** Finds guests' orders; the order domain is behind it. Source: M-164, MO-84. */
export interface GuestOrders {
  /**
   * The order with that number if a guest placed it with that address, which comes trimmed and in lower case. Members' orders
   * are never found. A wrong address takes as long as a wrong number.
   */
  readonly find: (orderCode: string, email: string) => Promise<{ readonly orderCode: string } | undefined>
}

/** What a shop chooses about customer service. */
export interface SupportOptions {
  /** Guests' orders; by default there are none. */
  readonly guestOrders?: GuestOrders
}

export interface SupportServices {
  readonly contact: Contact
  readonly messageDesk: MessageDesk
  /** `undefined` where the shop cannot send mail. */
  readonly answerMails: AnswerMails | undefined
  readonly guestOrders: GuestOrders
  readonly limiter: RateLimiter
}

export type SupportContext = Context<SupportServices & Pick<AuthServices, 'sessions'>>

export const createSupportServices = (
  db: Database,
  limiter: RateLimiter,
  messaging: MessagingServices,
  { guestOrders = { find: () => Promise.resolve(undefined) } }: SupportOptions,
): SupportServices => ({
  contact: createContact(db, messaging),
  messageDesk: createMessageDesk(db),
  answerMails: messaging.canMail ? createAnswerMails(db, messaging) : undefined,
  guestOrders,
  limiter,
})
