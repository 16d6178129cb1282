import { sortSteps, type Steps } from '../../shared/steps.ts'
import { type Bitset, has as hasMember } from '../index/bitset.ts'
import { type Field, FIELDS, type FieldTerms, visitTerms } from './lexicon.ts'
import { stemOf } from './stem.ts'

/** A term and how much it counts. */
interface WeighedTerm {
  readonly text: string
  readonly weight: number
}

/** Terms sorted, each with the entries it is in. */
export interface TermIndex {
  /** Number of entries: products, say. */
  readonly total: number
  /** Terms of letters only, for near words. */
  readonly words: () => readonly string[]
  readonly has: (term: string) => boolean
  readonly hasPrefix: (prefix: string) => boolean
  readonly hasStem: (stem: string) => boolean
  /** Raises `scores` of the entries with exactly this term to `weight` times the weight of its field. */
  readonly scoreTerm: (term: string, weight: number, scores: Float32Array) => void
  /** The same for entries with all of these terms; the worst of them counts. */
  readonly scoreTogether: (terms: readonly WeighedTerm[], scores: Float32Array) => void
  /** Returns true if any entry has all of these terms. */
  readonly hasTogether: (terms: readonly string[]) => boolean
  readonly scorePrefix: (prefix: string, weight: number, scores: Float32Array) => void
  /** The same for terms that differ in their ending only. */
  readonly scoreStem: (stem: string, weight: number, scores: Float32Array) => void
}

/** An index that can be read without some of its entries. */
export interface WholeTermIndex extends TermIndex {
  readonly without: (entries: Bitset) => TermIndex
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
/** Words have letters only; the rest is numbers and codes. */
const WORD = /^[a-z]{3,}$/

/** Terms looked at between two steps. */
const TERMS_AT_ONCE = 4096

/** Places of the words among sorted terms, and the same by stem. */
function* wordsIn(terms: readonly string[]) {
  const words: number[] = []
  const stems = new Map<string, number[]>()
  for (const [place, term] of terms.entries()) {
    if (place % TERMS_AT_ONCE === 0) yield
    if (!WORD.test(term)) continue
    words.push(place)
    const stem = stemOf(term)
    const alike = stems.get(stem)
    if (alike) alike.push(place)
    else stems.set(stem, [place])
  }
  return { words, stems }
}

/** Numbers of terms that occur, in the order of the terms. */
function* usedTerms(allTerms: readonly string[], counts: Uint32Array): Steps<number[]> {
  const used: number[] = []
  for (let number = 0; number < counts.length; number += 1) {
    if (counts[number]) used.push(number)
    if (number % TERMS_AT_ONCE === 0) yield
  }
  return yield* sortSteps(used, (one, other) => ((allTerms[one] ?? '') < (allTerms[other] ?? '') ? -1 : 1))
}

/**
 * Postings, all in one array, in the order of the sorted terms: what a prefix finds is in one piece. A catalogue of 100,000
 * products has some six million of them.
 */
interface Postings {
  /** Number of entries. */
  readonly total: number
  readonly terms: readonly string[]
  /** Where the postings of each term begin, and where the last ones end. */
  readonly starts: Uint32Array
  /** Entry of each posting. */
  readonly members: Uint32Array
  /** Weight of the field that the term is in, by posting. */
  readonly values: Uint8Array
  /** Places of the words among the terms. */
  readonly words: readonly number[]
  readonly stems: ReadonlyMap<string, readonly number[]>
}

/** An index of entries by the numbers of their terms. */
export function* createTermIndex(
  allTerms: readonly string[],
  entries: readonly FieldTerms[],
): Steps<WholeTermIndex> {
  // Terms that others add meanwhile are in no entry of this index.
  const termCount = allTerms.length
  const counts = new Uint32Array(termCount)
  yield* visitTerms(entries, termCount, term => {
    counts[term] = (counts[term] ?? 0) + 1
  })
  const used = yield* usedTerms(allTerms, counts)
  const terms: string[] = []
  const starts = new Uint32Array(used.length + 1)
  /** Position of the next entry of a term, by the term's number. */
  const free = new Uint32Array(termCount)
  for (const [place, number] of used.entries()) {
    if (place % TERMS_AT_ONCE === 0) yield
    terms.push(allTerms[number] ?? '')
    const start = starts[place] ?? 0
    free[number] = start
    starts[place + 1] = start + (counts[number] ?? 0)
  }
  const members = new Uint32Array(starts.at(-1) ?? 0)
  const values = new Uint8Array(members.length)
  yield* visitTerms(entries, termCount, (term, entry, field: Field) => {
    const at = free[term] ?? 0
    members[at] = entry
    values[at] = FIELDS[field]
    free[term] = at + 1
  })
  return indexOf({ total: entries.length, terms, starts, members, values, ...(yield* wordsIn(terms)) })
}

/** @param gone entries that are passed over */
function indexOf(postings: Postings, gone?: Bitset): WholeTermIndex {
  const { total, terms, starts, members, values, words, stems } = postings
  const isThere = (entry: number) => gone === undefined || !hasMember(gone, entry)
  /** Returns true if an entry has the term at a place. */
  function isUsed(place: number): boolean {
    if (gone === undefined) return true
    const end = starts[place + 1] ?? 0
    for (let at = starts[place] ?? 0; at < end; at += 1) if (isThere(members[at] ?? 0)) return true
    return false
  }

  function score(from: number, to: number, weight: number, scores: Float32Array) {
    const end = starts[to] ?? 0
    for (let at = starts[from] ?? 0; at < end; at += 1) {
      const entry = members[at] ?? 0
      const value = weight * (values[at] ?? 0)
      if (value > (scores[entry] ?? 0) && isThere(entry)) scores[entry] = value
    }
  }
  const has = (term: string) => {
    const place = placeOf(terms, term)
    return terms[place] === term && isUsed(place)
  }
  const hasPrefix = (prefix: string) => {
    for (let place = placeOf(terms, prefix); terms[place]?.startsWith(prefix); place += 1)
      if (isUsed(place)) return true
    return false
  }

  /** Place of the first posting from `low` on whose entry is not before `entry`. */
  function postingOf(entry: number, low: number, high: number): number {
    let [from, to] = [low, high]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((members[middle] ?? 0) < entry) from = middle + 1
      else to = middle
    }
    return from
  }

  /**
   * Visits entries with all of these terms, with the worst of their values, until `visit` returns true. Runs along the postings of
   * the rarest term, so that nothing is as long as the catalogue.
   */
  function visitTogether(
    wanted: readonly WeighedTerm[],
    visit: (entry: number, worst: number) => boolean,
  ): boolean {
    const lists = wanted.map(({ text, weight }) => {
      const place = placeOf(terms, text)
      const isTerm = terms[place] === text
      return {
        weight,
        at: starts[place] ?? 0,
        end: isTerm ? (starts[place + 1] ?? 0) : (starts[place] ?? 0),
      }
    })
    lists.sort((one, other) => one.end - one.at - (other.end - other.at))
    const [rarest, ...others] = lists
    if (!rarest) return false
    for (let at = rarest.at; at < rarest.end; at += 1) {
      const entry = members[at] ?? 0
      let worst = rarest.weight * (values[at] ?? 0)
      for (const list of others) {
        list.at = postingOf(entry, list.at, list.end)
        if (list.at === list.end) return false
        worst = members[list.at] === entry ? Math.min(worst, list.weight * (values[list.at] ?? 0)) : 0
        if (worst === 0) break
      }
      if (worst > 0 && isThere(entry) && visit(entry, worst)) return true
    }
    return false
  }

  return {
    total,
    words: () => words.filter(isUsed).map(place => terms[place] ?? ''),
    has,
    hasPrefix,
    hasStem: stem => stems.get(stem)?.some(isUsed) ?? false,
    scoreTerm(term, weight, scores) {
      const place = placeOf(terms, term)
      if (terms[place] === term) score(place, place + 1, weight, scores)
    },
    scoreTogether: (wanted, scores) =>
      void visitTogether(wanted, (entry, worst) => {
        if (worst > (scores[entry] ?? 0)) scores[entry] = worst
        return false
      }),
    hasTogether: texts =>
      visitTogether(
        texts.map(text => ({ text, weight: 1 })),
        () => true,
      ),
    scorePrefix: (prefix, weight, scores) =>
      score(placeOf(terms, prefix), placeOf(terms, prefix + LAST), weight, scores),
    scoreStem(stem, weight, scores) {
      for (const place of stems.get(stem) ?? []) score(place, place + 1, weight, scores)
    },
    without: entries => indexOf(postings, entries),
  }
}
