import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

export type Subscriber = Selectable<Tables['sign_up']>
export type SignUpEvent = Selectable<Tables['sign_up_event']>

/** `ON`: written to. `OFF`: taken off the list. */
export const SUBSCRIBER_STATES = ['ON', 'OFF'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

interface Wanted {
  readonly state?: SubscriberState | undefined
  /** The whole address, in any case. */
  readonly email?: string | undefined
  /** Code of a topic that they get, by itself or with the whole newsletter. */
  readonly topic?: string | undefined
  /** Id of the last one before those wanted. */
  readonly after?: string | undefined
  readonly most: number
}

/** The mailing list for staff. */
export interface SubscriberList {
  /** The newest first; `undefined` when `after` is unknown. */
  readonly list: (wanted: Wanted) => Promise<readonly Subscriber[] | undefined>
  /** Changes of addresses, the newest first. */
  readonly events: (emails: readonly string[]) => Promise<readonly SignUpEvent[]>
}

const isOlder =
  ({ created_at, id }: Subscriber) =>
  (eb: ExpressionBuilder<Tables, 'sign_up'>) =>
    eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(created_at, id))

export const createSubscriberList = (db: Database): SubscriberList => ({
  async list({ state, email, topic, after, most }) {
    let query = db.selectFrom('sign_up').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
    if (state) query = query.where('ended_at', state === 'ON' ? 'is' : 'is not', null)
    if (email) query = query.where('email', '=', email.toLowerCase())
    if (topic)
      // The whole newsletter, or the code between spaces. `replace` compares case on both databases, `like` on one.
      query = query.where(
        sql<boolean>`(topics = '' or replace(' ' || topics || ' ', ${` ${topic} `}, '') <> ' ' || topics || ' ')`,
      )
    if (after !== undefined) {
      const last = await db.selectFrom('sign_up').selectAll().where('id', '=', after).executeTakeFirst()
      if (!last) return undefined
      query = query.where(isOlder(last))
    }
    return query.limit(most).execute()
  },
  events: async emails =>
    emails.length === 0
      ? []
      : db
          .selectFrom('sign_up_event')
          .selectAll()
          .where('email', 'in', emails)
          .orderBy('happened_at', 'desc')
          .orderBy('id')
          .execute(),
})
