import type { AccountScope } from './format/import-schema.ts'
import { isRunning, type Period } from '../rules/period.ts'
import { levelOf, type Viewer } from '../rules/view-point.ts'
import type { Cents } from '../shared/money.ts'

/** Caller. Staff are members; visitors and people without a session are guests. Source: CO-66. */
export type Audience =
  | { readonly kind: 'GUEST' }
  | { readonly kind: 'MEMBER'; readonly levelCode: string | null }

export const GUEST: Audience = { kind: 'GUEST' }

/** The audience that a preview looks as. Source: CO-66. */
export const audienceOfViewer = (viewer: Viewer): Audience => {
  const levelCode = levelOf(viewer)
  return levelCode === null ? GUEST : { kind: 'MEMBER', levelCode }
}

/** Names an audience: audiences with the same name see the same prices. */
export const audienceKey = (audience: Audience): string =>
  audience.kind === 'MEMBER' ? `MEMBER ${audience.levelCode ?? ''}` : 'GUEST'

/** A promotion's unit price and when it holds. */
export interface PromotionPrice extends Period {
  readonly promotionCode: string
  readonly accountScope: AccountScope
  /** Member levels it covers; empty covers all. */
  readonly levels: readonly string[]
  readonly price: Cents
}

export interface SkuPrices {
  readonly listPrice: Cents | null
  /** `null`: a gift, not for sale at any price. Source: CO-28. */
  readonly salePrice: Cents | null
  readonly defaultPrice: Cents | null
  readonly memberPrices: readonly { readonly level: string; readonly price: Cents }[]
  readonly promotionPrices: readonly PromotionPrice[]
}

/** Returns true if a promotion, or one of its prices, is for this audience. Source: C-207, C-208. */
export const covers = (
  { accountScope, levels }: Pick<PromotionPrice, 'accountScope' | 'levels'>,
  audience: Audience,
): boolean => {
  if (accountScope !== 'ALL' && accountScope !== audience.kind) return false
  if (audience.kind === 'GUEST' || levels.length === 0) return true
  return audience.levelCode !== null && levels.includes(audience.levelCode)
}

/** Origin of a price without promotions: the member's level, the default price, the sale price. Source: C-209 … C-211. */
export type BaseSource = 'LEVEL' | 'DEFAULT' | 'SALE'

/** Price of one unit, and its origin. */
type PagePrice =
  | { readonly price: Cents; readonly source: BaseSource }
  | { readonly price: Cents; readonly source: 'PROMOTION'; readonly promotionCode: string }
type BasePrice = Extract<PagePrice, { source: BaseSource }>

/** The lowest promotion price that covers the shopper, of equal ones the first. */
function promotedPrice(
  { promotionPrices }: SkuPrices,
  audience: Audience,
  now: number,
): PromotionPrice | undefined {
  let lowest: PromotionPrice | undefined
  for (const entry of promotionPrices)
    if ((!lowest || entry.price < lowest.price) && isRunning(entry, now) && covers(entry, audience))
      lowest = entry
  return lowest
}

/** Price of one unit without promotion prices; `null` when it is not for sale. Source: C-209 … C-211. */
export function basePrice(prices: SkuPrices, audience: Audience): BasePrice | null {
  if (prices.salePrice === null) return null
  const level = audience.kind === 'MEMBER' ? audience.levelCode : null
  const memberPrice = prices.memberPrices.find(entry => entry.level === level)
  if (memberPrice) return { price: memberPrice.price, source: 'LEVEL' }
  return prices.defaultPrice === null
    ? { price: prices.salePrice, source: 'SALE' }
    : { price: prices.defaultPrice, source: 'DEFAULT' }
}

/**
 * Price of one unit for this shopper at `now`; `null` when it is not for sale. The lowest promotion price that covers the
 * shopper, else the price of the member's level, else the default price, else the sale price. A promotion price replaces
 * the member price even where it is higher. Source: C-207 … C-211, CO-65.
 */
export function pagePrice(prices: SkuPrices, audience: Audience, now: number): PagePrice | null {
  if (prices.salePrice === null) return null
  const promoted = promotedPrice(prices, audience, now)
  return promoted
    ? { price: promoted.price, source: 'PROMOTION', promotionCode: promoted.promotionCode }
    : basePrice(prices, audience)
}

/** The amount of `pagePrice`. */
export const unitPrice = (prices: SkuPrices, audience: Audience, now: number): Cents | null =>
  pagePrice(prices, audience, now)?.price ?? null

/** The lowest of several prices; gifts do not count. Source: CO-25. */
export function lowestPrice(prices: readonly (Cents | null)[]): Cents | null {
  const known = prices.filter(price => price !== null)
  return known.length > 0 ? Math.min(...known) : null
}

/**
 * Discount in whole percent of the original price, 1 to 99; `null` unless the price is below it.
 * Source: C-212, C-213, CO-45.
 */
export function percentOff(original: Cents | null, price: Cents | null): number | null {
  if (original === null || price === null || price >= original) return null
  return Math.min(99, Math.max(1, Math.round(((original - price) * 100) / original)))
}
