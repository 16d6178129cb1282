import { z } from 'zod'
import type { Roster, RosterEntry, RosterRefusal } from '#api/account/roster.ts'
import { GUIDE_CODE } from '#api/account/staff.ts'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import type { Site } from '#api/catalogue/site/site.ts'
import { fullName } from '#api/auth/customer-model.ts'
import { maskedMember } from '#api/coupon/issues/masked-member.ts'
import { toWire } from '#api/shared/money.ts'
import { startOfDay } from '#locales/hong-kong.ts'
import type { Locale } from '#locales/locale.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import type { TableReport } from '../collections/record-shapes.ts'
import { code as recordCode } from '../records/record-input.ts'
import { periodsAt } from '#api/sales/sales-report.ts'
import { PERIODS } from '../sales/desk-sales.ts'
import type { DeskGuideSales, DeskStaff } from './desk-staff.ts'
import { endOfStaffDay, firstDayOf, lastDayOf, startOfStaffDay } from './staff-days.ts'
import { MAX_NAME, NOTHING_CHANGED, planStaffImport, refusedRow, writeStaff } from './staff-table.ts'

export interface StaffDesk {
  readonly roster: Roster
  readonly catalogue: () => Pick<Catalogue, 'site'>
}

/** Longest table (characters). */
const MAX_TABLE = 512 * 1024

const REFUSALS: Readonly<Record<RosterRefusal, Refusal>> = {
  gone: refuse(404, 'staffGone'),
  taken: refuse(409, 'staffTaken'),
  noMember: refuse(409, 'staffNoMember'),
  memberTaken: refuse(409, 'staffMemberTaken'),
}

function stateOf({ isActive, from, until }: RosterEntry, now: number): DeskStaff['state'] {
  if (!isActive || (until !== null && until <= now)) return 'ended'
  return from !== null && from > now ? 'soon' : 'active'
}

const staffOf = (entry: RosterEntry, now: number, { pickUpPoints }: Site): DeskStaff => {
  const { code, name, isActive, from, until, place, member } = entry
  return {
    code,
    name,
    state: stateOf(entry, now),
    isActive,
    firstDay: firstDayOf(from),
    lastDay: lastDayOf(until),
    place:
      place === null
        ? null
        : { code: place, name: pickUpPoints.find(point => point.code === place)?.name ?? null },
    member: member && {
      id: member.user_code,
      name: fullName(member),
      contact: maskedMember(member),
    },
  }
}

const day = z.iso.date()
const table = z.strictObject({ text: z.string().max(MAX_TABLE), file: z.string().max(200).default('') })

const placesOf = ({ catalogue }: StaffDesk) => new Set(catalogue().site.pickUpPoints.map(({ code }) => code))

/** Imports a table of people, or tells what an import would do. */
async function importTable(
  desk: StaffDesk,
  text: string,
  { locale, isDry }: { readonly locale: Locale; readonly isDry: boolean },
): Promise<TableReport> {
  const shop = { find: desk.roster.byCodes, places: placesOf(desk), locale }
  const { report, changes } = await planStaffImport(text, shop)
  const refusals = await desk.roster.saveAll(
    changes.map(({ change: each }) => each),
    isDry,
  )
  if (refusals.length === 0) return report
  const problems = refusals.map(({ at, refusal }) => refusedRow(changes[at]?.line ?? 0, refusal, locale))
  return { ...NOTHING_CHANGED, problems }
}

const { read, ask, change } = operationsOn<StaffDesk>()

/** People who work in the shops, and what they sold. */
export const staffOperations = {
  list: read({
    right: 'members.read',
    summary:
      'Lists the people who work in the shops with their codes, accounts, places, and first and last days.',
    input: z.strictObject({}),
    run: async ({ roster, catalogue }, _, { now }) =>
      done((await roster.list()).map(entry => staffOf(entry, now, catalogue().site))),
  }),
  save: change({
    right: 'members.change',
    summary:
      'Adds a person who works in the shops, or changes code, name, account, place and days. Orders keep the code that they were placed with.',
    input: z.strictObject({
      /** Code before; `null` adds a person. */
      before: z.string().max(32).nullable(),
      code: z.string().trim().regex(GUIDE_CODE),
      name: z.string().trim().min(1).max(MAX_NAME),
      firstDay: day.nullable(),
      lastDay: day.nullable(),
      /** Code of the pick-up point where they work. */
      place: recordCode.nullable(),
      isActive: z.boolean(),
      member: recordCode.nullable(),
    }),
    async run(desk, { firstDay, lastDay, ...entry }): Promise<Outcome<{ readonly code: string }>> {
      if (firstDay !== null && lastDay !== null && firstDay > lastDay) return refuse(422, 'staffDays')
      const { roster } = desk
      if (entry.place !== null && !placesOf(desk).has(entry.place)) {
        // One that the shop has removed may stay.
        const [known] = entry.before === null ? [] : await roster.byCodes([entry.before])
        if (known?.place !== entry.place) return refuse(409, 'staffNoPlace')
      }
      const saved = await roster.save({
        ...entry,
        from: firstDay === null ? null : startOfStaffDay(firstDay),
        until: lastDay === null ? null : endOfStaffDay(lastDay),
      })
      return saved.ok ? done({ code: entry.code }) : REFUSALS[saved.refusal]
    },
    about: ({ before, code, name }) =>
      `${before === null || before === code ? code : `${before} → ${code}`} · ${name}`,
  }),
  export: read({
    right: 'members.read',
    summary: 'Writes the people who work in the shops as a table for spreadsheets, or its header alone.',
    input: z.strictObject({ isTemplate: z.boolean().default(false) }),
    run: async ({ roster }, { isTemplate }) =>
      done({ text: writeStaff(isTemplate ? [] : await roster.list()) }),
  }),
  'try-import': ask({
    right: 'members.change',
    summary: 'Says what importing a table of people who work in the shops would change. Stores nothing.',
    input: table,
    maxBytes: 4 * MAX_TABLE,
    run: async (desk, { text }, { locale }) => done(await importTable(desk, text, { locale, isDry: true })),
  }),
  import: change({
    right: 'members.change',
    summary:
      'Imports a table of people who work in the shops: all of it, or nothing where a row is wrong. No one is removed.',
    input: table,
    maxBytes: 4 * MAX_TABLE,
    async run(desk, { text }, { locale }): Promise<Outcome<TableReport>> {
      const report = await importTable(desk, text, { locale, isDry: false })
      if (report.problems.length === 0) return done(report)
      return refuse(422, 'recordProblems', { values: { count: report.problems.length }, data: report })
    },
    about: ({ file }, { added, changed }) => `${file} +${added.length} ~${changed.length}`.trim(),
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
