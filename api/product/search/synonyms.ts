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

/** A line that cannot be used. */
export interface SynonymProblem {
  /** Counted from 1. */
  readonly line: number
  readonly text: string
  readonly message: string
}

/** Words of one line, and characters of one word; ours. */
const MAX_WORDS = 40
const MAX_LENGTH = 40

/** A phrase as it is looked up: endings and blanks do not matter, so that `rain coats` and `raincoat` are one. */
export const phraseKey = (runs: readonly { readonly isHan: boolean; readonly text: string }[]): string =>
  runs.map(({ isHan, text }) => (isHan ? text : stemOf(text))).join('')

type Group = readonly [from: readonly string[], to: readonly string[]]

/** @returns a message when the line is none */
function parseLine(text: string): Group | string {
  const sides = text.split('=>').map(side => side.split(/[,，、]/).map(word => word.trim()))
  const [from = [], to] = sides
  if (sides.length > 2) return 'has more than one =>'
  const words = sides.flat()
  if (words.some(word => word === '')) return 'has an empty word'
  const unreadable = words.find(word => runsOf(word).length === 0)
  if (unreadable !== undefined) return `“${unreadable}” has neither letters nor digits`
  if (words.some(word => word.length > MAX_LENGTH)) return `has a word of more than ${MAX_LENGTH} characters`
  if (words.length > MAX_WORDS) return `has ${words.length} words, at most ${MAX_WORDS}`
  if (words.length < 2) return 'has only one word'
  return [from, to ?? from]
}

/**
 * Reads a list of synonyms, one group a line: `backpack, rucksack, 背囊` are found by each other; with `navy => harbour, 維港藍`
 * the left side also finds what the right side does, not the other way round. `#` begins a comment. Lines that cannot be used are
 * left out and named.
 */
export function parseSynonyms(text: string): { synonyms: Synonyms; problems: SynonymProblem[] } {
  const others = new Map<string, Set<string>>()
  const problems: SynonymProblem[] = []
  const hanWords = new Set<string>()
  const plainWords = new Set<string>()
  text.split(/\r?\n/).forEach((raw, index) => {
    const content = raw
      .replace(/^\uFEFF/, '')
      .replace(/#.*/, '')
      .trim()
    if (content === '') return
    const group = parseLine(content)
    if (typeof group === 'string') {
      problems.push({ line: index + 1, text: content, message: group })
      return
    }
    const [from, to] = group
    for (const word of from) {
      const runs = runsOf(word)
      for (const run of runs) (run.isHan ? hanWords : plainWords).add(run.text)
      const key = phraseKey(runs)
      const known = others.get(key) ?? new Set()
      for (const other of to) if (phraseKey(runsOf(other)) !== key) known.add(other)
      others.set(key, known)
    }
  })
  const found = new Map([...others].map(([key, words]) => [key, [...words]]))
  return { synonyms: { of: key => found.get(key) ?? [], hanWords, words: plainWords }, problems }
}

export const NO_SYNONYMS: Synonyms = parseSynonyms('').synonyms
