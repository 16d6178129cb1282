import { languageTag, type Locale } from './locale.ts'

/** `{ amount: 129.9, currencyCode: 'HKD' }` is how money travels; cents stay inside the api. Source: seed 1 §3. */
export interface WireMoney {
  readonly amount: number
  readonly currencyCode: string
}

/** Intl objects are dear to make and a page shows dozens of prices and dates: each is made once. */
const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: Locale, digits: 0 | 2): Intl.NumberFormat {
  const key = `${locale}${digits}`
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  numberFormats.set(key, made)
  return made
}

/**
 * A price as shoppers read it: `HK$1,299`, cents only when there are any.
 * @param amount dollars, as on the wire
 * @param symbol from settings (L-160)
 */
export function formatMoney(amount: number, locale: Locale, symbol = 'HK$'): string {
  const digits = numberFormat(locale, Math.round(amount * 100) % 100 === 0 ? 0 : 2).format(Math.abs(amount))
  return `${amount < 0 ? '-' : ''}${symbol}${digits}`
}

const TIME_ZONE = 'Asia/Hong_Kong'

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${options.dateStyle}`
  const known = dateFormats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tag, { ...options, timeZone: TIME_ZONE })
  dateFormats.set(key, made)
  return made
}

/** A moment in Hong Kong time. `at` is epoch milliseconds. */
export const formatDateTime = (at: number, locale: Locale) =>
  dateFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** The day a moment falls on in Hong Kong as people read it: 2026年11月21日, 21 November 2026. `at` is epoch milliseconds. */
export const formatDay = (at: number, locale: Locale) =>
  dateFormat(languageTag(locale), { dateStyle: 'long' }).format(at)

/** The day a moment falls on in Hong Kong, `2026-11-21`; the clock of every “once a day” rule. Source: LO-38. */
export const hongKongDay = (at: number) => dateFormat('en-CA', { dateStyle: 'short' }).format(at)
