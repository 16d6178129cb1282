import { setTimeout as pause } from 'node:timers/promises'
import type { Selectable, Transaction } from 'kysely'
import type { Job } from '#platform/jobs/jobs.ts'
import type { Campaign } from '../../catalogue/campaign.ts'
import type { Database } from '../../database/database.ts'
import type { CouponIssueRowTable, CouponIssueTable, Tables } from '../../database/tables.ts'
import type { IssueFailure } from '../../rules/issue-failure.ts'
import { issueCoupon } from '../coupon-store.ts'
import { findCampaign } from '../find-campaign.ts'
import { findMembers } from './find-members.ts'
import { AT_WORK, issueOf, issuesAtWork, lockIssue, nameMembers } from './issue-rows.ts'
import { isOver, judgeMembers } from './judge-members.ts'
import { membersAfter } from './member-filter.ts'
import { takeBackRow } from './take-back.ts'

/** Members of one transaction. */
const PART = 50
/** Time between two transactions, for orders. Milliseconds. */
const REST_MS = 10
const SECOND_MS = 1000

type Write = Transaction<Tables>
type IssueRow = Selectable<CouponIssueTable>
type MemberRow = Selectable<CouponIssueRowTable>

/** Names the next members of a filter. */
async function namePart(trx: Write, row: IssueRow, now: number): Promise<void> {
  const issue = issueOf(row)
  if (!issue.filter) return
  const { members, last = null } = await membersAfter(trx, issue.filter, row.named_until ?? '')
  await nameMembers(
    trx,
    issue,
    members.map(userCode => ({ typed: '', userCode })),
    now,
  )
  const total = issue.total + members.length
  const state = last !== null ? ('naming' as const) : total === 0 ? ('done' as const) : ('running' as const)
  await trx
    .updateTable('coupon_issue')
    .set({ total, named_until: last, state, ...(state === 'done' && { ended_at: now }) })
    .where('id', '=', issue.id)
    .execute()
}

type Outcome = { readonly couponId: string } | { readonly problem: IssueFailure }

/** Members who have got a coupon of this issue already. */
async function servedOf(trx: Write, id: string, userCodes: readonly string[]): Promise<Set<string>> {
  if (userCodes.length === 0) return new Set()
  const rows = await trx
    .selectFrom('coupon_issue_row')
    .select('user_code')
    .where('user_code', 'in', userCodes)
    .where('issue_id', '=', id)
    .where('coupon_id', 'is not', null)
    .execute()
  return new Set(rows.flatMap(({ user_code }) => user_code ?? []))
}

/** Issues a coupon to each of some members, or finds why not. */
async function issueRows(
  trx: Write,
  rows: readonly (MemberRow & { readonly user: string | undefined })[],
  campaign: Campaign | undefined,
  now: number,
): Promise<ReadonlyMap<number, Outcome>> {
  const outcomes = new Map<number, Outcome>()
  if (campaign?.grant !== 'ISSUED' || isOver(campaign, now)) {
    for (const { position } of rows) outcomes.set(position, { problem: 'over' })
    return outcomes
  }
  const users = rows.flatMap(({ user }) => user ?? [])
  const failures = await judgeMembers(trx, campaign, users)
  const served = await servedOf(trx, rows[0]?.issue_id ?? '', users)
  for (const { position, user } of rows) {
    if (user === undefined) {
      outcomes.set(position, { problem: 'unknown' })
      continue
    }
    const failure = served.has(user) ? 'twice' : failures.get(user)
    const coupon = failure ? undefined : await issueCoupon(trx, campaign, user, now)
    if (coupon) served.add(user)
    outcomes.set(position, coupon ? { couponId: coupon.id } : { problem: failure ?? 'gone' })
  }
  return outcomes
}

/** Issues the coupons of the next members, with the numbers of the issue. */
async function issuePart(trx: Write, issue: IssueRow, now: number): Promise<void> {
  const waiting = await trx
    .selectFrom('coupon_issue_row')
    .selectAll()
    .where('issue_id', '=', issue.id)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(PART)
    .execute()
  const typed = waiting.flatMap(row => (row.user_code === null ? row.typed : []))
  const known = typed.length === 0 ? new Map<string, string>() : await findMembers(trx, typed)
  const rows = waiting.map(row => ({ ...row, user: row.user_code ?? known.get(row.typed) }))
  const outcomes = await issueRows(trx, rows, await findCampaign(trx, issue.campaign_code), now)
  let done = 0
  for (const { position, user } of rows) {
    const outcome = outcomes.get(position) ?? { problem: 'unknown' as const }
    const isDone = 'couponId' in outcome
    if (isDone) done += 1
    await trx
      .updateTable('coupon_issue_row')
      .set({
        state: isDone ? 'done' : 'failed',
        user_code: user ?? null,
        coupon_id: isDone ? outcome.couponId : null,
        problem: isDone ? null : outcome.problem,
        changed_at: now,
      })
      .where('issue_id', '=', issue.id)
      .where('position', '=', position)
      .execute()
  }
  const isLast = waiting.length < PART
  await trx
    .updateTable('coupon_issue')
    .set({
      done: issue.done + done,
      failed: issue.failed + rows.length - done,
      ...(isLast && { state: 'done', ended_at: now }),
    })
    .where('id', '=', issue.id)
    .execute()
}

/** Takes back what the next members have not used. */
async function takeBackPart(trx: Write, issue: IssueRow, now: number): Promise<void> {
  const rows = await trx
    .selectFrom('coupon_issue_row')
    .selectAll()
    .where('issue_id', '=', issue.id)
    .where('state', '=', 'done')
    .where('position', '>=', issue.next_position)
    .orderBy('position')
    .limit(PART)
    .execute()
  let takenBack = 0
  for (const row of rows) if (await takeBackRow(trx, row, now)) takenBack += 1
  const last = rows.at(-1)
  const isLast = rows.length < PART
  await trx
    .updateTable('coupon_issue')
    .set({
      taken_back: issue.taken_back + takenBack,
      next_position: isLast ? 0 : (last?.position ?? 0) + 1,
      ...(isLast && { state: 'done', ended_at: now }),
    })
    .where('id', '=', issue.id)
    .execute()
}

/**
 * Does the next part of an issue in the caller's transaction: a process that is killed leaves coupons and results, or neither.
 *
 * @returns false where nothing is left to do
 */
export async function runPart(trx: Write, id: string, now: number): Promise<boolean> {
  // Holds the row, so that two processes do it one after the other.
  const issue = await lockIssue(trx, id, AT_WORK)
  if (!issue) return false
  if (issue.state === 'naming') await namePart(trx, issue, now)
  else if (issue.state === 'running') await issuePart(trx, issue, now)
  else await takeBackPart(trx, issue, now)
  return true
}

/**
 * Goes on with all issues that have work left, one after the other, in turns with everything else.
 *
 * @throws AggregateError after the other issues, if some failed
 */
export async function runIssues(db: Database, now: number, isMine: () => boolean = () => true) {
  const failures: unknown[] = []
  for (const id of await issuesAtWork(db))
    try {
      while (isMine() && (await db.transaction().execute(trx => runPart(trx, id, now)))) await pause(REST_MS)
    } catch (error) {
      // One that cannot go on must not hold the others up; it can be stopped.
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'Issues of coupons could not go on')
}

/** The background job that issues coupons. */
export const issuesJob = (db: Database): Job => ({
  name: 'coupon.issues',
  everyMs: SECOND_MS,
  hasWork: async () => (await issuesAtWork(db)).length > 0,
  run: ({ now, isMine }) => runIssues(db, now, isMine),
})
