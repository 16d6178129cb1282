import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addLines, type BagFacts } from '../cart/bag.ts'
import { catalogueReason } from '../cart/read-bag.ts'
import type { Sku, Spu } from '../catalogue/catalogue.ts'
import { GUEST, unitPrice } from '../catalogue/pricing.ts'
import { DEFAULT_FREIGHT } from '../promotion/freight-rates.ts'
import { buyProblems } from './why-not.ts'

const NOW = Date.UTC(2026, 10, 29)

interface Change extends Partial<Sku> {
  readonly onShelves?: boolean
  readonly countries?: readonly string[]
}

function found({ onShelves = true, countries = [], ...sku }: Change = {}) {
  const spu = {
    code: 'CR-1',
    onShelves,
    attributes: countries.length > 0 ? [{ code: 'deliveryCountry', values: countries }] : [],
  } as unknown as Spu // all that is looked at
  const plain = { code: 'CR-1-1', isEnabled: true, inventory: 5, salePrice: 90_000, defaultPrice: null }
  return { spu, sku: { ...plain, memberPrices: [], promotionPrices: [], ...sku } as unknown as Sku }
}

const member = { kind: 'MEMBER', levelCode: 'GOLD' } as const
const free = (begin: number) => ({
  promotionCode: 'P1',
  accountScope: 'ALL' as const,
  levels: [],
  price: 0,
  beginTime: begin,
  endTime: begin + 1000,
})

test.each<[string, Change, object, string[]]>([
  ['nothing', {}, {}, []],
  ['the shelf', { onShelves: false }, {}, ['OFF_SHELF']],
  ['being disabled', { isEnabled: false }, {}, ['DISABLED']],
  ['no price', { salePrice: null }, {}, ['NO_PRICE']],
  ['no stock', { inventory: 0 }, {}, ['SOLD_OUT']],
  ['stock that is not counted', { inventory: null }, {}, []],
  ['another country than its own', { countries: ['MO'] }, {}, ['NO_DELIVERY']],
  ['its own country', { countries: ['MO'] }, { country: 'MO' }, []],
  ['a country that the shop does not serve', {}, { country: 'XX' }, ['NO_REGION']],
  ['a promotion for nothing', { promotionPrices: [free(NOW)] }, {}, ['PRICE_ZERO']],
  ['a promotion for nothing that is over', { promotionPrices: [free(NOW)] }, { at: NOW + 1000 }, []],
  [
    'a price of nothing for a level',
    { memberPrices: [{ level: 'GOLD', price: 0 }] },
    { audience: member },
    ['PRICE_ZERO'],
  ],
  ['a price of nothing for other shoppers', { memberPrices: [{ level: 'GOLD', price: 0 }] }, {}, []],
  [
    'everything at once',
    { onShelves: false, isEnabled: false, salePrice: null, inventory: 0 },
    {},
    ['OFF_SHELF', 'DISABLED', 'NO_PRICE', 'SOLD_OUT'],
  ],
])('%s keeps from buying', (_, change, more, expected) => {
  const buying = { audience: GUEST, country: 'HK', at: NOW, ...more }
  expect(buyProblems(found(change), buying, DEFAULT_FREIGHT)).toEqual(expected)
})

test('there is a reason exactly where a bag or an order refuses one unit', () => {
  const change = fc.record({
    onShelves: fc.boolean(),
    isEnabled: fc.boolean(),
    inventory: fc.constantFrom(null, 0, 1, 5),
    salePrice: fc.constantFrom(null, 90_000),
    memberPrices: fc.constantFrom([], [{ level: 'GOLD', price: 80_000 }]),
  })
  fc.assert(
    fc.property(change, fc.constantFrom(GUEST, member), (given, audience) => {
      const goods = found(given)
      const facts: BagFacts = {
        find: () => goods,
        priceOf: sku => unitPrice(sku, audience, NOW),
        addOnOf: () => undefined,
        meetsCondition: () => true,
        mostUnits: 99,
        nextId: () => '1',
        now: NOW,
      }
      const line = { skuCode: 'CR-1-1', activityCode: '', quantity: 1, extProps: '' }
      const isRefused = addLines([], [line], facts).errors.length > 0
      const reasons = buyProblems(goods, { audience, country: 'HK', at: NOW }, DEFAULT_FREIGHT)
      expect(reasons.length > 0).toBe(isRefused)
      expect(catalogueReason(line, goods) !== undefined).toBe(isRefused)
    }),
  )
})
