import { randomUUID } from 'node:crypto'
import type { Locale } from '#locales/locale.ts'
import type { FeedbackMessage } from '../rules/feedback-rule.ts'
import type { Database } from '../database/database.ts'

interface NewFeedback {
  readonly message: FeedbackMessage
  /** Code of its topic. */
  readonly topic?: string | undefined
  readonly locale: Locale
  /** Epoch milliseconds. */
  readonly now: number
}

/** Messages to customer service, kept whatever becomes of the letter that carries them on. */
export interface FeedbackStore {
  /** Stores a message and returns its id. */
  readonly add: (feedback: NewFeedback) => Promise<string>
  /** Its letter has been taken. */
  readonly setForwarded: (id: string, now: number) => Promise<void>
}

export const createFeedbackStore = (db: Database): FeedbackStore => ({
  async add({ message: { mobile = null, ...texts }, topic = null, locale, now }) {
    const id = randomUUID()
    await db
      .insertInto('feedback')
      .values({ id, ...texts, mobile, topic, locale, created_at: now, forwarded_at: null })
      .execute()
    return id
  },
  async setForwarded(id, now) {
    await db.updateTable('feedback').set({ forwarded_at: now }).where('id', '=', id).execute()
  },
})
