import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Activity, type ActivityRule, indexActivities } from './activity.ts'
import { type BagToPrice, priceBag } from './calculate.ts'
import { randomBag } from './testing/random-bag.ts'
import { type TracedEffect, traceOf } from './trace.ts'
import type { PricedLine } from './working-bag.ts'

const NOW = Date.UTC(2026, 10, 22)
const DAY = 86_400_000
const sum = (amounts: readonly number[]) => amounts.reduce((before, amount) => before + amount, 0)

const activity = (code: string, rule: ActivityRule, change: Partial<Activity> = {}): Activity => ({
  code,
  priority: 0,
  accountScope: 'ALL',
  levels: [],
  beginTime: NOW - DAY,
  endTime: NOW + DAY,
  spus: 'ALL',
  rule,
  ...change,
})

const line = (id: string, unitPrice: number, change: Partial<PricedLine> = {}): PricedLine => ({
  id,
  skuCode: id,
  spuCode: id,
  quantity: 1,
  unitPrice,
  basePrice: unitPrice,
  baseSource: 'SALE',
  ...change,
})

const traced = (
  activities: readonly Activity[],
  lines: readonly PricedLine[],
  change: Partial<BagToPrice> = {},
) => {
  const bag: BagToPrice = {
    lines,
    activities: indexActivities(activities),
    audience: { kind: 'GUEST' },
    now: NOW,
    giftChoices: new Map(),
    isAvailable: skuCode => skuCode !== 'gone',
    discounts: [],
    freight: { fee: 3000, freeFrom: 100_000, country: 'HK' },
    goDollar: { wanted: 0, balance: 0 },
    ...change,
  }
  return traceOf(bag, priceBag(bag))
}
const REDUCE = { type: 'SATISFY_REDUCE', tiers: [{ from: { amount: 50_000 }, reduce: 5000 }] } as const
const gift = (skuCode: string): ActivityRule => ({
  type: 'PRESENT',
  from: { units: 1 },
  choose: 1,
  gifts: [{ skuCode, quantity: 2 }],
})

describe('the trace of any bag', () => {
  test('adds up to what is charged: each line, and each activity, code and coupon (CO-63, CO-68)', () => {
    fc.assert(
      fc.property(randomBag, bag => {
        const price = priceBag(bag)
        const { lines, effects, freight } = traceOf(bag, price)
        for (const { id, page, quantity, taken, net, problem } of lines) {
          if (problem) continue
          expect([id, page.price * quantity - sum(taken.map(({ amount }) => amount))]).toEqual([id, net])
        }
        expect(sum(lines.map(({ net }) => net))).toBe(price.productAmount - price.discount - price.coupon)
        const goods = effects.filter(({ step }) => step !== 'FREIGHT')
        for (const { amount, lines: shares } of goods)
          expect(sum(shares.map(share => share.amount))).toBe(amount)
        const codes = goods.filter(({ kind }) => kind !== 'ACTIVITY')
        expect(sum(codes.map(({ amount }) => amount))).toBe(price.coupon)
        expect(sum(goods.map(({ amount }) => amount))).toBe(price.discount + price.coupon)
        expect(freight.postage).toBe(price.postage)
      }),
      { numRuns: 500 },
    )
  })

  test('has each outcome once: it did something, or it says why not', () => {
    fc.assert(
      fc.property(randomBag, bag => {
        const price = priceBag(bag)
        const { effects } = traceOf(bag, price)
        const outcomes = [...price.outcomes, ...price.discountOutcomes]
        expect(effects.map(({ code }) => code).sort()).toEqual(outcomes.map(({ code }) => code).sort())
        for (const { amount, priced, gifts, opensAddOns, reason } of effects)
          expect(amount > 0 || priced.length > 0 || gifts.length > 0 || opensAddOns).toBe(
            reason === undefined,
          )
      }),
      { numRuns: 500 },
    )
  })
})

describe('why the page shows its price (C-207 … C-211)', () => {
  test.each([
    ['the sale price', {}, { price: 900, base: 900, baseSource: 'SALE' }],
    ['a level', { baseSource: 'LEVEL' }, { price: 900, base: 900, baseSource: 'LEVEL' }],
    [
      'a promotion',
      { basePrice: 1000, pricedBy: 'WEEK' },
      { price: 900, by: 'WEEK', base: 1000, baseSource: 'SALE' },
    ],
  ] as const)('%s', (_, change, page) => {
    expect(traced([], [line('cap', 900, change)]).lines[0]?.page).toEqual(page)
  })

  test('an add-on costs what its activity says', () => {
    const offers = [{ skuCode: 'bottle', exPrice: 4900, limitCount: 2 }]
    const { lines, effects } = traced(
      [activity('ADD', { type: 'EXCHANGE', from: { units: 1 }, offers })],
      [line('cap', 900), line('bottle', 9900, { addOnOf: 'ADD' })],
    )
    expect(lines[0]).toMatchObject({
      id: 'bottle',
      isAddOn: true,
      page: { price: 4900, by: 'ADD' },
      net: 4900,
    })
    expect(effects).toMatchObject([{ code: 'ADD', step: 'REWARDS', opensAddOns: true }])
  })
})

describe('what each activity did (CO-63, CO-64)', () => {
  const CAP = line('cap', 60_000)
  const SOCKS = line('socks', 20_000)
  test.each<[string, readonly Activity[], readonly PricedLine[], Partial<BagToPrice>, readonly object[]]>([
    [
      'took so much off these lines',
      [activity('A', REDUCE)],
      [CAP, SOCKS],
      {},
      [
        {
          code: 'A',
          step: 'THRESHOLDS',
          amount: 5000,
          lines: [
            { id: 'cap', amount: 3750 },
            { id: 'socks', amount: 1250 },
          ],
        },
      ],
    ],
    [
      'lacks an amount',
      [activity('A', REDUCE)],
      [SOCKS],
      {},
      [{ code: 'A', reason: 'UNDER_THRESHOLD', missing: { amount: 30_000 }, lines: [] }],
    ],
    [
      'is excluded by another',
      [activity('A', REDUCE), activity('B', REDUCE)],
      [CAP],
      {},
      [
        { code: 'A', amount: 5000 },
        { code: 'B', reason: 'EXCLUDED', excludedBy: ['A'] },
      ],
    ],
    [
      'is for others',
      [activity('A', REDUCE, { accountScope: 'MEMBER' })],
      [CAP],
      {},
      [{ code: 'A', step: 'THRESHOLDS', reason: 'AUDIENCE' }],
    ],
    ['gives a gift', [activity('A', gift('cup'))], [CAP], {}, [{ gifts: [{ skuCode: 'cup', quantity: 2 }] }]],
    ['has no gift left', [activity('A', gift('gone'))], [CAP], {}, [{ gifts: [], reason: 'GIFT_GONE' }]],
    [
      'made the price of the page',
      [activity('A', { type: 'SPECIFY_PRICE' })],
      [line('cap', 900, { basePrice: 1000, pricedBy: 'A' })],
      {},
      [{ code: 'A', step: 'UNITS', amount: 0, priced: ['cap'] }],
    ],
    [
      'lowers delivery, which is no line’s',
      [activity('A', { type: 'FREIGHT_SATISFY_REDUCE', from: 0, reduce: 1000 })],
      [SOCKS],
      {},
      [{ code: 'A', step: 'FREIGHT', amount: 1000, lines: [] }],
    ],
    [
      'a code that takes off, after the activities and before delivery',
      [activity('A', { type: 'FREIGHT_SATISFY_REDUCE', from: 0, reduce: 1000 }), activity('B', REDUCE)],
      [CAP],
      {
        discounts: [
          { code: 'TEN', kind: 'PROMOTION_CODE', off: { percent: 10 }, from: 0, spus: 'ALL', stacks: true },
        ],
      },
      [
        { code: 'B', kind: 'ACTIVITY' },
        {
          code: 'TEN',
          kind: 'PROMOTION_CODE',
          step: 'CODES',
          amount: 5500,
          lines: [{ id: 'cap', amount: 5500 }],
        },
        { code: 'A', kind: 'ACTIVITY' },
      ],
    ],
  ])('%s', (_, activities, lines, change, effects) => {
    const found: readonly TracedEffect[] = traced(activities, lines, change).effects
    expect(found).toMatchObject(effects)
  })

  test('says how far the bag is from free delivery', () => {
    expect(traced([], [SOCKS]).freight).toEqual({
      fee: 3000,
      postage: 3000,
      freeFrom: 100_000,
      missingToFree: 80_000,
    })
  })
})
