import type { Catalogue, Spu } from '../../catalogue/catalogue.ts'
import type { CacheSection } from '#platform/byte-cache.ts'
import { createShardedMap, type TextMap } from '../../shared/sharded-map.ts'
import { type Steps, type Task, task, visitSteps } from '../../shared/steps.ts'
import { createProductFacets, type ProductFacets } from '../index/product-facets.ts'
import type { Lexicon } from '../search/lexicon.ts'
import { createNames, type Names } from '../search/names.ts'
import { createSearch, type Matches, mendSearch, type Search, type WholeSearch } from '../search/search.ts'
import { withoutSeparators } from '../search/search-words.ts'
import type { Synonyms } from '../search/synonyms.ts'
import { hasSameSkus, isFilteredAlike, isFoundAlike } from './same-content.ts'

/** Products by code, as a lookup. */
type NumbersByCode = Pick<TextMap<readonly number[]>, 'get'>

/** What an index knows of texts and codes only, and so outlives changes of prices and stock. Its parts are made when first asked for. */
export interface ContentIndex {
  readonly numbers: Task<TextMap<number>>
  readonly byCode: Task<NumbersByCode>
  readonly search: Task<Search>
  readonly names: Task<Names>
  readonly facets: Task<ProductFacets>
  /** The content it was mended from, which was made of all products; itself where it was. */
  readonly whole: { readonly search: Task<WholeSearch>; readonly byCode: Task<NumbersByCode> }
  /** Numbers of the products whose words or codes are others than there, ascending. */
  readonly replaced: readonly number[]
}

/** Surroundings of an index that is made. */
export interface ContentOptions {
  readonly catalogue: Catalogue
  readonly spus: readonly Spu[]
  readonly lexicon: Lexicon
  readonly synonyms: () => Synonyms
  readonly matches: CacheSection<Matches>
}

/** Products whose codes are read between two steps. */
const SPUS_AT_ONCE = 128

/** Numbers by code of product or sku, without what separates its parts. @param numbers of the products, in their order */
function* numbersByCode(
  spus: readonly Spu[],
  numbers?: readonly number[],
): Steps<TextMap<readonly number[]>> {
  const found = createShardedMap<readonly number[]>()
  const add = (code: string, number: number) => {
    const key = withoutSeparators(code)
    const known = found.get(key)
    if (!known) found.set(key, [number])
    else if (!known.includes(number)) found.set(key, [...known, number])
  }
  const addAll = ({ code, skus }: Spu, at: number) => {
    const number = numbers?.[at] ?? at
    add(code, number)
    for (const sku of skus) add(sku.code, number)
  }
  yield* visitSteps(spus, addAll, SPUS_AT_ONCE)
  return found
}

/** The same after some products got other SKUs. */
function* mendByCode(
  whole: NumbersByCode,
  spus: readonly Spu[],
  replaced: readonly number[],
): Steps<NumbersByCode> {
  const gone = new Set(replaced)
  const own = yield* numbersByCode(
    replaced.flatMap(number => spus[number] ?? []),
    replaced,
  )
  return {
    get(key) {
      const rest = (whole.get(key) ?? []).filter(number => !gone.has(number))
      return [...rest, ...(own.get(key) ?? [])].toSorted((one, other) => one - other)
    },
  }
}

/** Numbers by the code of the product itself. */
function* numbersOf(spus: readonly Spu[]): Steps<TextMap<number>> {
  const numbers = createShardedMap<number>()
  yield* visitSteps(spus, ({ code }, number) => numbers.set(code, number))
  return numbers
}

export function createContent(options: ContentOptions): ContentIndex {
  const { catalogue, spus, lexicon } = options
  const whole = {
    search: task(() => createSearch({ ...options, kept: options.matches })),
    byCode: task(() => numbersByCode(spus)),
  }
  return {
    ...whole,
    numbers: task(() => numbersOf(spus)),
    names: task(() => createNames(catalogue, lexicon)),
    facets: task(() => createProductFacets(catalogue, spus)),
    whole,
    replaced: [],
  }
}

/** Replaced products beyond which an index of all is made again: at least so many, and so large a share of all. */
const [MOST_REPLACED, MOST_SHARE] = [1000, 0.05]

const numbersIn = (...lists: readonly (readonly number[])[]) =>
  [...new Set(lists.flat())].toSorted((one, other) => one - other)

/**
 * The content after some products changed, with the same products and surroundings; what they leave alone is shared. `undefined` where one
 * of all products is to be made again.
 * @param before the content and its products, by number
 * @param changed numbers of the products that are other objects, ascending
 */
export function* mendContent(
  { content, spus: earlier }: { readonly content: ContentIndex; readonly spus: readonly Spu[] },
  changed: readonly number[],
  options: ContentOptions,
): Steps<ContentIndex | undefined> {
  const { catalogue, spus } = options
  const worded: number[] = []
  let [areFiltersSame, areCodesSame] = [true, true]
  const compare = (number: number) => {
    const [one, other] = [earlier[number], spus[number]]
    if (!one || !other) return
    if (!isFoundAlike(one, other)) worded.push(number)
    areFiltersSame &&= isFilteredAlike(one, other)
    areCodesSame &&= hasSameSkus(one, other)
  }
  yield* visitSteps(changed, compare, SPUS_AT_ONCE)
  const facets = areFiltersSame ? content.facets : task(() => createProductFacets(catalogue, spus))
  if (worded.length === 0) return facets === content.facets ? content : { ...content, facets }
  const replaced = numbersIn(content.replaced, worded)
  const { whole } = content
  if (replaced.length > Math.max(MOST_REPLACED, spus.length * MOST_SHARE)) return undefined
  // Nothing to mend yet: making all of it holds no earlier version in memory.
  if (!whole.search.isDone() || !whole.byCode.isDone()) return undefined
  const [search, byCode] = [whole.search(), whole.byCode()]
  const hanNames = areFiltersSame && content.search.isDone() ? content.search().hanNames : undefined
  return {
    ...content,
    facets,
    search: task(() => mendSearch(search, replaced, { ...options, kept: options.matches, hanNames })),
    byCode: areCodesSame ? content.byCode : task(() => mendByCode(byCode, spus, replaced)),
    replaced,
  }
}
