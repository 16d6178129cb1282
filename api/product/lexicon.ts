import type { Catalogue, Spu } from '../catalogue/catalogue.ts'
import { termsOf } from './search-words.ts'

/** Terms by number, and which of them each product has of its own. Shared by the indexes of all catalogue versions. */
export interface Lexicon {
  readonly terms: readonly string[]
  /** Numbers of the terms in these texts; some may come more than once. */
  readonly numbersOf: (texts: readonly string[]) => number[]
  /** Numbers of the terms of a product's titles and codes. */
  readonly ownTermsOf: (spu: Spu) => Uint32Array
}

const ownTextsOf = ({ code, title, subTitle, skus }: Spu) => [
  title.zh_HK,
  title.en_US,
  subTitle.zh_HK,
  subTitle.en_US,
  code,
  ...skus.map(sku => sku.code),
]

export function createLexicon(): Lexicon {
  const terms: string[] = []
  const numbers = new Map<string, number>()
  // A product that is read again has new texts; one carried over into the next version keeps them. So its title tells whether it changed.
  const ownTerms = new WeakMap<Spu['title'], Uint32Array>()

  const numberOf = (term: string): number => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, terms.length)
    return terms.push(term) - 1
  }
  const numbersOf = (texts: readonly string[]) => texts.flatMap(termsOf).map(numberOf)

  return {
    terms,
    numbersOf,
    ownTermsOf(spu) {
      const known = ownTerms.get(spu.title)
      if (known) return known
      const found = Uint32Array.from(new Set(numbersOf(ownTextsOf(spu))))
      ownTerms.set(spu.title, found)
      return found
    },
  }
}

/** Numbers of the terms that products get from their brands and from their categories with ancestors, by code. */
export function sharedTerms({ brands, categories }: Catalogue, lexicon: Lexicon) {
  const ofBrand = new Map<string, readonly number[]>()
  for (const { code, name } of brands.values()) ofBrand.set(code, lexicon.numbersOf([name.zh_HK, name.en_US]))
  const ofCategory = new Map<string, readonly number[]>()
  for (const category of categories.values()) {
    const texts: string[] = []
    for (let at = category as typeof category | undefined; at; at = at.parent)
      texts.push(at.name.zh_HK, at.name.en_US)
    ofCategory.set(category.code, lexicon.numbersOf(texts))
  }
  return { ofBrand, ofCategory }
}
