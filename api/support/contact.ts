import type { FeedbackMessage } from '../rules/feedback-rule.ts'
import type { Database } from '../database/database.ts'
import type { MessagingServices } from '../messaging/services.ts'
import { createFeedbackStore, type FeedbackStore } from './feedback-store.ts'
import { letterOf } from './feedback-mail.ts'

/** How messages reach the people of customer service. */
export interface Contact {
  readonly feedback: FeedbackStore
  /** Never rejects: the message is kept already, its letter is only reported as not taken. Source: MO-86. */
  readonly forward: (message: FeedbackMessage, id: string, now: number) => Promise<void>
}

export function createContact(db: Database, { messaging, contactEmail, report }: MessagingServices): Contact {
  const feedback = createFeedbackStore(db)
  return {
    feedback,
    async forward(message, id, now) {
      if (contactEmail === '') return
      try {
        await messaging.mail(letterOf(message, { id, to: contactEmail }))
        await feedback.setForwarded(id, now)
      } catch (error) {
        report(error, `Message ${id} to customer service is kept, but its letter was not taken`)
      }
    },
  }
}
