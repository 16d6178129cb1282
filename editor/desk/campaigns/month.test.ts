import { HONG_KONG_MS } from '#locales/hong-kong.ts'
import { expect, test } from 'vitest'
import type { Campaign } from '#content-store/client/types.ts'
import { monthAt, monthsLater, weeksOf } from './month.ts'

const at = (month: number, day: number, hour = 0) => Date.UTC(2026, month - 1, day, hour) - HONG_KONG_MS

const campaign = (id: string, from: number, until: number | null): Campaign => ({
  id,
  revision: 1,
  name: { zh_HK: id, en_US: id },
  from,
  until,
  cancelledAt: null,
  pages: [{ key: 'home_zh_HK', pageVersion: 2, at: 0, by: 'ben' }],
  createdAt: 0,
  createdBy: 'ben',
  changedAt: 0,
  changedBy: 'ben',
})

test('a month begins at midnight in Hong Kong', () => {
  expect(monthAt(at(11, 1) - 1)).toEqual({ year: 2026, month: 9 })
  expect(monthAt(at(11, 1))).toEqual({ year: 2026, month: 10 })
  expect(monthsLater({ year: 2026, month: 11 }, 1)).toEqual({ year: 2027, month: 0 })
})

test('weeks run from Sunday and are filled with the days around the month', () => {
  const weeks = weeksOf({ year: 2026, month: 11 }, [])
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.map(({ number }) => number)).toEqual([29, 30, 1, 2, 3, 4, 5])
  expect(weeks[0]?.map(({ isInMonth }) => isInMonth)).toEqual([false, false, true, true, true, true, true])
  expect(weeks.at(-1)?.map(({ number }) => number)).toEqual([27, 28, 29, 30, 31, 1, 2])
})

test('a campaign stands on each day on which it shows, and an overlap on the days of both', () => {
  const week = campaign('week', at(11, 9, 10), at(11, 12))
  const day = campaign('day', at(11, 11), at(11, 11, 12))
  const days = weeksOf({ year: 2026, month: 10 }, [week, day]).flat()
  const on = (id: string) =>
    days.filter(({ campaigns }) => campaigns.some(each => each.id === id)).map(({ number }) => number)
  expect(on('week'), 'midnight at the end is not a day more').toEqual([9, 10, 11])
  expect(on('day')).toEqual([11])
  expect(days.filter(({ hasOverlap }) => hasOverlap).map(({ number }) => number)).toEqual([11])
})
