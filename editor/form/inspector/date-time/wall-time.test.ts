import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseHongKongTime } from '#blocks/page/hong-kong-time.ts'
import { countdownWarning } from '../fields/DateTimeControl.tsx'
import { savedTime, wallClockAt, wallTimeOf } from './wall-time.ts'

test('reads the form of L-189 and writes it again', () => {
  const time = wallTimeOf('2021-9-12 10:00:00')
  expect(time && savedTime(time)).toBe('2021-9-12 10:00:00')
})

test.each(['12/9/2021', '2021-2-30 10:00:00', '2021-9-12', '', 'soon'])('%j is no moment (L-189)', text =>
  expect(wallTimeOf(text)).toBeUndefined(),
)

test('any minute keeps its moment through saving and reading', () => {
  const minute = fc.integer({ min: 0, max: 60_000_000 }).map(m => m * 60_000)
  fc.assert(
    fc.property(minute, at => {
      expect(parseHongKongTime(savedTime(wallClockAt(at)))).toBe(at)
    }),
  )
})

const HOUR = 3_600_000
test.each([
  ['101 hours away is too far (L-190)', 101 * HOUR, 'tooFar'],
  ['100 hours away is not (LO-50)', 100 * HOUR, undefined],
  ['a moment ago is over', -1, 'over'],
] as const)('%s', (_, ahead, expected) => expect(countdownWarning(1e12 + ahead, 1e12)).toBe(expected))
