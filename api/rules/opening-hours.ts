import { DAY_MS, dayInHongKong, dayText, HONG_KONG_MS, startOfDay } from '#locales/hong-kong.ts'

/** Days of a week in the order of tables. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Hours of each weekday as they are typed and printed: `11:00–14:00, 15:00–20:00`; empty for a day without any. */
export type WeekHours = Readonly<Record<Weekday, string>>

/** Week without hours. */
export const NO_WEEK: WeekHours = { mon: '', tue: '', wed: '', thu: '', fri: '', sat: '', sun: '' }

/** Hours on a public holiday: closed, those of Sundays, or those of the weekday it falls on. */
export const HOLIDAY_RULES = ['USUAL', 'SUNDAY', 'CLOSED'] as const
export type HolidayRule = (typeof HOLIDAY_RULES)[number]

/** Hours on a special day: those of public holidays, none, or its own. */
export const DAY_RULES = ['HOLIDAY', 'CLOSED', 'HOURS'] as const
type DayRule = (typeof DAY_RULES)[number]

/** Day with hours of its own. */
export interface SpecialDay<Name> {
  /** Day in Hong Kong: `2027-02-06`. */
  readonly date: string
  readonly name: Name
  readonly opens: DayRule
  /** Read where `opens` is `HOURS`. */
  readonly hours: string
}

/** Opening hours of a place. `Name` is a text, or a text in both languages. */
export interface OpeningHours<Name = unknown> {
  readonly week: WeekHours
  readonly holidays: HolidayRule
  readonly specialDays: readonly SpecialDay<Name>[]
}

/** Stretch of time from an instant up to another: minutes since midnight within a day, or epoch milliseconds. */
export interface Interval {
  readonly from: number
  readonly until: number
}

/** Most intervals of a day; ours. */
const MAX_INTERVALS = 2
/** Most special days of a place; ours. */
export const MAX_SPECIAL_DAYS = 100
const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000

/** Why hours cannot be read; each is a sentence of the catalogue. */
export type HoursProblem = 'notHours' | 'pastMidnight' | 'tooManyIntervals' | 'hoursOverlap'

const TIME = String.raw`(\d{1,2})(?::?(\d{2}))?`
const RANGE = new RegExp(`^${TIME}-${TIME}$`)
const ALL_DAY = /^(24\s*(h|hours?|小時)?|全日(\s*24\s*小時)?)$/

function minutesOf(hour = '', minute = '0'): number | undefined {
  const minutes = Number(hour) * 60 + Number(minute)
  return Number(minute) < 60 && minutes <= DAY_MINUTES ? minutes : undefined
}

const pad = (value: number) => String(value).padStart(2, '0')
/** Time of a day: `09:30`; the end of a day is `24:00`. */
const timeText = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
const intervalText = ({ from, until }: Interval) => `${timeText(from)}–${timeText(until)}`

function readRange(text: string): Interval | HoursProblem {
  const [, hour, minute, lastHour, lastMinute] = RANGE.exec(text) ?? []
  const [from, until] = [minutesOf(hour, minute), minutesOf(lastHour, lastMinute)]
  if (hour === undefined || from === undefined || until === undefined) return 'notHours'
  return from < until ? { from, until } : 'pastMidnight'
}

/**
 * Reads the hours of a day as people type them: any dash between times, commas or spaces between intervals, full-width signs, `11-20`
 * for `11:00–20:00`. Intervals end at midnight: those of a night are two, on two days, which the rules below join.
 */
export function readHours(text: string): readonly Interval[] | HoursProblem {
  const typed = text.normalize('NFKC').trim().toLowerCase()
  if (ALL_DAY.test(typed)) return [{ from: 0, until: DAY_MINUTES }]
  const ranges = typed
    .replace(/\s*([-–—−~至到]|to)\s*/g, '-')
    .split(/[\s,、;]+/)
    .filter(Boolean)
    .map(readRange)
  const problem = ranges.find(range => typeof range === 'string')
  if (problem) return problem
  const intervals = ranges
    .filter(range => typeof range !== 'string')
    .toSorted((one, other) => one.from - other.from)
  if (intervals.length > MAX_INTERVALS) return 'tooManyIntervals'
  const isApart = intervals.every(({ from }, at) => from > (intervals[at - 1]?.until ?? -1))
  return isApart ? intervals : 'hoursOverlap'
}

const isProblem = (read: readonly Interval[] | HoursProblem): read is HoursProblem => typeof read === 'string'

/** Intervals of a day; none where they cannot be read. */
function intervalsIn(text: string): readonly Interval[] {
  const read = readHours(text)
  return isProblem(read) ? [] : read
}

/** Why hours cannot be read; `undefined` if they can. */
export function problemOfHours(text: string): HoursProblem | undefined {
  const read = readHours(text)
  return isProblem(read) ? read : undefined
}

/** Hours in their one spelling; what cannot be read stays as it is. */
export function tidyHours(text: string): string {
  const read = readHours(text)
  return isProblem(read) ? text.trim() : read.map(intervalText).join(', ')
}

/** Returns true if a week says when a place is open. */
export const hasWeek = (week: Partial<WeekHours> | undefined): week is WeekHours =>
  week !== undefined && WEEKDAYS.some(day => (week[day] ?? '').trim() !== '')

/** Weekday of a day by its number; day 0 was a Thursday. */
export const weekdayAt = (day: number): Weekday => WEEKDAYS[(((day + 3) % 7) + 7) % 7] ?? 'mon'

/** Weekday of an instant in Hong Kong. */
export const weekdayOf = (at: number): Weekday => weekdayAt(dayInHongKong(at))

/** Number of a day by its text, as `dayInHongKong` counts. */
const dayNumber = (date: string) => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS)

/** Hours of a special day in their one spelling; empty if the place is closed. */
function specialHours({ week, holidays }: OpeningHours, { date, opens, hours }: SpecialDay<unknown>): string {
  if (opens === 'HOURS') return tidyHours(hours)
  if (opens === 'CLOSED' || holidays === 'CLOSED') return ''
  return tidyHours(week[holidays === 'SUNDAY' ? 'sun' : weekdayAt(dayNumber(date))])
}

const hoursOfDay = (hours: OpeningHours, day: number): string => {
  const special = hours.specialDays.find(({ date }) => date === dayText(day))
  return special ? specialHours(hours, special) : hours.week[weekdayAt(day)]
}

/** Days that are looked ahead for the next opening; later special days are not needed to tell it. */
export const LOOKS_AHEAD = 60
/** Open for so many days without a break counts as always open. */
const ALWAYS_DAYS = 8

/** State of a place at an instant. Instants in epoch milliseconds. */
export type Opening =
  /** `until` is missing where no end is in sight. */
  | { readonly isOpen: true; readonly until: number | undefined }
  /** `from` is missing where no opening is in sight. */
  | { readonly isOpen: false; readonly from: number | undefined }

/** Periods in which a place is open, from the day of an instant to the first one that ends after it; those that touch at midnight are one. */
function periodsFrom(hours: OpeningHours, at: number): readonly Interval[] {
  const today = dayInHongKong(at)
  const periods: Interval[] = []
  for (let day = today; day <= today + LOOKS_AHEAD; day += 1) {
    const midnight = startOfDay(day)
    for (const interval of intervalsIn(hoursOfDay(hours, day))) {
      const from = midnight + interval.from * MINUTE_MS
      const until = midnight + interval.until * MINUTE_MS
      const last = periods.at(-1)
      if (last?.until === from) periods[periods.length - 1] = { from: last.from, until }
      else periods.push({ from, until })
    }
    const end = periods.at(-1)?.until ?? 0
    const isSettled = end > at && end < midnight + DAY_MS
    if (isSettled || end > at + ALWAYS_DAYS * DAY_MS) break
  }
  return periods
}

/** Says if a place is open at an instant, until when, or when it opens next. Epoch milliseconds; days and times are Hong Kong's. */
export function openingAt(hours: OpeningHours, at: number): Opening {
  const periods = periodsFrom(hours, at)
  const current = periods.find(({ from, until }) => from <= at && at < until)
  if (current) {
    const isEndless = current.until > at + ALWAYS_DAYS * DAY_MS
    return { isOpen: true, until: isEndless ? undefined : current.until }
  }
  return { isOpen: false, from: periods.find(({ from }) => from > at)?.from }
}

/** Days ahead of which a shop tells its special days: two weeks. */
const DAYS_AHEAD = 14

/** Special days with the hours that hold on them, empty if closed; in their order. */
export const specialDaysOf = <Name>(hours: OpeningHours<Name>): readonly SpecialDay<Name>[] =>
  hours.specialDays
    .map(day => ({ ...day, hours: specialHours(hours, day) }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))

/** Days of a list from today on. @param days how many days, today included */
export function daysAhead<Day extends { readonly date: string }>(
  list: readonly Day[],
  at: number,
  days = DAYS_AHEAD,
): readonly Day[] {
  const today = dayInHongKong(at)
  return list.filter(({ date }) => dayNumber(date) >= today && dayNumber(date) < today + days)
}

/** Runs of weekdays with the same hours, in the order of the week. */
export function weekRuns(week: WeekHours): readonly { readonly days: readonly Weekday[]; hours: string }[] {
  const runs: { days: Weekday[]; hours: string }[] = []
  for (const day of WEEKDAYS) {
    const hours = tidyHours(week[day])
    const last = runs.at(-1)
    if (last?.hours === hours) last.days.push(day)
    else runs.push({ days: [day], hours })
  }
  return runs
}

/** Hours of a whole day. */
export const WHOLE_DAY = intervalText({ from: 0, until: DAY_MINUTES })

/** Time of an instant on Hong Kong's clock; midnight at the end of a day is `24:00`. */
export function clockAt(at: number, isEnd = false): string {
  const minutes = Math.floor((at + HONG_KONG_MS) / MINUTE_MS) % DAY_MINUTES
  return timeText(isEnd && minutes === 0 ? DAY_MINUTES : minutes)
}

/** First instant of the Hong Kong day of a text `2027-02-06`; epoch milliseconds. */
export const startOfDate = (date: string): number => startOfDay(dayNumber(date))
