import { isoInHongKong } from '#locales/hong-kong.ts'
import type { ListCriteria, ProductSorts } from '#api/client/product/product-page.ts'
import { NEW_FOR_MS } from '../product-facts/product-card.ts'
import type { ListRoute } from '../../../page/shop-route.ts'
import type { ListQuery } from '../../../page/list-query.ts'
import type { DataContext } from '../../../page/define-block.ts'
import { gathersStyles } from './list-settings.ts'

/** Source: C-117, CO-35. */
const SORTS: Readonly<Record<ListQuery['sort'], ProductSorts>> = {
  relevance: [],
  newest: [{ field: 'LIST_TIME', order: 'DESC' }],
  bestseller: [{ field: 'SALES', order: 'DESC' }],
  priceUp: [{ field: 'SALE_PRICE', order: 'ASC' }],
  priceDown: [{ field: 'SALE_PRICE', order: 'DESC' }],
}

/** Whole minutes, so that equal lists asked for within one are the same request. Source: C-130. */
const MINUTE_MS = 60_000

/** Filters that products pass at one shopper's prices and not at another's. */
const PRICED_FILTERS = ['discount', 'activity']

/** Returns true if prices decide which products a list shows, or in which order. */
export const isPriced = ({ sort, minPrice, maxPrice, attributes }: ListQuery): boolean =>
  sort === 'priceUp' ||
  sort === 'priceDown' ||
  minPrice !== undefined ||
  maxPrice !== undefined ||
  PRICED_FILTERS.some(code => Object.hasOwn(attributes, code))

/** A list's address and the shop's settings as conditions for the commerce API. Source: C-126 … C-130, CO-33, CO-34. */
export function criteriaOf(
  { place, query }: Pick<ListRoute, 'place' | 'query'>,
  { now, settings = {} }: Pick<DataContext, 'now' | 'settings'>,
): ListCriteria {
  const { keyword, categories, brands, attributes, minPrice, maxPrice } = query
  const within =
    place.kind === 'category' ? place.code : place.kind === 'brand' ? place.categoryCode : undefined
  const chosen = Object.entries(attributes).map(([code, values]) => ({ code, values }))
  return {
    filters: {
      ...(keyword && { keyword }),
      ...(within !== undefined && { withinCategory: within }),
      ...(place.kind === 'brand' && { withinBrand: place.code }),
      ...(categories.length > 0 && { categories }),
      ...(brands.length > 0 && { brands }),
      ...(chosen.length > 0 && { attributes: chosen }),
      ...((minPrice !== undefined || maxPrice !== undefined) && {
        salePrice: {
          ...(minPrice !== undefined && { min: minPrice }),
          ...(maxPrice !== undefined && { max: maxPrice }),
        },
      }),
      ...(query.isNew && {
        firstListTimeAfter: isoInHongKong(Math.floor(now / MINUTE_MS) * MINUTE_MS - NEW_FOR_MS),
      }),
    },
    sorts: SORTS[query.sort],
    ...(gathersStyles(settings) && { gatherStyles: true }),
  }
}
