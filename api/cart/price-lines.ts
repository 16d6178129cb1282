import type { AdditionalServiceType } from '../generated/resolver-types.ts'
import type { Freight } from '../promotion/freight-step.ts'
import type { GiftChoices } from '../promotion/reward-step.ts'
import { serviceFeeOf } from '../promotion/service-fees.ts'
import type { BagLine } from './bag.ts'
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

/** Ids of the lines of a call: their places, so that their order is kept. */
export const pricedLineId = (at: number): string => String(at).padStart(4, '0')

/** The lines of a call as a bag would have them. */
const bagLinesOf = ({ lines }: LinesToPrice, now: number): BagLine[] =>
  lines.map(({ skuCode, quantity, activityId }, at) => ({
    id: pricedLineId(at),
    skuCode,
    activityCode: activityId ?? '',
    quantity: Math.max(1, quantity),
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
