import {
  DAY_RULES,
  hasWeek,
  HOLIDAY_RULES,
  NO_WEEK,
  type OpeningHours,
  type SpecialDay,
  type WeekHours,
} from '#api/rules/opening-hours.ts'
import { isRecord } from '#blocks/page/options/option-tree.ts'
import { isBoth } from '#desk/collections/gaps.ts'
import { dayInHongKong, dayText } from '#locales/hong-kong.ts'
import type { BothTexts } from '#locales/locale.ts'

type Values = Readonly<Record<string, unknown>>
export type TypedHours = OpeningHours<BothTexts>

/** Entries of the list of special days, whatever is wrong with them. */
export const daysIn = ({ specialDays: list }: Values): readonly unknown[] => (Array.isArray(list) ? list : [])

const textsIn = (value: Values): Values =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => typeof each === 'string'))

/** A special day with all that its hours follow from; an entry that is still being typed is none. */
function readDay(day: unknown): readonly SpecialDay<BothTexts>[] {
  if (!isRecord(day)) return []
  const { name, hours } = day
  const date = dateOf(day)
  const opens = DAY_RULES.find(rule => rule === (day.opens ?? 'CLOSED'))
  if (Number.isNaN(Date.parse(date)) || opens === undefined || !isBoth(name)) return []
  return [{ date, name, opens, hours: typeof hours === 'string' ? hours : '' }]
}

/** Hours that a form holds; `undefined` without a week. What cannot be read is left out. */
export function typedHours(values: Values): TypedHours | undefined {
  const week: WeekHours = { ...NO_WEEK, ...(isRecord(values.week) && textsIn(values.week)) }
  if (!hasWeek(week)) return undefined
  return {
    week,
    holidays: HOLIDAY_RULES.find(rule => rule === values.holidays) ?? 'USUAL',
    specialDays: daysIn(values).flatMap(readDay),
  }
}

/** The day of an entry of the list of special days; empty where it has none. */
const dateOf = (day: unknown): string =>
  typeof day === 'object' && day !== null && 'date' in day && typeof day.date === 'string' ? day.date : ''

/** Special days with others added that are not among them, in the order of their dates. */
export function withDays(
  values: Values,
  added: readonly { readonly date: string; readonly name: BothTexts }[],
): { readonly days: readonly unknown[]; readonly count: number } {
  const list = daysIn(values)
  const known = new Set(list.map(dateOf))
  const missing = added
    .filter(({ date }) => !known.has(date))
    .map(({ date, name }) => ({ date, name, opens: 'HOLIDAY', hours: '' }))
  const days = [...list, ...missing].toSorted((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1))
  return { days, count: missing.length }
}

/** Returns true for a special day before today. @param now epoch milliseconds */
export const isPastDay = (day: unknown, now: number): boolean => {
  const date = dateOf(day)
  return date !== '' && date < dayText(dayInHongKong(now))
}
