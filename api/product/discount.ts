import type { Cents } from '../shared/money.ts'

/**
 * How much is off, in whole percent of the original price, 1 to 99; `null` unless the price is below it.
 * Source: C-212, C-213, CO-45.
 */
export function percentOff(original: Cents | null, price: Cents | null): number | null {
  if (original === null || price === null || price >= original) return null
  return Math.min(99, Math.max(1, Math.round(((original - price) * 100) / original)))
}

/** The discount filter offers “10% off or more” and so on. Source: CO-33; the bands are ours. */
export const DISCOUNT_BANDS = [10, 20, 30, 40, 50] as const
