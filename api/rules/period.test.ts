import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRunning, periodState } from './period.ts'

const TEN_TO_TWENTY = { beginTime: 10, endTime: 20 }

test.each([
  ['has not started in the millisecond before it begins', 9, 'NOT_STARTED'],
  ['runs at its first instant', 10, 'RUNNING'],
  ['runs in its last millisecond', 19, 'RUNNING'],
  ['has ended at its end, which is no longer in the future', 20, 'ENDED'],
] as const)('a period %s (C-205, CO-67, L-240)', (_, now, state) => {
  expect(periodState(TEN_TO_TWENTY, now)).toBe(state)
  expect(isRunning(TEN_TO_TWENTY, now)).toBe(state === 'RUNNING')
})

test('a period without a length never runs, and has ended once its instant is there', () => {
  const instant = { beginTime: 10, endTime: 10 }
  expect([9, 10, 11].map(now => periodState(instant, now))).toEqual(['NOT_STARTED', 'ENDED', 'ENDED'])
})

test('one that stays runs at any later time', () =>
  expect(isRunning({ beginTime: 10, endTime: Number.POSITIVE_INFINITY }, Number.MAX_SAFE_INTEGER)).toBe(true))

test('of two periods that meet, exactly one runs at any time between their ends', () => {
  const moment = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(fc.tuple(moment, moment, moment), moment, (moments, now) => {
      const [beginTime = 0, middle = 0, endTime = 0] = moments.toSorted((one, other) => one - other)
      const running = [
        { beginTime, endTime: middle },
        { beginTime: middle, endTime },
      ].filter(period => isRunning(period, now))
      expect(running).toHaveLength(isRunning({ beginTime, endTime }, now) ? 1 : 0)
    }),
  )
})
