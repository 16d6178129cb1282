import { z } from 'zod'
import { MAX_CENTS } from '#api/rules/dollars.ts'

/** Endings of the prices of an activity. */
export const ENDINGS = ['exact', 'nine', 'whole'] as const
export type PriceEnding = (typeof ENDINGS)[number]

/** How an activity makes a price. Amounts are cents. */
export const priceRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percentOff: z.int().min(1).max(99) }),
  z.strictObject({ kind: z.literal('amount'), off: z.int().min(1).max(MAX_CENTS) }),
  z.strictObject({ kind: z.literal('fixed'), price: z.int().min(1).max(MAX_CENTS) }),
])
export type PriceRule = z.output<typeof priceRule>

const DOLLAR = 100

function ended(cents: number, ending: PriceEnding): number {
  const whole = Math.floor(cents / DOLLAR) * DOLLAR
  const nine = Math.floor((cents - 9 * DOLLAR) / (10 * DOLLAR)) * 10 * DOLLAR + 9 * DOLLAR
  if (ending === 'nine' && nine > 0) return nine
  // A price below HK$9 has no ending in 9, and one below HK$1 no whole dollars.
  return ending !== 'exact' && whole > 0 ? whole : cents
}

/**
 * Price that an activity makes of a price. Endings lower it, so that “20% off” is never less. A fixed price is as it was typed. Cents; 0 or
 * less where nothing is left.
 */
export function activityPrice(price: number, rule: PriceRule, ending: PriceEnding): number {
  switch (rule.kind) {
    case 'percent':
      return ended(Math.round((price * (100 - rule.percentOff)) / 100), ending)
    case 'amount':
      return ended(price - rule.off, ending)
    case 'fixed':
      return rule.price
  }
}
