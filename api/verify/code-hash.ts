import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { typedCode } from '../rules/typed-text.ts'

/** Who a code was sent to and what for; it counts for nothing else. */
export interface CodeUse {
  readonly purpose: string
  /** A folded e-mail address or a normalised mobile. */
  readonly receiver: string
}

/** A fresh code of so many digits, `048213`. */
export const drawCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

export const drawSalt = () => randomBytes(16).toString('base64url')

/**
 * A code as it is kept. A million codes are soon tried, so the hash is keyed with the shop's secret, which no copy of the
 * database holds; salt, purpose and receiver make each row's its own.
 */
export const hashOfCode = (secret: string, { purpose, receiver }: CodeUse, salt: string, code: string) =>
  createHmac('sha256', `verify-code ${secret}`)
    .update(JSON.stringify([purpose, receiver, salt, code]))
    .digest('hex')

/** In constant time. */
export const isSameHash = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const DIGITS = /^\d+$/
/** Longest text looked at (characters). */
const MAX_TYPED = 40

/** The digits of a typed code, full-width ones of Chinese input methods and spaces included; `undefined` for anything else. */
export function readCode(typed: string, length: number): string | undefined {
  if (typed.length > MAX_TYPED) return undefined
  const code = typedCode(typed).replaceAll(' ', '')
  return code.length === length && DIGITS.test(code) ? code : undefined
}
