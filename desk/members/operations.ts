import { z } from 'zod'
import { maskedMember } from '#api/coupon/issues/masked-member.ts'
import type { TakeBackRefusal } from '#api/coupon/issues/take-back.ts'
import type { ContactRefusal } from '#api/member/contact-step.ts'
import type { GoDollarRefusal } from '#api/member/go-dollar-steps.ts'
import type { MemberDeed, MemberRefusal } from '#api/member/member-steps.ts'
import type { IssueFailure } from '#api/rules/issue-failure.ts'
import { readEmail, readMobile } from '#api/verify/receiver.ts'
import type { Result } from '#platform/result.ts'
import type { Operator } from '#operators/operator.ts'
import { MERGE_FIELDS, MERGE_SIDES, type MergeField, type MergeProblem } from '#api/rules/member-merge.ts'
import { mergeBags } from '#api/cart/bag.ts'
import { DATA_REQUESTS } from '#api/rules/data-requests.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { LOCALES } from '#locales/locale.ts'
import { type Caller, operationsOn } from '#operators/operation.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { neededReason } from '../coupons/code-operations.ts'
import { TAKE_BACK_REFUSALS } from '../coupons/issue-operations.ts'
import { goDollarLimitRefusal } from '../role-limits.ts'
import { limitsOf, MAX_GO_DOLLAR } from '#operators/rights.ts'
import { code, wish } from '../records/record-input.ts'
import { pageFields, pageOf, screenWord } from '../shared.ts'
import type { DeskErasure, DeskMember, DeskMerged, DeskMergePlan, ListedDataRequest } from './desk-member.ts'
import { archiveOf, type MemberArchive } from './member-archive.ts'
import {
  listedMember,
  type MemberDesk,
  memberOf,
  mergeReportOf,
  mergeSideOf,
  requestOf,
} from './member-shapes.ts'

/** Longest text of a search. */
const MAX_SEARCH = 300

const REFUSALS: Readonly<Record<MemberRefusal, Refusal>> = {
  gone: refuse(404, 'memberGone'),
  same: refuse(409, 'memberSame'),
  noLevel: refuse(422, 'levelUnknown'),
}

const CONTACT_REFUSALS: Readonly<Record<ContactRefusal, Refusal>> = {
  gone: REFUSALS.gone,
  taken: refuse(409, 'contactTaken'),
  tooSoon: refuse(429, 'codeTooSoon'),
  tooMany: refuse(429, 'codeTooMany'),
  notSent: refuse(409, 'codeNotSent'),
  codeWrong: refuse(422, 'codeWrong'),
  codeExpired: refuse(422, 'codeExpired'),
}

function goDollarRefusal(refusal: GoDollarRefusal, actor: Operator): Refusal {
  switch (refusal.reason) {
    case 'gone':
      return REFUSALS.gone
    case 'limit':
      return goDollarLimitRefusal(actor, refusal.left)
    case 'balance':
      return refuse(409, 'goDollarBalance', { values: { left: refusal.left } })
  }
}

const couponRefusal = (failure: IssueFailure): Refusal =>
  refuse(409, 'couponNotGiven', {
    values: { why: screenWord(({ editor }) => editor.codes.issue.why[failure]) },
  })

/** Input of a change of one member, with its reason. */
const onMember = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ wish, member: code, reason: neededReason, ...fields })
type OnMember = z.output<ReturnType<typeof onMember<Record<never, never>>>>

/** A new address or number as it was typed. */
const contact = { kind: z.enum(['email', 'mobile']), value: z.string().min(1).max(400) }

/** As it is stored; `undefined` if it is none. */
function receiverOf({ kind, value }: { readonly kind: 'email' | 'mobile'; readonly value: string }) {
  const receiver = kind === 'email' ? readEmail(value) : readMobile(value, 'HK')
  return receiver === undefined ? undefined : { kind, receiver }
}
const wrongContact = refuse(422, 'contactWrong')

const mergeRefusal = (problem: MergeProblem): Refusal =>
  problem === 'GONE'
    ? REFUSALS.gone
    : refuse(409, 'membersNotMerged', {
        values: { why: screenWord(({ editor }) => editor.members.merge.problems[problem]) },
      })

/** The account that each field comes from. */
const mergeChoice = z.strictObject(
  Object.fromEntries(MERGE_FIELDS.map(field => [field, z.enum(MERGE_SIDES)])) as Record<
    MergeField,
    z.ZodEnum<{ stays: 'stays'; closes: 'closes' }>
  >, // a key for each
)

/** The member as they are now. */
async function shown(desk: MemberDesk, member: string, now: number): Promise<Outcome<DeskMember>> {
  const account = await desk.accounts.byCode(member)
  return account ? done(await memberOf(desk, account, now)) : REFUSALS.gone
}

const { read, change } = operationsOn<MemberDesk>()

interface Step<Schema extends z.ZodType> {
  readonly summary: string
  readonly input: Schema
  /** See `Operation`. */
  readonly asks?: 'again'
  /** `undefined`, or why it was refused. */
  readonly run: (
    desk: MemberDesk,
    input: z.output<Schema>,
    deed: MemberDeed,
    actor: Operator,
  ) => Promise<Refusal | undefined>
}

/** The refusal of a result in the operator's language. */
const refusalOf = <Problem>(result: Result<unknown, Problem>, wordsOf: (problem: Problem) => Refusal) =>
  result.ok ? undefined : wordsOf(result.refusal)

const stepRefusal = (refusal: MemberRefusal) => REFUSALS[refusal]

const maskedName = ({ id, email, mobile }: DeskMember) =>
  maskedMember({ email: email?.value ?? null, mobile: mobile?.value ?? null, user_code: id })

/** A change of one member that answers with the member as they are after it. The audit log names them masked. */
const step = <Schema extends z.ZodType<OnMember>>({ run, ...entry }: Step<Schema>) =>
  change({
    ...entry,
    right: 'members.change',
    about: ({ reason }, after: DeskMember) => `${maskedName(after)} · ${reason}`,
    async run(desk, input, { actor, now }: Caller) {
      const { wish: id, member, reason } = input
      const refusal = await run(desk, input, { wish: id, by: actor.name, now, reason }, actor)
      return refusal ?? shown(desk, member, now)
    },
  })

/** The archive of a member, and the member's masked name. */
interface Exported extends MemberArchive {
  readonly contact: string
}

/** Members for customer service. */
export const memberOperations = {
  list: read({
    right: 'members.read',
    summary:
      'Finds members by a whole e-mail address, mobile, order number or code, or by the beginning of a name; lists all of them, the newest first, without one. Contacts are masked.',
    input: z.strictObject({
      search: z.string().max(MAX_SEARCH).default(''),
      ...pageFields,
      after: z.string().max(400).optional(),
    }),
    async run(desk, { search, after, size }, { locale }) {
      const [found, levels] = await Promise.all([
        desk.members.search({ search, after, size }),
        desk.accounts.levels(),
      ])
      return done(
        pageOf(found, size, {
          rowOf: ({ account }) => listedMember(account, levels, locale),
          codeOf: ({ cursor }) => cursor,
        }),
      )
    },
  }),
  find: read({
    right: 'members.read',
    summary:
      'Looks up a member with orders, returns, bag, wish list, coupons, GO DOLLAR, addresses, consents, messages, sessions and changes by staff.',
    input: z.strictObject({ member: code }),
    run: (desk, { member }, { now }) => shown(desk, member, now),
  }),
  'set-level': step({
    summary: 'Sets the level of a member.',
    input: onMember({ level: code }),
    run: async ({ members }, { member, level }, deed) =>
      refusalOf(await members.setLevel(member, level, deed), stepRefusal),
  }),
  suspend: step({
    summary: 'Suspends a member, who is signed out at once and cannot sign in.',
    input: onMember({}),
    run: async ({ members }, { member }, deed) =>
      refusalOf(await members.setSuspended(member, true, deed), stepRefusal),
  }),
  restore: step({
    summary: 'Lets a suspended member back in.',
    input: onMember({}),
    run: async ({ members }, { member }, deed) =>
      refusalOf(await members.setSuspended(member, false, deed), stepRefusal),
  }),
  'sign-out': step({
    summary: 'Ends all sessions of a member.',
    input: onMember({}),
    run: async ({ members }, { member }, deed) => refusalOf(await members.signOut(member, deed), stepRefusal),
  }),
  'move-go-dollar': step({
    asks: 'again',
    summary:
      'Gives a member GO DOLLAR, or takes some (negative). An operator may move so many of one member within a day, by role.',
    input: onMember({
      points: z
        .int()
        .min(-MAX_GO_DOLLAR)
        .max(MAX_GO_DOLLAR)
        .refine(points => points !== 0),
    }),
    run: async ({ members }, { member, points }, deed, actor) =>
      refusalOf(
        await members.moveGoDollar(member, { points, limit: limitsOf(actor).goDollar }, deed),
        (refusal: GoDollarRefusal) => goDollarRefusal(refusal, actor),
      ),
  }),
  'give-coupon': step({
    summary: 'Issues a coupon of a campaign to one member.',
    input: onMember({ campaign: code }),
    run: async ({ members }, { member, campaign }, deed) =>
      refusalOf(await members.giveCoupon(member, campaign, deed), couponRefusal),
  }),
  'take-coupon': step({
    summary: 'Takes a coupon of a member back, unless an order holds it or has used it.',
    input: onMember({ coupon: code }),
    run: async ({ members }, { member, coupon }, deed) =>
      refusalOf(
        await members.takeCoupon(member, coupon, deed),
        (refusal: TakeBackRefusal) => TAKE_BACK_REFUSALS[refusal],
      ),
  }),
  'send-code': change({
    right: 'members.change',
    summary: 'Sends a code to a new address or number of a member, who reads it to the operator.',
    input: z.strictObject({ member: code, ...contact, locale: z.enum(LOCALES) }),
    async run({ members }, { member, locale, ...typed }, { actor, now }): Promise<Outcome<{ sent: string }>> {
      const to = receiverOf(typed)
      if (!to) return wrongContact
      const sent = await members.sendCode(member, to, { by: actor.name, now, locale })
      return sent.ok ? done({ sent: to.receiver }) : CONTACT_REFUSALS[sent.refusal]
    },
    about: ({ kind }, { sent }) =>
      maskedMember({
        email: kind === 'email' ? sent : null,
        mobile: kind === 'mobile' ? sent : null,
        user_code: '',
      }),
  }),
  'correct-contact': step({
    asks: 'again',
    summary: 'Replaces the address or number of a member, proved by the code that was sent to it.',
    input: onMember({ ...contact, code: z.string().min(1).max(40) }),
    async run({ members }, { member, code: typed, ...given }, deed) {
      const to = receiverOf(given)
      if (!to) return wrongContact
      const corrected = await members.correct(member, { ...to, code: typed }, deed)
      return refusalOf(corrected, refusal => CONTACT_REFUSALS[refusal])
    },
  }),
  export: change({
    right: 'members.data',
    asks: 'again',
    summary: 'Writes what the shop has stored of a member, for people and for programs.',
    input: onMember({}),
    async run(desk, { wish: id, member, reason }, { actor, now }): Promise<Outcome<Exported>> {
      const noted = await desk.members.noteExport(member, { wish: id, by: actor.name, now, reason })
      if (!noted.ok) return REFUSALS[noted.refusal]
      const found = await shown(desk, member, now)
      if (!found.ok) return found
      const archive = await archiveOf(desk, found.value, isoInHongKong(now))
      return done({ ...archive, contact: maskedName(found.value) })
    },
    about: ({ reason }, { contact: masked }) => `${masked} · ${reason}`,
  }),
  erase: change({
    right: 'members.data',
    asks: 'again',
    summary:
      'Removes a person from the account, orders and everything else, and says what stays without them. Refused while an order or a return is under way.',
    input: onMember({}),
    async run({ members }, { wish: id, member, reason }, { actor, now }): Promise<Outcome<DeskErasure>> {
      const erased = await members.erase(member, { wish: id, by: actor.name, now, reason })
      if (erased.ok) return done({ id: member, stays: erased.value })
      const { refusal } = erased
      return refusal.reason === 'gone'
        ? REFUSALS.gone
        : refuse(409, 'memberBusy', { values: { orders: refusal.orders, returns: refusal.returns } })
    },
    // A name would outlive the person in the log.
    about: ({ member }) => member,
  }),
  'try-merge': read({
    right: 'members.data',
    summary:
      'Compares two accounts of one person: what each has, and why they cannot be merged. Addresses and numbers are shown in full.',
    input: z.strictObject({ member: code, other: code }),
    async run({ members, accounts }, { member, other }): Promise<Outcome<DeskMergePlan>> {
      const [plan, levels] = [await members.planMerge({ from: other, into: member }), await accounts.levels()]
      if (!plan.ok) return mergeRefusal(plan.refusal)
      const { stays, closes, has, problems } = plan.value
      return done({
        stays: mergeSideOf(stays, has.stays, levels),
        closes: mergeSideOf(closes, has.closes, levels),
        problems,
      })
    },
  }),
  merge: change({
    right: 'members.data',
    asks: 'again',
    summary:
      'Merges another account of the same person into a member: all that it has moves, it is closed, and its contacts are free. Cannot be undone.',
    input: onMember({ other: code, chosen: mergeChoice }),
    async run(
      desk,
      { wish: id, member, other, chosen, reason },
      { actor, now },
    ): Promise<Outcome<DeskMerged>> {
      const { mostUnits } = desk.settings().limits
      // Limits of add-ons are looked at when the bag is read.
      const facts = { now, find: desk.findSku, addOnOf: () => undefined, mostUnits }
      const merged = await desk.members.merge(
        { from: other, into: member },
        { chosen, joinBags: (stays, closes) => mergeBags(stays, closes, facts) },
        { wish: id, by: actor.name, now, reason },
      )
      if (!merged.ok) return mergeRefusal(merged.refusal)
      const account = await desk.accounts.byCode(member)
      return account
        ? done({ id: member, contact: maskedMember(account), report: mergeReportOf(merged.value) })
        : REFUSALS.gone
    },
    about: ({ reason }, { contact: masked, report }) => `${masked} ← ${report.closed} · ${reason}`,
  }),
  requests: read({
    right: 'members.read',
    summary: 'Lists requests about personal data in a state, what is due first at the top.',
    input: z.strictObject({ state: z.enum(['OPEN', 'DONE', 'REFUSED']).default('OPEN') }),
    async run({ members, accounts }, { state }, { now }) {
      const requests: ListedDataRequest[] = []
      for (const request of await members.requests.list(state)) {
        const account = await accounts.byCode(request.user_code)
        const contact = maskedMember(account ?? { email: null, mobile: null, user_code: request.user_code })
        requests.push({ ...requestOf(request, now), contact })
      }
      return done({ requests })
    },
  }),
  'note-request': change({
    right: 'members.change',
    summary: 'Notes a request of a member about personal data, which is due in 40 days.',
    input: onMember({ kind: z.enum(DATA_REQUESTS) }),
    async run(desk, { wish: id, member, kind, reason }, { actor, now }) {
      if (!(await desk.accounts.byCode(member))) return REFUSALS.gone
      await desk.members.requests.note({ id, userCode: member, kind }, { by: actor.name, now, reason })
      return shown(desk, member, now)
    },
    about: ({ kind }, after) => `${maskedName(after)} · ${kind}`,
  }),
  'close-request': change({
    right: 'members.change',
    summary: 'Closes a request as done or refused, with the answer or the reason.',
    input: z.strictObject({
      request: code,
      member: code,
      state: z.enum(['DONE', 'REFUSED']),
      reason: neededReason,
    }),
    async run(desk, { request, member, state, reason }, { actor, now }) {
      const isClosed = await desk.members.requests.close(request, state, { by: actor.name, now, reason })
      return isClosed ? shown(desk, member, now) : refuse(409, 'requestClosed')
    },
    about: ({ state }, after) => `${maskedName(after)} · ${state}`,
  }),
}
