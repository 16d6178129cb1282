import fc from 'fast-check'
import { type Activity, type ActivityRule, indexActivities, type Threshold } from '../activity.ts'
import type { BagToPrice } from '../calculate.ts'
import type { Discount } from '../code-step.ts'
import type { PricedLine } from '../working-bag.ts'

/** A bag together with the list of its activities, which the index hides. */
export interface RandomBag extends BagToPrice {
  readonly listed: readonly Activity[]
}

const SPUS = ['jacket', 'boots', 'socks', 'pack', 'tent'] as const
const NOW = Date.UTC(2026, 10, 22)
const DAY = 86_400_000

const cents = fc.integer({ min: 0, max: 300_000 })
const percent = fc.integer({ min: 1, max: 100 })
const spu = fc.constantFrom(...SPUS)

const line = fc
  .record({
    skuCode: fc.nat({ max: 2 }),
    spuCode: spu,
    quantity: fc.integer({ min: 1, max: 5 }),
    basePrice: cents,
    pagePercent: fc.constantFrom(100, 100, 90, 50, 110),
    isPromoted: fc.boolean(),
  })
  .map(({ skuCode, spuCode, quantity, basePrice, pagePercent, isPromoted }) => ({
    skuCode: `${spuCode}-${skuCode}`,
    spuCode,
    quantity,
    basePrice,
    unitPrice: Math.round((basePrice * pagePercent) / 100),
    ...(isPromoted && { pricedBy: 'page' }),
  }))

const threshold: fc.Arbitrary<Threshold> = fc.oneof(
  fc.record({ amount: fc.integer({ min: 1, max: 400_000 }) }),
  fc.record({ units: fc.integer({ min: 1, max: 6 }) }),
)

/** Tiers rise: each asks for more than the one below. */
const tiers = <Effect extends object>(effect: fc.Arbitrary<Effect>) =>
  fc
    .tuple(
      fc.boolean(),
      fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 }),
      effect,
      effect,
      effect,
    )
    .map(([isAmount, steps, ...effects]) =>
      steps
        .toSorted((one, other) => one - other)
        .map((step, at) => ({
          from: isAmount ? { amount: step * 40_000 } : { units: step },
          ...(effects[at] as Effect), // three effects, at most three steps
        })),
    )

const countries = fc.constantFrom(['HK', 'MO'], ['MO'])

const rule: fc.Arbitrary<ActivityRule> = fc.oneof(
  fc.record({ type: fc.constant('MEMBER' as const), percentOff: percent }),
  fc.record({ type: fc.constant('DIRECT_REDUCE' as const), reduce: cents }),
  fc.record({
    type: fc.constant('BUNDLE' as const),
    price: cents,
    parts: fc
      .shuffledSubarray([...SPUS], { minLength: 1, maxLength: 3 })
      .chain(spus =>
        fc.tuple(
          ...spus.map(one =>
            fc.record({ spus: fc.constant([one]), quantity: fc.integer({ min: 1, max: 2 }) }),
          ),
        ),
      ),
  }),
  fc
    .record({
      type: fc.constant('FULL_FREE' as const),
      buy: fc.integer({ min: 2, max: 4 }),
      free: fc.nat({ max: 2 }),
    })
    .map(({ type, buy, free }) => ({ type, buy, free: Math.min(buy - 1, free + 1) })),
  fc.record({ type: fc.constant('SATISFY_REDUCE' as const), tiers: tiers(fc.record({ reduce: cents })) }),
  fc.record({
    type: fc.constant('SATISFY_DISCOUNT' as const),
    tiers: tiers(fc.record({ percentOff: percent })),
  }),
  fc.record({
    type: fc.constant('PRESENT' as const),
    from: threshold,
    choose: fc.integer({ min: 1, max: 2 }),
    gifts: fc.constant([
      { skuCode: 'cup', quantity: 1 },
      { skuCode: 'cap', quantity: 2 },
      { skuCode: 'gone', quantity: 1 },
    ]),
  }),
  fc.record({
    type: fc.constant('EXCHANGE' as const),
    from: threshold,
    offers: fc.constant([{ skuCode: 'bottle', exPrice: 4900, limitCount: 2 }]),
  }),
  fc.record(
    { type: fc.constant('FREIGHT_SATISFY_REDUCE' as const), from: cents, reduce: cents, countries },
    { requiredKeys: ['type', 'from', 'reduce'] },
  ),
  fc.record(
    { type: fc.constant('FREIGHT_SATISFY_DISCOUNT' as const), from: cents, percentOff: percent, countries },
    { requiredKeys: ['type', 'from', 'percentOff'] },
  ),
)

const activity = fc.record({
  priority: fc.integer({ min: 0, max: 3 }),
  accountScope: fc.constantFrom('ALL' as const, 'ALL' as const, 'MEMBER' as const, 'GUEST' as const),
  levels: fc.constantFrom([], [], ['GOLD']),
  beginTime: fc.constantFrom(NOW - DAY, NOW - DAY, NOW - DAY, NOW + DAY),
  endTime: fc.constantFrom(NOW + 2 * DAY, NOW + 2 * DAY, NOW),
  spus: fc.oneof(
    fc.constant('ALL' as const),
    fc.shuffledSubarray([...SPUS], { minLength: 1 }).map(spus => new Set<string>(spus)),
  ),
  rule,
})

const discount = (kind: Discount['kind']) =>
  fc.record({
    code: fc.constant(kind),
    kind: fc.constant(kind),
    off: fc.oneof(
      fc.record({ amount: cents }),
      fc.record({ percent }),
      fc.record({
        gift: fc.constantFrom({ skuCode: 'cup', quantity: 1 }, { skuCode: 'gone', quantity: 1 }),
      }),
    ),
    from: fc.constantFrom(0, 0, 50_000, 200_000),
    spus: fc.constantFrom('ALL' as const, new Set<string>(['jacket', 'socks'])),
    stacks: fc.boolean(),
  })

/** Bags of up to six lines under up to eight activities, so that activities meet and exclude each other. */
export const randomBag: fc.Arbitrary<RandomBag> = fc
  .record({
    goods: fc.array(line, { minLength: 1, maxLength: 6 }),
    addOns: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
    rules: fc.array(activity, { maxLength: 8 }),
    audience: fc.constantFrom(
      { kind: 'GUEST' as const },
      { kind: 'MEMBER' as const, levelCode: 'GOLD' },
      { kind: 'MEMBER' as const, levelCode: null },
    ),
    discounts: fc.tuple(
      fc.option(discount('PROMOTION_CODE'), { nil: undefined }),
      fc.option(discount('PROMOTION_COUPON'), { nil: undefined }),
    ),
    fee: fc.constantFrom(0, 3000, 5000),
    freeFrom: fc.constantFrom(null, 100_000),
    wanted: fc.integer({ min: 0, max: 500 }),
    balance: fc.integer({ min: 0, max: 1000 }),
    isMost: fc.boolean(),
    serviceFee: fc.constantFrom(0, 2000),
    giftChoice: fc.constantFrom([], ['cap'], ['gone', 'cap']),
  })
  .map(
    ({
      goods,
      addOns,
      rules,
      audience,
      discounts,
      fee,
      freeFrom,
      wanted,
      balance,
      isMost,
      serviceFee,
      giftChoice,
    }) => {
      const listed = rules.map((one, at): Activity => ({ ...one, code: `A${at}` }))
      const offering = listed.filter(one => one.rule.type === 'EXCHANGE')
      const lines: PricedLine[] = [
        ...goods.map((one, at) => ({ ...one, id: `L${at}` })),
        ...addOns.map((quantity, at) => ({
          id: `X${at}`,
          skuCode: 'bottle',
          spuCode: 'bottle',
          quantity,
          unitPrice: 9900,
          basePrice: 9900,
          addOnOf: offering[at % Math.max(1, offering.length)]?.code ?? 'unknown',
        })),
      ]
      return {
        listed,
        lines,
        activities: indexActivities(listed),
        audience,
        now: NOW,
        giftChoices: new Map(listed.map(one => [one.code, giftChoice])),
        isAvailable: skuCode => skuCode !== 'gone',
        discounts: discounts.filter(one => one !== undefined),
        freight: { fee, freeFrom, country: 'HK' },
        serviceFee,
        goDollar: { wanted, balance, isMost },
      }
    },
  )
