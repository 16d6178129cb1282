import { has } from '../index/bitset.ts'
import { type Head, type Listing, listing } from '../index/listing.ts'
import { headOfCodes } from './paging.ts'
import { type Criteria, select } from '../view/selection.ts'
import type { ViewIndex } from '../view/view-index.ts'
import type { Sort, SortOrder } from '../index/sort-order.ts'
import { gatherStyles } from '../index/style-groups.ts'

/** Products whose code is the whole keyword come before all others, among themselves in the order of the list. Source: CO-48. */
function headOfExactCode(
  { catalogue }: ViewIndex,
  keyword: string,
  isFound: (product: number) => boolean,
  order: SortOrder,
): Head {
  const found = catalogue.withCode(keyword).filter(isFound)
  return {
    mark: `EXACT ${order.signature}`,
    entries: found
      .toSorted((a, b) => order.rankOf(a) - order.rankOf(b))
      .map(product => ({ product, place: order.placeOf(product) })),
    holds: place => place.length === order.placeOf(0).length,
  }
}

/** Filters that products pass at one shopper's prices and not at another's. */
const PRICED_ATTRIBUTES = ['discount', 'activity']

/** Returns true if a list has other products, or another order, at other prices. */
const isPriced = ({ minPrice, maxPrice, attributes }: Criteria, sorts: readonly Sort[]) =>
  minPrice !== undefined ||
  maxPrice !== undefined ||
  sorts.some(({ field }) => field === 'SALE_PRICE') ||
  attributes?.some(({ code }) => PRICED_ATTRIBUTES.includes(code)) === true

/** An order whose cursors no other audience can use: at their prices products would be left out without a word. */
const onlyFor = ({ audienceKey }: ViewIndex, order: SortOrder): SortOrder => ({
  ...order,
  signature: `${order.signature} ${audienceKey}`,
})

/** @returns every product for itself */
function singleProducts(index: ViewIndex, criteria: Criteria, sorts: readonly Sort[]): Listing {
  const { products, size } = select(index, criteria)
  const { codes, keyword } = criteria
  const plain =
    keyword !== undefined && sorts.length === 0 && !codes ? index.relevance(keyword) : index.order(sorts)
  const order = isPriced(criteria, sorts) ? onlyFor(index, plain) : plain
  if (codes && sorts.length === 0) {
    return listing(products, size, order, headOfCodes(index, codes, products))
  }
  if (keyword === undefined) return listing(products, size, order)
  const head = headOfExactCode(index, keyword, product => has(products, product), order)
  return listing(products, size, order, head)
}

/** Display of a style's colours in a list: each for itself, or one product for all. */
export interface Gathering {
  readonly gatherStyles?: boolean
}

/**
 * Products that meet criteria, in the order of `sorts`. Without any: as `codes` has them where it is given, best fit first for a
 * keyword, newest first otherwise. Source: C-117, C-126 … C-130, CO-35, CO-48.
 */
export function productList(
  index: ViewIndex,
  criteria: Criteria,
  sorts: readonly Sort[],
  { gatherStyles: isGathered = false }: Gathering = {},
): Listing {
  const list = singleProducts(index, criteria, sorts)
  return isGathered ? gatherStyles(list, index.catalogue.styles()) : list
}
