import type { FilterCondition } from '#api/client/product/product-page.ts'
import { type CategoryAddresses, categoryAddress } from '../../shop/links/category-addresses.ts'
import { linkTarget } from '../../page/link-target.ts'
import { sectionOf, type ShopRoute } from '../../page/shop-route.ts'
import type { BrandCategoryNavOptions } from './block.ts'

interface CategoryLink {
  readonly name: string
  readonly href: string
  readonly isOutside: boolean
  /** True if this is the category on screen. */
  readonly isHere: boolean
}

/** A category inside a brand. Source: C-024. */
const insideBrand = (section: string, brandCode: string, code: string) =>
  `${section}/brand/${encodeURIComponent(brandCode)}/${encodeURIComponent(code)}`

/** On lists only those of the brand in question; anywhere else always. */
function brandHere(route: ShopRoute, brandCode: string): string | undefined {
  if (route.kind !== 'list') return brandCode
  const { place } = route
  return place.kind === 'brand' && (brandCode === '' || brandCode === place.code) ? place.code : undefined
}

/** Categories that no other one on offer lies above. */
const highest = (filters: FilterCondition | undefined) => {
  const all = filters?.categories ?? []
  const codes = new Set(all.map(({ code }) => code))
  return all.filter(({ code, categoryPath }) =>
    categoryPath.split('/').every(step => step === code || !codes.has(step)),
  )
}

/**
 * The links to show; a category's own link goes before its code, which without a brand leads to the shop's own category.
 * Source: L-334, LO-65, LO-82.
 */
export function categoryLinks(
  { brandCode, categories }: BrandCategoryNavOptions,
  route: ShopRoute,
  filters: FilterCondition | undefined,
  addresses?: CategoryAddresses,
): readonly CategoryLink[] {
  const brand = brandHere(route, brandCode)
  if (brand === undefined) return []
  const section = sectionOf(route)
  const here = route.kind === 'list' && route.place.kind === 'brand' ? route.place.categoryCode : undefined
  if (categories.length === 0)
    return highest(filters).map(({ code, name, frontName }) => ({
      name: frontName || name,
      href: insideBrand(section, brand, code),
      isOutside: false,
      isHere: code === here,
    }))
  return categories.flatMap(({ code, name, linkUrl }) => {
    const own = linkTarget(linkUrl)
    const inShop = () => categoryAddress({ code, frontName: name }, addresses)
    const href = own?.href ?? (code && (brand ? insideBrand(section, brand, code) : inShop()))
    const isHere = !own && code !== '' && code === here
    return href && name ? [{ name, href, isOutside: own?.isOutside ?? false, isHere }] : []
  })
}
