import { runsOf } from './search-words.ts'
import { stemOf } from './stem.ts'

/** Words that mean the same to shoppers. */
export interface Synonyms {
  /** Synonyms of a word or phrase; `key` from `phraseKey`. */
  readonly of: (key: string) => readonly string[]
  /** Chinese words of the list, as compared. */
  readonly hanWords: ReadonlySet<string>
  /** Other words of the list, as compared. */
  readonly words: ReadonlySet<string>
}

/** A group of words that find each other, and what they find besides. */
export interface SynonymGroup {
  readonly words: readonly string[]
  readonly alsoFinds: readonly string[]
}

/** A phrase as it is looked up: endings and blanks do not matter, so that `rain coats` and `raincoat` are one. */
export const phraseKey = (runs: readonly { readonly isHan: boolean; readonly text: string }[]): string =>
  runs.map(({ isHan, text }) => (isHan ? text : stemOf(text))).join('')

/** Synonyms of these groups; words that are in several groups have those of each. */
export function synonymsOf(groups: readonly SynonymGroup[]): Synonyms {
  const others = new Map<string, Set<string>>()
  const hanWords = new Set<string>()
  const plainWords = new Set<string>()
  for (const { words, alsoFinds } of groups)
    for (const word of words) {
      const runs = runsOf(word)
      for (const run of runs) (run.isHan ? hanWords : plainWords).add(run.text)
      const key = phraseKey(runs)
      const known = others.get(key) ?? new Set()
      for (const other of [...words, ...alsoFinds]) if (phraseKey(runsOf(other)) !== key) known.add(other)
      others.set(key, known)
    }
  const found = new Map([...others].map(([key, words]) => [key, [...words]]))
  return { of: key => found.get(key) ?? [], hanWords, words: plainWords }
}

export const NO_SYNONYMS: Synonyms = synonymsOf([])
