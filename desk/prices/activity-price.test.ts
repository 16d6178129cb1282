import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activityPrice, type PriceEnding, type PriceRule } from './activity-price.ts'

const off = (percentOff: number): PriceRule => ({ kind: 'percent', percentOff })

test.each<[string, number, PriceRule, PriceEnding, number]>([
  ['20% off', 89_900, off(20), 'exact', 71_920],
  ['20% off, whole dollars', 89_900, off(20), 'whole', 71_900],
  ['20% off, ending in 9', 90_000, off(20), 'nine', 71_900],
  ['20% off that ends in 9 already', 88_625, off(20), 'nine', 70_900],
  ['ending in 9 is a whole dollar below HK$9', 1_000, off(20), 'nine', 800],
  ['ending in 9 from HK$9', 1_125, off(20), 'nine', 900],
  ['cents where there is no dollar', 100, off(20), 'whole', 80],
  ['half a cent is rounded up', 125, off(50), 'exact', 63],
  ['HK$100 off', 89_900, { kind: 'amount', off: 10_000 }, 'nine', 79_900],
  ['more off than it costs', 5_000, { kind: 'amount', off: 10_000 }, 'nine', -5_000],
  ['a fixed price is as typed', 89_900, { kind: 'fixed', price: 50_050 }, 'nine', 50_050],
])('%s', (_, price, rule, ending, after) => expect(activityPrice(price, rule, ending)).toBe(after))

test('endings never take away less than the percentage says, and leave a price', () => {
  const ending = fc.constantFrom<PriceEnding>('exact', 'nine', 'whole')
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.integer({ min: 1, max: 99 }),
      ending,
      (...given) => {
        const [price, percent, end] = given
        const after = activityPrice(price, off(percent), end)
        expect(after).toBeGreaterThan(0)
        expect(after).toBeLessThanOrEqual(activityPrice(price, off(percent), 'exact'))
      },
    ),
  )
})
