import type { TermIndex } from './term-index.ts'

/**
 * Condition on an entry: a term, the beginning of one, one with another ending, all of several, or one of several. The weight says
 * how close an entry comes to the typed words.
 */
export type Clause =
  | { readonly kind: 'term' | 'prefix' | 'stem'; readonly text: string; readonly weight: number }
  | { readonly kind: 'all'; readonly of: readonly Clause[] }
  | { readonly kind: 'any'; readonly of: readonly Clause[] }

/** The word itself, one that means the same, the beginning of another, one nearly written so. */
export const WEIGHTS = { exact: 1, stem: 0.95, synonym: 0.8, prefix: 0.7, typo: 0.5 } as const

/** Arrays that nothing uses now. New ones for every part of every keyword would keep the garbage collector busy. */
const spare: Float32Array[] = []
const MAX_SPARE = 8

/** Lends an array with a zero for each entry. It must not be kept. */
export function withScores<Result>(total: number, work: (scores: Float32Array) => Result): Result {
  const at = spare.findIndex(({ length }) => length === total)
  const scores = (at >= 0 && spare.splice(at, 1)[0]) || new Float32Array(total)
  try {
    return work(scores)
  } finally {
    scores.fill(0)
    // The oldest goes: it may be as long as an index that is no longer used.
    spare.push(scores)
    if (spare.length > MAX_SPARE) spare.shift()
  }
}

type TermClause = Extract<Clause, { readonly kind: 'term' | 'prefix' | 'stem' }>

/** Parts that are all exact terms; `undefined` for others. */
function termsIn(parts: readonly Clause[]): readonly TermClause[] | undefined {
  const terms = parts.flatMap(part => (part.kind === 'term' ? part : []))
  return terms.length === parts.length ? terms : undefined
}

/** Adds a score for each entry of an index that matches; of several parts the worst counts. */
export function addScores(clause: Clause, index: TermIndex, scores: Float32Array): void {
  switch (clause.kind) {
    case 'term':
      return index.scoreTerm(clause.text, clause.weight, scores)
    case 'prefix':
      return index.scorePrefix(clause.text, clause.weight, scores)
    case 'stem':
      return index.scoreStem(clause.text, clause.weight, scores)
    case 'any':
      return clause.of.forEach(part => addScores(part, index, scores))
    case 'all': {
      const terms = termsIn(clause.of)
      if (terms) index.scoreTogether(terms, scores)
      else withWorst(clause.of, index, worst => keepBest(scores, worst))
    }
  }
}

/** Lends the scores of entries that have all parts. */
function withWorst<Result>(
  [first, ...rest]: readonly Clause[],
  index: TermIndex,
  work: (worst: Float32Array) => Result,
): Result {
  return withScores(index.total, worst => {
    if (first) addScores(first, index, worst)
    for (const part of rest)
      withScores(index.total, scores => {
        addScores(part, index, scores)
        keepWorst(worst, scores)
      })
    return work(worst)
  })
}

function keepWorst(scores: Float32Array, others: Float32Array): void {
  for (let at = 0; at < scores.length; at += 1) {
    const other = others[at] ?? 0
    if (other < (scores[at] ?? 0)) scores[at] = other
  }
}

function keepBest(scores: Float32Array, others: Float32Array): void {
  for (let at = 0; at < scores.length; at += 1) {
    const other = others[at] ?? 0
    if (other > (scores[at] ?? 0)) scores[at] = other
  }
}

/** Returns true if any entry matches. Entries are scored only where several parts that are no plain terms must be in the same one. */
export function isFound(clause: Clause, index: TermIndex): boolean {
  switch (clause.kind) {
    case 'term':
      return index.has(clause.text)
    case 'prefix':
      return index.hasPrefix(clause.text)
    case 'stem':
      return index.hasStem(clause.text)
    case 'any':
      return clause.of.some(part => isFound(part, index))
    case 'all': {
      const terms = termsIn(clause.of)
      if (terms) return index.hasTogether(terms.map(({ text }) => text))
      if (!clause.of.every(part => isFound(part, index))) return false
      return clause.of.length === 1 || withWorst(clause.of, index, worst => worst.some(score => score > 0))
    }
  }
}
