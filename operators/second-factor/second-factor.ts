import { recoveryHash } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

/** The second factor of an operator as stored. */
export interface SecondFactor {
  /** In base32. */
  readonly secret: string
  /** Step of time of the last code that counted: that code and earlier ones count no more. */
  readonly usedStep: number
  /** Hashes of the recovery codes that are left. */
  readonly recovery: readonly string[]
  /** Epoch ms. */
  readonly since: number
}

/** A secret that the operator has not confirmed yet. */
export interface PendingFactor {
  readonly secret: string
  /** Epoch ms. */
  readonly at: number
}

/** Time to confirm a new secret. Milliseconds. */
export const PENDING_MS = 15 * 60_000

/** Longest text that is read as a code. */
export const MAX_CODE = 40

/**
 * Counts a code, of an app or for recovery. Gives the second factor as it is afterwards, so that the code counts once; `undefined` for a
 * wrong code.
 * @param now epoch ms
 */
export function spendCode(factor: SecondFactor, code: string, now: number): SecondFactor | undefined {
  const digits = code.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const step = stepOf(factor.secret, digits, now)
    return step !== undefined && step > factor.usedStep ? { ...factor, usedStep: step } : undefined
  }
  const hash = recoveryHash(code)
  return factor.recovery.includes(hash)
    ? { ...factor, recovery: factor.recovery.filter(each => each !== hash) }
    : undefined
}
