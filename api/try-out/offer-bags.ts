import type { Spu } from '../catalogue/catalogue.ts'
import { type Audience, GUEST, unitPrice } from '../catalogue/pricing.ts'
import { type Activity, isInScope, type Threshold } from '../promotion/activity.ts'
import { activitiesOf } from '../promotion/catalogue-activities.ts'
import type { Cents } from '../shared/money.ts'
import type { TriedInput, TryOutShop } from './try-out.ts'

export type Bag = TriedInput['bag']

/** Most units of one SKU in a bag that is made up. */
const MOST_UNITS = 99

/** A SKU that can be sold, with the price that its page shows. */
export interface PricedGood {
  readonly sku: string
  readonly spu: string
  readonly price: Cents
  /** Struck price, else the sale price. */
  readonly struck: Cents
}

interface GoodOptions {
  readonly audience?: Audience
  readonly at: number
  /** Units that have to be in stock. */
  readonly units?: number
}

/** The cheapest SKU of a product that is for sale; `undefined` for products that are not. */
export function pricedGood(
  spu: Spu | undefined,
  { audience = GUEST, at, units = 0 }: GoodOptions,
): PricedGood | undefined {
  if (!spu?.onShelves) return undefined
  const goods = spu.skus.flatMap((sku): PricedGood[] => {
    const isThere = sku.isEnabled && (sku.inventory === null || sku.inventory >= units)
    const price = isThere ? unitPrice(sku, audience, at) : null
    const struck = sku.listPrice ?? sku.salePrice
    return price !== null && price > 0 && struck ? [{ sku: sku.code, spu: spu.code, price, struck }] : []
  })
  const isGone = (code: string) => spu.skus.some(sku => sku.code === code && sku.inventory === 0)
  // Of equal prices, one that is there.
  return goods.toSorted(
    (one, other) => one.price - other.price || Number(isGone(one.sku)) - Number(isGone(other.sku)),
  )[0]
}

const unitsOf = (from: Threshold, price: Cents): number =>
  'units' in from ? from.units : Math.ceil(from.amount / price)

/** Conditions of an activity, from low to high; none where it asks for no number of goods. */
function thresholdsOf({ rule }: Activity): readonly Threshold[] {
  switch (rule.type) {
    case 'SATISFY_REDUCE':
    case 'SATISFY_DISCOUNT':
      return rule.tiers.map(({ from }) => from)
    case 'PRESENT':
    case 'EXCHANGE':
      return [rule.from]
    case 'FREIGHT_SATISFY_REDUCE':
    case 'FREIGHT_SATISFY_DISCOUNT':
      return rule.from > 0 ? [{ amount: rule.from }] : []
    case 'FULL_FREE':
      return [{ units: rule.buy }]
    default:
      return []
  }
}

/** Units of a good at which the conditions of an activity hold, the lowest first; 1 where it has none. */
export function unitSteps(activity: Activity, { price }: Pick<PricedGood, 'price'>): readonly number[] {
  const steps = thresholdsOf(activity).map(from => Math.max(1, unitsOf(from, price)))
  return steps.length === 0 ? [1] : steps.filter(units => units <= MOST_UNITS)
}

/** A bag of the whole set of a BUNDLE, with a good in its part; `undefined` for other activities, and where a part is not for sale. */
export function setBag(
  { rule }: Activity,
  { catalogue }: Pick<TryOutShop, 'catalogue'>,
  options: GoodOptions,
  good?: PricedGood,
): Bag | undefined {
  if (rule.type !== 'BUNDLE') return undefined
  const bag = rule.parts.flatMap(({ spus, quantity }) => {
    const own = good && spus.includes(good.spu) ? good : undefined
    const found = own ?? spus.flatMap(code => pricedGood(catalogue.spus.get(code), options) ?? [])[0]
    return found ? [{ sku: found.sku, units: quantity }] : []
  })
  return bag.length === rule.parts.length ? bag : undefined
}

/** Activities of a catalogue that run at an instant. */
export const runningAt = ({ catalogue }: Pick<TryOutShop, 'catalogue'>, at: number): readonly Activity[] =>
  [...catalogue.promotions.values()].flatMap(({ code, beginTime, endTime }) => {
    const activity = beginTime <= at && at < endTime ? activitiesOf(catalogue).byCode(code) : undefined
    return activity ? [activity] : []
  })

/** Codes of the products of an activity that the catalogue has. */
export const scopeCodes = (
  { spus }: Activity,
  { catalogue }: Pick<TryOutShop, 'catalogue'>,
): readonly string[] =>
  spus === 'ALL' ? [...catalogue.spus.keys()] : [...spus].filter(code => catalogue.spus.has(code))

/** Codes of products that two activities both count. */
export function sharedCodes(
  one: Activity,
  other: Activity,
  shop: Pick<TryOutShop, 'catalogue'>,
): readonly string[] {
  const [listed, wide] = one.spus === 'ALL' ? [other, one] : [one, other]
  return scopeCodes(listed, shop).filter(code => isInScope(wide, code))
}
