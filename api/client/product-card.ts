import type { ProductCardFragment } from '../generated/documents.ts'
import type { WirePeriod } from '../rules/period.ts'

/**
 * Content of a product card: the part of a product that `productByCode` gives to blocks. `price` is what the shopper
 * pays now, `null` for a gift; `promotionLabel` is `text|background|colour`, or empty. Source: seed 1 §3.
 */
export interface ProductCard extends Omit<ProductCardFragment, 'images'> {
  readonly images: readonly { readonly url: string; readonly type: string }[]
  /** Periods of its running promotions; `productByCode` alone gives them. Source: L-240, L-241. */
  readonly promotions?: readonly WirePeriod[]
}
