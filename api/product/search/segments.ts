import { pairsOf, type Run } from './search-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { hanWordClause } from './word-clauses.ts'
import { isFound, type Clause } from './clause.ts'

/** A part of a keyword, as the shopper wrote it, and what it asks for; without a clause it is a word the shop does not know. */
export interface KeywordPart {
  readonly text: string
  readonly isHan: boolean
  readonly clause: Clause | undefined
}

/** Characters that join words and ask for nothing: 女裝的外套, 黑色款. As compared. */
const FILLERS: ReadonlySet<string> = new Set(['的', '之', '与', '和', '及', '款', '色'])
/** Longest word looked for; ours. */
const MAX_WORD = 12

/** Fewer and known words are better; what cannot be read is left over only when nothing else is possible. */
const COSTS = { known: 1, found: 1.5, filler: 0.5, unknown: 100 }

interface Way {
  readonly cost: number
  /** Start of the last word. */
  readonly from: number
  readonly clause: Clause | undefined
  readonly isFiller: boolean
}

/** Returns true if all pairs of a word occur in one product; every longer word that begins with one that fails also fails. */
function occurs(word: string, { index }: Vocabulary): boolean {
  return isFound({ kind: 'all', of: pairsOf(word).map(text => ({ kind: 'term', text, weight: 1 })) }, index)
}

function wayOf(
  word: string,
  isWhole: boolean,
  vocabulary: Vocabulary,
): Pick<Way, 'cost' | 'clause' | 'isFiller'> | undefined {
  const length = Array.from(word).length
  const isKnown = vocabulary.hanWords.has(word)
  if (!isKnown && !isWhole && FILLERS.has(word))
    return { cost: COSTS.filler, clause: undefined, isFiller: true }
  // A character by itself says something only where it is a word.
  if (!isKnown && length === 1 && !isWhole) return undefined
  const clause = hanWordClause(word, vocabulary)
  if (!isFound(clause, vocabulary.index)) return undefined
  return { cost: isKnown ? COSTS.known : COSTS.found, clause, isFiller: false }
}

/**
 * The words of a Chinese run: 女裝外套 is 女裝 and 外套. A word is a name of the catalogue, a synonym, or characters that are
 * side by side in a product; the way with the fewest words wins. Characters that belong to none are parts without a clause.
 */
export function segmentsOf(run: Run, vocabulary: Vocabulary): KeywordPart[] {
  const characters = Array.from(run.text)
  const originals = Array.from(run.original)
  const count = characters.length
  const best: (Way | undefined)[] = [{ cost: 0, from: 0, clause: undefined, isFiller: false }]
  const consider = (end: number, way: Way) => {
    const known = best[end]
    if (!known || way.cost < known.cost) best[end] = way
  }
  for (let from = 0; from < count; from += 1) {
    const base = best[from]?.cost ?? Infinity
    let hasLiteral = true
    for (let end = from + 1; end <= Math.min(count, from + MAX_WORD); end += 1) {
      const word = characters.slice(from, end).join('')
      // What has no product as it is can still be a word of the list of synonyms.
      hasLiteral &&= end === from + 1 || occurs(word, vocabulary)
      if (!hasLiteral && !vocabulary.hanWords.has(word)) continue
      const way = wayOf(word, count === end - from, vocabulary)
      if (way) consider(end, { ...way, cost: base + way.cost, from })
    }
    consider(from + 1, { cost: base + COSTS.unknown, from, clause: undefined, isFiller: false })
  }
  return partsOf(best, originals)
}

function partsOf(best: readonly (Way | undefined)[], originals: readonly string[]): KeywordPart[] {
  const parts: KeywordPart[] = []
  for (let end = originals.length; end > 0; ) {
    const way = best[end]
    if (!way) break
    if (!way.isFiller)
      parts.unshift({ text: originals.slice(way.from, end).join(''), isHan: true, clause: way.clause })
    end = way.from
  }
  return joinUnknown(parts)
}

/** Characters side by side that nothing is known about are one part. */
function joinUnknown(parts: readonly KeywordPart[]): KeywordPart[] {
  const joined: KeywordPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (!part.clause && last && !last.clause)
      joined[joined.length - 1] = { ...last, text: last.text + part.text }
    else joined.push(part)
  }
  return joined
}
