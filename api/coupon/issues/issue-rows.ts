import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { CouponIssueTable, Tables } from '../../database/tables.ts'
import type { IssueFailure } from '../../rules/issue-failure.ts'
import { chunks } from '../../shared/chunks.ts'
import { maskedMember } from './masked-member.ts'
import type { MemberFilter } from './member-filter.ts'

type Executor = Database | Transaction<Tables>

/** Coupons that an operator issues together, and how far it is. */
export interface CouponIssue {
  readonly id: string
  readonly campaign: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly by: string
  readonly reason: string
  /** `null` for a list of members. */
  readonly filter: MemberFilter | null
  readonly state: CouponIssueTable['state']
  readonly endedAt: number | null
  /** Number of members named so far; of those who got a coupon, got none, had theirs taken back. */
  readonly total: number
  readonly done: number
  readonly failed: number
  readonly takenBack: number
}

export const issueOf = (row: Selectable<CouponIssueTable>): CouponIssue => ({
  id: row.id,
  campaign: row.campaign_code,
  at: row.made_at,
  by: row.made_by,
  reason: row.reason,
  filter: row.filter === null ? null : (JSON.parse(row.filter) as MemberFilter), // only `insertIssue` writes it
  state: row.state,
  endedAt: row.ended_at,
  total: row.total,
  done: row.done,
  failed: row.failed,
  takenBack: row.taken_back,
})

export const findIssueRow = (db: Executor, id: string) =>
  db.selectFrom('coupon_issue').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Locks an issue in one of some states. A change of its coupons does so first, so that coupons and counts are locked by one at a time.
 */
export const lockIssue = (
  trx: Transaction<Tables>,
  id: string,
  states: readonly CouponIssueTable['state'][],
) =>
  trx
    .updateTable('coupon_issue')
    .set(eb => ({ state: eb.ref('state') }))
    .where('id', '=', id)
    .where('state', 'in', states)
    .returningAll()
    .executeTakeFirst()

/** States with work left. */
export const AT_WORK = ['naming', 'running', 'takingBack'] as const

/** All states of an issue. */
export const ANY_STATE = [...AT_WORK, 'done', 'stopped'] as const

/** Issues with work left, the oldest first. */
export async function issuesAtWork(db: Executor): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('coupon_issue')
    .select('id')
    .where('state', 'in', AT_WORK)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Members of an issue, to be given a coupon. */
export interface NamedMember {
  /** As the operator typed it; empty for members that a filter found. */
  readonly typed: string
  /** `null` where what was typed is looked up later. */
  readonly userCode: string | null
}

/** Adds members to an issue, behind those that it has. */
export async function nameMembers(
  trx: Transaction<Tables>,
  { id, campaign, total }: Pick<CouponIssue, 'id' | 'campaign' | 'total'>,
  members: readonly NamedMember[],
  now: number,
): Promise<void> {
  const rows = members.map(({ typed, userCode }, at) => ({
    issue_id: id,
    position: total + at,
    campaign_code: campaign,
    typed,
    user_code: userCode,
    state: 'waiting' as const,
    changed_at: now,
  }))
  for (const part of chunks(rows)) await trx.insertInto('coupon_issue_row').values(part).execute()
}

/** A member who got no coupon. */
export interface FailedMember {
  readonly position: number
  /** As the operator typed it, or masked. */
  readonly member: string
  readonly problem: IssueFailure
}

const PAGE = 500

/** Members of an issue who got no coupon, a part at a time. */
export async function* failedMembers(
  db: Database,
  id: string,
  limit = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<readonly FailedMember[]> {
  for (let [after, left] = [-1, limit]; left > 0; ) {
    const rows = await db
      .selectFrom('coupon_issue_row')
      .leftJoin('account', 'account.user_code', 'coupon_issue_row.user_code')
      .select(['position', 'typed', 'problem', 'coupon_issue_row.user_code as user_code', 'email', 'mobile'])
      .where('issue_id', '=', id)
      .where('state', '=', 'failed')
      .where('position', '>', after)
      .orderBy('position')
      .limit(Math.min(PAGE, left))
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ position, typed, problem, user_code, email, mobile }) => ({
      position,
      member: typed === '' ? maskedMember({ email, mobile, user_code: user_code ?? '' }) : typed,
      problem: problem ?? 'unknown',
    }))
    after = last.position
    left -= rows.length
  }
}
