import { languageTag, type Locale } from './locale.ts'

/** Money on the wire, in dollars: `{ amount: 129.9, currencyCode: 'HKD' }`. Only the API uses cents. Source: seed 1 §3. */
export interface WireMoney {
  readonly amount: number
  readonly currencyCode: string
}

/** Intl objects are expensive to create and a page shows dozens of prices and dates, so each is created once. */
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
 * Formats a price for shoppers: `HK$1,299`, or `−HK$20` for what is taken off. Shows cents only if they are not zero.
 * @param amount dollars, as on the wire
 * @param symbol currency symbol from settings (L-160)
 */
export function formatMoney(amount: number, locale: Locale, symbol = 'HK$'): string {
  const digits = numberFormat(locale, Math.round(amount * 100) % 100 === 0 ? 0 : 2).format(Math.abs(amount))
  return `${amount < 0 ? '−' : ''}${symbol}${digits}`
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

/** Named field by field: with a `dateStyle`, a clock of 24 hours turns the Chinese date into 1/11/2026. */
const MINUTE_OF_A_DAY = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const satisfies Intl.DateTimeFormatOptions

/** Formats a date and time in Hong Kong time, by a clock of 24 hours. `at` is epoch milliseconds. */
export const formatDateTime = (at: number, locale: Locale) =>
  dateFormat(languageTag(locale), MINUTE_OF_A_DAY).format(at)

/** Formats the Hong Kong day of a moment: 2026年11月21日, 21 November 2026. `at` is epoch milliseconds. */
export const formatDay = (at: number, locale: Locale) =>
  dateFormat(languageTag(locale), { dateStyle: 'long' }).format(at)

const monthFormats = new Map<Locale, Intl.DateTimeFormat>()

/** Formats the Hong Kong month of a moment: 2026年11月, November 2026. `at` is epoch milliseconds. */
export function formatMonth(at: number, locale: Locale): string {
  const format =
    monthFormats.get(locale) ??
    new Intl.DateTimeFormat(languageTag(locale), { year: 'numeric', month: 'long', timeZone: TIME_ZONE })
  monthFormats.set(locale, format)
  return format.format(at)
}

/** The Hong Kong day of a moment, as `2026-11-21`. Every “once a day” rule uses it. Source: LO-38. */
export const hongKongDay = (at: number) => dateFormat('en-CA', { dateStyle: 'short' }).format(at)
