import type { Steps } from '../../shared/steps.ts'
import { bitsetOf } from '../index/bitset.ts'
import { type Field, type FieldTerms, FIELDS } from './lexicon.ts'
import { createTermIndex, type TermIndex, type WholeTermIndex } from './term-index.ts'

/** Terms of some entries, numbered among themselves. */
function numberedAlone(allTerms: readonly string[], entries: readonly FieldTerms[]) {
  const terms: string[] = []
  const numbers = new Map<number, number>()
  const numberOf = (term: number) => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, terms.length)
    return terms.push(allTerms[term] ?? '') - 1
  }
  const renumbered = entries.map((fields): FieldTerms => {
    const own = Object.keys(FIELDS) as Field[] // its own keys
    return Object.fromEntries(own.map(field => [field, fields[field]?.map(numberOf) ?? []]))
  })
  return { terms, entries: renumbered }
}

/**
 * A term index with some entries replaced: the large one passes them over, and a small one has them as they are now. Finds and scores what
 * an index made of all entries would.
 * @param base index of all entries, as they were
 * @param numbers the entries that are replaced, ascending
 * @param replaced their terms, in the same order
 */
export function* replaceEntries(
  base: WholeTermIndex,
  allTerms: readonly string[],
  numbers: readonly number[],
  replaced: readonly FieldTerms[],
): Steps<TermIndex> {
  const rest = base.without(bitsetOf(base.total, numbers))
  const alone = numberedAlone(allTerms, replaced)
  const own = yield* createTermIndex(alone.terms, alone.entries)
  /** Scores the replaced entries on their own, from what they have. */
  function scoreOwn(scores: Float32Array, score: (scores: Float32Array) => void): void {
    const ownScores = Float32Array.from(numbers, number => scores[number] ?? 0)
    score(ownScores)
    ownScores.forEach((value, at) => {
      const number = numbers[at]
      if (number !== undefined) scores[number] = value
    })
  }
  return {
    total: base.total,
    words: () => [...new Set([...rest.words(), ...own.words()])].toSorted(),
    has: term => own.has(term) || rest.has(term),
    hasPrefix: prefix => own.hasPrefix(prefix) || rest.hasPrefix(prefix),
    hasStem: stem => own.hasStem(stem) || rest.hasStem(stem),
    hasTogether: terms => own.hasTogether(terms) || rest.hasTogether(terms),
    scoreTerm(term, weight, scores) {
      rest.scoreTerm(term, weight, scores)
      scoreOwn(scores, each => own.scoreTerm(term, weight, each))
    },
    scoreTogether(terms, scores) {
      rest.scoreTogether(terms, scores)
      scoreOwn(scores, each => own.scoreTogether(terms, each))
    },
    scorePrefix(prefix, weight, scores) {
      rest.scorePrefix(prefix, weight, scores)
      scoreOwn(scores, each => own.scorePrefix(prefix, weight, each))
    },
    scoreStem(stem, weight, scores) {
      rest.scoreStem(stem, weight, scores)
      scoreOwn(scores, each => own.scoreStem(stem, weight, each))
    },
  }
}
