import { randomUUID } from 'node:crypto'
import type { Locale } from '#locales/locale.ts'
import type { FeedbackMessage } from '../rules/feedback-rule.ts'
import type { Database } from '../database/database.ts'
import { sha256 } from '../sha256.ts'

/** Messages of one network address in an hour. Source: MO-86. */
const FEEDBACK_LIMIT = 5
const FEEDBACK_WINDOW_MS = 3_600_000

interface NewFeedback {
  readonly message: FeedbackMessage
  readonly locale: Locale
  /** Epoch milliseconds. */
  readonly now: number
  /** Where it came from; what asks in process is not counted. */
  readonly address: string | undefined
}

/** Messages to customer service, kept whatever becomes of the letter that carries them on. */
export interface FeedbackStore {
  /** @returns the message's number, or `undefined` when this address has sent enough for now */
  readonly add: (feedback: NewFeedback) => Promise<string | undefined>
  /** Its letter has been taken. */
  readonly setForwarded: (id: string, now: number) => Promise<void>
}

export const createFeedbackStore = (db: Database): FeedbackStore => ({
  async add({ message, locale, now, address }) {
    const id = randomUUID()
    const address_hash = address === undefined ? null : sha256(address)
    // Nobody needs to know an hour later where a message came from.
    await db
      .updateTable('feedback')
      .set({ address_hash: null })
      .where('address_hash', 'is not', null)
      .where('created_at', '<=', now - FEEDBACK_WINDOW_MS)
      .execute()
    const { mobile = null, ...words } = message
    // Written before it is counted: of messages that come together, none slips through.
    await db
      .insertInto('feedback')
      .values({ id, ...words, mobile, locale, address_hash, created_at: now, forwarded_at: null })
      .execute()
    if (address_hash === null) return id
    const { sent } = await db
      .selectFrom('feedback')
      .select(({ fn }) => fn.countAll<number>().as('sent'))
      .where('address_hash', '=', address_hash)
      .executeTakeFirstOrThrow()
    if (sent <= FEEDBACK_LIMIT) return id
    await db.deleteFrom('feedback').where('id', '=', id).execute()
    return undefined
  },
  async setForwarded(id, now) {
    await db.updateTable('feedback').set({ forwarded_at: now }).where('id', '=', id).execute()
  },
})
