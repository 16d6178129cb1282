import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { DAY_MS } from '#locales/hong-kong.ts'
import { accepted, refused, type Result } from '#platform/result.ts'
import type { Campaign } from '../../catalogue/campaign.ts'
import type { Database } from '../../database/database.ts'
import type { CouponIssueTable } from '../../database/tables.ts'
import type { IssueFailure } from '../../rules/issue-failure.ts'
import { periodState } from '../../rules/period.ts'
import { chunks } from '../../shared/chunks.ts'
import { logCampaignEvent } from '../campaign-events.ts'
import type { Deed } from '../deed.ts'
import { findCampaign } from '../find-campaign.ts'
import { findMembers } from './find-members.ts'
import {
  AT_WORK,
  type CouponIssue,
  type FailedMember,
  failedMembers,
  findIssueRow,
  issueOf,
  issuesAtWork,
  lockIssue,
  nameMembers,
} from './issue-rows.ts'
import { isOver, judgeMembers, leftOf } from './judge-members.ts'
import { type IssuedByHand, issuedByHand, type IssuedQuestion } from './issued-list.ts'
import { type MemberFilter, membersOf } from './member-filter.ts'
import { takeBackCoupon, type TakeBackRefusal } from './take-back.ts'

/** Most members of one issue. */
export const MAX_MEMBERS = 100_000
/** Most lines of a pasted list. */
export const MAX_LINES = 5000
/** Most issues that run or wait at once. */
export const MAX_ISSUES = 20
/** Issues in one answer. */
const LISTED = 100
/** Lines that a dry run names. */
const NAMED = 20
/** Time for which failures are kept: they hold addresses that people pasted. */
const KEPT_MS = 30 * DAY_MS

/** Members who are to get a coupon: as an operator typed them, or by a filter. */
export type Receivers = { readonly lines: readonly string[] } | { readonly filter: MemberFilter }

/** What an issue would do. */
export interface TriedIssue {
  /** Number of lines, or of members that the filter finds. */
  readonly count: number
  /** Members who would get one. */
  readonly issued: number
  readonly failed: Readonly<Partial<Record<IssueFailure, number>>>
  /** Some of the lines that are no member's. */
  readonly unknown: readonly string[]
  readonly campaign: 'RUNNING' | 'NOT_STARTED'
  /** Coupons that the campaign has left; `null` without a limit. */
  readonly left: number | null
}

export type IssueRefusal =
  | { readonly reason: 'noCampaign' | 'notIssued' | 'over' | 'noMembers' | 'manyMembers' | 'manyIssues' }
  /** The filter finds another number of members than the operator saw. */
  | { readonly reason: 'otherCount'; readonly count: number }

interface NewIssue {
  /** Chosen by the caller, so that a call whose answer got lost can be repeated. */
  readonly id: string
  readonly campaign: string
  readonly receivers: Receivers
  /** Number of members that the dry run found. */
  readonly expected: number
}

/** Coupons that staff issue by hand. */
export interface CouponIssues {
  readonly tryOut: (
    campaign: string,
    receivers: Receivers,
    now: number,
  ) => Promise<Result<TriedIssue, IssueRefusal>>
  readonly start: (issue: NewIssue, deed: Deed) => Promise<Result<CouponIssue, IssueRefusal>>
  /** The latest issues of a campaign, the newest first. */
  readonly list: (campaign: string) => Promise<readonly CouponIssue[]>
  readonly find: (id: string) => Promise<CouponIssue | undefined>
  /** Members who got none, a part at a time. */
  readonly failures: (id: string, limit?: number) => AsyncIterable<readonly FailedMember[]>
  /** Ends an issue after its present part; `undefined` if it does not run any more. */
  readonly stop: (id: string, deed: Deed) => Promise<CouponIssue | undefined>
  /** Goes on with a stopped issue; `undefined` if it was not stopped. */
  readonly resume: (id: string, deed: Deed) => Promise<CouponIssue | undefined>
  /** Begins to take back what was issued and is not used; `undefined` while it runs, and where nothing is left. */
  readonly takeBack: (id: string, deed: Deed) => Promise<CouponIssue | undefined>
  /** Coupons issued by hand, the latest first; up to `size` + 1. */
  readonly issued: (question: IssuedQuestion, now: number) => Promise<readonly IssuedByHand[]>
  readonly takeBackCoupon: (
    id: string,
    deed: Deed,
  ) => Promise<Result<{ readonly campaign: string; readonly member: string }, TakeBackRefusal>>
}

/** A campaign whose coupons are issued by the shop now. */
async function issuing(db: Database, code: string, now: number): Promise<Result<Campaign, IssueRefusal>> {
  const campaign = await findCampaign(db, code)
  if (!campaign) return refused({ reason: 'noCampaign' })
  if (campaign.grant !== 'ISSUED') return refused({ reason: 'notIssued' })
  return isOver(campaign, now) ? refused({ reason: 'over' }) : accepted(campaign)
}

/** Members of receivers, a part at a time; lines that are no member’s come as `unknown`. */
async function* partsOf(
  db: Database,
  receivers: Receivers,
): AsyncGenerator<{ readonly members: readonly string[]; readonly unknown: readonly string[] }> {
  if ('filter' in receivers) {
    for await (const members of membersOf(db, receivers.filter)) yield { members, unknown: [] }
    return
  }
  for (const lines of chunks(receivers.lines)) {
    const found = await findMembers(db, lines)
    yield {
      members: lines.flatMap(line => found.get(line) ?? []),
      unknown: lines.filter(line => !found.has(line)),
    }
    await nextTurn()
  }
}

async function tryOut(
  db: Database,
  code: string,
  receivers: Receivers,
  now: number,
): Promise<Result<TriedIssue, IssueRefusal>> {
  const found = await issuing(db, code, now)
  if (!found.ok) return found
  const campaign = found.value
  const failed: Partial<Record<IssueFailure, number>> = {}
  const fail = (why: IssueFailure, count = 1) => {
    if (count > 0) failed[why] = (failed[why] ?? 0) + count
  }
  const unknown: string[] = []
  const seen = new Set<string>()
  let [count, issued] = [0, 0]
  for await (const part of partsOf(db, receivers)) {
    count += part.members.length + part.unknown.length
    if (count > MAX_MEMBERS) return refused({ reason: 'manyMembers' })
    fail('unknown', part.unknown.length)
    unknown.push(...part.unknown.slice(0, NAMED - unknown.length))
    const fresh = [...new Set(part.members)].filter(member => !seen.has(member))
    fail('twice', part.members.length - fresh.length)
    for (const member of fresh) seen.add(member)
    for (const members of chunks(fresh)) {
      const failures = await judgeMembers(db, campaign, members)
      for (const why of failures.values()) fail(why)
      issued += members.length - failures.size
    }
  }
  if (count === 0) return refused({ reason: 'noMembers' })
  const left = await leftOf(db, campaign)
  if (left !== null) fail('gone', Math.max(0, issued - left))
  return accepted({
    count,
    issued: Math.min(issued, left ?? issued),
    failed,
    unknown,
    campaign: periodState(campaign, now) === 'RUNNING' ? 'RUNNING' : 'NOT_STARTED',
    left,
  })
}

/** Number of members that receivers mean. */
async function countOf(db: Database, receivers: Receivers): Promise<number> {
  if ('lines' in receivers) return receivers.lines.length
  let count = 0
  for await (const members of membersOf(db, receivers.filter)) {
    count += members.length
    if (count > MAX_MEMBERS) break
  }
  return count
}

/** A filter as of an instant: members who register later are not meant. */
const asOf = (filter: MemberFilter, now: number): MemberFilter => ({
  ...filter,
  registeredUntil: Math.min(filter.registeredUntil ?? now, now),
})

async function start(
  db: Database,
  { id, campaign, receivers, expected }: NewIssue,
  { by, now, reason }: Deed,
): Promise<Result<CouponIssue, IssueRefusal>> {
  const repeated = await findIssueRow(db, id)
  if (repeated) return accepted(issueOf(repeated))
  const found = await issuing(db, campaign, now)
  if (!found.ok) return found
  const count = await countOf(db, receivers)
  if (count === 0) return refused({ reason: 'noMembers' })
  if (count > MAX_MEMBERS) return refused({ reason: 'manyMembers' })
  if (count !== expected) return refused({ reason: 'otherCount', count })
  return db.transaction().execute(async (trx): Promise<Result<CouponIssue, IssueRefusal>> => {
    if ((await issuesAtWork(trx)).length >= MAX_ISSUES) return refused({ reason: 'manyIssues' })
    const filter = 'filter' in receivers ? asOf(receivers.filter, now) : undefined
    const lines = 'lines' in receivers ? receivers.lines : []
    const row = await trx
      .insertInto('coupon_issue')
      .values({
        id,
        campaign_code: campaign,
        made_at: now,
        made_by: by,
        reason,
        filter: filter ? JSON.stringify(filter) : null,
        named_until: filter ? '' : null,
        state: filter ? 'naming' : 'running',
        total: lines.length,
        done: 0,
        failed: 0,
        taken_back: 0,
        next_position: 0,
      })
      // Of two calls with one wish the second one finds the first.
      .onConflict(conflict => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) {
      const first = await findIssueRow(trx, id)
      return first ? accepted(issueOf(first)) : refused({ reason: 'manyIssues' })
    }
    const members = lines.map(typed => ({ typed, userCode: null }))
    await nameMembers(trx, { id, campaign, total: 0 }, members, now)
    await logCampaignEvent(trx, { campaign, at: now, by, kind: 'issueStarted', about: '', count, reason })
    return accepted(issueOf(row))
  })
}

/** Moves an issue to another state, with an entry in the log; `undefined` if it is in none of `from`. */
function move(
  db: Database,
  id: string,
  { by, now, reason }: Deed,
  {
    from,
    kind,
    to,
    count,
  }: {
    readonly from: readonly CouponIssueTable['state'][]
    readonly kind: 'issueStopped' | 'issueResumed' | 'issueTakenBack'
    readonly to: (row: Selectable<CouponIssueTable>) => CouponIssueTable['state']
    /** Number of coupons that it is about; 0 changes nothing, unless it may be 0. */
    readonly count: (row: Selectable<CouponIssueTable>) => number | undefined
  },
): Promise<CouponIssue | undefined> {
  return db.transaction().execute(async trx => {
    const row = await lockIssue(trx, id, from)
    const about = row && count(row)
    if (!row || about === undefined) return undefined
    const state = to(row)
    const moved = await trx
      .updateTable('coupon_issue')
      .set({ state, ended_at: state === 'stopped' ? now : null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const campaign = row.campaign_code
    await logCampaignEvent(trx, { campaign, at: now, by, kind, about: '', count: about, reason })
    return issueOf(moved)
  })
}

/** Deletes results of issues that ended 30 days ago, but for coupons: failures hold addresses that were pasted. */
export async function purgeFailures(db: Database, now: number): Promise<void> {
  const old = await db
    .selectFrom('coupon_issue')
    .select('id')
    .where('state', 'in', ['done', 'stopped'])
    .where('ended_at', '<', now - KEPT_MS)
    .execute()
  for (const { id } of old)
    for await (const part of failedMembers(db, id)) {
      if (part.length === 0) break
      await db
        .deleteFrom('coupon_issue_row')
        .where('issue_id', '=', id)
        .where('state', '=', 'failed')
        .where('position', '<=', part.at(-1)?.position ?? -1)
        .execute()
    }
}

export const createCouponIssues = (db: Database): CouponIssues => ({
  tryOut: (campaign, receivers, now) => tryOut(db, campaign, receivers, now),
  start: (issue, deed) => start(db, issue, deed),
  async list(campaign) {
    const rows = await db
      .selectFrom('coupon_issue')
      .selectAll()
      .where('campaign_code', '=', campaign)
      .orderBy('made_at', 'desc')
      .orderBy('id')
      .limit(LISTED)
      .execute()
    return rows.map(issueOf)
  },
  async find(id) {
    const row = await findIssueRow(db, id)
    return row && issueOf(row)
  },
  failures: (id, limit) => failedMembers(db, id, limit),
  stop: (id, deed) =>
    move(db, id, deed, {
      from: AT_WORK,
      kind: 'issueStopped',
      to: () => 'stopped',
      count: row => row.done,
    }),
  resume: (id, deed) =>
    move(db, id, deed, {
      from: ['stopped'],
      kind: 'issueResumed',
      to: row => (row.named_until === null ? 'running' : 'naming'),
      count: row => row.total - row.done - row.failed,
    }),
  takeBack: (id, deed) =>
    move(db, id, deed, {
      from: ['done', 'stopped'],
      kind: 'issueTakenBack',
      to: () => 'takingBack',
      count: row => row.done - row.taken_back || undefined,
    }),
  issued: (question, now) => issuedByHand(db, question, now),
  takeBackCoupon: (id, deed) => takeBackCoupon(db, id, deed),
})
