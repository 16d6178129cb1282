import { isoInHongKong } from '#locales/hong-kong.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promotion } from '../../testing/promotions.ts'
import { runningAt, runningUntil } from './running.ts'

/** Of whole seconds, as the wire has them. */
const at = (beginTime: number, endTime: number, change = {}) =>
  promotion({
    code: `${beginTime}-${endTime}`,
    beginTime: isoInHongKong(beginTime * 1000),
    endTime: isoInHongKong(endTime * 1000),
    ...change,
  })

test.each([
  ['before it begins', 9_999, false],
  ['at its first instant', 10_000, true],
  ['in its last millisecond', 19_999, true],
  ['at its end', 20_000, false],
])('%s (C-205, CO-67)', (_, now, isOn) => expect(runningAt([at(10, 20)], now)).toHaveLength(isOn ? 1 : 0))

test.each(['NOT_STARTED', 'ENDED'] as const)(
  'one that is %s does not run, whatever its times (CO-67)',
  status => expect(runningAt([at(10, 20, { promotionStatus: status })], 15_000)).toEqual([]),
)

test('the smaller priority number goes first (C-205)', () => {
  const list = [at(0, 9, { priority: 3 }), at(0, 8, { priority: 1 }), at(0, 7, { priority: 2 })]
  expect(runningAt(list, 5000).map(({ priority }) => priority)).toEqual([1, 2, 3])
})

test('the list stays as it is until the moment named, and changes at it', () => {
  const span = fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 50 }))
  fc.assert(
    fc.property(fc.array(span, { maxLength: 6 }), spans => {
      // The api names those running now alone, so all have begun.
      const list = spans.map(([before, after]) => at(100 - before, 100 + after))
      const until = runningUntil(list, 100_000)
      expect(until === undefined).toBe(list.length === 0)
      if (until === undefined) return
      expect(runningAt(list, until - 1)).toHaveLength(list.length)
      expect(runningAt(list, until).length).toBeLessThan(list.length)
    }),
  )
})
