import type { TermIndex } from './term-index.ts'

/**
 * What an entry has to hold: a term, the beginning of one, one with another ending, all of several, or one of several. The weight says
 * how close an entry comes to the typed words.
 */
export type Clause =
  | { readonly kind: 'term' | 'prefix' | 'stem'; readonly text: string; readonly weight: number }
  | { readonly kind: 'all'; readonly of: readonly Clause[] }
  | { readonly kind: 'any'; readonly of: readonly Clause[] }

/** The word itself, one that means the same, the beginning of another, one nearly written so. */
export const WEIGHTS = { exact: 1, stem: 0.95, synonym: 0.8, prefix: 0.7, typo: 0.5 } as const

/** A score for each entry of an index, 0 for those that do not match; of several parts the worst counts. */
export function scoresOf(clause: Clause, index: TermIndex): Float32Array {
  const scores = new Float32Array(index.total)
  addScores(clause, index, scores)
  return scores
}

function addScores(clause: Clause, index: TermIndex, scores: Float32Array): void {
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
      const [first, ...rest] = clause.of
      if (!first) return
      const worst = scoresOf(first, index)
      for (const part of rest) keepWorst(worst, scoresOf(part, index))
      keepBest(scores, worst)
    }
  }
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

/** Whether any entry matches. Entries are scored only where several parts must stand in the same one. */
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
    case 'all':
      if (!clause.of.every(part => isFound(part, index))) return false
      return clause.of.length === 1 || scoresOf(clause, index).some(score => score > 0)
  }
}
