import { pairsOf, type Run, runsOf } from './search-words.ts'
import { stemOf } from './stem.ts'
import { phraseKey } from './synonyms.ts'
import { editsAllowed } from './typos.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isFound, WEIGHTS, type Clause } from './clause.ts'

/** One clause out of several. */
export const any = (of: readonly Clause[]): Clause => (of.length === 1 && of[0] ? of[0] : { kind: 'any', of })
/** Several clauses, all to be met. */
export const all = (of: readonly Clause[]): Clause => (of.length === 1 && of[0] ? of[0] : { kind: 'all', of })

/** A Chinese word's characters, side by side. */
export const hanClause = (word: string, weight: number): Clause =>
  all(pairsOf(word).map(text => ({ kind: 'term', text, weight })))

/** A word as it is and with other endings. */
export const wordClauses = (word: string, weight: number): Clause[] => [
  { kind: 'term', text: word, weight },
  { kind: 'stem', text: stemOf(word), weight: weight * WEIGHTS.stem },
]

/** A synonym as it is; its own synonyms do not count. */
const phraseClause = (phrase: string, weight: number): Clause =>
  all(
    runsOf(phrase).map(({ isHan, text }) =>
      isHan ? hanClause(text, weight) : any(wordClauses(text, weight)),
    ),
  )

/** Synonyms of a word or phrase. */
export const synonymClauses = (runs: readonly Run[], { synonyms }: Vocabulary, weight: number): Clause[] =>
  synonyms.of(phraseKey(runs)).map(phrase => phraseClause(phrase, weight))

/** Clause of a Chinese word: its characters side by side, or a synonym. */
export const hanWordClause = (word: string, vocabulary: Vocabulary): Clause =>
  any([
    hanClause(word, WEIGHTS.exact),
    ...synonymClauses([{ isHan: true, text: word, original: word }], vocabulary, WEIGHTS.synonym),
  ])

const plainRun = (text: string): Run => ({ isHan: false, text, original: text })

/** `downjacket` in two words that the shop knows. */
function splitWord(word: string, { index }: Vocabulary): Clause | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)]
    const parts = [left, right].map(part => any(wordClauses(part, WEIGHTS.stem)))
    if (index.has(left) && isFound(all(parts), index)) return all(parts)
  }
  return undefined
}

/** Clause of a word, synonyms and endings included. */
export function knownWordClause(word: string, vocabulary: Vocabulary): Clause | undefined {
  const { index } = vocabulary
  const clause = any([
    ...wordClauses(word, WEIGHTS.exact),
    { kind: 'prefix', text: word, weight: WEIGHTS.prefix },
    ...synonymClauses([plainRun(word)], vocabulary, WEIGHTS.synonym),
  ])
  return isFound(clause, index) ? clause : undefined
}

function typoClause(word: string, vocabulary: Vocabulary): Clause | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined
  const near = vocabulary.nearWords.near(word, editsAllowed(word.length))
  if (near.length === 0) return undefined
  const { typo } = WEIGHTS
  const clause = any(
    near.flatMap(other => [
      ...wordClauses(other, typo),
      ...synonymClauses([plainRun(other)], vocabulary, typo * WEIGHTS.synonym),
    ]),
  )
  return isFound(clause, vocabulary.index) ? clause : undefined
}

/** The clause for a word: the word itself, split in two, or corrected, whichever the shop knows. */
export const wordClause = (word: string, vocabulary: Vocabulary): Clause | undefined =>
  knownWordClause(word, vocabulary) ?? splitWord(word, vocabulary) ?? typoClause(word, vocabulary)
