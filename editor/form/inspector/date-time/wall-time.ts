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
