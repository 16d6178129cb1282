import { typedCode } from './typed-text.ts'

/** Highest price, cents. */
export const MAX_CENTS = 99_999_900

/** Reads dollars as tables write them, `1299`, `1299.5` or `1299.00`, in cents. */
export function readCents(text: string): number | undefined {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  if (!parts) return undefined
  const cents = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
  return cents <= MAX_CENTS ? cents : undefined
}

/** Signs of the currency, and commas between thousands. */
const CURRENCY = /^(?:HK\$|HKD|\$)\s*/i
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?=\.|$)/

/**
 * Reads dollars as people type them or spreadsheets show them, in cents.
 * @example typedCents('HK$１，２３４．００') // 123400
 */
export function typedCents(typed: string): number | undefined {
  const amount = typedCode(typed).replace(CURRENCY, '')
  return readCents(THOUSANDS.test(amount) ? amount.replaceAll(',', '') : amount)
}

/** Cents as tables write them: `1299.00`. */
export const dollarsOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
