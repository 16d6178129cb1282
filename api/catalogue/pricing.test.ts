import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Audience,
  GUEST,
  lowestPrice,
  percentOff,
  type PromotionPrice,
  type SkuPrices,
  unitPrice,
} from './pricing.ts'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const HOUR = 3_600_000
const gold: Audience = { kind: 'MEMBER', levelCode: 'GOLD' }
const green: Audience = { kind: 'MEMBER', levelCode: 'GREEN' }
const unranked: Audience = { kind: 'MEMBER', levelCode: null }

const promotion = (change: Partial<PromotionPrice> = {}): PromotionPrice => ({
  promotionCode: 'autumn',
  accountScope: 'ALL',
  levels: [],
  beginTime: NOW - HOUR,
  endTime: NOW + HOUR,
  price: 700,
  ...change,
})
const prices = (change: Partial<SkuPrices> = {}): SkuPrices => ({
  listPrice: 1000,
  salePrice: 900,
  defaultPrice: 850,
  memberPrices: [{ level: 'GOLD', price: 800 }],
  promotionPrices: [],
  ...change,
})
const withPromotion = (change: Partial<PromotionPrice>) => prices({ promotionPrices: [promotion(change)] })

describe('what a shopper pays for one unit', () => {
  test.each<[string, SkuPrices, Audience, number | null]>([
    ['a promotion for all covers a guest (C-207)', withPromotion({}), GUEST, 700],
    ['a promotion for all covers a member (C-207)', withPromotion({}), green, 700],
    [
      'a members’ promotion leaves a guest at the default price (C-207)',
      withPromotion({ accountScope: 'MEMBER' }),
      GUEST,
      850,
    ],
    ['a members’ promotion covers a member (C-207)', withPromotion({ accountScope: 'MEMBER' }), green, 700],
    [
      'a guests’ promotion leaves a member at the level’s price (C-207)',
      withPromotion({ accountScope: 'GUEST' }),
      gold,
      800,
    ],
    ['a guests’ promotion covers a guest (C-207)', withPromotion({ accountScope: 'GUEST' }), GUEST, 700],
    ['a level on the list is covered (C-208)', withPromotion({ levels: ['GOLD'] }), gold, 700],
    ['a level off the list is not (C-208)', withPromotion({ levels: ['GOLD'] }), green, 850],
    [
      'a member without a level is not on any list (C-208)',
      withPromotion({ levels: ['GOLD'] }),
      unranked,
      850,
    ],
    ['levels say nothing about guests (C-208)', withPromotion({ levels: ['GOLD'] }), GUEST, 700],
    ['a member price comes next (C-209)', prices(), gold, 800],
    ['without one the default price (C-210)', prices(), green, 850],
    ['without that the sale price (C-211)', prices({ defaultPrice: null }), GUEST, 900],
    ['a price of zero is a price, not a missing one', prices({ defaultPrice: 0 }), GUEST, 0],
    [
      'the promotion stands in even for a lower member price (CO-65)',
      withPromotion({ price: 990 }),
      gold,
      990,
    ],
    [
      'the lowest of several promotions (CO-65)',
      prices({ promotionPrices: [promotion(), promotion({ price: 650 }), promotion({ price: 720 })] }),
      GUEST,
      650,
    ],
    ['a promotion that has yet to begin', withPromotion({ beginTime: NOW + 1 }), GUEST, 850],
    ['a promotion in its first millisecond', withPromotion({ beginTime: NOW }), GUEST, 700],
    ['a promotion in its last millisecond', withPromotion({ endTime: NOW + 1 }), GUEST, 700],
    ['a promotion that has just ended', withPromotion({ endTime: NOW }), GUEST, 850],
    [
      'a gift has no price, promoted or not (CO-28)',
      prices({ salePrice: null, promotionPrices: [promotion()] }),
      gold,
      null,
    ],
  ])('%s', (_, given, audience, expected) => expect(unitPrice(given, audience, NOW)).toBe(expected))

  test('is always one of the prices on file', () => {
    const amount = fc.integer({ min: 0, max: 100_000 })
    const anyPromotion = fc.record({
      promotionCode: fc.constant('p'),
      accountScope: fc.constantFrom('ALL' as const, 'MEMBER' as const, 'GUEST' as const),
      levels: fc.subarray(['GOLD', 'GREEN']),
      beginTime: fc.integer({ min: 0, max: 20 }),
      endTime: fc.integer({ min: 0, max: 20 }),
      price: amount,
    })
    fc.assert(
      fc.property(
        fc.option(amount),
        fc.array(anyPromotion),
        fc.constantFrom(GUEST, gold, green, unranked),
        fc.integer({ min: 0, max: 20 }),
        (defaultPrice, promotionPrices, audience, now) => {
          const given = prices({ defaultPrice, promotionPrices })
          const onFile = [900, 800, defaultPrice, ...promotionPrices.map(entry => entry.price)]
          expect(onFile).toContain(unitPrice(given, audience, now))
        },
      ),
    )
  })
})

test('a product costs what its cheapest sku costs, gifts aside (CO-25)', () => {
  expect(lowestPrice([900, null, 700])).toBe(700)
  expect(lowestPrice([null])).toBeNull()
  expect(lowestPrice([])).toBeNull()
})

test.each<[string, number | null, number | null, number | null]>([
  ['rounded (C-212)', 30_000, 19_900, 34],
  ['half a percent counts up (C-212)', 100_000, 85_500, 15],
  ['equal prices give none (C-213)', 30_000, 30_000, null],
  ['a higher price gives none (C-213)', 30_000, 30_100, null],
  ['never shown as 0 (CO-45)', 100_000, 99_900, 1],
  ['never shown as 100 (CO-45)', 100_000, 100, 99],
  ['nothing to compare with', null, 100, null],
  ['a gift has no discount (CO-28)', 30_000, null, null],
])('percent off: %s', (_, original, price, expected) => expect(percentOff(original, price)).toBe(expected))
