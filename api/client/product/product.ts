import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'
import type { ProductCard } from '../product-card.ts'

/** Products in the order of `codes`, for a block's data needs. */
export const productByCodeQuery = (api: Api, codes: readonly string[]): DataNeed<readonly ProductCard[]> => ({
  queryKey: ['product', 'byCode', api.locale, ...codes],
  queryFn: () => (codes.length === 0 ? Promise.resolve([]) : api.productsByCode(codes)),
})
