import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeLeft } from './sale-time.ts'

test.each([
  ['two days and a bit', 2 * 86_400_000 + 3_723_000, ['02', '01', '02', '03']],
  ['a hundred days', 100 * 86_400_000, ['100', '00', '00', '00']],
  ['the last, begun second', 1, ['00', '00', '00', '01']],
  ['nothing', 0, ['00', '00', '00', '00']],
  ['less than nothing', -5000, ['00', '00', '00', '00']],
])('time left: %s', (_, left, digits) => expect(Object.values(timeLeft(left, 0))).toEqual(digits))

test('the four figures add up to the whole seconds left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * 86_400_000 }), left => {
      const { days, hours, minutes, seconds } = timeLeft(left, 0)
      const sum = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)
      expect(sum).toBe(Math.ceil(left / 1000))
    }),
  )
})
