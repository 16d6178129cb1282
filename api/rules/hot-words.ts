import { dayInHongKong, dayText } from '#locales/hong-kong.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'

/** Search that the shop recommends, for a period or always. */
export interface HotWord {
  readonly word: string
  /** First day in Hong Kong, `2026-12-01`. */
  readonly from?: string | undefined
  /** Last day in Hong Kong. */
  readonly until?: string | undefined
}

/** Searches that the empty search field offers, in their order, and how many of them. */
export interface HotWords {
  readonly words: Readonly<Record<Locale, readonly HotWord[]>>
  readonly shown: number
}

/** Most searches that the field offers. */
export const MAX_SHOWN_WORDS = 8
/** Most words of a list, and characters of one; ours. */
export const MAX_HOT_WORDS = 30
export const MAX_HOT_WORD = 40

type Entry = Readonly<Record<string, unknown>>
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

function readWord(given: unknown): readonly HotWord[] {
  const { word, from, until } = typeof given === 'string' ? { word: given } : isEntry(given) ? given : {}
  if (typeof word !== 'string' || word.trim() === '') return []
  return [{ word, ...(isDay(from) && { from }), ...(isDay(until) && { until }) }]
}

/**
 * Reads `{ hotWords: { zh_HK: […], en_US: […] }, shown }`. A word is a text, or `{ word, from, until }`; one list without languages is
 * for both. What makes no sense is left out. Source: L-156, L-157, LO-106.
 */
export function readHotWords(value: unknown): HotWords {
  const { hotWords, shown } = isEntry(value) ? value : {}
  const listOf = (locale: Locale) => {
    const list = isEntry(hotWords) ? hotWords[locale] : hotWords
    return Array.isArray(list) ? list.flatMap(readWord) : []
  }
  return {
    words: Object.fromEntries(
      LOCALES.map(locale => [locale, listOf(locale)]),
    ) as unknown as HotWords['words'], // one list for each
    shown:
      typeof shown === 'number' ? Math.max(0, Math.min(MAX_SHOWN_WORDS, Math.floor(shown))) : MAX_SHOWN_WORDS,
  }
}

/** Writes the lists into a value; whatever else it holds stays. A word without a period is a plain text, as it always was. */
export function writeHotWords(value: unknown, { words, shown }: HotWords): Entry {
  const textOf = ({ word, from, until }: HotWord) =>
    from || until ? { word, ...(from && { from }), ...(until && { until }) } : word
  return {
    ...(isEntry(value) && value),
    hotWords: Object.fromEntries(LOCALES.map(locale => [locale, words[locale].map(textOf)])),
    shown,
  }
}

/** State of a word on a day in Hong Kong. */
export type HotWordState = 'now' | 'later' | 'over'

/** Returns if the period of a word is on, to come or over. @param now epoch milliseconds */
export function hotWordState({ from, until }: HotWord, now: number): HotWordState {
  const today = dayText(dayInHongKong(now))
  if (until !== undefined && until < today) return 'over'
  return from !== undefined && from > today ? 'later' : 'now'
}

/** Words that are offered at an instant, in their order. @param now epoch milliseconds */
export const hotWordsAt = ({ words, shown }: HotWords, locale: Locale, now: number): readonly string[] =>
  words[locale]
    .filter(word => hotWordState(word, now) === 'now')
    .map(({ word }) => word)
    .slice(0, shown)
