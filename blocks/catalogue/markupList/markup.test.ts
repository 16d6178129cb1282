import { DEFAULT_LIMITS } from '#api/rules/shop-limits.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exchangeProduct, exchangeSku } from '../../testing/promotions.ts'
import { addOnPrice, offeredSkus, priceOtherwise, quantityChoices, refusalOf } from './markup.ts'

describe('sizes offered (C-202)', () => {
  test.each([
    ['enabled, in stock, in the activity', {}, true, true],
    ['switched off', { isEnabled: false }, true, false],
    ['out of stock', { inventory: 0 }, true, false],
    ['not in the activity', {}, false, false],
    ['stock not counted', { inventory: null }, true, true],
  ])('%s', (_, change, isTaking, isOffered) => {
    const sku = exchangeSku('M', change)
    const offer = exchangeProduct({ skus: [sku], taking: isTaking ? [sku.code] : [] })
    expect(offeredSkus(offer)).toEqual(isOffered ? [sku] : [])
  })
})

describe('quantities (C-201)', () => {
  test.each([
    ['limit below stock', 8, 2, [1, 2]],
    ['stock below limit', 1, 2, [1]],
    ['no limit', 3, null, [1, 2, 3]],
    ['stock not counted', null, 2, [1, 2]],
    ['a limit of none', 8, 0, []],
  ])('%s', (_, inventory, limitCount, choices) => {
    const sku = exchangeSku('M', { inventory })
    expect(quantityChoices(exchangeProduct({ skus: [sku], limitCount }), sku, DEFAULT_LIMITS)).toEqual(
      choices,
    )
  })

  test('a limit of the sku alone wins', () => {
    const sku = exchangeSku('M')
    const offer = exchangeProduct({ skus: [sku], limitCount: 5 })
    const own = { code: sku.code, labelType: 'LIMIT_COUNT', value: '3' }
    expect(quantityChoices({ ...offer, funcLabels: [own] }, sku, DEFAULT_LIMITS)).toEqual([1, 2, 3])
  })

  test('always from 1 to the smaller of the two', () => {
    const units = fc.integer({ min: 0, max: 90 })
    fc.assert(
      fc.property(units, units, (inventory, limitCount) => {
        const sku = exchangeSku('M', { inventory })
        const choices = quantityChoices(exchangeProduct({ skus: [sku], limitCount }), sku, DEFAULT_LIMITS)
        expect(choices).toHaveLength(Math.min(inventory, limitCount))
        expect(choices.every((units, place) => units === place + 1)).toBe(true)
      }),
    )
  })
})

describe('price (C-194)', () => {
  const sku = exchangeSku('M')
  const offer = exchangeProduct({ skus: [sku] })
  const labelled = (value: string) => ({
    ...offer,
    funcLabels: [{ code: sku.code, labelType: 'EX_PRICE', value }],
  })

  test('the offer’s until a size is chosen, then that sku’s own', () => {
    expect(addOnPrice(labelled('88.5'), undefined)).toBe(98)
    expect(addOnPrice(labelled('88.5'), sku)).toBe(88.5)
    expect(addOnPrice(labelled('free'), sku)).toBe(98)
  })

  test('what it costs otherwise shows only where that is more', () => {
    expect(priceOtherwise(offer, sku)).toBe(180)
    expect(priceOtherwise(labelled('180'), sku)).toBeUndefined()
    expect(priceOtherwise(offer, exchangeSku('M', { price: null }))).toBeUndefined()
  })
})

test.each([
  ['no size chosen (C-199)', undefined, 'noSize'],
  ['a sku without sale price (C-200)', exchangeSku('M', { salePrice: null }), 'gift'],
  ['a sku for sale', exchangeSku('M'), undefined],
])('%s', (_, sku, refusal) => expect(refusalOf(sku)).toBe(refusal))
