/**
 * Edits between two words: letters put in, left out, replaced, or swapped with their neighbour; more than `most` counts as
 * `Infinity`.
 */
export function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1)
      row.push(edits)
      if (edits < least) least = edits
    }
    if (least > most) return Infinity
    beforeLast = last
    last = row
  }
  const edits = last[other.length] ?? Infinity
  return edits <= most ? edits : Infinity
}

/** Edits a word of this length may have: one from four letters on, two from eight. */
export const editsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Which letters a word has, one bit each: words that share too few of them are not compared. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function onesIn(word: number): number {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Finds words by how they are nearly written. */
export interface NearWords {
  /** Words with the fewest edits, at most `most` of them; none for a known word. */
  readonly near: (word: string, most: number) => readonly string[]
}

/** Words found at most; ours. */
const MAX_NEAR = 4

/** @param words of letters only */
export function createNearWords(words: Iterable<string>): NearWords {
  const byLength = new Map<number, { readonly word: string; readonly letters: number }[]>()
  for (const word of words) {
    const alike = byLength.get(word.length)
    const entry = { word, letters: lettersOf(word) }
    if (alike) alike.push(entry)
    else byLength.set(word.length, [entry])
  }
  return {
    near(word, most) {
      const letters = lettersOf(word)
      let found: string[] = []
      let fewest = most
      for (let length = word.length - most; length <= word.length + most; length += 1) {
        for (const other of byLength.get(length) ?? []) {
          // A replaced letter is one that is missing and one too many.
          if (onesIn(letters ^ other.letters) > 2 * fewest) continue
          const edits = editsBetween(word, other.word, fewest)
          if (edits === Infinity) continue
          if (edits < fewest) found = []
          fewest = edits
          found.push(other.word)
        }
      }
      return fewest === 0 ? [] : found.slice(0, MAX_NEAR)
    },
  }
}
