import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saleMoment, timeLeft } from './sale-time.ts'

test.each([
  ['2026-11-21T04:00:00Z', '2026年11月21日 12:00', '21 Nov 2026, 12:00'],
  ['2026-12-31T16:00:00Z', '2027年1月1日 00:00', '1 Jan 2027, 00:00'],
  ['2026-09-05T01:05:59Z', '2026年9月5日 09:05', '5 Sep 2026, 09:05'],
])('%s reads %s and %s in Hong Kong (L-241, LO-57)', (moment, zh, en) => {
  expect(saleMoment(Date.parse(moment), 'zh_HK')).toBe(zh)
  expect(saleMoment(Date.parse(moment), 'en_US')).toBe(en)
})

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
