import type { Catalogue, Spu } from '../catalogue/catalogue.ts'
import { type Bitset, setOf } from './bitset.ts'
import { lazy } from './lazy.ts'
import { createProductFacets, type ProductFacets } from './product-facets.ts'
import { inventoryOf } from './product-model.ts'
import { isSameContent } from './same-content.ts'
import { createLexicon, type Lexicon } from './search/lexicon.ts'
import { createNames, type Names } from './search/names.ts'
import { createSearch, type Search } from './search/search.ts'
import { squeezed } from './search/search-words.ts'
import { NO_SYNONYMS, type Synonyms } from './search/synonyms.ts'
import { numberStyles, type Styles } from './style-groups.ts'

/**
 * Where to find products of one catalogue version, independent of caller and time. Products are numbered in the order of their codes;
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
  /** Products whose own code, or the code of one of their skus, is just this. Letter case, dashes and blanks do not count. */
  readonly withCode: (code: string) => readonly number[]
}

/** What depends on texts and codes only, and so outlives changes of prices and stock. */
type ContentIndex = Pick<CatalogueIndex, 'numberOf' | 'search' | 'names' | 'facets' | 'withCode'>

const NONE: readonly number[] = []

/** Numbers by code of product or sku, without what separates its parts. */
function numbersByCode(spus: readonly Spu[]): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, readonly number[]>()
  const add = (code: string, number: number) => {
    const key = squeezed(code)
    const known = numbers.get(key)
    if (!known) numbers.set(key, [number])
    else if (!known.includes(number)) numbers.set(key, [...known, number])
  }
  spus.forEach(({ code, skus }, number) => {
    add(code, number)
    for (const sku of skus) add(sku.code, number)
  })
  return numbers
}

function indexContent(
  catalogue: Catalogue,
  spus: readonly Spu[],
  lexicon: Lexicon,
  synonyms: () => Synonyms,
): ContentIndex {
  const numbers = lazy(() => new Map(spus.map(({ code }, number) => [code, number])))
  const byCode = lazy(() => numbersByCode(spus))
  return {
    numberOf: code => numbers().get(code),
    search: lazy(() => createSearch(catalogue, spus, lexicon, synonyms)),
    names: lazy(() => createNames(catalogue, lexicon)),
    facets: lazy(() => createProductFacets(catalogue, spus)),
    withCode: code => byCode().get(squeezed(code)) ?? NONE,
  }
}

/**
 * Gives the index of a catalogue version. What the version before had indexed is taken over as far as its texts and codes stayed
 * the same; of changed ones only those products are read again.
 * @param synonyms the list of now
 */
export function createIndexes(
  synonyms: () => Synonyms = () => NO_SYNONYMS,
): (catalogue: Catalogue) => CatalogueIndex {
  const lexicon = createLexicon()
  const indexes = new WeakMap<Catalogue, CatalogueIndex>()
  let last: { readonly catalogue: Catalogue; readonly content: ContentIndex } | undefined

  return catalogue => {
    const known = indexes.get(catalogue)
    if (known) return known
    const spus = [...catalogue.spus.values()]
    const content =
      last && isSameContent(last.catalogue, catalogue)
        ? last.content
        : indexContent(catalogue, spus, lexicon, synonyms)
    last = { catalogue, content }
    const index: CatalogueIndex = {
      ...content,
      catalogue,
      spus,
      onShelf: lazy(() =>
        setOf(
          spus.length,
          spus.flatMap((spu, number) => (spu.onShelves ? number : [])),
        ),
      ),
      styles: lazy(() => numberStyles(spus)),
      firstListTimes: lazy(() => Float64Array.from(spus, spu => spu.firstListTime)),
      inStock: lazy(() =>
        setOf(
          spus.length,
          spus.flatMap((spu, number) => (inventoryOf(spu) > 0 ? number : [])),
        ),
      ),
    }
    indexes.set(catalogue, index)
    return index
  }
}
