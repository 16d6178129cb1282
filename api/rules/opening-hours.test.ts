import fc from 'fast-check'
import { DAY_MS, dayInHongKong, dayText, startOfDay } from '#locales/hong-kong.ts'
import { describe, expect, test } from 'vitest'
import {
  clockAt,
  daysAhead,
  type Interval,
  NO_WEEK,
  openingAt,
  type OpeningHours,
  problemOfHours,
  readHours,
  specialDaysOf,
  tidyHours,
  WEEKDAYS,
  type WeekHours,
  weekdayOf,
  weekRuns,
} from './opening-hours.ts'

const MINUTE_MS = 60_000
/** An instant by Hong Kong's clock: `2026-11-30 10:00`, a Monday. */
const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00+08:00`)
const daily = (hours: string): WeekHours =>
  Object.fromEntries(WEEKDAYS.map(day => [day, hours])) as WeekHours & object // one for each
const hours = (week: Partial<WeekHours>, change: Partial<OpeningHours> = {}): OpeningHours => ({
  week: { ...NO_WEEK, ...week },
  holidays: 'USUAL',
  specialDays: [],
  ...change,
})
const special = (date: string, opens: 'HOLIDAY' | 'CLOSED' | 'HOURS', own = '') => ({
  date,
  name: date,
  opens,
  hours: own,
})

describe('hours as people type them', () => {
  test.each([
    ['11:00–20:00', '11:00–20:00'],
    ['11-20', '11:00–20:00'],
    [' 9:30 - 13:00 ,14:00~20:00', '09:30–13:00, 14:00–20:00'],
    ['１１：００－１４：００，１５：００－２０：００', '11:00–14:00, 15:00–20:00'],
    ['1100至2000', '11:00–20:00'],
    ['11:00 to 20:00', '11:00–20:00'],
    ['15-20 11-14', '11:00–14:00, 15:00–20:00'],
    ['10:00–24:00', '10:00–24:00'],
    ['24', '00:00–24:00'],
    ['全日24小時', '00:00–24:00'],
    ['24 hours', '00:00–24:00'],
    ['', ''],
  ])('%j is %j', (typed, tidy) => {
    expect(problemOfHours(typed)).toBeUndefined()
    expect(tidyHours(typed)).toBe(tidy)
    expect(tidyHours(tidy)).toBe(tidy)
  })

  test.each([
    ['all morning', 'notHours'],
    ['11:00', 'notHours'],
    ['11:70–20:00', 'notHours'],
    ['11:00–24:30', 'notHours'],
    ['20:00–02:00', 'pastMidnight'],
    ['11:00–11:00', 'pastMidnight'],
    ['8-9, 10-11, 12-13', 'tooManyIntervals'],
    ['10-14, 13-18', 'hoursOverlap'],
    ['10-14, 14-18', 'hoursOverlap'],
  ])('%j is refused as %s, and stays as it was typed', (typed, problem) => {
    expect(problemOfHours(typed)).toBe(problem)
    expect(tidyHours(typed)).toBe(typed)
  })

  test('whatever is typed, reading never throws, and what is read is read again the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), text => {
        expect(tidyHours(tidyHours(text))).toBe(tidyHours(text))
      }),
    )
  })
})

describe('a place at an instant', () => {
  const shop = hours({
    mon: '11:00–14:00, 15:00–20:00',
    tue: '11:00–20:00',
    fri: '18:00–24:00',
    sat: '00:00–02:00, 11:00–20:00',
  })
  test.each([
    ['before the first stretch', '2026-11-30 10:59', false, '2026-11-30 11:00'],
    ['the minute it opens', '2026-11-30 11:00', true, '2026-11-30 14:00'],
    ['the minute of the break', '2026-11-30 14:00', false, '2026-11-30 15:00'],
    ['the minute it closes', '2026-11-30 20:00', false, '2026-12-01 11:00'],
    ['days without hours', '2026-12-01 20:00', false, '2026-12-04 18:00'],
    ['before midnight, open until the next day', '2026-12-04 23:59', true, '2026-12-05 02:00'],
    ['after midnight', '2026-12-05 00:00', true, '2026-12-05 02:00'],
    ['over the end of the week', '2026-12-05 20:00', false, '2026-12-07 11:00'],
  ])('%s: %s', (_, now, isOpen, next) => {
    const opening = openingAt(shop, at(now))
    expect(opening).toEqual(isOpen ? { isOpen, until: at(next) } : { isOpen, from: at(next) })
  })

  test('open day and night has no end, and a place without hours no opening', () => {
    const now = at('2026-11-30 03:00')
    expect(openingAt(hours(daily('24')), now)).toEqual({ isOpen: true, until: undefined })
    expect(openingAt(hours({}), now)).toEqual({ isOpen: false, from: undefined })
  })

  test('open day and night ends where a special day closes it', () => {
    const closed = hours(daily('24'), { specialDays: [special('2026-12-02', 'CLOSED')] })
    expect(openingAt(closed, at('2026-11-30 03:00'))).toEqual({ isOpen: true, until: at('2026-12-02 00:00') })
    expect(openingAt(closed, at('2026-12-02 12:00'))).toEqual({ isOpen: false, from: at('2026-12-03 00:00') })
  })

  test.each([
    ['USUAL', '12:00–18:00'],
    ['SUNDAY', '13:00–17:00'],
    ['CLOSED', ''],
  ] as const)('a public holiday on a Monday, with the rule %s, has the hours %j', (holidays, expected) => {
    const week = { ...daily('12:00–18:00'), sun: '13:00–17:00' }
    const place = hours(week, { holidays, specialDays: [special('2026-11-30', 'HOLIDAY')] })
    expect(specialDaysOf(place)).toMatchObject([{ date: '2026-11-30', hours: expected }])
    const opening = openingAt(place, at('2026-11-30 12:30'))
    expect(opening.isOpen).toBe(holidays === 'USUAL')
  })

  test('a special day has its own hours, whatever the weekday and the rule for holidays', () => {
    const place = hours(daily('11-20'), {
      holidays: 'CLOSED',
      specialDays: [special('2027-02-05', 'HOURS', '11:00–17:00')],
    })
    expect(openingAt(place, at('2027-02-05 17:00'))).toEqual({ isOpen: false, from: at('2027-02-06 11:00') })
  })
})

describe('over any week and any special days', () => {
  const day = fc
    .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 0, maxLength: 4 })
    .map(quarters => quarters.toSorted((one, other) => one - other))
    .map(quarters => {
      const [a, b, c, d] = quarters.map(quarter => clock(quarter * 15))
      return [a && b && `${a}–${b}`, c && d && `${c}–${d}`].filter(Boolean).join(', ')
    })
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const FIRST = dayInHongKong(at('2026-11-30 00:00'))
  const place = fc
    .record({
      week: fc.record({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }),
      holidays: fc.constantFrom('USUAL' as const, 'SUNDAY' as const, 'CLOSED' as const),
      days: fc.uniqueArray(
        fc.tuple(
          fc.integer({ min: 0, max: 20 }),
          fc.constantFrom('HOLIDAY' as const, 'CLOSED' as const, 'HOURS' as const),
          day,
        ),
        { maxLength: 6, selector: ([offset]) => offset },
      ),
    })
    .map(({ days, ...rest }) => ({
      ...rest,
      specialDays: days.map(([offset, opens, own]) => special(dayText(FIRST + offset), opens, own)),
    }))
  /** Often on a quarter of an hour, where hours begin and end. */
  const instant = fc
    .oneof(
      fc.integer({ min: 0, max: 14 * 24 * 4 }).map(quarters => quarters * 15),
      fc.integer({ min: 0, max: 14 * 24 * 60 }),
    )
    .map(minutes => startOfDay(FIRST) + minutes * MINUTE_MS)

  /** Hours of the day of an instant, told the slow way. */
  const isOpenAt = (given: OpeningHours, now: number): boolean => {
    const date = dayText(dayInHongKong(now))
    const found = specialDaysOf(given).find(each => each.date === date)
    const read = readHours(found ? found.hours : given.week[weekdayOf(now)])
    const minute = (now - startOfDay(dayInHongKong(now))) / MINUTE_MS
    return (read as readonly Interval[]).some(({ from, until }) => from <= minute && minute < until)
  }

  test('it is open exactly within the hours of the day', () => {
    fc.assert(
      fc.property(place, instant, (given, now) => {
        expect(openingAt(given, now).isOpen).toBe(isOpenAt(given, now))
      }),
    )
  })

  test('nothing changes before the instant it names, and at that instant it does', () => {
    fc.assert(
      fc.property(place, instant, (given, now) => {
        const opening = openingAt(given, now)
        const next = opening.isOpen ? opening.until : opening.from
        if (next === undefined) return
        expect(next).toBeGreaterThan(now)
        expect(isOpenAt(given, next)).toBe(!opening.isOpen)
        for (let between = now; between < next; between += 15 * MINUTE_MS)
          expect(isOpenAt(given, between)).toBe(opening.isOpen)
      }),
      { numRuns: 60 },
    )
  })
})

test('days ahead are those of two weeks in Hong Kong, today included', () => {
  const list = ['2026-11-29', '2026-11-30', '2026-12-13', '2026-12-14'].map(date => ({ date }))
  const ahead = (text: string) => daysAhead(list, at(text)).map(({ date }) => date)
  expect(ahead('2026-11-30 00:00')).toEqual(['2026-11-30', '2026-12-13'])
  expect(ahead('2026-11-30 23:59')).toEqual(['2026-11-30', '2026-12-13'])
  expect(ahead('2026-12-01 00:00')).toEqual(['2026-12-13', '2026-12-14'])
})

test('special days come in the order of their dates', () => {
  const place = hours(daily('11-20'), {
    specialDays: [special('2027-01-01', 'CLOSED'), special('2026-12-25', 'CLOSED')],
  })
  expect(specialDaysOf(place).map(({ date }) => date)).toEqual(['2026-12-25', '2027-01-01'])
})

test('weekdays in a row with the same hours are one run, however the hours are spelled', () => {
  const runs = weekRuns({ ...daily('11-20'), tue: '11:00 – 20:00', sat: '', sun: '' })
  expect(runs.map(run => [run.days.length, run.hours])).toEqual([
    [5, '11:00–20:00'],
    [2, ''],
  ])
})

test('a clock says 24:00 for midnight as an end, 00:00 as a beginning', () => {
  const midnight = startOfDay(dayInHongKong(at('2026-11-30 10:00'))) + DAY_MS
  expect([clockAt(midnight, true), clockAt(midnight), clockAt(midnight - MINUTE_MS, true)]).toEqual([
    '24:00',
    '00:00',
    '23:59',
  ])
})
