import { pairsOf, type Run, runsOf } from './search-words.ts'
import { stemOf } from './stem.ts'
import { phraseKey } from './synonyms.ts'
import { editsAllowed } from './typos.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isFound, WEIGHTS, type Wish } from './wish.ts'

/** One wish out of several. */
export const any = (of: readonly Wish[]): Wish => (of.length === 1 && of[0] ? of[0] : { kind: 'any', of })
/** Several wishes, all to be met. */
export const all = (of: readonly Wish[]): Wish => (of.length === 1 && of[0] ? of[0] : { kind: 'all', of })

/** A Chinese word's characters, side by side. */
export const hanWish = (word: string, weight: number): Wish =>
  all(pairsOf(word).map(text => ({ kind: 'term', text, weight })))

/** A word as it stands and with other endings. */
export const wordWishes = (word: string, weight: number): Wish[] => [
  { kind: 'term', text: word, weight },
  { kind: 'stem', text: stemOf(word), weight: weight * WEIGHTS.stem },
]

/** A synonym as it stands; its own synonyms do not count. */
const phraseWish = (phrase: string, weight: number): Wish =>
  all(
    runsOf(phrase).map(({ isHan, text }) => (isHan ? hanWish(text, weight) : any(wordWishes(text, weight)))),
  )

/** What means the same as a word or phrase. */
export const synonymWishes = (runs: readonly Run[], { synonyms }: Vocabulary, weight: number): Wish[] =>
  synonyms.of(phraseKey(runs)).map(phrase => phraseWish(phrase, weight))

/** What a Chinese word asks for: its characters side by side, or a synonym. */
export const hanWordWish = (word: string, vocabulary: Vocabulary): Wish =>
  any([
    hanWish(word, WEIGHTS.exact),
    ...synonymWishes([{ isHan: true, text: word, original: word }], vocabulary, WEIGHTS.synonym),
  ])

const plainRun = (text: string): Run => ({ isHan: false, text, original: text })

/** `downjacket` in two words that the shop knows. */
function splitWord(word: string, { index }: Vocabulary): Wish | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)]
    const parts = [left, right].map(part => any(wordWishes(part, WEIGHTS.stem)))
    if (index.has(left) && isFound(all(parts), index)) return all(parts)
  }
  return undefined
}

/** What a word asks for, synonyms and endings included. */
export function knownWordWish(word: string, vocabulary: Vocabulary): Wish | undefined {
  const { index } = vocabulary
  const wish = any([
    ...wordWishes(word, WEIGHTS.exact),
    { kind: 'prefix', text: word, weight: WEIGHTS.prefix },
    ...synonymWishes([plainRun(word)], vocabulary, WEIGHTS.synonym),
  ])
  return isFound(wish, index) ? wish : undefined
}

function typoWish(word: string, vocabulary: Vocabulary): Wish | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined
  const near = vocabulary.nearWords.near(word, editsAllowed(word.length))
  if (near.length === 0) return undefined
  const { typo } = WEIGHTS
  const wish = any(
    near.flatMap(other => [
      ...wordWishes(other, typo),
      ...synonymWishes([plainRun(other)], vocabulary, typo * WEIGHTS.synonym),
    ]),
  )
  return isFound(wish, vocabulary.index) ? wish : undefined
}

/** What a word asks for as far as the shop knows it: as it stands, in two, or as it may be meant. */
export const wordWish = (word: string, vocabulary: Vocabulary): Wish | undefined =>
  knownWordWish(word, vocabulary) ?? splitWord(word, vocabulary) ?? typoWish(word, vocabulary)
