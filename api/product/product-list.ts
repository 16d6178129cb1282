import { has } from './bitset.ts'
import { type Head, headOfCodes, type Listing, listing } from './paging.ts'
import { type Criteria, select } from './selection.ts'
import type { ViewIndex } from './view-index.ts'
import type { Sort, SortOrder } from './sort-order.ts'

/** Products whose code is the whole keyword come before all others, among themselves in the order of the list. Source: CO-48. */
function headOfExactCode(
  { catalogue }: ViewIndex,
  keyword: string,
  isFound: (product: number) => boolean,
  order: SortOrder,
): Head {
  const found = catalogue.withCode(keyword).filter(isFound)
  const rank = (product: number) => order.rankOf[product] ?? 0
  return {
    mark: `EXACT ${order.signature}`,
    entries: found
      .toSorted((a, b) => rank(a) - rank(b))
      .map(product => ({ product, place: order.placeOf(product) })),
    holds: place => place.length === order.placeOf(0).length,
  }
}

/**
 * Products that meet criteria, in the order of `sorts`. Without any: as `codes` has them where it is given, best fit first for a
 * keyword, newest first otherwise. Source: C-117, C-126 … C-130, CO-35, CO-48.
 */
export function productList(index: ViewIndex, criteria: Criteria, sorts: readonly Sort[]): Listing {
  const { products, size } = select(index, criteria)
  const { codes, keyword } = criteria
  if (codes && sorts.length === 0) {
    return listing(products, size, index.order(sorts), headOfCodes(index, codes, products))
  }
  if (keyword === undefined) return listing(products, size, index.order(sorts))
  const order = sorts.length > 0 ? index.order(sorts) : index.relevance(keyword)
  const head = headOfExactCode(index, keyword, product => has(products, product), order)
  return listing(products, size, order, head)
}
