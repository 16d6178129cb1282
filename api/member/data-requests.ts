import { DAY_MS } from '#locales/hong-kong.ts'
import type { Selectable } from 'kysely'
import type { Deed } from '../coupon/deed.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { ANSWER_DAYS, type DataRequestKind, type DataRequestState } from '../rules/data-requests.ts'

export type DataRequest = Selectable<Tables['data_request']>

/** Requests of one answer. */
const LISTED = 200

/** Requests about personal data, and how they were answered. */
export interface DataRequests {
  /** Notes a request; a repeated wish notes it once. */
  readonly note: (
    request: { readonly id: string; readonly userCode: string; readonly kind: DataRequestKind },
    deed: Deed,
  ) => Promise<void>
  /** Closes an open one; false if there is none. */
  readonly close: (id: string, state: Exclude<DataRequestState, 'OPEN'>, deed: Deed) => Promise<boolean>
  /** Those of a state, what is due first comes first. */
  readonly list: (state: DataRequestState) => Promise<readonly DataRequest[]>
  /** Those of a member, the newest first. */
  readonly ofMember: (userCode: string) => Promise<readonly DataRequest[]>
}

export const createDataRequests = (db: Database): DataRequests => ({
  async note({ id, userCode, kind }, { by, now, reason }) {
    await db
      .insertInto('data_request')
      .values({
        id,
        user_code: userCode,
        kind,
        state: 'OPEN',
        asked_at: now,
        due_at: now + ANSWER_DAYS * DAY_MS,
        noted_by: by,
        note: reason,
        closed_at: null,
        closed_by: null,
        answer: '',
      })
      .onConflict(conflict => conflict.column('id').doNothing())
      .execute()
  },

  async close(id, state, { by, now, reason }) {
    const { numUpdatedRows } = await db
      .updateTable('data_request')
      .set({ state, closed_at: now, closed_by: by, answer: reason })
      .where('id', '=', id)
      .where('state', '=', 'OPEN')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  list: state =>
    db
      .selectFrom('data_request')
      .selectAll()
      .where('state', '=', state)
      .orderBy('due_at')
      .orderBy('id')
      .limit(LISTED)
      .execute(),

  ofMember: userCode =>
    db
      .selectFrom('data_request')
      .selectAll()
      .where('user_code', '=', userCode)
      .orderBy('asked_at', 'desc')
      .limit(LISTED)
      .execute(),
})
