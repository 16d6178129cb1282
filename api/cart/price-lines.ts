import type { AdditionalServiceType } from '../generated/resolver-types.ts'
import type { Freight } from '../promotion/freight-step.ts'
import type { GiftChoices } from '../promotion/reward-step.ts'
import { serviceFeeOf } from '../promotion/service-fees.ts'
import { type BagLine } from './bag.ts'
import type { ShopLimits } from '../rules/shop-limits.ts'
import { type Means, type MeansOptions, meansOfTyped } from './means.ts'
import { type ReadBag, readBag } from './read-bag.ts'
import type { CartContext } from './services.ts'

/** Lines one calculation or one order may have: a full bag and as many add-ons. */
export const MAX_PRICED_LINES = 100

/** Goods that a call names, with everything else that their price depends on. */
export interface LinesToPrice {
  /** Without gifts, which the shop adds by itself. */
  readonly lines: readonly {
    readonly skuCode: string
    readonly quantity: number
    /** The EXCHANGE promotion of an add-on; empty for goods at their own price. */
    readonly activityId?: string | null
  }[]
  readonly giftChoices: GiftChoices
  readonly freight: Freight
  readonly services: readonly AdditionalServiceType[]
  /** Codes and coupons. */
  readonly codes: readonly string[]
  /** Whole GO DOLLAR. */
  readonly goDollar: number
}

/** A line of a call with its place in it. */
interface PlacedLine {
  readonly line: { readonly skuCode: string; readonly quantity: number }
  readonly at: number
}

/** A quantity that no line of a bag could have. */
export type QuantityProblem = { readonly at: number } & (
  | { readonly code: 'CART_QTY_LIMIT' }
  | { readonly code: 'UEC11012'; readonly limit: number }
)

/** Quantities below 1, and goods of which a call names more than the limit in all. Source: C-191, C-192, C-366. */
export function quantityProblems(
  goods: readonly PlacedLine[],
  gifts: readonly PlacedLine[],
  { mostUnits }: Pick<ShopLimits, 'mostUnits'>,
): QuantityProblem[] {
  const units = new Map<string, number>()
  for (const { line } of goods) units.set(line.skuCode, (units.get(line.skuCode) ?? 0) + line.quantity)
  return [...goods, ...gifts].flatMap(({ line, at }): QuantityProblem[] => {
    if (line.quantity < 1) return [{ at, code: 'CART_QTY_LIMIT' }]
    if ((units.get(line.skuCode) ?? 0) > mostUnits) return [{ at, code: 'UEC11012', limit: mostUnits }]
    return []
  })
}

/** Gifts that a call names, by promotion. */
export const giftChoicesOf = (
  gifts: readonly { readonly skuCode: string; readonly activityId?: string | null }[],
): GiftChoices =>
  new Map(
    [...Map.groupBy(gifts, ({ activityId }) => activityId ?? '')].map(([activity, chosen]) => [
      activity,
      chosen.map(({ skuCode }) => skuCode),
    ]),
  )

/** Ids of the lines of a call: their places, so that their order stays. */
export const pricedLineId = (at: number): string => String(at).padStart(4, '0')

/** The lines of a call as a bag would have them. */
const bagLinesOf = ({ lines }: LinesToPrice, now: number): BagLine[] =>
  lines.map(({ skuCode, quantity, activityId }, at) => ({
    id: pricedLineId(at),
    skuCode,
    activityCode: activityId ?? '',
    quantity,
    isSelected: true,
    addedPrice: null,
    extProps: '',
    updatedAt: now,
  }))

/**
 * Prices the goods of a call for the caller. Calculations and orders both use it for their amounts. Source: C-214, C-250,
 * CO-95.
 */
export async function priceLines(
  wish: LinesToPrice,
  context: CartContext,
  options: MeansOptions = {},
): Promise<{ readonly bag: ReadBag; readonly means: Means }> {
  const { view } = context
  const means = await meansOfTyped(wish.codes, context, options)
  const bag = readBag(bagLinesOf(wish, view.priceContext.now), view, {
    giftChoices: wish.giftChoices,
    freight: wish.freight,
    serviceFee: serviceFeeOf(wish.services, context.request.charges),
    // A visitor's deduction is 0 without a word. Source: C-009, M-142.
    goDollar: {
      wanted: means.balance === null ? 0 : Math.max(0, wish.goDollar),
      balance: means.balance ?? 0,
    },
    codes: means.codes,
  })
  return { bag, means }
}
