import type { ProductCardFragment } from '../../generated/documents.ts'
import type { WirePeriod } from '../../rules/period.ts'
import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'

/**
 * Content of a product card: the part of a product that `productByCode` gives to blocks. `price` is what the shopper
 * pays now, `null` for a gift; `promotionLabel` is `text|background|colour`, or empty. Source: seed 1 §3.
 */
export interface ProductCard extends Omit<ProductCardFragment, 'images'> {
  readonly images: readonly { readonly url: string; readonly type: string }[]
  /** Periods of its running promotions; `productByCode` alone gives them. Source: L-240, L-241. */
  readonly promotions?: readonly WirePeriod[]
}

/** Products in the order of `codes`, for a block's data needs. */
export const productByCodeQuery = (api: Api, codes: readonly string[]): DataNeed<readonly ProductCard[]> => ({
  queryKey: ['product', 'byCode', api.locale, ...codes],
  queryFn: () => (codes.length === 0 ? Promise.resolve([]) : api.productsByCode(codes)),
})
