import { productsHref } from '#api/rules/address.ts'
import type { ProductDetail } from '#api/client/product/product-detail.ts'
import type { Crumb, ListRoute } from '../../page/shop-route.ts'

type Category = Pick<ProductDetail['categories'][number], 'code' | 'path' | 'navFrontName'>

/** The way down to a product: through the deepest of its categories, the first one if there are several. */
export function productTrail(categories: readonly Category[], section: string): readonly Crumb[] {
  const depth = ({ path }: Category) => path.split('/').length
  const deepest = Math.max(0, ...categories.map(depth))
  const way = categories.find(category => depth(category) === deepest)?.path.split('/') ?? []
  const found = way.flatMap(code => categories.find(category => category.code === code) ?? [])
  const names = found.map(({ navFrontName }) => navFrontName)
  return names.map((name, at) => ({ name, href: section + productsHref(names.slice(0, at + 1)) }))
}

/** Trail of a list without a place of its own: a search, or everything. */
export const listKind = ({ place, query }: Pick<ListRoute, 'place' | 'query'>) => {
  if (query.keyword) return 'search'
  return place.kind === 'all' ? 'everything' : 'place'
}

/** The way to a list's place, itself included. */
export function listTrail({ place, section }: Pick<ListRoute, 'place' | 'section'>): readonly Crumb[] {
  if (place.kind === 'all') return []
  if (place.kind === 'category') return place.trail
  const href = `${section}/brand/${encodeURIComponent(place.code)}`
  const brand = { name: place.name, href }
  if (place.categoryCode === undefined) return [brand]
  const inside = `${href}/${encodeURIComponent(place.categoryCode)}`
  return [brand, { name: place.categoryName ?? place.categoryCode, href: inside }]
}
