import type { FeedbackMessage } from '../rules/feedback-rule.ts'
import { type BothTexts, DEFAULT_LOCALE } from '#locales/locale.ts'
import type { Database } from '../database/database.ts'
import type { MessagingServices } from '../messaging/services.ts'
import { messageLetter } from './message-letter.ts'
import { createFeedbackStore, type FeedbackStore } from './feedback-store.ts'

/** Delivers shoppers' messages to customer service. */
export interface Contact {
  readonly feedback: FeedbackStore
  /** Never rejects: the message is stored already, and a mail that cannot be sent is reported. Source: MO-86. */
  readonly forward: (message: FeedbackMessage, about: Forwarded) => Promise<void>
}

interface Forwarded {
  readonly id: string
  /** Epoch milliseconds. */
  readonly now: number
  /** Topic, with the address that its letters go to; empty for that of the shop. */
  readonly topic?: { readonly name: BothTexts; readonly email: string } | undefined
}

export function createContact(
  db: Database,
  { messaging, mailFooter, reach, shopNameIn, report }: MessagingServices,
): Contact {
  const feedback = createFeedbackStore(db)
  return {
    feedback,
    async forward(message, { id, now, topic }) {
      const to = topic?.email || reach().contactEmail
      if (to === '') return
      const heading = [shopNameIn(DEFAULT_LOCALE), topic?.name[DEFAULT_LOCALE]].filter(Boolean).join(' · ')
      try {
        await messaging.mail(messageLetter(message, { id, to, heading }, mailFooter))
        await feedback.setForwarded(id, now)
      } catch (error) {
        report(error, `Message ${id} to customer service is kept, but its letter was not taken`)
      }
    },
  }
}
