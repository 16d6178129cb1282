import { CalendarDateTime } from '@internationalized/date'
import { parseHongKongTime } from '#blocks/page/hong-kong-time.ts'
import { HONG_KONG_MS } from '#locales/hong-kong.ts'

/** Hong Kong wall time of a moment (epoch milliseconds). */
function clockAt(at: number): CalendarDateTime {
  const clock = new Date(at + HONG_KONG_MS)
  return new CalendarDateTime(
    clock.getUTCFullYear(),
    clock.getUTCMonth() + 1,
    clock.getUTCDate(),
    clock.getUTCHours(),
    clock.getUTCMinutes(),
    clock.getUTCSeconds(),
  )
}

/** The same with the minute just begun. */
export const wallClockAt = (at: number): CalendarDateTime => clockAt(at).set({ second: 0 })

/** `2021-9-12 10:00:00` as the numbers on a Hong Kong clock; `undefined` when it is no such moment. Source: L-189. */
export function wallTimeOf(text: string): CalendarDateTime | undefined {
  const at = parseHongKongTime(text)
  return at === undefined ? undefined : clockAt(at)
}

const two = (value: number) => String(value).padStart(2, '0')

/** As saved: year-month-day without leading zeros, time with them. Source: L-189. */
export const savedTime = ({
  year,
  month,
  day,
  hour,
  minute,
  second,
}: Pick<CalendarDateTime, 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'>) =>
  `${year}-${month}-${day} ${two(hour)}:${two(minute)}:${two(second)}`

/** A moment (epoch milliseconds) as it is saved. */
export const savedMoment = (at: number): string => savedTime(clockAt(at))

/** A day that the calendar does not have. `month` from 1. */
export type ImpossibleDay = Readonly<Record<'day' | 'month' | 'year', number>>

interface Part {
  readonly type: string
  readonly value?: number | null | undefined
}

/** Least year that is typed out: `2` on the way to 2027 is none. */
const FIRST_YEAR = 1000

/** Returns the day of a field's parts if its month has no such day: 29 February of a common year; `undefined` while parts are missing. */
export function impossibleDay(parts: readonly Part[]): ImpossibleDay | undefined {
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? 0
  const [day, month, year] = [of('day'), of('month'), of('year')]
  if (day === 0 || month === 0 || year < FIRST_YEAR) return undefined
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day > last ? { day, month, year } : undefined
}
