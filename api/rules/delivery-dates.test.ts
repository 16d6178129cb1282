import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#locales/hong-kong.ts'
import { formatWeekday } from '#locales/weekday.ts'
import {
  type ClosedDays,
  deliveryDates,
  type DeliveryTerms,
  deliveryWindows,
  movedDates,
  NO_CLOSED_DAYS,
  windowChangesAt,
} from './delivery-dates.ts'
import { WEEKDAYS } from './opening-hours.ts'

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
const terms = (change: Partial<DeliveryTerms> = {}): DeliveryTerms => ({
  area: 'HK',
  days: [3, 5],
  cutOffHour: 14,
  workingDays: WEEK,
  ...change,
})
/** Instant of Hong Kong's clock: `2026-11-30 13:59:59.999`. */
const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`)

/** Closed days of Hong Kong and its warehouse, of Macau, and those of a typhoon. */
const LISTED: ClosedDays = {
  warehouse: new Set(['2026-12-25', '2026-12-26', '2027-01-01', '2027-02-06', '2027-02-08', '2027-02-09']),
  hongKong: new Set(['2026-12-25', '2026-12-26', '2027-01-01', '2027-02-06', '2027-02-08', '2027-02-09']),
  macau: new Set(['2026-12-08', '2026-12-21', '2026-12-22', '2026-12-24', '2026-12-25', '2027-01-01']),
}
const closedToo = (place: keyof ClosedDays | 'all', ...days: readonly string[]): ClosedDays => {
  const more = (name: keyof ClosedDays) =>
    new Set([...LISTED[name], ...(place === 'all' || place === name ? days : [])])
  return { warehouse: more('warehouse'), hongKong: more('hongKong'), macau: more('macau') }
}

describe('the dates of an order', () => {
  test.each([
    ['in the morning', '2026-11-30 09:00', {}, LISTED, '2026-12-03', '2026-12-07'],
    ['a millisecond before the cut-off', '2026-11-30 13:59:59.999', {}, LISTED, '2026-12-03', '2026-12-07'],
    ['at the cut-off', '2026-11-30 14:00', {}, LISTED, '2026-12-04', '2026-12-08'],
    ['a millisecond before midnight', '2026-11-30 23:59:59.999', {}, LISTED, '2026-12-04', '2026-12-08'],
    ['at midnight', '2026-12-01 00:00', {}, LISTED, '2026-12-04', '2026-12-08'],
    [
      'with a cut-off at midnight',
      '2026-11-30 23:59:59.999',
      { cutOffHour: 24 },
      LISTED,
      '2026-12-03',
      '2026-12-07',
    ],
    ['on a Friday afternoon', '2026-12-04 14:00', {}, LISTED, '2026-12-10', '2026-12-14'],
    ['on a Saturday, like the Monday after', '2026-12-05 10:00', {}, LISTED, '2026-12-10', '2026-12-14'],
    [
      'on a Saturday on which the warehouse works',
      '2026-12-05 10:00',
      { workingDays: [...WEEK, 'sat'] },
      LISTED,
      '2026-12-09',
      '2026-12-11',
    ],
    [
      'to Macau over a holiday there',
      '2026-12-03 10:00',
      { area: 'MO', days: [2, 4] },
      LISTED,
      '2026-12-07',
      '2026-12-10',
    ],
    [
      'to Macau while Hong Kong works',
      '2026-12-18 10:00',
      { area: 'MO', days: [1, 2] },
      LISTED,
      '2026-12-23',
      '2026-12-28',
    ],
    [
      'abroad, where no closed days are known',
      '2026-12-23 10:00',
      { area: 'SG', days: [2, 3] },
      LISTED,
      '2026-12-25',
      '2026-12-28',
    ],
    ['over Christmas and the new year', '2026-12-24 10:00', {}, LISTED, '2026-12-30', '2027-01-04'],
    ['on Christmas Day', '2026-12-25 10:00', {}, LISTED, '2026-12-31', '2027-01-05'],
    [
      'on the last day of the year after the cut-off',
      '2026-12-31 14:00',
      {},
      LISTED,
      '2027-01-07',
      '2027-01-11',
    ],
    ['before Lunar New Year', '2027-02-05 10:00', {}, LISTED, '2027-02-12', '2027-02-16'],
    ['after the cut-off before Lunar New Year', '2027-02-05 14:00', {}, LISTED, '2027-02-15', '2027-02-17'],
    [
      'with a typhoon on the day',
      '2026-12-01 09:00',
      {},
      closedToo('all', '2026-12-01'),
      '2026-12-07',
      '2026-12-09',
    ],
    [
      'with a typhoon on the way',
      '2026-11-30 09:00',
      {},
      closedToo('all', '2026-12-02'),
      '2026-12-04',
      '2026-12-08',
    ],
    [
      'with stocktaking in the warehouse on the way',
      '2026-11-30 09:00',
      {},
      closedToo('warehouse', '2026-12-02'),
      '2026-12-03',
      '2026-12-07',
    ],
    ['collected on the day', '2026-11-30 09:00', { days: [0, 0] }, LISTED, '2026-11-30', '2026-11-30'],
    [
      'collected on the day, after the cut-off',
      '2026-11-30 15:00',
      { days: [0, 1] },
      LISTED,
      '2026-12-01',
      '2026-12-02',
    ],
    [
      'collected where the area is closed',
      '2026-12-08 09:00',
      { area: 'MO', days: [0, 1] },
      LISTED,
      '2026-12-09',
      '2026-12-09',
    ],
  ] satisfies readonly [string, string, Partial<DeliveryTerms>, ClosedDays, string, string][])(
    '%s: %s',
    (_, instant, change, closed, earliest, latest) => {
      expect(deliveryDates(at(instant), terms(change), closed)).toEqual({ earliest, latest })
    },
  )

  test('are unknown while a shop is closed for more than a year', () => {
    const all = Array.from({ length: 500 }, (_, day) =>
      new Date(Date.UTC(2026, 10, 30) + day * DAY_MS).toISOString().slice(0, 10),
    )
    const closed = { ...NO_CLOSED_DAYS, warehouse: new Set(all) }
    expect(deliveryDates(at('2026-11-30 09:00'), terms(), closed)).toBeUndefined()
    expect(deliveryWindows(at('2026-11-30 09:00'), terms(), { closed, count: 2 })).toEqual([])
  })
})

test('windows follow each other at the cut-offs of working days', () => {
  expect(deliveryWindows(at('2026-12-04 09:00'), terms(), { closed: LISTED, count: 3 })).toEqual([
    { until: at('2026-12-04 14:00'), earliest: '2026-12-09', latest: '2026-12-11' },
    { until: at('2026-12-07 14:00'), earliest: '2026-12-10', latest: '2026-12-14' },
    { until: at('2026-12-08 14:00'), earliest: '2026-12-11', latest: '2026-12-15' },
  ])
})

test.each([
  ['the cut-off', '2026-11-30 09:00', '2026-11-30 14:00', '2026-11-30 14:00'],
  ['midnight, when tomorrow becomes today', '2026-11-30 15:00', '2026-12-01 14:00', '2026-12-01 00:00'],
])('a text about a window changes at %s', (_, now, until, expected) =>
  expect(windowChangesAt(at(until), at(now))).toBe(at(expected)),
)

describe('the promise of an order that has not left', () => {
  const placed = at('2026-11-30 09:00')
  const promise = { terms: terms(), earliest: '2026-12-03', latest: '2026-12-07' }

  test.each([
    ['stays', LISTED, '2026-12-03', '2026-12-07'],
    ['moves with a typhoon', closedToo('all', '2026-12-01'), '2026-12-04', '2026-12-08'],
    ['moves at its end alone', closedToo('all', '2026-12-04'), '2026-12-03', '2026-12-08'],
  ])('%s', (_, closed, earliest, latest) =>
    expect(movedDates(placed, promise, closed)).toEqual({ earliest, latest }),
  )

  test('does not come forward when a day is open after all', () => {
    const late = { ...promise, earliest: '2026-12-04', latest: '2026-12-08' }
    expect(movedDates(placed, late, LISTED)).toEqual({ earliest: '2026-12-04', latest: '2026-12-08' })
  })
})

/** Closed days of an area; none abroad. */
const closedIn = (area: string, closed: ClosedDays): ReadonlySet<string> =>
  area === 'HK' ? closed.hongKong : area === 'MO' ? closed.macau : new Set()

describe('for any instant, terms and closed days', () => {
  const FIRST = at('2026-11-01 00:00')
  const instants = fc.integer({ min: FIRST, max: FIRST + 200 * DAY_MS })
  const days = fc
    .array(fc.integer({ min: 0, max: 230 }), { maxLength: 60 })
    .map(
      numbers => new Set(numbers.map(number => new Date(FIRST + number * DAY_MS).toISOString().slice(0, 10))),
    )
  const closings = fc.record({ warehouse: days, hongKong: days, macau: days })
  const anyTerms = fc.record({
    area: fc.constantFrom('HK', 'MO', 'SG', 'AU'),
    cutOffHour: fc.integer({ min: 1, max: 24 }),
    workingDays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    days: fc
      .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
      .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const),
  })

  test('the earliest day is not after the latest, and neither is closed or a day of rest', () => {
    fc.assert(
      fc.property(instants, anyTerms, closings, (instant, given, closed) => {
        const dates = deliveryDates(instant, given, closed)
        if (!dates) return
        expect(dates.earliest <= dates.latest).toBe(true)
        const working = given.workingDays.map(day => formatWeekday(WEEKDAYS.indexOf(day), 'en_US'))
        for (const day of [dates.earliest, dates.latest]) {
          expect(closedIn(given.area, closed).has(day)).toBe(false)
          const name = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
            Date.parse(day),
          )
          expect(working).toContain(name)
        }
      }),
    )
  })

  test('a later order never arrives earlier', () => {
    fc.assert(
      fc.property(instants, instants, anyTerms, closings, (one, other, given, closed) => {
        const before = deliveryDates(Math.min(one, other), given, closed)
        const after = deliveryDates(Math.max(one, other), given, closed)
        if (!before || !after) return
        expect(before.earliest <= after.earliest).toBe(true)
        expect(before.latest <= after.latest).toBe(true)
      }),
    )
  })

  test('a window says what an order before its end gets, and its end is the next one’s beginning', () => {
    fc.assert(
      fc.property(instants, anyTerms, closings, (instant, given, closed) => {
        const windows = deliveryWindows(instant, given, { closed, count: 3 })
        for (const { until, ...dates } of windows)
          expect(deliveryDates(until - 1, given, closed)).toEqual(dates)
        expect(windows.every(({ until }, place) => until > (windows[place - 1]?.until ?? instant))).toBe(true)
      }),
    )
  })
})
