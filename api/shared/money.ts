import type { WireMoney } from '#locales/format.ts'

/** Integer cents of HKD: 12990 is HK$129.90. Every sum inside the api is done in these. */
export type Cents = number

/** Every amount is in Hong Kong dollars. Source: C-016. */
const CURRENCY = 'HKD'

/**
 * The only place where money leaves the api: dollars with at most two decimals. Source: seed 1 §3 (Money).
 * @throws RangeError on a fraction of a cent, which would be a bug in a rule
 */
export function toWire(cents: Cents): WireMoney {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a whole number of cents`)
  return { amount: cents / 100, currencyCode: CURRENCY }
}

/** Dollars from outside (a price filter), to the nearest cent; halves away from zero. */
export const toCents = (dollars: number): Cents =>
  Math.sign(dollars) * Math.round(Number((Math.abs(dollars) * 100).toPrecision(15)))
