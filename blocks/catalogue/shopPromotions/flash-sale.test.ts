import { isoInHongKong } from '#locales/hong-kong.ts'
import { type Period, readPeriod } from '#api/rules/period.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { product } from '../../testing/product.ts'
import { NOON } from '../../testing/render-view.tsx'
import { flashSale, saleChangesAt } from './flash-sale.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const period = (begin: number, end: number): Period => ({
  beginTime: NOON + begin * DAY,
  endTime: NOON + end * DAY,
})
const written = ({ beginTime, endTime }: Period) => ({
  beginTime: isoInHongKong(beginTime),
  endTime: isoInHongKong(endTime),
})
const on = (code: string, ...promotions: readonly Period[]) =>
  product({ code, promotions: promotions.map(written) })
const codes = (sale: ReturnType<typeof flashSale>) => sale?.products.map(({ code }) => code)

describe('a flash sale', () => {
  test('shows products with a promotion still running, in their order (L-240)', () => {
    const products = [
      on('B', period(-1, 2)),
      on('OVER', period(-9, -1)),
      on('COMING', period(1, 3)),
      on('NONE'),
      product({ code: 'UNKNOWN' }),
      on('A', period(-9, -1), period(-2, 1)),
    ]
    expect(codes(flashSale(products, NOON))).toEqual(['B', 'A'])
  })

  test('leaves out what cannot be sold, and its promotions (L-240, L-216)', () => {
    const off = product({ code: 'OFF', onShelves: false, promotions: [written(period(-1, 30))] })
    const gift = product({ code: 'GIFT', price: null, promotions: [written(period(-1, 40))] })
    const sale = flashSale([off, gift, on('A', period(-1, 2))], NOON)
    expect(codes(sale)).toEqual(['A'])
    expect(sale?.period).toEqual(period(-1, 2))
  })

  test('its period is that of the promotion ending last, begin and end (L-241, LO-57)', () => {
    const products = [on('A', period(-9, 5), period(-30, -1)), on('B', period(-2, 9), period(-20, 3))]
    expect(flashSale(products, NOON)?.period).toEqual(period(-2, 9))
  })

  test('of two that end together, the one that began first', () =>
    expect(flashSale([on('A', period(-1, 5)), on('B', period(-3, 5))], NOON)?.period).toEqual(period(-3, 5)))

  test.each([
    ['a millisecond before its end', NOON + DAY - 1, true],
    ['at its end', NOON + DAY, false],
    ['at its beginning', NOON - DAY, true],
    ['a millisecond before its beginning', NOON - DAY - 1, false],
  ])('a promotion runs %s (L-240)', (_, now, isOn) =>
    expect(flashSale([on('A', period(-1, 1))], now) !== undefined).toBe(isOn),
  )

  const moment = fc.integer({ min: -20 * DAY, max: 20 * DAY }).map(ms => NOON + ms)
  const anyPeriod = fc
    .tuple(moment, fc.integer({ min: 1, max: 30 * DAY }))
    .map(([beginTime, length]) => written({ beginTime, endTime: beginTime + length }))
  const anyProducts = fc
    .array(fc.record({ promotions: fc.array(anyPeriod, { maxLength: 4 }), onShelves: fc.boolean() }), {
      maxLength: 8,
    })
    .map(list => list.map((change, at) => product({ code: `P${at}`, ...change })))

  test('the period is that of the last to end among the running promotions of what shows, if any (L-241, LO-57)', () => {
    fc.assert(
      fc.property(anyProducts, moment, (products, now) => {
        const sale = flashSale(products, now)
        const running = products
          .filter(({ onShelves }) => onShelves)
          .flatMap(({ promotions = [] }) => promotions.map(readPeriod))
          .filter(({ beginTime, endTime }) => beginTime <= now && endTime > now)
        const last = running.toSorted((a, b) => b.endTime - a.endTime || a.beginTime - b.beginTime)[0]
        expect(sale?.period).toEqual(last)
      }),
    )
  })

  test('finished HTML is renewed within the minute, and the moment a product leaves (L-240)', () => {
    expect(saleChangesAt([on('A', period(-1, 2))], NOON)).toBe(NOON + MINUTE)
    const soon = { beginTime: NOON - DAY, endTime: NOON + 5000 }
    expect(saleChangesAt([on('A', period(-1, 2)), on('B', soon)], NOON)).toBe(NOON + 5000)
    expect(saleChangesAt([on('OVER', period(-3, -1))], NOON)).toBeUndefined()
  })

  test('between now and the named moment the same products show (L-240)', () => {
    fc.assert(
      fc.property(anyProducts, moment, (products, now) => {
        // What is coming is not among a page's answers.
        const begun = products.map(one => ({
          ...one,
          promotions: one.promotions?.filter(({ beginTime }) => Date.parse(beginTime) <= now) ?? [],
        }))
        const at = saleChangesAt(begun, now)
        expect(codes(flashSale(begun, (at ?? now + DAY) - 1))).toEqual(codes(flashSale(begun, now)))
      }),
    )
  })
})
