import { z } from 'zod'
import type { Roster, RosterEntry, RosterRefusal } from '#api/account/roster.ts'
import { GUIDE_CODE } from '#api/account/staff.ts'
import { fullName } from '#api/auth/customer-model.ts'
import { maskedMember } from '#api/coupon/issues/masked-member.ts'
import { toWire } from '#api/shared/money.ts'
import { DAY_MS, dayInHongKong, dayText, startOfDay } from '#locales/hong-kong.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { code as memberCode } from '../records/record-input.ts'
import { periodsAt } from '#api/sales/sales-report.ts'
import { PERIODS } from '../sales/desk-sales.ts'
import type { DeskGuideSales, DeskStaff } from './desk-staff.ts'

export interface StaffDesk {
  readonly roster: Roster
}

const REFUSALS: Readonly<Record<RosterRefusal, Refusal>> = {
  gone: refuse(404, 'staffGone'),
  taken: refuse(409, 'staffTaken'),
  noMember: refuse(409, 'staffNoMember'),
  memberTaken: refuse(409, 'staffMemberTaken'),
}

const staffOf = ({ code, name, isActive, until, member }: RosterEntry, now: number): DeskStaff => ({
  code,
  name,
  isActive: isActive && (until === null || until > now),
  lastDay: until === null ? null : dayText(dayInHongKong(until - 1)),
  member: member && {
    id: member.user_code,
    name: fullName(member),
    contact: maskedMember(member),
  },
})

const day = z.iso.date()
/** First instant after a day. */
const endOf = (text: string) => startOfDay(Date.parse(`${text}T00:00:00Z`) / DAY_MS + 1)

const { read, change } = operationsOn<StaffDesk>()

/** People who work in the shops, and what they sold. */
export const staffOperations = {
  list: read({
    right: 'members.read',
    summary: 'Lists the people who work in the shops with their codes, accounts and last days.',
    input: z.strictObject({}),
    run: async ({ roster }, _, { now }) => done((await roster.list()).map(entry => staffOf(entry, now))),
  }),
  save: change({
    right: 'members.change',
    summary:
      'Adds a person who works in the shops, or changes code, name, account and last day. Orders keep the code that they were placed with.',
    input: z.strictObject({
      /** Code before; `null` adds a person. */
      before: z.string().max(32).nullable(),
      code: z.string().trim().regex(GUIDE_CODE),
      name: z.string().trim().min(1).max(50),
      lastDay: day.nullable(),
      isActive: z.boolean(),
      member: memberCode.nullable(),
    }),
    async run({ roster }, { lastDay, ...entry }): Promise<Outcome<{ readonly code: string }>> {
      const saved = await roster.save({ ...entry, until: lastDay === null ? null : endOf(lastDay) })
      return saved.ok ? done({ code: entry.code }) : REFUSALS[saved.refusal]
    },
    about: ({ before, code, name }) =>
      `${before === null || before === code ? code : `${before} → ${code}`} · ${name}`,
  }),
  sales: read({
    right: 'orders.read',
    summary: 'Sums up paid orders of a period by the guide that they name.',
    input: z.strictObject({
      /** Length of the period that ends today in Hong Kong. */
      days: z.literal(PERIODS).default(28),
    }),
    async run({ roster }, { days }, { now }): Promise<Outcome<readonly DeskGuideSales[]>> {
      const { first, last } = periodsAt(now, days).present
      const [sales, people] = [
        await roster.sales({ from: startOfDay(first), until: startOfDay(last + 1) }),
        await roster.list(),
      ]
      const names = new Map(people.map(({ code, name }) => [code, name]))
      return done(
        sales.map(({ amount, ...each }) => ({
          ...each,
          name: names.get(each.code) ?? '',
          amount: toWire(amount),
        })),
      )
    },
  }),
}
