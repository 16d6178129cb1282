import { z } from 'zod'
import { maskedMember } from '#api/coupon/issues/masked-member.ts'
import type { MemberDeed, MemberRefusal, Stepped } from '#api/member/member-steps.ts'
import { type Caller, operationsOn } from '#operators/operation.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { neededReason } from '../coupons/code-operations.ts'
import { code, wish } from '../records/record-input.ts'
import { pageFields, pageOf } from '../shared.ts'
import type { DeskMember } from './desk-member.ts'
import { listedMember, type MemberDesk, memberOf } from './member-shapes.ts'

/** Longest text of a search. */
const MAX_SEARCH = 300

const REFUSALS: Readonly<Record<MemberRefusal, Refusal>> = {
  gone: refuse(404, 'memberGone'),
  same: refuse(409, 'memberSame'),
  noLevel: refuse(422, 'levelUnknown'),
}

/** Input of a change of one member, with its reason. */
const onMember = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ wish, member: code, reason: neededReason, ...fields })
type OnMember = z.output<ReturnType<typeof onMember<Record<never, never>>>>

/** The member as they are now. */
async function shown(desk: MemberDesk, member: string, now: number): Promise<Outcome<DeskMember>> {
  const account = await desk.accounts.byCode(member)
  return account ? done(await memberOf(desk, account, now)) : REFUSALS.gone
}

const { read, change } = operationsOn<MemberDesk>()

interface Step<Schema extends z.ZodType> {
  readonly summary: string
  readonly input: Schema
  readonly run: (desk: MemberDesk, input: z.output<Schema>, deed: MemberDeed) => Promise<Stepped>
}

/** A change of one member that answers with the member as they are after it. The audit log names them masked. */
const step = <Schema extends z.ZodType<OnMember>>({ run, ...entry }: Step<Schema>) =>
  change({
    ...entry,
    right: 'members.change',
    about: ({ reason }, after: DeskMember) =>
      `${maskedMember({ email: after.email?.value ?? null, mobile: after.mobile?.value ?? null, user_code: after.id })} · ${reason}`,
    async run(desk, input, { actor, now }: Caller) {
      const { wish: id, member, reason } = input
      const made = await run(desk, input, { wish: id, by: actor.name, now, reason })
      return made.ok ? shown(desk, member, now) : REFUSALS[made.refusal]
    },
  })

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
    run: ({ members }, { member, level }, deed) => members.setLevel(member, level, deed),
  }),
  suspend: step({
    summary: 'Suspends a member, who is signed out at once and cannot sign in.',
    input: onMember({}),
    run: ({ members }, { member }, deed) => members.setSuspended(member, true, deed),
  }),
  restore: step({
    summary: 'Lets a suspended member back in.',
    input: onMember({}),
    run: ({ members }, { member }, deed) => members.setSuspended(member, false, deed),
  }),
  'sign-out': step({
    summary: 'Ends all sessions of a member.',
    input: onMember({}),
    run: ({ members }, { member }, deed) => members.signOut(member, deed),
  }),
}
