import { type HotWord, type HotWords, MAX_HOT_WORD } from '#api/rules/hot-words.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'

/** A record of view data that holds hot words. */
export interface HotWordRecord extends HotWords {
  readonly code: string
  readonly environment: 'H5' | 'PC' | null
  /** As stored. */
  readonly value: string
  readonly isBroken: boolean
}

/** A word as the form holds it; its key stays with it while it moves. */
export interface HotWordRow extends HotWord {
  readonly key: string
}
export type Lists = Readonly<Record<Locale, readonly HotWordRow[]>>

/** Lists of a record with keys. */
export const rowsOf = ({ words }: Pick<HotWords, 'words'>): Lists => {
  const keyed = (locale: Locale) => words[locale].map((word, at) => ({ ...word, key: `${locale} ${at}` }))
  return { zh_HK: keyed('zh_HK'), en_US: keyed('en_US') }
}

/** Lists as they are saved: without keys, and without rows that were left empty. */
export function wordsIn(lists: Lists): HotWords['words'] {
  const saved = (locale: Locale) =>
    lists[locale]
      .filter(({ word }) => word.trim() !== '')
      .map(({ word, from, until }) => ({
        word: word.trim(),
        ...(from && { from }),
        ...(until && { until }),
      }))
  return { zh_HK: saved('zh_HK'), en_US: saved('en_US') }
}

/** Records with the same lists: each kind of browser has one, which may differ. */
export function groupsOf(records: readonly HotWordRecord[]): readonly (readonly HotWordRecord[])[] {
  const readable = records.filter(({ isBroken }) => !isBroken)
  return [...Map.groupBy(readable, ({ words }) => JSON.stringify(words)).values()]
}

export type RowProblem = 'repeated' | 'periodTurned' | 'tooLong'

/** Problems of rows, by their keys. */
export function problemsOf(lists: Lists): ReadonlyMap<string, RowProblem> {
  const problems = new Map<string, RowProblem>()
  for (const locale of LOCALES) {
    const seen = new Set<string>()
    for (const { key, word, from, until } of lists[locale]) {
      const plain = word.trim().toLowerCase()
      if (plain.length > MAX_HOT_WORD) problems.set(key, 'tooLong')
      if (from && until && from > until) problems.set(key, 'periodTurned')
      if (plain !== '' && seen.has(plain)) problems.set(key, 'repeated')
      seen.add(plain)
    }
  }
  return problems
}

/** Language whose list a suggested word belongs to: Chinese for one with a Chinese character. */
export const languageOf = (word: string): Locale => (/\p{Script=Han}/u.test(word) ? 'zh_HK' : 'en_US')
