import type { FeedbackMessage } from '../rules/feedback-rule.ts'
import type { Database } from '../database/database.ts'
import type { Post } from '../messaging/messaging.ts'
import { createFeedbackStore, type FeedbackStore } from './feedback-store.ts'
import { letterOf } from './letter.ts'

/** How messages reach the people of customer service. */
export interface Contact {
  readonly feedback: FeedbackStore
  /** Never rejects: the message is kept already, its letter is only reported as not taken. Source: MO-86. */
  readonly forward: (message: FeedbackMessage, id: string, now: number) => Promise<void>
}

interface ContactOptions {
  readonly post: Post
  /** Where they read their mail; empty: messages are only kept. */
  readonly contactEmail: string
  readonly report: (error: unknown, message: string) => void
}

export function createContact(db: Database, { post, contactEmail, report }: ContactOptions): Contact {
  const feedback = createFeedbackStore(db)
  return {
    feedback,
    async forward(message, id, now) {
      if (contactEmail === '') return
      try {
        await post.mail(letterOf(message, { id, to: contactEmail }))
        await feedback.setForwarded(id, now)
      } catch (error) {
        report(error, `Message ${id} to customer service is kept, but its letter was not taken`)
      }
    },
  }
}
