import type { Catalogue } from '../catalogue/catalogue.ts'
import { isRunning, type Period } from '../rules/period.ts'
import type { Activity } from '../promotion/activity.ts'
import { activitiesOf } from '../promotion/catalogue-activities.ts'
import type { Cents } from '../shared/money.ts'
import type { Steps } from '../shared/steps.ts'
import {
  type Bag,
  type PricedGood,
  pricedGood,
  runningAt,
  setBag,
  sharedCodes,
  unitSteps,
} from './offer-bags.ts'
import { type TriedInput, tryOut, type TryOutShop } from './try-out.ts'

/** Goods of an overlap whose prices are calculated; the others are counted. */
const MOST_PRICED = 60
/** Bags tried for one good and shopper. */
const MOST_BAGS = 6
/** Kinds of members looked at. */
const MOST_LEVELS = 6
/** Codes and coupons tried with the lowest price. */
const MOST_CODES = 20

type Shopper = TriedInput['shopper']

/** The lowest price that a shopper can reach, and the bag that reaches it. */
interface LowestPrice {
  readonly sku: string
  /** For one unit. */
  readonly price: Cents
  readonly struck: Cents
  readonly shopper: Shopper
  readonly bag: Bag
  readonly codes: readonly string[]
  readonly at: number
}

/** Another promotion that is met in time and in goods. */
interface Overlap extends Period {
  readonly code: string
  /** Number of products that both count. */
  readonly goods: number
}

export interface Overlaps {
  /** Those with most goods first. */
  readonly met: readonly Overlap[]
  /** Products that at least one of them counts as well. */
  readonly goods: number
  /** Products whose prices were calculated; fewer than `goods` where those are many. */
  readonly priced: number
  readonly lowest: LowestPrice | undefined
}

const NONE: Overlaps = { met: [], goods: 0, priced: 0, lowest: undefined }

/** Kinds of shoppers that may see different prices: guests, members, and members of each level that offers or prices name. */
function shoppersOf(
  { promotions, campaigns, spus }: Catalogue,
  goods: readonly string[],
): readonly Shopper[] {
  const named = [...promotions.values(), ...campaigns.values()].flatMap(({ levels }) => levels)
  const priced = goods.flatMap(code =>
    (spus.get(code)?.skus ?? []).flatMap(sku => sku.memberPrices.map(({ level }) => level)),
  )
  const levels = [...new Set([...named, ...priced])].slice(0, MOST_LEVELS)
  return [
    { kind: 'GUEST' },
    { kind: 'MEMBER', level: null },
    ...levels.map((level): Shopper => ({ kind: 'MEMBER', level })),
  ]
}

/** The shop as if nothing were sold out: a plan is about prices. */
const stocked = (shop: TryOutShop): TryOutShop => ({
  ...shop,
  find(code) {
    const found = shop.find(code)
    return found && { ...found, sku: { ...found.sku, inventory: null } }
  },
})

type Around = Pick<LowestPrice, 'shopper' | 'at'>

/** Price of one unit of a good in a bag; `undefined` where it cannot be ordered. */
function priceIn(
  good: PricedGood,
  bag: Bag,
  shop: TryOutShop,
  { shopper, at, codes = [] }: Around & { readonly codes?: readonly string[] },
): LowestPrice | undefined {
  const input = { bag, shopper, codes, at, destination: { country: 'HK', isPickup: false } }
  const line = tryOut(input, shop)?.price.lines.find(({ skuCode }) => skuCode === good.sku)
  if (!line) return undefined
  const price = Math.round(line.net / line.quantity)
  return { sku: good.sku, price, struck: good.struck, shopper, bag, codes, at }
}

const isLower = (one: LowestPrice, other: LowestPrice | undefined) =>
  !other || one.price / one.struck < other.price / other.struck

/** Bags in which the promotions that concern a good count. */
function bagsOf(
  good: PricedGood,
  running: readonly Activity[],
  shop: TryOutShop,
  at: number,
): readonly Bag[] {
  const concerned = running.filter(({ spus }) => spus === 'ALL' || spus.has(good.spu))
  const units = new Set([1, ...concerned.flatMap(activity => unitSteps(activity, good))])
  const sets = concerned
    .map(activity => setBag(activity, shop, { at }, good))
    .filter(bag => bag !== undefined)
  return [...sets, ...[...units].map(count => [{ sku: good.sku, units: count }])].slice(0, MOST_BAGS)
}

/** The lowest price with the codes and coupons that run then: one of each kind may be used. */
function* withCodes(lowest: LowestPrice, shop: TryOutShop): Steps<LowestPrice> {
  const { catalogue } = shop
  const good = pricedGood(shop.find(lowest.sku)?.spu, lowest)
  if (!good) return lowest
  const own = { ...good, sku: lowest.sku, struck: lowest.struck }
  let best = lowest
  for (const type of ['PROMOTION_CODE', 'PROMOTION_COUPON'] as const) {
    const offers = [...catalogue.campaigns.values()].filter(
      each => each.type === type && !each.isStopped && isRunning(each, lowest.at),
    )
    const before = best
    for (const { code } of offers.slice(0, MOST_CODES)) {
      const codes = [...before.codes, code]
      const found = priceIn(own, before.bag, shop, { ...before, codes })
      if (found && isLower(found, best)) best = found
      yield
    }
  }
  return best
}

/** Promotions that an activity meets from `now` on, and the products that both count. */
function metBy(activity: Activity, shop: TryOutShop, now: number) {
  const { catalogue } = shop
  const beginTime = Math.max(activity.beginTime, now)
  return [...catalogue.promotions.keys()].flatMap(code => {
    const other = code === activity.code ? undefined : activitiesOf(catalogue).byCode(code)
    if (!other) return []
    const period = {
      beginTime: Math.max(beginTime, other.beginTime),
      endTime: Math.min(activity.endTime, other.endTime),
    }
    const codes = period.beginTime < period.endTime ? sharedCodes(activity, other, shop) : []
    return codes.length > 0 ? [{ ...period, code, codes }] : []
  })
}

/** Number of the other promotions that each of some meets in time and goods, by code. */
export function* meetingsSteps(
  codes: readonly string[],
  catalogue: Catalogue,
): Steps<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  const activities = codes.flatMap(code => activitiesOf(catalogue).byCode(code) ?? [])
  const met = (code: string) => void counts.set(code, (counts.get(code) ?? 0) + 1)
  for (const [index, one] of activities.entries())
    for (const other of activities.slice(index + 1)) {
      const isAtOnce = one.beginTime < other.endTime && other.beginTime < one.endTime
      if (isAtOnce && sharedCodes(one, other, { catalogue }).length > 0) [one.code, other.code].forEach(met)
      yield
    }
  return counts
}

/**
 * Promotions that one meets in time and goods, and the lowest price that any shopper could reach where they do: the calculator's own, over
 * bags at their thresholds. Bounded: it prices `MOST_PRICED` goods at the first instant of each overlap.
 */
export function* overlapSteps(code: string, given: TryOutShop, now: number): Steps<Overlaps> {
  const activity = activitiesOf(given.catalogue).byCode(code)
  if (!activity || activity.endTime <= now) return NONE
  const shop = stocked(given)
  const met = metBy(activity, shop, now)
  const goods = [...new Set(met.flatMap(({ codes }) => codes))]
  const priced = goods.slice(0, MOST_PRICED)
  const shoppers = shoppersOf(shop.catalogue, priced)
  let lowest: LowestPrice | undefined
  for (const at of new Set(met.map(({ beginTime }) => beginTime))) {
    const running = runningAt(shop, at)
    for (const spu of priced)
      for (const shopper of shoppers) {
        const audience =
          shopper.kind === 'MEMBER'
            ? ({ kind: 'MEMBER', levelCode: shopper.level } as const)
            : ({ kind: 'GUEST' } as const)
        const good = pricedGood(shop.catalogue.spus.get(spu), { audience, at })
        if (!good) continue
        for (const bag of bagsOf(good, running, shop, at)) {
          const found = priceIn(good, bag, shop, { shopper, at })
          if (found && isLower(found, lowest)) lowest = found
        }
        yield
      }
  }
  return {
    met: met
      .map(({ codes, ...each }) => ({ ...each, goods: codes.length }))
      .toSorted((one, other) => other.goods - one.goods),
    goods: goods.length,
    priced: priced.length,
    lowest: lowest && (yield* withCodes(lowest, shop)),
  }
}
