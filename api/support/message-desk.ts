import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { accepted, refused, type Result } from '#platform/result.ts'
import type { Database } from '../database/database.ts'
import type { FeedbackAnswerTable, FeedbackTable, Tables } from '../database/tables.ts'
import type { MessageState } from '../rules/message-state.ts'

export type StoredMessage = Selectable<FeedbackTable>
export type StoredAnswer = Selectable<FeedbackAnswerTable>

/** A message with its answers, the oldest first. */
export interface WholeMessage {
  readonly message: StoredMessage
  readonly answers: readonly StoredAnswer[]
}

/** Reason why a message was not changed. */
export type MessageRefusal = 'gone' | 'changed'

interface Deed {
  readonly by: string
  readonly now: number
}

/** Messages to customer service as staff work on them. */
export interface MessageDesk {
  /** The newest first, from the one after `after`; `undefined` when there is no such message. */
  readonly list: (wanted: {
    readonly state?: MessageState | undefined
    /** The whole address, in any case. */
    readonly email?: string | undefined
    /** Code of a topic. */
    readonly topic?: string | undefined
    readonly after?: string | undefined
    readonly most: number
  }) => Promise<readonly StoredMessage[] | undefined>
  readonly find: (id: string) => Promise<WholeMessage | undefined>
  /** Sets the state of a message as it was seen: another version is refused. */
  readonly setState: (
    id: string,
    given: { readonly state: MessageState; readonly version: number } & Deed,
  ) => Promise<Result<void, MessageRefusal>>
  /** Stores an answer, which is sent by mail, and marks its message as answered. The same id twice is one answer. */
  readonly answer: (
    id: string,
    given: { readonly wish: string; readonly subject: string; readonly content: string } & Deed,
  ) => Promise<Result<void, MessageRefusal>>
}

const isOlder =
  ({ created_at, id }: StoredMessage) =>
  (eb: ExpressionBuilder<Tables, 'feedback'>) =>
    eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(created_at, id))

export const createMessageDesk = (db: Database): MessageDesk => ({
  async list({ state, email, topic, after, most }) {
    let query = db.selectFrom('feedback').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
    if (state) query = query.where('state', '=', state)
    if (email) query = query.where(sql<boolean>`lower(email) = lower(${email})`)
    if (topic) query = query.where('topic', '=', topic)
    if (after !== undefined) {
      const last = await db.selectFrom('feedback').selectAll().where('id', '=', after).executeTakeFirst()
      if (!last) return undefined
      query = query.where(isOlder(last))
    }
    return query.limit(most).execute()
  },

  async find(id) {
    const message = await db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst()
    if (!message) return undefined
    const answers = await db
      .selectFrom('feedback_answer')
      .selectAll()
      .where('feedback_id', '=', id)
      .orderBy('made_at')
      .orderBy('id')
      .execute()
    return { message, answers }
  },

  async setState(id, { state, version, by, now }) {
    const { numUpdatedRows } = await db
      .updateTable('feedback')
      .set({ state, version: version + 1, handled_by: by, handled_at: now })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return accepted(undefined)
    const known = await db.selectFrom('feedback').select('id').where('id', '=', id).executeTakeFirst()
    return refused(known ? 'changed' : 'gone')
  },

  answer: (id, { wish, subject, content, by, now }) =>
    db.transaction().execute(async (trx): Promise<Result<void, MessageRefusal>> => {
      const { numUpdatedRows } = await trx
        .updateTable('feedback')
        .set(eb => ({
          state: 'ANSWERED',
          version: eb('version', '+', 1),
          handled_by: by,
          handled_at: now,
        }))
        .where('id', '=', id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return refused('gone')
      await trx
        .insertInto('feedback_answer')
        .values({
          id: wish,
          feedback_id: id,
          made_at: now,
          made_by: by,
          subject,
          content,
          state: 'READY',
          attempts: 0,
          next_at: now,
          sent_at: null,
        })
        .onConflict(conflict => conflict.column('id').doNothing())
        .execute()
      return accepted(undefined)
    }),
})
