import type { Catalogue, Spu } from '../../catalogue/catalogue.ts'
import { addTo, type Bitset, emptySet } from '../index/bitset.ts'
import { createShardedMap, type TextMap } from '../../shared/sharded-map.ts'
import { type ByteCache, type CacheSection, sectionOf } from '#platform/byte-cache.ts'
import { runAtOnce, type Steps, type Task, task, visitSteps } from '../../shared/steps.ts'
import { createProductFacets, type ProductFacets } from '../index/product-facets.ts'
import { inventoryOf } from '../product-model.ts'
import { isSameContent } from './same-content.ts'
import { createLexicon, type Lexicon } from '../search/lexicon.ts'
import { createNames, type Names } from '../search/names.ts'
import { createSearch, type Matches, type Search } from '../search/search.ts'
import { withoutSeparators } from '../search/search-words.ts'
import { NO_SYNONYMS, type Synonyms } from '../search/synonyms.ts'
import { numberStyles, type Styles } from '../index/style-groups.ts'
import { createViewCaches } from './view-caches.ts'

/**
 * Index of one catalogue version's products, independent of caller and time. Products are numbered in the order of their codes;
 * sets (`bitset.ts`) hold those numbers. Parts are made when first asked for.
 */
export interface CatalogueIndex {
  readonly catalogue: Catalogue
  readonly spus: readonly Spu[]
  readonly numberOf: (code: string) => number | undefined
  readonly onShelf: () => Bitset
  /** Products with something left to sell. */
  readonly inStock: () => Bitset
  readonly styles: () => Styles
  /** Epoch milliseconds per product. */
  readonly firstListTimes: () => Float64Array
  readonly search: () => Search
  /** Categories and brands, found by their names. */
  readonly names: () => Names
  readonly facets: () => ProductFacets
  /** Products whose code, or the code of one of whose SKUs, equals this. Case, dashes and blanks are ignored. */
  readonly withCode: (code: string) => readonly number[]
}

/** What depends on texts and codes only, and so outlives changes of prices and stock. */
type ContentIndex = Pick<CatalogueIndex, 'numberOf' | 'search' | 'names' | 'facets' | 'withCode'>

const NONE: readonly number[] = []

/** Products whose codes are read between two steps. */
const SPUS_AT_ONCE = 128

/** Numbers by code of product or sku, without what separates its parts. */
function* numbersByCode(spus: readonly Spu[]): Steps<TextMap<readonly number[]>> {
  const numbers = createShardedMap<readonly number[]>()
  const add = (code: string, number: number) => {
    const key = withoutSeparators(code)
    const known = numbers.get(key)
    if (!known) numbers.set(key, [number])
    else if (!known.includes(number)) numbers.set(key, [...known, number])
  }
  const addAll = ({ code, skus }: Spu, number: number) => {
    add(code, number)
    for (const sku of skus) add(sku.code, number)
  }
  yield* visitSteps(spus, addAll, SPUS_AT_ONCE)
  return numbers
}

/** Numbers by the code of the product itself. */
function* numbersOf(spus: readonly Spu[]): Steps<TextMap<number>> {
  const numbers = createShardedMap<number>()
  yield* visitSteps(spus, ({ code }, number) => numbers.set(code, number))
  return numbers
}

/** The numbers of the products that are so. */
function* productsThat(spus: readonly Spu[], isSo: (spu: Spu) => boolean): Steps<Bitset> {
  const set = emptySet(spus.length)
  yield* visitSteps(spus, (spu, number) => {
    if (isSo(spu)) addTo(set, number)
  })
  return set
}

function* firstListTimesOf(spus: readonly Spu[]): Steps<Float64Array> {
  const times = new Float64Array(spus.length)
  yield* visitSteps(spus, ({ firstListTime }, number) => {
    times[number] = firstListTime
  })
  return times
}

function indexContent(
  catalogue: Catalogue,
  spus: readonly Spu[],
  lexicon: Lexicon,
  synonyms: () => Synonyms,
  matches: CacheSection<Matches>,
): ContentIndex & Preparable {
  const numbers = task(() => numbersOf(spus))
  const byCode = task(() => numbersByCode(spus))
  const search = task(() => createSearch(catalogue, spus, lexicon, synonyms, matches))
  const names = task(() => createNames(catalogue, lexicon))
  const facets = task(() => createProductFacets(catalogue, spus))
  return {
    numberOf: code => numbers().get(code),
    search,
    names,
    facets,
    withCode: code => byCode().get(withoutSeparators(code)) ?? NONE,
    parts: [byCode, numbers, facets, search, names],
  }
}

/** Has parts that can be made ahead, in the order in which they are needed most. */
interface Preparable {
  readonly parts: readonly Task<unknown>[]
}

/** Gives the index of a catalogue version. */
export interface Indexes {
  (catalogue: Catalogue): CatalogueIndex
  /** The same in steps, with all its parts made. */
  readonly steps: (catalogue: Catalogue) => Steps<CatalogueIndex>
}

/**
 * Reuses the previous version's index for products whose texts and codes did not change; only changed products are read again.
 * @param synonyms the current list
 * @param matches cached matches of keywords, for all indexes
 */
export function createIndexes(
  synonyms: () => Synonyms = () => NO_SYNONYMS,
  matches: ByteCache<Matches> = createViewCaches().matches,
): Indexes {
  const lexicon = createLexicon()
  let contents = 0
  const indexes = new WeakMap<Catalogue, CatalogueIndex & Preparable>()
  let last: { readonly catalogue: Catalogue; readonly content: ContentIndex & Preparable } | undefined

  /** Matches of an index that is no longer used are the first to leave the cache. */
  const createContent = (catalogue: Catalogue, spus: readonly Spu[]) => {
    contents += 1
    const own = sectionOf(matches, `${contents} `, () => true)
    return indexContent(catalogue, spus, lexicon, synonyms, own)
  }

  function* create(catalogue: Catalogue): Steps<CatalogueIndex & Preparable> {
    const known = indexes.get(catalogue)
    if (known) return known
    const spus = [...catalogue.spus.values()]
    const before = last
    const isSame = before && (yield* isSameContent(before.catalogue, catalogue))
    const content = isSame ? before.content : createContent(catalogue, spus)
    // Asked for at once while it was made in steps.
    const made = indexes.get(catalogue)
    if (made) return made
    last = { catalogue, content }
    const onShelf = task(() => productsThat(spus, ({ onShelves }) => onShelves))
    const inStock = task(() => productsThat(spus, spu => inventoryOf(spu) > 0))
    const styles = task(() => numberStyles(spus))
    const firstListTimes = task(() => firstListTimesOf(spus))
    const index = {
      ...content,
      catalogue,
      spus,
      onShelf,
      styles,
      firstListTimes,
      inStock,
      parts: [...content.parts, onShelf, inStock, styles, firstListTimes],
    }
    indexes.set(catalogue, index)
    return index
  }
  function* prepare(catalogue: Catalogue): Steps<CatalogueIndex> {
    const index = yield* create(catalogue)
    for (const part of index.parts) yield* part.steps()
    return index
  }
  return Object.assign((catalogue: Catalogue) => indexes.get(catalogue) ?? runAtOnce(create(catalogue)), {
    steps: prepare,
  })
}
