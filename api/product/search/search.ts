import type { Catalogue, Spu } from '../../catalogue/catalogue.ts'
import { addTo, type Bitset, emptySet } from '../index/bitset.ts'
import type { CacheSection } from '#platform/byte-cache.ts'
import { lazy } from '../index/lazy.ts'
import type { Steps } from '../../shared/steps.ts'
import { folded } from './fold.ts'
import { type Lexicon, namesOf, sharedTexts, termsOfProducts } from './lexicon.ts'
import { readKeyword } from './read-keyword.ts'
import type { KeywordPart } from './segments.ts'
import type { Synonyms } from './synonyms.ts'
import { replaceEntries } from './replaced-entries.ts'
import { createTermIndex, type TermIndex, type WholeTermIndex } from './term-index.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { addScores, withScores } from './clause.ts'

/** Finds the products of a keyword. */
export interface Matches {
  /** Entries in which every part of the keyword occurs. */
  readonly found: Bitset
  /** Score of each of them, higher is better. */
  readonly scores: Float32Array
}

/** Finds products by words. */
export interface Search {
  /** None for a keyword without letters and digits. Source: C-128, CO-48. */
  readonly find: (keyword: string) => Matches
  readonly read: (keyword: string) => readonly KeywordPart[]
  readonly vocabulary: () => Vocabulary
  /** Chinese words that are names of something. */
  readonly hanNames: () => ReadonlySet<string>
}

const bytesOf = ({ found, scores }: Matches) => found.byteLength + scores.byteLength

/** Entries that meet all parts of a keyword, in this or another index than it was read with. */
export function matchesOf(parts: readonly KeywordPart[], index: TermIndex): Matches {
  const sums = new Float32Array(index.total)
  const found = emptySet(index.total)
  const clauses = parts.flatMap(({ clause }) => clause ?? [])
  const [first, ...rest] = clauses
  if (!first || clauses.length < parts.length) return { found, scores: sums }
  addScores(first, index, sums)
  for (const clause of rest)
    withScores(index.total, scores => {
      addScores(clause, index, scores)
      for (let entry = 0; entry < sums.length; entry += 1) {
        const score = scores[entry] ?? 0
        sums[entry] = score > 0 && (sums[entry] ?? 0) > 0 ? (sums[entry] ?? 0) + score : 0
      }
    })
  for (let entry = 0; entry < sums.length; entry += 1) if ((sums[entry] ?? 0) > 0) addTo(found, entry)
  return { found, scores: sums }
}

/** Added to the score of what a keyword names in full; more than a keyword of fifty characters can come to. */
const NAMED = 1000

/** Name of a product. */
const namesIn = ({ code, title }: Spu) => [code, title.zh_HK, title.en_US]
const NAMES = 3

/** Length of each name of each product; most need not be read to know that they are another. */
function nameLengths(spus: readonly Spu[]): Uint16Array {
  const lengths = new Uint16Array(spus.length * NAMES)
  for (const [entry, spu] of spus.entries())
    for (const [at, name] of namesIn(spu).entries()) lengths[entry * NAMES + at] = name.length
  return lengths
}

/** Puts products whose name or code is the keyword above those that merely hold it. */
function raiseNamed(
  { scores }: Matches,
  spus: readonly Spu[],
  { keyword, lengths }: { readonly keyword: string; readonly lengths: Uint16Array },
): void {
  const wanted = folded(keyword.trim())
  for (let entry = 0; entry < scores.length; entry += 1) {
    const score = scores[entry] ?? 0
    if (score === 0) continue
    const at = entry * NAMES
    const isLong = (name: number) => lengths[at + name] === wanted.length
    const spu = (isLong(0) || isLong(1) || isLong(2)) && spus[entry]
    if (spu && namesIn(spu).some(name => name.length === wanted.length && folded(name) === wanted))
      scores[entry] = score + NAMED
  }
}

interface SearchParts {
  readonly index: TermIndex
  readonly hanNames: () => ReadonlySet<string>
  readonly lengths: () => Uint16Array
}

/** A search that was made of all products: the next versions replace some of its entries. */
export interface WholeSearch extends Search {
  readonly index: WholeTermIndex
  readonly lengths: () => Uint16Array
}

export interface SearchOptions {
  readonly catalogue: Catalogue
  readonly spus: readonly Spu[]
  readonly lexicon: Lexicon
  /** The list of now; another one takes effect with the next keyword. */
  readonly synonyms: () => Synonyms
  /** Cache of the matches of this search alone. */
  readonly kept: CacheSection<Matches>
}

function searchIn(
  { index, hanNames, lengths }: SearchParts,
  { spus, synonyms, kept }: Pick<SearchOptions, 'spus' | 'synonyms' | 'kept'>,
): Search {
  let current: Vocabulary | undefined
  /** Counts lists of synonyms: matches of an earlier one are not found again. */
  let list = 0

  const vocabulary = () => {
    const wanted = synonyms()
    if (current?.synonyms === wanted) return current
    list += 1
    return (current = createVocabulary(index, hanNames(), wanted))
  }
  return {
    vocabulary,
    hanNames,
    read: keyword => readKeyword(keyword, vocabulary()),
    find(keyword) {
      const own = vocabulary()
      const key = `${list} ${keyword}`
      const known = kept.get(key)
      if (known) return known
      const matches = matchesOf(readKeyword(keyword, own), index)
      raiseNamed(matches, spus, { keyword, lengths: lengths() })
      kept.set(key, matches, bytesOf(matches))
      return matches
    },
  }
}

export function* createSearch(options: SearchOptions): Steps<WholeSearch> {
  const { catalogue, spus, lexicon } = options
  const shared = sharedTexts(catalogue)
  const terms = yield* termsOfProducts(spus, shared, lexicon)
  const parts = {
    index: yield* createTermIndex(lexicon.terms, terms),
    hanNames: lazy(() => namesOf(shared, spus)),
    lengths: lazy(() => nameLengths(spus)),
  }
  yield
  const search = searchIn(parts, options)
  search.vocabulary()
  return { ...search, ...parts }
}

/** Lengths of names after some products got others. */
function mendLengths(before: Uint16Array, numbers: readonly number[], spus: readonly Spu[]): Uint16Array {
  const lengths = before.slice()
  for (const number of numbers) {
    const spu = spus[number]
    if (spu) for (const [at, name] of namesIn(spu).entries()) lengths[number * NAMES + at] = name.length
  }
  return lengths
}

/**
 * The search of a version in which few products have other words than in an earlier one, and all the same numbers.
 * @param numbers those products, ascending
 * @param hanNames where they are known already
 */
export function* mendSearch(
  before: WholeSearch,
  numbers: readonly number[],
  { hanNames, ...options }: SearchOptions & { readonly hanNames?: Search['hanNames'] | undefined },
): Steps<Search> {
  const { catalogue, spus, lexicon } = options
  const shared = sharedTexts(catalogue)
  const changed = numbers.flatMap(number => spus[number] ?? [])
  const terms = yield* termsOfProducts(changed, shared, lexicon)
  const index = yield* replaceEntries(before.index, lexicon.terms, numbers, terms)
  yield
  const search = searchIn(
    {
      index,
      hanNames: hanNames ?? lazy(() => namesOf(shared, spus)),
      lengths: lazy(() => mendLengths(before.lengths(), numbers, spus)),
    },
    options,
  )
  search.vocabulary()
  return search
}
