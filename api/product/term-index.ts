import type { Catalogue, Spu } from '../catalogue/catalogue.ts'
import { addTo, type Bitset, emptySet, keepCommon } from './bitset.ts'
import { type Lexicon, sharedTerms } from './lexicon.ts'
import { searchTermsOf } from './search-words.ts'

/** Finds products by words. */
export interface TermIndex {
  /** Products in which everything the keyword wants occurs; none for a keyword without letters and digits. Source: C-128, CO-48. */
  readonly find: (keyword: string) => Bitset
}

/** Calls `visit` once for every term of every product. */
type VisitTerms = (visit: (term: number, product: number) => void) => void

function termsOfProducts(spus: readonly Spu[], catalogue: Catalogue, lexicon: Lexicon): VisitTerms {
  const { ofBrand, ofCategory } = sharedTerms(catalogue, lexicon)
  const own = spus.map(lexicon.ownTermsOf)
  return visit => {
    /** The last product a term was seen in, counted from 1. */
    const lastSeen = new Uint32Array(lexicon.terms.length)
    spus.forEach(({ brands, categories }, product) => {
      const visitAll = (terms: Iterable<number> | undefined) => {
        for (const term of terms ?? []) {
          if (lastSeen[term] === product + 1) continue
          lastSeen[term] = product + 1
          visit(term, product)
        }
      }
      visitAll(own[product])
      for (const code of brands) visitAll(ofBrand.get(code))
      for (const code of categories) visitAll(ofCategory.get(code))
    })
  }
}

/** Place of the first term that does not come before `term`. */
function placeOf(terms: readonly string[], term: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((terms[middle] ?? '') < term) low = middle + 1
    else high = middle
  }
  return low
}

/** Comes after every letter and digit. */
const LAST = '\uffff'

/**
 * Postings, all in one array, in the order of the sorted terms: what a prefix finds stands in one piece. A catalogue of 100,000
 * products has some six million of them.
 */
export function createTermIndex(catalogue: Catalogue, spus: readonly Spu[], lexicon: Lexicon): TermIndex {
  const visitTerms = termsOfProducts(spus, catalogue, lexicon)
  const total = spus.length
  const counts = new Uint32Array(lexicon.terms.length)
  visitTerms(term => {
    counts[term] = (counts[term] ?? 0) + 1
  })

  const used = lexicon.terms.flatMap((term, number) => (counts[number] ? { term, number } : []))
  used.sort((a, b) => (a.term < b.term ? -1 : 1))
  const terms = used.map(({ term }) => term)
  const starts = new Uint32Array(used.length + 1)
  /** Where the next product of a term goes, by the term's number. */
  const free = new Uint32Array(counts.length)
  used.forEach(({ number }, place) => {
    const start = starts[place] ?? 0
    free[number] = start
    starts[place + 1] = start + (counts[number] ?? 0)
  })
  const products = new Uint32Array(starts.at(-1) ?? 0)
  visitTerms((term, product) => {
    const at = free[term] ?? 0
    products[at] = product
    free[term] = at + 1
  })

  return {
    find(keyword) {
      let found: Bitset | undefined
      for (const { term, isPrefix } of searchTermsOf(keyword)) {
        const from = placeOf(terms, term)
        const to = isPrefix ? placeOf(terms, term + LAST) : from + (terms[from] === term ? 1 : 0)
        const having = emptySet(total)
        for (let at = starts[from] ?? 0; at < (starts[to] ?? 0); at += 1) addTo(having, products[at] ?? 0)
        if (found) keepCommon(found, having)
        else found = having
      }
      return found ?? emptySet(total)
    },
  }
}
