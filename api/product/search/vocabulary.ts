import type { Synonyms } from './synonyms.ts'
import type { TermIndex } from './term-index.ts'
import { createNearWords, type NearWords } from './typos.ts'

/** Tools to read keywords with. */
export interface Vocabulary {
  readonly index: TermIndex
  readonly synonyms: Synonyms
  /** Chinese words that are names in the catalogue or synonyms, as compared. */
  readonly hanWords: ReadonlySet<string>
  readonly nearWords: NearWords
}

export function createVocabulary(
  index: TermIndex,
  names: ReadonlySet<string>,
  synonyms: Synonyms,
): Vocabulary {
  const words = new Set([...index.words(), ...[...synonyms.words].filter(word => /^[a-z]{3,}$/.test(word))])
  return {
    index,
    synonyms,
    hanWords: new Set([...names, ...synonyms.hanWords]),
    nearWords: createNearWords(words),
  }
}
