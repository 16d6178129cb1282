import { basePrice, GUEST } from '#api/catalogue/pricing.ts'
import type { SpuLine } from '#api/catalogue/changes/records.ts'
import type { ImportLine } from '#api/catalogue/format/import-schema.ts'
import { isUnderFloor } from '#api/rules/price-floor.ts'
import { toWire } from '#api/shared/money.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import type { BothTexts } from '#locales/locale.ts'
import { activityPrice, type PriceEnding, type PriceRule } from './activity-price.ts'
import { pricesFrom } from './listed-price.ts'
import type { MatchingProduct } from './matching-goods.ts'
import { type ActivityExample, LEFT_OUT, type LeftOut, type TriedActivity } from './price-shapes.ts'

/** Examples of each kind in an answer. */
const MOST_EXAMPLES = 10

/** Goods of an activity, and how it prices them. */
export interface ActivityPlan {
  readonly goods: readonly MatchingProduct[]
  readonly lines: ReadonlyMap<string, SpuLine>
  readonly rule: PriceRule
  readonly ending: PriceEnding
}

/** A SKU and the price that an activity would give it. Cents. */
interface PlannedPrice {
  readonly spu: string
  readonly sku: string
  readonly title: BothTexts
  /** Price of shoppers without a level, without promotions; `null` for a gift. */
  readonly before: number | null
  readonly after: number | null
  readonly leftOut?: LeftOut
  readonly isUnder: boolean
  readonly isDearer: boolean
}

function reasonOf(before: number | null, after: number | null): LeftOut | undefined {
  if (before === null || after === null) return 'gift'
  if (after <= 0) return 'nothingLeft'
  return after >= before ? 'notLower' : undefined
}

/** The prices of an activity, SKU by SKU. */
export const plannedPrices = ({ goods, lines, rule, ending }: ActivityPlan): readonly PlannedPrice[] =>
  goods.flatMap(({ spu, skus }) =>
    skus.map((sku): PlannedPrice => {
      const prices = pricesFrom(lines.get(spu.code), { spu, sku })
      const before = basePrice(prices, GUEST)?.price ?? null
      const after = before === null ? null : activityPrice(before, rule, ending)
      const leftOut = reasonOf(before, after)
      const isIn = leftOut === undefined && after !== null
      return {
        spu: spu.code,
        sku: sku.code,
        title: spu.title,
        before,
        after,
        ...(leftOut && { leftOut }),
        isUnder: isIn && isUnderFloor(after, prices.listPrice ?? before),
        isDearer: isIn && prices.memberPrices.some(({ price }) => price < after),
      }
    }),
  )

const wire = (cents: number | null) => (cents === null ? null : toWire(cents))

const examplesOf = (planned: readonly PlannedPrice[]): readonly ActivityExample[] =>
  planned
    .slice(0, MOST_EXAMPLES)
    .map(({ sku, title, before, after }) => ({ sku, title, before: wire(before), after: wire(after) }))

/** Says what an activity would do. */
export function triedActivity(plan: ActivityPlan, planned: readonly PlannedPrice[]): TriedActivity {
  const fine = planned.filter(({ leftOut }) => leftOut === undefined)
  const under = fine.filter(({ isUnder }) => isUnder)
  return {
    products: plan.goods.length,
    skus: planned.length,
    fine: fine.length,
    examples: examplesOf(fine),
    underFloor: { count: under.length, examples: examplesOf(under) },
    leftOut: LEFT_OUT.flatMap(reason => {
      const those = planned.filter(each => each.leftOut === reason)
      return those.length === 0 ? [] : [{ reason, count: those.length, examples: examplesOf(those) }]
    }),
    dearer: fine.filter(({ isDearer }) => isDearer).length,
  }
}

/** Prices of one product as a promotion lists them: one for all of its SKUs where they agree. */
function promotionPrices(
  { spu, skus }: MatchingProduct,
  planned: readonly PlannedPrice[],
): readonly ({ sku: string; price: number } | { spu: string; price: number })[] {
  const prices = planned.flatMap(({ sku, after }) => (after === null ? [] : [{ sku, price: after }]))
  const [first] = prices
  const areAll = prices.length === spu.skus.length && skus.length === spu.skus.length
  return first && areAll && prices.every(({ price }) => price === first.price)
    ? [{ spu: spu.code, price: first.price }]
    : prices
}

interface ActivityNames {
  readonly code: string
  readonly name: BothTexts
  /** Epoch ms. */
  readonly from: number
  readonly until: number
}

/** The promotion of an activity: fixed prices for a period. Its end needs no further step. */
export function activityLine(
  { goods }: ActivityPlan,
  planned: readonly PlannedPrice[],
  { code, name, from, until }: ActivityNames,
): Extract<ImportLine, { readonly kind: 'promotion' }> {
  const fine = Map.groupBy(
    planned.filter(({ leftOut }) => leftOut === undefined),
    ({ spu }) => spu,
  )
  const priced = goods.filter(({ spu }) => fine.has(spu.code))
  return {
    kind: 'promotion',
    code,
    type: 'SPECIFY_PRICE',
    name,
    beginTime: isoInHongKong(from),
    endTime: isoInHongKong(until),
    spus: priced.map(({ spu }) => spu.code),
    prices: priced.flatMap(product => promotionPrices(product, fine.get(product.spu.code) ?? [])),
  }
}
