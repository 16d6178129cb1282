import { foldHan, folded, plain } from './fold.ts'

/** A run of Chinese characters, or of any other letters and digits. */
const RUNS = /\p{Script=Han}+|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+/gv
const HAN = /^\p{Script=Han}/v
/** Nearly all codes; what separates their parts. */
const [ASCII, SEPARATORS] = [/^\p{ASCII}*$/v, /[^a-z0-9]+/g]

/** A run of a text: all Chinese, or a word of anything else. */
export interface Run {
  readonly isHan: boolean
  /** As compared. */
  readonly text: string
  /** As typed, apart from case and width; as many characters as `text`. */
  readonly original: string
}

export const runsOf = (text: string): Run[] =>
  (plain(text).match(RUNS) ?? []).map(original => {
    const isHan = HAN.test(original)
    return { isHan, text: isHan ? foldHan(original) : original, original }
  })

/** Neighbouring characters, two by two; a single one by itself. */
export function pairsOf(word: string): string[] {
  const characters = Array.from(word)
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => (characters[index] ?? '') + character)
}

/** Terms of a text: Chinese by characters and pairs of them, anything else by words. Source: CO-48. */
export const termsOf = (text: string): string[] =>
  runsOf(text).flatMap(run => {
    if (!run.isHan) return run.text
    const characters = Array.from(run.text)
    return characters.length > 1 ? [...characters, ...pairsOf(run.text)] : characters
  })

/** A code without what separates its parts: `CR-JKT-001` and `crjkt001` are one. */
export const withoutSeparators = (code: string): string =>
  ASCII.test(code)
    ? code.toLowerCase().replace(SEPARATORS, '')
    : runsOf(code).reduce((text, run) => text + run.text, '')

/** Terms of a product's code: its parts, and the parts run together from any of them on. */
export function termsOfCode(code: string): string[] {
  const parts = termsOf(code)
  return [...parts, ...parts.slice(0, -1).map((_, at) => parts.slice(at).join(''))]
}

/** Words that join two names: 背囊與袋. */
const JOINTS = /[与和及]/

/** The Chinese words that names are made of, as compared. */
export const hanWordsOf = (name: string): string[] =>
  runsOf(folded(name)).flatMap(run => (run.isHan ? run.text.split(JOINTS).filter(Boolean) : []))
