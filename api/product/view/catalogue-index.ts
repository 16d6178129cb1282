import type { Catalogue, Spu } from '../../catalogue/catalogue.ts'
import { type ByteCache, sectionOf } from '#platform/byte-cache.ts'
import { known, runAtOnce, type Steps, type Task, task, visitSteps } from '../../shared/steps.ts'
import { keysApart } from '../../catalogue/live/layered-map.ts'
import { addTo, type Bitset, emptySet, removeFrom } from '../index/bitset.ts'
import type { ProductFacets } from '../index/product-facets.ts'
import { numberStyles, type Styles } from '../index/style-groups.ts'
import { inventoryOf } from '../product-model.ts'
import { createLexicon } from '../search/lexicon.ts'
import type { Names } from '../search/names.ts'
import type { Matches, Search } from '../search/search.ts'
import { withoutSeparators } from '../search/search-words.ts'
import { NO_SYNONYMS, type Synonyms } from '../search/synonyms.ts'
import { type ContentIndex, createContent, mendContent } from './content-index.ts'
import { surroundingsOf } from './same-content.ts'
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
  /** Numbers of the products that are other objects than in an earlier index; `undefined` where products came or went. */
  readonly changesSince: (earlier: CatalogueIndex) => readonly number[] | undefined
}

const NONE: readonly number[] = []

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

/** From so many changed products on, indexes are made of all: mending them would take too long at once. */
export const MANY_CHANGED = 5000

/** Parts of an index that follow from each product alone. */
interface Parts {
  readonly onShelf: Task<Bitset>
  readonly inStock: Task<Bitset>
  readonly styles: Task<Styles>
  readonly firstListTimes: Task<Float64Array>
}

const isOnShelf = ({ onShelves }: Spu) => onShelves
const isInStock = (spu: Spu) => inventoryOf(spu) > 0

const createParts = (spus: readonly Spu[]): Parts => ({
  onShelf: task(() => productsThat(spus, isOnShelf)),
  inStock: task(() => productsThat(spus, isInStock)),
  styles: task(() => numberStyles(spus)),
  firstListTimes: task(() => firstListTimesOf(spus)),
})

/** The parts after some products changed. What was not made yet is made of all products. */
function mendParts(
  { parts: before, index: { spus: earlier } }: Made,
  spus: readonly Spu[],
  changed: readonly number[],
): Parts {
  const all = createParts(spus)
  const isSame = (name: 'style' | 'firstListTime') =>
    changed.every(number => earlier[number]?.[name] === spus[number]?.[name])
  const set = (name: 'onShelf' | 'inStock', isSo: (spu: Spu) => boolean) => {
    const part = before[name]
    if (!part.isDone()) return all[name]
    const members = part()
    const mended = members.slice()
    for (const number of changed) {
      const spu = spus[number]
      if (spu && isSo(spu)) addTo(mended, number)
      else removeFrom(mended, number)
    }
    return known(mended)
  }
  return {
    onShelf: set('onShelf', isOnShelf),
    inStock: set('inStock', isInStock),
    styles: isSame('style') ? before.styles : all.styles,
    firstListTimes: isSame('firstListTime') ? before.firstListTimes : all.firstListTimes,
  }
}

/** Gives the index of a catalogue version. */
export interface Indexes {
  (catalogue: Catalogue): CatalogueIndex
  /** The same in steps, with all its parts made. */
  readonly steps: (catalogue: Catalogue) => Steps<CatalogueIndex>
}

/** An index and what the next one is mended from. */
interface Made {
  readonly index: CatalogueIndex
  readonly content: ContentIndex
  readonly parts: Parts
  readonly surroundings: string
}

/** The products of a catalogue, in the order of their codes. */
function* productsOf(catalogue: Catalogue): Steps<readonly Spu[]> {
  const spus: Spu[] = []
  yield* visitSteps(catalogue.spus.values(), spu => void spus.push(spu))
  return spus
}

/** The products of a later catalogue whose codes are the same ones; `undefined` where that is not known at once. */
function renewed({ catalogue: earlier, spus: known, numberOf }: CatalogueIndex, later: Catalogue) {
  const codes = earlier.spus.size === later.spus.size && keysApart(earlier.spus, later.spus)
  if (!codes) return undefined
  const spus = known.slice()
  for (const code of codes) {
    const [number, spu] = [numberOf(code), later.spus.get(code)]
    if (number === undefined || !spu) return undefined
    spus[number] = spu
  }
  return spus
}

/** Numbers of the products that are other objects; `undefined` where not all have the same codes. */
function changesBetween(earlier: readonly Spu[], spus: readonly Spu[]): readonly number[] | undefined {
  if (earlier.length !== spus.length) return undefined
  const changed: number[] = []
  for (let number = 0; number < spus.length; number += 1) {
    if (earlier[number] === spus[number]) continue
    if (earlier[number]?.code !== spus[number]?.code) return undefined
    changed.push(number)
  }
  return changed
}

/**
 * Mends the previous version's index where the products are the same ones: only those that changed are read again.
 * @param synonyms the current list
 * @param matches cached matches of keywords, for all indexes
 */
export function createIndexes(
  synonyms: () => Synonyms = () => NO_SYNONYMS,
  matches: ByteCache<Matches> = createViewCaches().matches,
): Indexes {
  const lexicon = createLexicon()
  let contents = 0
  const indexes = new WeakMap<Catalogue, Made>()
  let last: Made | undefined

  /** Matches of an index that is no longer used are the first to leave the cache. */
  const contentOptions = (catalogue: Catalogue, spus: readonly Spu[]) => {
    contents += 1
    return { catalogue, spus, lexicon, synonyms, matches: sectionOf(matches, `${contents} `, () => true) }
  }

  function* make(catalogue: Catalogue): Steps<Made> {
    const known = indexes.get(catalogue)
    if (known) return known
    const spus = (last && renewed(last.index, catalogue)) ?? (yield* productsOf(catalogue))
    const surroundings = surroundingsOf(catalogue)
    const before = last
    const changed = before && changesBetween(before.index.spus, spus)
    const options = contentOptions(catalogue, spus)
    const mended =
      before && changed && before.surroundings === surroundings
        ? yield* mendContent({ content: before.content, spus: before.index.spus }, changed, options)
        : undefined
    // Asked for at once while it was made in steps.
    const other = indexes.get(catalogue)
    if (other) return other
    const content = mended ?? createContent(options)
    const isMendable = before && changed && changed.length <= MANY_CHANGED
    const parts = isMendable ? mendParts(before, spus, changed) : createParts(spus)
    const index: CatalogueIndex = {
      catalogue,
      spus,
      numberOf: code => content.numbers().get(code),
      withCode: code => content.byCode().get(withoutSeparators(code)) ?? NONE,
      search: content.search,
      names: content.names,
      facets: content.facets,
      ...parts,
      changesSince: earlier => changesBetween(earlier.spus, spus),
    }
    const made = { index, content, parts, surroundings }
    indexes.set(catalogue, made)
    last = made
    return made
  }
  function* prepare(catalogue: Catalogue): Steps<CatalogueIndex> {
    const { index, content, parts } = yield* make(catalogue)
    yield
    const { byCode, numbers, facets, search, names } = content
    const { onShelf, inStock, styles, firstListTimes } = parts
    for (const part of [byCode, numbers, facets, search, names, onShelf, inStock, styles, firstListTimes])
      yield* part.steps()
    return index
  }
  return Object.assign(
    (catalogue: Catalogue) => indexes.get(catalogue)?.index ?? runAtOnce(make(catalogue)).index,
    { steps: prepare },
  )
}
