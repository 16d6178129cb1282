/** Text as search compares it: compatibility forms and letter case folded away. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** A run of Chinese characters, or of any other letters and digits. */
const RUNS = /\p{Script=Han}+|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+/gv
const HAN = /^\p{Script=Han}/v
/** “men’s” is one word, and the same as “mens”. */
const APOSTROPHES = /['’]/g

const runsOf = (text: string): string[] => folded(text).replace(APOSTROPHES, '').match(RUNS) ?? []

const pairsOf = (characters: readonly string[]) =>
  characters.slice(1).map((character, index) => (characters[index] ?? '') + character)

/** What a text is found by: Chinese by characters and pairs of them, anything else by words. Source: CO-48. */
export const termsOf = (text: string): string[] =>
  runsOf(text).flatMap(run => {
    if (!HAN.test(run)) return run
    const characters = Array.from(run)
    return [...characters, ...pairsOf(characters)]
  })

/** One thing that has to occur: exactly this term, or any term that begins with it. */
export interface SearchTerm {
  readonly term: string
  readonly isPrefix: boolean
}

/**
 * What has to occur for a keyword: every pair of neighbouring characters of a Chinese run (a single one by itself), and for any
 * other word something that begins with it. Empty when the keyword has neither letters nor digits.
 */
export const searchTermsOf = (keyword: string): SearchTerm[] =>
  runsOf(keyword).flatMap((run): SearchTerm[] => {
    if (!HAN.test(run)) return [{ term: run, isPrefix: true }]
    const characters = Array.from(run)
    const terms = characters.length > 1 ? pairsOf(characters) : characters
    return terms.map(term => ({ term, isPrefix: false }))
  })
