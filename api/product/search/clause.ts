import type { TermIndex } from './term-index.ts'

/**
 * What an entry has to hold: a term, the beginning of one, one with another ending, all of several, or one of several. The weight says
 * how near it is to what the shopper typed.
 */
export type Wish =
  | { readonly kind: 'term' | 'prefix' | 'stem'; readonly text: string; readonly weight: number }
  | { readonly kind: 'all'; readonly of: readonly Wish[] }
  | { readonly kind: 'any'; readonly of: readonly Wish[] }

/** The word itself, one that means the same, the beginning of another, one nearly written so. */
export const WEIGHTS = { exact: 1, stem: 0.95, synonym: 0.8, prefix: 0.7, typo: 0.5 } as const

/** A score for each entry of an index, 0 for those that do not have what is wished; of several parts the worst counts. */
export function scoresOf(wish: Wish, index: TermIndex): Float32Array {
  const scores = new Float32Array(index.total)
  addScores(wish, index, scores)
  return scores
}

function addScores(wish: Wish, index: TermIndex, scores: Float32Array): void {
  switch (wish.kind) {
    case 'term':
      return index.scoreTerm(wish.text, wish.weight, scores)
    case 'prefix':
      return index.scorePrefix(wish.text, wish.weight, scores)
    case 'stem':
      return index.scoreStem(wish.text, wish.weight, scores)
    case 'any':
      return wish.of.forEach(part => addScores(part, index, scores))
    case 'all': {
      const [first, ...rest] = wish.of
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

/** Whether any entry has what is wished. Entries are scored only where several parts must stand in the same one. */
export function isFound(wish: Wish, index: TermIndex): boolean {
  switch (wish.kind) {
    case 'term':
      return index.has(wish.text)
    case 'prefix':
      return index.hasPrefix(wish.text)
    case 'stem':
      return index.hasStem(wish.text)
    case 'any':
      return wish.of.some(part => isFound(part, index))
    case 'all':
      if (!wish.of.every(part => isFound(part, index))) return false
      return wish.of.length === 1 || scoresOf(wish, index).some(score => score > 0)
  }
}
