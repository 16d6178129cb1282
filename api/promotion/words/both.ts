import { formatMoney, formatMoneyRange } from '#locales/format.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'
import { messagesIn } from '../../shared/messages.ts'
import { type Cents, toWire } from '../../shared/money.ts'

/** Words in one language: texts, amounts, lists. */
export interface Words {
  readonly t: ReturnType<typeof messagesIn>
  readonly locale: Locale
  readonly money: (cents: Cents) => string
  /** The lowest and the highest of some amounts; one where they are the same. */
  readonly range: (cents: readonly Cents[]) => string
  readonly list: (parts: readonly string[]) => string
  /** A code between the quotation marks of the language. */
  readonly quoted: (name: string) => string
}

const wordsIn = (locale: Locale): Words => ({
  t: messagesIn(locale),
  locale,
  money: cents => formatMoney(toWire(cents).amount, locale),
  range: cents =>
    formatMoneyRange([toWire(Math.min(...cents)).amount, toWire(Math.max(...cents)).amount], locale),
  list: parts => parts.join(locale === 'zh_HK' ? '、' : ', '),
  quoted: name => (locale === 'zh_HK' ? `「${name}」` : `“${name}”`),
})

const WORDS: Readonly<Record<Locale, Words>> = { zh_HK: wordsIn('zh_HK'), en_US: wordsIn('en_US') }

/** A text in both languages. */
export const inBoth = (say: (words: Words) => string): BothTexts => ({
  zh_HK: say(WORDS.zh_HK),
  en_US: say(WORDS.en_US),
})

/** Sentences one after the other; empty ones are left out. English puts a space between them. */
export const joined = (sentences: readonly string[], locale: Locale): string =>
  sentences.filter(Boolean).join(locale === 'zh_HK' ? '' : ' ')
