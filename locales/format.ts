import { languageTag, type Locale } from './locale.ts'

/** `{ amount: '129.90', currencyCode: 'HKD' }` is how money travels; cents stay inside the api. Source: seed 1 §3. */
export interface WireMoney {
  readonly amount: number
  readonly currencyCode: string
}

/**
 * A price as shoppers read it: `HK$1,299`, cents only when there are any.
 * @param amount dollars, as on the wire
 * @param symbol from settings (L-160)
 */
export function formatMoney(amount: number, locale: Locale, symbol = 'HK$'): string {
  const cents = Math.round(amount * 100) % 100 !== 0
  const digits = new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: cents ? 2 : 0,
    maximumFractionDigits: cents ? 2 : 0,
  }).format(Math.abs(amount))
  return `${amount < 0 ? '-' : ''}${symbol}${digits}`
}

const TIME_ZONE = 'Asia/Hong_Kong'

/** A moment in Hong Kong time. `at` is epoch milliseconds. */
export const formatDateTime = (at: number, locale: Locale) =>
  new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(at)

/** The day a moment falls on in Hong Kong, `2026-11-21`; the clock of every “once a day” rule. Source: LO-38. */
export const hongKongDay = (at: number) =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: TIME_ZONE }).format(at)
