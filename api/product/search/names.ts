import type { Brand, Catalogue, Category } from '../../catalogue/catalogue.ts'
import type { Steps } from '../../shared/steps.ts'
import type { FieldTerms, Lexicon } from './lexicon.ts'
import { createTermIndex, type TermIndex } from './term-index.ts'

/** Something with a name that products belong to. */
export type Named =
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'brand'; readonly brand: Brand }

/** Brands and categories, found by the words of their names in both languages. */
export interface Names {
  /** By their number in the index. */
  readonly entries: readonly Named[]
  readonly index: TermIndex
}

function ancestorsOf({ parent }: Category): Category[] {
  return parent ? [...ancestorsOf(parent), parent] : []
}

const textsOf = ({ name, navFrontName }: Category) => [...Object.values(name), ...Object.values(navFrontName)]

/** A category is also found together with a word of what it lies in: men’s jackets. */
export function* createNames({ brands, categories }: Catalogue, lexicon: Lexicon): Steps<Names> {
  const entries: Named[] = [
    ...[...brands.values()].map(brand => ({ kind: 'brand' as const, brand })),
    ...[...categories.values()].map(category => ({ kind: 'category' as const, category })),
  ]
  const terms = entries.map(
    (named): FieldTerms =>
      named.kind === 'brand'
        ? { title: lexicon.numbersOf(Object.values(named.brand.name)) }
        : {
            title: lexicon.numbersOf(textsOf(named.category)),
            category: lexicon.numbersOf(ancestorsOf(named.category).flatMap(textsOf)),
          },
  )
  return { entries, index: yield* createTermIndex(lexicon.terms, terms) }
}
