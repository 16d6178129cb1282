import type { BothTexts } from './locale.ts'
import { DAY_MS, epochMs, HONG_KONG_MS, type Instant } from './hong-kong.ts'
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

const RANGES: Readonly<Record<Locale, (from: string, to: string) => string>> = {
  zh_HK: (from, to) => `${from} 至 ${to}`,
  en_US: (from, to) => `${from} to ${to}`,
}

/** Formats a range of whole numbers: `3 至 5`, `3 to 5`; one number if both are the same. */
export function formatRange([from, to]: readonly [number, number], locale: Locale): string {
  const numbers = numberFormat(locale, 0)
  return from === to ? numbers.format(from) : RANGES[locale](numbers.format(from), numbers.format(to))
}

/** Formats a range of prices: `HK$99 至 HK$880`, `HK$99 to HK$880`; one price if both are the same. @param range dollars, as on the wire */
export function formatMoneyRange([from, to]: readonly [number, number], locale: Locale): string {
  const lowest = formatMoney(from, locale)
  return from === to ? lowest : RANGES[locale](lowest, formatMoney(to, locale))
}

/** Formats a whole number: `1,440`. */
export const formatCount = (count: number, locale: Locale): string => numberFormat(locale, 0).format(count)

const TIME_ZONE = 'Asia/Hong_Kong'

const MINUTE_MS = 60_000

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${options.dateStyle} ${options.second}`
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

/** Formats a date and time in Hong Kong time, by a clock of 24 hours. */
export const formatDateTime = (at: Instant, locale: Locale) =>
  dateFormat(languageTag(locale), MINUTE_OF_A_DAY).format(epochMs(at))

/** The same, with the seconds of a moment that is set to the second. */
export function formatMoment(at: Instant, locale: Locale): string {
  const isWholeMinute = epochMs(at) % MINUTE_MS === 0
  const options = isWholeMinute ? MINUTE_OF_A_DAY : ({ ...MINUTE_OF_A_DAY, second: '2-digit' } as const)
  return dateFormat(languageTag(locale), options).format(epochMs(at))
}

/** Formats the Hong Kong day of a moment: 2026年11月21日, 21 November 2026. */
export const formatDay = (at: Instant, locale: Locale) =>
  dateFormat(languageTag(locale), { dateStyle: 'long' }).format(epochMs(at))

const isMidnight = (at: number) => (at + HONG_KONG_MS) % DAY_MS === 0
const TO: BothTexts = { zh_HK: ' 至 ', en_US: ' to ' }

/** Leaves out what two texts of a period repeat: the year first in Chinese, last in English, and the month beside it. */
function withoutRepeats([from, until]: readonly [string, string], locale: Locale): readonly [string, string] {
  const repeated = (pattern: RegExp) => {
    const [one, other] = [pattern.exec(from)?.[0], pattern.exec(until)?.[0]]
    return one === other ? one : undefined
  }
  if (locale === 'zh_HK') {
    const part = repeated(/^\d+年\d+月/) ?? repeated(/^\d+年/) ?? ''
    return [from, until.slice(part.length)]
  }
  const part = repeated(/ [A-Z][a-z]+ \d+$/) ?? repeated(/ \d+$/) ?? ''
  return [from.slice(0, from.length - part.length), until]
}

/** True for a period of whole Hong Kong days. `end` is the first moment after it; both are epoch milliseconds. */
export const isWholeDays = (begin: number, end: number): boolean => isMidnight(begin) && isMidnight(end)

/**
 * Formats a period without what repeats: 2026年11月28日至12月5日, 28 to 30 November 2026; with times where it does not last from midnight to
 * midnight in Hong Kong. `end` is the first moment after it; both are epoch milliseconds.
 */
export function formatPeriod(begin: number, end: number, locale: Locale): string {
  const last = isMidnight(end) ? end - 1 : end
  if (isWholeDays(begin, end)) {
    const days = [formatDay(begin, locale), formatDay(last, locale)] as const
    return days[0] === days[1]
      ? days[0]
      : withoutRepeats(days, locale).join(locale === 'zh_HK' ? '至' : TO[locale])
  }
  const [from, until] = [formatDateTime(begin, locale), formatDateTime(last, locale)]
  const isOneDay = formatDay(begin, locale) === formatDay(last, locale)
  return `${from}${TO[locale]}${isOneDay ? until.slice(-'00:00'.length) : until}`
}

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

/** Start of the Hong Kong day of an instant. Both in epoch milliseconds. */
export const startOfHongKongDay = (at: number): number => Date.parse(`${hongKongDay(at)}T00:00:00+08:00`)

/** Formats a list of names: `Google、Meta`, `Google and Meta`. */
export const formatNames = (names: readonly string[], locale: Locale): string =>
  locale === 'zh_HK' ? names.join('、') : new Intl.ListFormat(languageTag(locale)).format(names)
