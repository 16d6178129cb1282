import { z } from 'zod'
import { DAY_MS } from '#locales/hong-kong.ts'
import {
  type CouponIssues,
  type IssueRefusal,
  MAX_ISSUES,
  MAX_LINES,
  MAX_MEMBERS,
  type Receivers,
} from '#api/coupon/issues/coupon-issues.ts'
import { pastedMembers } from '#api/coupon/issues/find-members.ts'
import type { TakeBackRefusal } from '#api/coupon/issues/take-back.ts'
import { orderNumberOf } from '#api/shared/order-number.ts'
import { catalogue } from '#locales/catalogue.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { code, wish } from '../records/record-input.ts'
import { pageFields, pageOf } from '../shared.ts'
import { deedOf, neededReason } from './code-operations.ts'
import type { DeskIssue, DeskIssueDetail, DeskIssued, DeskTriedIssue } from './issue-shapes.ts'
import { writeTable } from './write-table.ts'

export interface IssueDesk {
  readonly couponIssues: CouponIssues
}

const LIST_BYTES = 512 * 1024
/** Characters of a pasted list. */
const MAX_TEXT = 400_000
/** Failures in one answer. */
const NAMED = 20
const MAX_DAYS = 3650

const instant = z.int().min(0).max(Date.UTC(3000, 0))
const receivers = z.union([
  /** Addresses, numbers and codes of members, one in a line. */
  z.strictObject({ list: z.string().min(1).max(MAX_TEXT) }),
  z.strictObject({
    filter: z.strictObject({
      levels: z.array(code).max(20).default([]),
      registeredFrom: instant.optional(),
      /** No longer at this instant. */
      registeredUntil: instant.optional(),
      isOptedIn: z.boolean().optional(),
      /** Members with an order of the last days. */
      orderedDays: z.int().min(1).max(MAX_DAYS).optional(),
    }),
  }),
])

function receiversOf(given: z.output<typeof receivers>, now: number): Receivers {
  if ('list' in given) return { lines: pastedMembers(given.list) }
  const { orderedDays, ...filter } = given.filter
  return {
    filter: { ...filter, ...(orderedDays !== undefined && { orderedSince: now - orderedDays * DAY_MS }) },
  }
}

function issueRefusal(refusal: IssueRefusal): Refusal {
  switch (refusal.reason) {
    case 'noCampaign':
      return refuse(404, 'recordGone')
    case 'notIssued':
      return refuse(409, 'couponsNotIssued')
    case 'over':
      return refuse(409, 'offerOver')
    case 'noMembers':
      return refuse(422, 'membersNone')
    case 'manyMembers':
      return refuse(422, 'membersMany', { values: { max: MAX_MEMBERS } })
    case 'manyIssues':
      return refuse(409, 'issuesMany', { values: { max: MAX_ISSUES } })
    case 'otherCount':
      return refuse(409, 'membersOther', { values: { count: refusal.count } })
  }
}

/** Why a coupon cannot be taken back. */
export const TAKE_BACK_REFUSALS: Readonly<Record<TakeBackRefusal, Refusal>> = {
  noCoupon: refuse(404, 'couponUnknown'),
  held: refuse(409, 'codeHeld'),
  used: refuse(409, 'codeUsed'),
  takenBack: refuse(409, 'couponTakenBack'),
}

const gone = refuse(404, 'issueGone')
const given = (issue: DeskIssue | undefined): Outcome<DeskIssue> =>
  issue ? done(issue) : refuse(409, 'issueState')

const { read, ask, change } = operationsOn<IssueDesk>()
const issue = z.string().min(8).max(64)

/** Coupons that staff issue to members. */
export const issueOperations = {
  try: ask({
    right: 'promotions.change',
    summary: 'Says who would get a coupon and who would not. Stores nothing.',
    input: z.strictObject({ campaign: code, receivers }),
    maxBytes: LIST_BYTES,
    async run({ couponIssues }, { campaign, receivers: asked }, { now }): Promise<Outcome<DeskTriedIssue>> {
      const meant = receiversOf(asked, now)
      if ('lines' in meant && meant.lines.length > MAX_LINES)
        return refuse(422, 'linesMany', { values: { max: MAX_LINES } })
      const tried = await couponIssues.tryOut(campaign, meant, now)
      return tried.ok ? done(tried.value) : issueRefusal(tried.refusal)
    },
  }),
  start: change({
    right: 'promotions.change',
    summary:
      'Begins to issue a coupon to each of some members. It names the number of members that the dry run found; a repeated wish issues nothing twice.',
    input: z.strictObject({
      wish,
      campaign: code,
      receivers,
      expected: z.int().min(1),
      reason: neededReason,
    }),
    maxBytes: LIST_BYTES,
    async run({ couponIssues }, { wish: id, campaign, receivers: asked, expected, reason }, caller) {
      const meant = receiversOf(asked, caller.now)
      if ('lines' in meant && meant.lines.length > MAX_LINES)
        return refuse(422, 'linesMany', { values: { max: MAX_LINES } })
      const begun = await couponIssues.start(
        { id, campaign, receivers: meant, expected },
        deedOf(caller, reason),
      )
      return begun.ok ? done<DeskIssue>(begun.value) : issueRefusal(begun.refusal)
    },
    about: ({ campaign, expected, reason }) => `${campaign}: ${expected} · ${reason}`,
  }),
  list: read({
    right: 'promotions.read',
    summary: 'Lists the latest issues of a campaign, the newest first.',
    input: z.strictObject({ campaign: code }),
    run: async ({ couponIssues }, { campaign }) =>
      done<{ issues: readonly DeskIssue[] }>({ issues: await couponIssues.list(campaign) }),
  }),
  find: read({
    right: 'promotions.change',
    summary: 'Reads an issue: how far it is, and the first members who got no coupon.',
    input: z.strictObject({ issue }),
    async run({ couponIssues }, { issue: id }): Promise<Outcome<DeskIssueDetail>> {
      const found = await couponIssues.find(id)
      if (!found) return gone
      const failures: DeskIssueDetail['failures'][number][] = []
      for await (const part of couponIssues.failures(id, NAMED))
        failures.push(...part.map(({ member, problem }) => ({ member, problem })))
      return done({ ...found, failures })
    },
  }),
  failures: read({
    right: 'promotions.change',
    summary: 'Writes the members who got no coupon as a table for spreadsheets.',
    input: z.strictObject({ issue }),
    async run({ couponIssues }, { issue: id }, { locale }) {
      if (!(await couponIssues.find(id))) return gone
      const { why } = catalogue[locale].editor.codes.issue
      const text = await writeTable(['member', 'problem'], couponIssues.failures(id), each => [
        each.member,
        why[each.problem],
      ])
      return done({ text })
    },
  }),
  stop: change({
    right: 'promotions.change',
    summary: 'Stops an issue after its present part; what was issued stays.',
    input: z.strictObject({ issue }),
    run: async ({ couponIssues }, { issue: id }, caller) =>
      given(await couponIssues.stop(id, deedOf(caller, ''))),
    about: (_, { campaign }) => campaign,
  }),
  resume: change({
    right: 'promotions.change',
    summary: 'Goes on with an issue that was stopped.',
    input: z.strictObject({ issue }),
    run: async ({ couponIssues }, { issue: id }, caller) =>
      given(await couponIssues.resume(id, deedOf(caller, ''))),
    about: (_, { campaign }) => campaign,
  }),
  'take-back': change({
    right: 'promotions.change',
    summary: 'Begins to take back the coupons of an issue that no order holds or has used.',
    input: z.strictObject({ issue, reason: neededReason }),
    run: async ({ couponIssues }, { issue: id, reason }, caller) =>
      given(await couponIssues.takeBack(id, deedOf(caller, reason))),
    about: ({ reason }, { campaign }) => `${campaign}: ${reason}`,
  }),
  coupons: ask({
    right: 'promotions.change',
    summary:
      'Lists the coupons of a campaign that were issued by hand, the latest first, with masked members.',
    input: z.strictObject({
      campaign: code,
      /** Address, number or code of a member. */
      member: z.string().max(300).optional(),
      ...pageFields,
      after: z.string().max(100).optional(),
    }),
    async run({ couponIssues }, { size, member, ...question }, { now }) {
      const about = member?.trim()
      const found = await couponIssues.issued({ ...question, size, ...(about && { member: about }) }, now)
      return done(
        pageOf(found, size, {
          rowOf: ({ orderCode, cursor: _cursor, ...row }): DeskIssued => ({
            ...row,
            order: orderCode === null ? null : orderNumberOf(orderCode),
          }),
          codeOf: ({ cursor }) => cursor,
        }),
      )
    },
  }),
  'take-back-coupon': change({
    right: 'promotions.change',
    summary: 'Takes one coupon back, unless an order holds it or has used it.',
    input: z.strictObject({ coupon: z.string().min(1).max(64), reason: neededReason }),
    async run({ couponIssues }, { coupon, reason }, caller) {
      const taken = await couponIssues.takeBackCoupon(coupon, deedOf(caller, reason))
      return taken.ok ? done(taken.value) : TAKE_BACK_REFUSALS[taken.refusal]
    },
    about: ({ reason }, { campaign, member }) => `${campaign}: ${member} · ${reason}`,
  }),
}
