import type { Catalogue, Spu } from '../../catalogue/catalogue.ts'
import { addTo, type Bitset, emptySet, forEachIn } from '../index/bitset.ts'
import type { CacheSection } from '#platform/byte-cache.ts'
import { lazy } from '../index/lazy.ts'
import { type Steps, visitSteps } from '../../shared/steps.ts'
import { folded } from './fold.ts'
import { type Lexicon, namesOf, sharedTexts, termsOfProducts } from './lexicon.ts'
import { readKeyword } from './read-keyword.ts'
import type { KeywordPart } from './segments.ts'
import type { Synonyms } from './synonyms.ts'
import { replaceEntries } from './replaced-entries.ts'
import { createTermIndex, type TermIndex, type WholeTermIndex } from './term-index.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { addScores, withScores } from './clause.ts'

/** Entries in which every part of a keyword occurs. */
export interface Matches {
  readonly found: Bitset
  /** The same as numbers, ascending. */
  readonly entries: Uint32Array
  /** Score of each of `entries`, higher is better. */
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

const bytesOf = ({ found, entries, scores }: Matches) =>
  found.byteLength + entries.byteLength + scores.byteLength

/** Place of an entry among ascending ones; −1 for one that is not among them. */
export function placeIn(entries: Uint32Array, entry: number): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((entries[middle] ?? 0) < entry) low = middle + 1
    else high = middle
  }
  return entries[low] === entry ? low : -1
}

/** Keeps what is found of scores by entry, in arrays no longer than it takes. */
function matchesIn(sums: Float32Array): Matches {
  const found = emptySet(sums.length)
  let count = 0
  for (let entry = 0; entry < sums.length; entry += 1) {
    if ((sums[entry] ?? 0) <= 0) continue
    addTo(found, entry)
    count += 1
  }
  const entries = new Uint32Array(count)
  const scores = new Float32Array(count)
  let at = 0
  forEachIn(found, entry => {
    entries[at] = entry
    scores[at] = sums[entry] ?? 0
    at += 1
  })
  return { found, entries, scores }
}

/** Entries that meet all parts of a keyword, in this or another index than it was read with. */
export function matchesOf(parts: readonly KeywordPart[], index: TermIndex): Matches {
  const clauses = parts.flatMap(({ clause }) => clause ?? [])
  const [first, ...rest] = clauses
  return withScores(index.total, sums => {
    if (!first || clauses.length < parts.length) return matchesIn(sums)
    addScores(first, index, sums)
    for (const clause of rest)
      withScores(index.total, scores => {
        addScores(clause, index, scores)
        for (let entry = 0; entry < sums.length; entry += 1) {
          const score = scores[entry] ?? 0
          sums[entry] = score > 0 && (sums[entry] ?? 0) > 0 ? (sums[entry] ?? 0) + score : 0
        }
      })
    return matchesIn(sums)
  })
}

/** Added to the score of what a keyword names in full; more than a keyword of fifty characters can come to. */
const NAMED = 1000

/** Names of a product. */
const namesIn = ({ code, title }: Spu) => [code, title.zh_HK, title.en_US]

/** Entries that may have a name of so many characters. */
type NamesOfLength = (length: number) => readonly number[]

function* namesByLength(spus: readonly Spu[]): Steps<ReadonlyMap<number, readonly number[]>> {
  const entries = new Map<number, number[]>()
  yield* visitSteps(spus.entries(), ([entry, spu]) => {
    for (const { length } of namesIn(spu)) {
      const ofLength = entries.get(length)
      if (!ofLength) entries.set(length, [entry])
      else if (ofLength.at(-1) !== entry) ofLength.push(entry)
    }
  })
  return entries
}

/** Puts products whose name or code is the keyword above those that merely hold it. */
function raiseNamed(
  { entries, scores }: Matches,
  spus: readonly Spu[],
  keyword: string,
  ofLength: NamesOfLength,
): void {
  const wanted = folded(keyword.trim())
  for (const entry of ofLength(wanted.length)) {
    const [at, spu] = [placeIn(entries, entry), spus[entry]]
    if (at < 0 || !spu) continue
    if (namesIn(spu).some(name => name.length === wanted.length && folded(name) === wanted))
      scores[at] = (scores[at] ?? 0) + NAMED
  }
}

interface SearchParts {
  readonly index: TermIndex
  readonly hanNames: () => ReadonlySet<string>
  readonly ofLength: NamesOfLength
}

/** A search that was made of all products: the next versions replace some of its entries. */
export interface WholeSearch extends Search {
  readonly index: WholeTermIndex
  readonly ofLength: NamesOfLength
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
  { index, hanNames, ofLength }: SearchParts,
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
      raiseNamed(matches, spus, keyword, ofLength)
      kept.set(key, matches, bytesOf(matches))
      return matches
    },
  }
}

export function* createSearch(options: SearchOptions): Steps<WholeSearch> {
  const { catalogue, spus, lexicon } = options
  const shared = sharedTexts(catalogue)
  const terms = yield* termsOfProducts(spus, shared, lexicon)
  lexicon.forgetOthers()
  const byLength = yield* namesByLength(spus)
  const parts = {
    index: yield* createTermIndex(lexicon.terms, terms),
    hanNames: lazy(() => namesOf(shared, spus)),
    ofLength: (length: number) => byLength.get(length) ?? [],
  }
  yield
  const search = searchIn(parts, options)
  search.vocabulary()
  return { ...search, ...parts }
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
      // Those that changed have other names, of any length.
      ofLength: length => [...new Set([...before.ofLength(length), ...numbers])],
    },
    options,
  )
  search.vocabulary()
  return search
}
