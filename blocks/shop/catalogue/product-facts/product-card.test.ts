import { isoInHongKong } from '#locales/hong-kong.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hkd, product } from '../../../testing/product.ts'
import {
  isNew,
  isSellable,
  newLabelChangesAt,
  percentOff,
  promotionRibbon,
  roundedCount,
  stockState,
} from './product-card.ts'

const NOW = Date.UTC(2026, 10, 21, 4)
const DAY = 86_400_000

describe('new label (L-409, C-148, CO-41)', () => {
  test('goes by the first listing, not by a later one', () =>
    expect(
      isNew(
        product({ firstListTime: isoInHongKong(NOW - 20 * DAY), listTime: isoInHongKong(NOW - DAY) }),
        NOW,
      ),
    ).toBe(false))

  test.each([
    ['13 days ago', NOW - 13 * DAY, true],
    ['a second within 14 days', NOW - 14 * DAY + 1000, true],
    ['exactly 14 days ago', NOW - 14 * DAY, false],
    ['15 days ago', NOW - 15 * DAY, false],
    ['never listed', 0, false],
  ])('listed %s', (_, at, expected) =>
    expect(isNew({ firstListTime: isoInHongKong(at) }, NOW)).toBe(expected),
  )

  test('a page holds until the first label goes', () => {
    const [older, newer] = [
      product({ firstListTime: isoInHongKong(NOW - 10 * DAY) }),
      product({ firstListTime: isoInHongKong(NOW - 2 * DAY) }),
    ]
    expect(newLabelChangesAt([newer, older, product()], NOW)).toBe(NOW + 4 * DAY)
    expect(newLabelChangesAt([product()], NOW)).toBeUndefined()
  })

  test('nothing changes before the named moment, something does at it', () => {
    const times = fc.array(fc.integer({ min: NOW - 30 * DAY, max: NOW }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(times, firstListTimes => {
        const listed = firstListTimes.map(at => product({ firstListTime: isoInHongKong(at) }))
        const labels = (at: number) => listed.map(one => isNew(one, at)).join()
        const at = newLabelChangesAt(listed, NOW)
        const until = at ?? NOW + 30 * DAY
        expect(labels(until - 1)).toBe(labels(NOW))
        expect(labels(until) === labels(NOW)).toBe(at === undefined)
      }),
    )
  })
})

test.each([
  [3, 'inStock'],
  [2, 'low'],
  [1, 'low'],
  [0, 'soldOut'],
  [-1, 'soldOut'],
] as const)('%i units are %s (L-410, CO-27)', (inventory, state) => expect(stockState(inventory)).toBe(state))

test.each([
  ['on the shelf', {}, true],
  ['sold out but on the shelf', { inventory: 0 }, true],
  ['off the shelf', { onShelves: false }, false],
  ['a gift, which has no price', { price: null }, false],
])('sellable: %s (L-216, L-268)', (_, change, expected) => expect(isSellable(product(change))).toBe(expected))

describe('percent off (C-213, CO-45)', () => {
  test.each([
    [890, 623, 30],
    [300, 199, 34],
    [1000, 999, 1],
    [1000, 1, 99],
    [500, 500, undefined],
    [500, 600, undefined],
  ])('list %d, sale %d: %s', (list, sale, off) =>
    expect(percentOff({ listPrice: hkd(list), price: hkd(sale) })).toBe(off),
  )

  test('is never 0 nor 100', () => {
    const reduced = fc
      .integer({ min: 2, max: 10_000_000 })
      .chain(list => fc.tuple(fc.constant(list), fc.integer({ min: 1, max: list - 1 })))
    fc.assert(
      fc.property(reduced, ([list, sale]) => {
        const off = percentOff({ listPrice: hkd(list / 100), price: hkd(sale / 100) })
        expect(off).toBeGreaterThanOrEqual(1)
        expect(off).toBeLessThanOrEqual(99)
      }),
    )
  })
})

test.each([
  [0, { count: 0, isMore: false }],
  [9, { count: 9, isMore: false }],
  [10, { count: 10, isMore: false }],
  [11, { count: 10, isMore: true }],
  [37, { count: 30, isMore: true }],
])('%i sold (C-146, CO-42)', (sold, shown) => expect(roundedCount(sold)).toEqual(shown))

describe('promotion label (C-063, CO-31)', () => {
  test('has text, ground and text colour', () =>
    expect(promotionRibbon('Sale | #f00 | rgb(255, 255, 255)')).toEqual({
      text: 'Sale',
      style: { background: '#f00', color: 'rgb(255, 255, 255)' },
    }))

  test.each(['', ' |#f00|#fff', '|'])('without text there is none: %j', label =>
    expect(promotionRibbon(label)).toBeUndefined(),
  )

  test.each(['8折', '8折|url(//evil)|x;y', '8折|#12|var(--a)'])(
    'colours that are none are left to the style sheet: %j',
    label => expect(promotionRibbon(label)).toEqual({ text: '8折', style: {} }),
  )
})
