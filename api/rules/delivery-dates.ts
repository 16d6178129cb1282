import { dayInHongKong, dayText, startOfDay } from '#locales/hong-kong.ts'
import { type Weekday, weekdayAt } from './opening-hours.ts'
import type { Region } from './regions.ts'

/** Places that closed days are listed for: the warehouse, and areas where couriers rest. */
export const CLOSED_PLACES = ['warehouse', 'hongKong', 'macau'] as const
export type ClosedPlace = (typeof CLOSED_PLACES)[number]

/** Closed days of each place, as Hong Kong days: `2027-02-06`. */
export type ClosedDays = Readonly<Record<ClosedPlace, ReadonlySet<string>>>

/** Closed days of a shop that has listed none. */
export const NO_CLOSED_DAYS: ClosedDays = { warehouse: new Set(), hongKong: new Set(), macau: new Set() }

/** Time at which the warehouse hands parcels to the courier. */
export interface DispatchTerms {
  /** Orders before this hour leave on the same working day. Hour of Hong Kong's clock, 1 to 24. */
  readonly cutOffHour: number
  /** Days on which the warehouse works and business days are counted. */
  readonly workingDays: readonly Weekday[]
}

/** Terms of a delivery: when it leaves, where it goes and how long that takes. */
export interface DeliveryTerms extends DispatchTerms {
  readonly area: Region
  /** Fewest and most business days after the day of dispatch; 0 is that day itself. */
  readonly days: readonly [fewest: number, most: number]
}

/** First and last day on which an order arrives. Hong Kong days: `2026-12-03`. */
export interface DeliveryDates {
  readonly earliest: string
  readonly latest: string
}

/** Dates of an order that is placed before an instant. */
export interface DeliveryWindow extends DeliveryDates {
  /** Cut-off of the warehouse; epoch milliseconds. The dates hold before it. */
  readonly until: number
}

const HOUR_MS = 3_600_000
/** Days looked ahead; a shop that is closed for longer promises no date. */
const LOOKS_AHEAD = 400

/** Returns the day that is `count` open days after another one, by their numbers; 0 is the first open day from then on. */
function openDayAfter(start: number, count: number, isOpen: (day: number) => boolean): number | undefined {
  let left = count
  for (let day = count === 0 ? start : start + 1; day <= start + LOOKS_AHEAD; day += 1) {
    if (!isOpen(day)) continue
    if (left <= 1) return day
    left -= 1
  }
  return undefined
}

/** Returns the day on which an order leaves the warehouse, by its number. @param at epoch milliseconds */
function dispatchDay(
  at: number,
  { cutOffHour, workingDays }: DispatchTerms,
  closed: ClosedDays,
): number | undefined {
  const today = dayInHongKong(at)
  const isInTime = at < startOfDay(today) + cutOffHour * HOUR_MS
  const isWorking = (day: number) =>
    workingDays.includes(weekdayAt(day)) && !closed.warehouse.has(dayText(day))
  return openDayAfter(isInTime ? today : today + 1, 0, isWorking)
}

/** Places of areas. */
const PLACE_OF: Readonly<Partial<Record<Region, ClosedPlace>>> = { HK: 'hongKong', MO: 'macau' }

/** Days that count in an area. Abroad, weekdays alone are known. */
function isBusinessDay(day: number, { area, workingDays }: DeliveryTerms, closed: ClosedDays): boolean {
  const place = PLACE_OF[area]
  const isClosed = place !== undefined && closed[place].has(dayText(day))
  return workingDays.includes(weekdayAt(day)) && !isClosed
}

/** Dates of what leaves the warehouse on a day. */
function datesFrom(dispatch: number, terms: DeliveryTerms, closed: ClosedDays): DeliveryDates | undefined {
  const [fewest, most] = terms.days
  const isOpen = (day: number) => isBusinessDay(day, terms, closed)
  const earliest = openDayAfter(dispatch, fewest, isOpen)
  const latest = openDayAfter(dispatch, most, isOpen)
  return earliest === undefined || latest === undefined
    ? undefined
    : { earliest: dayText(earliest), latest: dayText(latest) }
}

/**
 * Returns the days on which an order of an instant arrives; `undefined` if the shop is closed for more than a year. It leaves on the first
 * working day of the warehouse whose cut-off is not over; business days of the area are counted from the day after.
 *
 * @param at epoch milliseconds
 */
export function deliveryDates(
  at: number,
  terms: DeliveryTerms,
  closed: ClosedDays,
): DeliveryDates | undefined {
  const dispatch = dispatchDay(at, terms, closed)
  return dispatch === undefined ? undefined : datesFrom(dispatch, terms, closed)
}

/**
 * Returns the dates of an order of an instant, and those after the next cut-offs, in their order.
 *
 * @param at epoch milliseconds
 * @param count number of cut-offs
 */
export function deliveryWindows(
  at: number,
  terms: DeliveryTerms,
  { closed, count }: { readonly closed: ClosedDays; readonly count: number },
): readonly DeliveryWindow[] {
  const windows: DeliveryWindow[] = []
  for (let from = at; windows.length < count; ) {
    const dispatch = dispatchDay(from, terms, closed)
    const dates = dispatch === undefined ? undefined : datesFrom(dispatch, terms, closed)
    if (dispatch === undefined || !dates) break
    from = startOfDay(dispatch) + terms.cutOffHour * HOUR_MS
    windows.push({ until: from, ...dates })
  }
  return windows
}

/** Promise of an order as it is stored: the dates, and the terms they were counted by. */
export interface DeliveryPromise extends DeliveryDates {
  readonly terms: DeliveryTerms
  /** Instant of the payment where it came after a cut-off: days count from it. Epoch milliseconds. */
  readonly from?: number
}

const laterOf = (one: string, other: string) => (one < other ? other : one)

/**
 * Returns the dates of an order that has not left yet: those of its promise, or later ones if days have been closed since. A day that is
 * no longer closed does not bring them forward of the promise.
 *
 * @param at instant of the order, or of its payment; epoch milliseconds
 */
export function movedDates(
  at: number,
  { terms, earliest, latest }: DeliveryPromise,
  closed: ClosedDays,
): DeliveryDates {
  const now = deliveryDates(at, terms, closed)
  return now
    ? { earliest: laterOf(earliest, now.earliest), latest: laterOf(latest, now.latest) }
    : { earliest, latest }
}

/** Instant at which a text about windows changes: the next cut-off, or the midnight that turns tomorrow into today. Epoch milliseconds. */
export const windowChangesAt = (until: number, now: number): number =>
  Math.min(until, startOfDay(dayInHongKong(now) + 1))
