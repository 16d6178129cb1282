import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

/** A change of a member by staff. */
export type MemberEvent = Selectable<Tables['member_event']>

/** Events of one answer. */
const LISTED = 100

/** Returns true if a wish has changed the member before, so that a repeated call changes nothing. */
export const madeBefore = async (
  db: Database | Transaction<Tables>,
  id: string,
  userCode: string,
): Promise<boolean> =>
  (await db
    .selectFrom('member_event')
    .select('id')
    .where('id', '=', id)
    .where('user_code', '=', userCode)
    .executeTakeFirst()) !== undefined

/** Adds to the log of a member, in the transaction of the change. */
export async function logMemberEvent(trx: Transaction<Tables>, event: MemberEvent): Promise<void> {
  await trx.insertInto('member_event').values(event).execute()
}

/** Changes of members by staff, the newest first: of one account, and of those that were merged into it. */
export const memberEvents = (db: Database, codes: readonly string[]): Promise<readonly MemberEvent[]> =>
  db
    .selectFrom('member_event')
    .selectAll()
    .where('user_code', 'in', codes)
    // A merge is in the history of both.
    .where(eb => eb.or([eb('kind', '!=', 'MERGED_INTO'), eb('user_code', '=', codes[0] ?? '')]))
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
