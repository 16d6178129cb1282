import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { typedCode } from '../rules/typed-text.ts'

/** Receiver and purpose of a code; it counts for nothing else. */
export interface CodeUse {
  readonly purpose: string
  /** A folded e-mail address or a normalised mobile. */
  readonly receiver: string
}

/** Bytes of a keyed hash, for `what`, of one sending. */
const derive = (what: string, secret: string, { purpose, receiver }: CodeUse, salt: string): Buffer =>
  createHmac('sha256', `${what} ${secret}`)
    .update(JSON.stringify([purpose, receiver, salt]))
    .digest()

/**
 * The code of a salt, `048213`. It follows from the salt and the shop's secret, so the same code can be sent again without being
 * stored. 64 bits make its digits equally likely to within a billionth.
 */
export const codeOfSalt = (secret: string, use: CodeUse, salt: string, digits: number): string =>
  String(derive('verify-code digits', secret, use, salt).readBigUInt64BE() % 10n ** BigInt(digits)).padStart(
    digits,
    '0',
  )

/** Characters of a proof: 128 bits, which nothing guesses. */
const PROOF_LENGTH = 22
const PROOF = new RegExp(`^[\\w-]{${PROOF_LENGTH}}$`)

/** The long form of a code, for the link in a mail. */
export const proofOfSalt = (secret: string, use: CodeUse, salt: string): string =>
  derive('verify-code proof', secret, use, salt).toString('base64url').slice(0, PROOF_LENGTH)

/** A typed text if it has the form of a proof. */
export const readProof = (typed: string): string | undefined =>
  PROOF.test(typed.trim()) ? typed.trim() : undefined

export const drawSalt = () => randomBytes(16).toString('base64url')

/**
 * A code as stored. A million codes are soon tried, so the hash is keyed with the shop's secret, which no copy of the
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
