import type { Brand, Category, Spu } from '../../catalogue/catalogue.ts'
import { type Bitset, has, sizeOfCommon } from '../index/bitset.ts'
import { BEST_SELLERS } from '../index/sort-order.ts'
import type { ViewIndex } from '../view/view-index.ts'
import type { Named } from '../search/names.ts'
import { bestMatches } from '../search/relevance.ts'
import { matchesOf, type Search } from '../search/search.ts'
import { runsOf } from '../search/search-words.ts'
import type { KeywordPart } from '../search/segments.ts'
import { hanClause } from '../search/word-clauses.ts'
import { WEIGHTS } from '../search/clause.ts'

/** Suggestions for a shopper who is typing; all of it has products on shelf. */
export interface Suggestions {
  readonly products: readonly Spu[]
  readonly categories: readonly Category[]
  readonly brands: readonly Brand[]
}

/** Eight in all, so that a phone shows them above its keyboard with little scrolling; ours. */
const MOST = { products: 4, categories: 2, brands: 2 } as const

/** Colours of one style that are looked past for another style; ours. */
const MAX_COLOURS = 6

/**
 * Ways to read what is typed so far. A last part that the shop does not know may be the beginning of a word, of 外套 say: its
 * characters are looked for, or else it is left out.
 */
function* readingsOf(keyword: string, search: Search): Generator<readonly KeywordPart[]> {
  const parts = search.read(keyword)
  yield parts
  const last = parts.at(-1)
  if (!last || last.clause) return
  const before = parts.slice(0, -1)
  const [run] = runsOf(last.text)
  if (last.isHan && run) yield [...before, { ...last, clause: hanClause(run.text, WEIGHTS.prefix) }]
  if (before.length > 0) yield before
}

/** One product of a style: its colours would fill the list. */
function productsOf(index: ViewIndex, keyword: string, parts: readonly KeywordPart[]): Spu[] {
  const { spus, search, onShelf, withCode } = index.catalogue
  const exact = withCode(keyword).filter(product => has(onShelf(), product))
  const matches = matchesOf(parts, search().vocabulary().index)
  const best = bestMatches(matches, onShelf(), index.order(BEST_SELLERS), MOST.products * MAX_COLOURS)
  const products = [...exact, ...best].flatMap(product => spus[product] ?? [])
  const ofStyle = new Map(products.toReversed().map(spu => [spu.style || spu.code, spu]))
  return [...ofStyle.values()].toReversed().slice(0, MOST.products)
}

/** Categories and brands with products on shelf, best match first, the largest first among equals. */
function namesOf({ catalogue }: ViewIndex, parts: readonly KeywordPart[]): Named[] {
  const { entries, index } = catalogue.names()
  const { categories, brands } = catalogue.facets()
  const havingOf = (named: Named): Bitset | undefined =>
    named.kind === 'brand' ? brands.having(named.brand.code) : categories.having(named.category.code)
  const { entries: found, scores } = matchesOf(parts, index)
  const list: { readonly named: Named; readonly score: number; readonly size: number }[] = []
  found.forEach((entry, at) => {
    const named = entries[entry]
    const having = named && havingOf(named)
    const size = having ? sizeOfCommon(having, catalogue.onShelf()) : 0
    if (named && size > 0) list.push({ named, score: scores[at] ?? 0, size })
  })
  return list.toSorted((a, b) => b.score - a.score || b.size - a.size).map(({ named }) => named)
}

/** Products, categories and brands for what is typed so far. */
export function suggest(index: ViewIndex, keyword: string): Suggestions {
  for (const parts of readingsOf(keyword, index.catalogue.search())) {
    const products = productsOf(index, keyword, parts)
    const names = namesOf(index, parts)
    if (products.length + names.length === 0) continue
    return {
      products,
      categories: names
        .flatMap(named => (named.kind === 'category' ? [named.category] : []))
        .slice(0, MOST.categories),
      brands: names.flatMap(named => (named.kind === 'brand' ? [named.brand] : [])).slice(0, MOST.brands),
    }
  }
  return { products: [], categories: [], brands: [] }
}
