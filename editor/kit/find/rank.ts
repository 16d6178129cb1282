import { folded } from '#api/rules/folded.ts'

const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** Largest distance between the characters of a word in a text, as a multiple of its length. */
const SPREAD = 3

/** Length of the shortest stretch of `text` that holds the characters of `word` in their order, from `start` on. */
function stretchFrom(text: string, word: string, start: number): number | undefined {
  let at = start - 1
  for (const sign of word) {
    at = text.indexOf(sign, at + 1)
    if (at < 0) return undefined
  }
  return at + 1 - start
}

/** Score of a text for one word, 0 best; `undefined` when it does not. */
function rankOf(text: string, word: string): number | undefined {
  const at = text.indexOf(word)
  if (at === 0) return 0
  if (at > 0) return isWordSign(text[at - 1]) ? 2 : 1
  const [first = ''] = word
  let best: number | undefined
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
    const length = stretchFrom(text, word, start)
    if (length === undefined) break
    if (length <= word.length * SPREAD) best = Math.min(best ?? length, length)
  }
  return best === undefined ? undefined : 3 + best / word.length
}

/**
 * Score of `texts` for a search, 0 best; `undefined` when a word of it is in none of them. A word counts as said too when its
 * characters are close together in their order: `cpy` finds Copy, 發頁 finds 發佈頁面.
 */
export function rank(texts: readonly string[], term: string): number | undefined {
  const candidates = texts.map(folded)
  let sum = 0
  for (const word of folded(term).split(/\s+/).filter(Boolean)) {
    const ranks = candidates.flatMap(text => rankOf(text, word) ?? [])
    if (ranks.length === 0) return undefined
    sum += Math.min(...ranks)
  }
  return sum
}

/** Penalty of a match that was found by another name than the one that shows. */
const OTHER_NAME = 5

interface Findable {
  readonly label: string
  /** Other search terms. */
  readonly also: readonly string[]
}

/** Entries that answer a search, the best first; those that answer it as well keep their order. */
export const ranked = <Entry extends Findable>(
  entries: readonly Entry[],
  term: string,
): readonly { readonly entry: Entry; readonly rank: number }[] =>
  entries
    .flatMap(entry => {
      const byName = rank([entry.label], term)
      const byOther = byName === undefined ? rank([entry.label, ...entry.also], term) : undefined
      const found = byName ?? (byOther === undefined ? undefined : byOther + OTHER_NAME)
      return found === undefined ? [] : [{ entry, rank: found }]
    })
    .toSorted((a, b) => a.rank - b.rank)
