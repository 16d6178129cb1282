import type { SearchSuggestions } from '#api/client/product/search-suggestions.ts'
import { linkTarget } from '../../../page/link-target.ts'
import { productHref } from '../../../shop/catalogue/product-facts/product-link.ts'

type SuggestedProduct = SearchSuggestions['products'][number]

/** One line of the list below the search field: where it leads, and what it shows. */
export interface SuggestionOption {
  readonly href: string
  readonly name: string
  /** Ancestors of the category, from the first level down: men and women have categories of the same name. */
  readonly within?: string | undefined
  readonly product?: SuggestedProduct
}

/** Options under one heading; `shop.header.suggest` names it. */
export interface SuggestionGroup {
  readonly kind: 'recent' | 'popular' | 'categories' | 'brands' | 'products'
  readonly options: readonly SuggestionOption[]
}

/** Recent searches that a typed text may become. */
const MAX_BEGUN = 2

const filled = (groups: readonly SuggestionGroup[]) => groups.filter(({ options }) => options.length > 0)

const option = (type: number, value: string, name: string, within?: string): SuggestionOption[] => {
  const href = linkTarget({ type, value })?.href
  return href ? [{ href, name, within }] : []
}

const searches = (keywords: readonly string[]) => keywords.flatMap(keyword => option(8, keyword, keyword))

type SuggestedCategory = SearchSuggestions['categories'][number]

const withinOf = ({ parent }: SuggestedCategory) =>
  parent ? [parent.parent?.name, parent.name].filter(name => name !== undefined).join(' / ') : undefined

/** Suggestions of an empty field: the browser's own searches, then those the shop recommends. */
export function emptyGroups(recent: readonly string[], popular: readonly string[]): SuggestionGroup[] {
  const known = new Set(recent.map(search => search.toLowerCase()))
  return filled([
    { kind: 'recent', options: searches(recent) },
    { kind: 'popular', options: searches(popular.filter(word => !known.has(word.toLowerCase()))) },
  ])
}

/** Suggestions for a typed text: recent searches that begin so, then what the shop has. */
export function typedGroups(
  keyword: string,
  recent: readonly string[],
  { categories, brands, products }: SearchSuggestions,
): SuggestionGroup[] {
  const typed = keyword.toLowerCase()
  const begun = recent.filter(search => {
    const known = search.toLowerCase()
    return known !== typed && known.startsWith(typed)
  })
  return filled([
    { kind: 'recent', options: searches(begun.slice(0, MAX_BEGUN)) },
    {
      kind: 'categories',
      options: categories.flatMap(category => option(2, category.path, category.name, withinOf(category))),
    },
    { kind: 'brands', options: brands.flatMap(({ code, name }) => option(6, code, name)) },
    {
      kind: 'products',
      options: products.map(product => ({ href: productHref(product), name: product.title, product })),
    },
  ])
}
