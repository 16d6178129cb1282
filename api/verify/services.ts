import { randomBytes } from 'node:crypto'
import type { AuthServices } from '../auth/services.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { MessagingServices } from '../messaging/services.ts'
import type { RateLimiter } from '../rate-limit/rate-limiter.ts'
import { type CodeSender, createCodeSender } from './code-sender.ts'
import { createVerifyCodes, type VerifyCodes } from './code-store.ts'
import { SMS_PER_DAY, smsLimit, VERIFY_LIMITS, type VerifyLimits } from './limits.ts'

/** What a shop chooses about verification codes. */
export interface VerifyOptions {
  /** Limits that differ from the defaults. Source: MO-19. */
  readonly verifyLimits?: Partial<VerifyLimits>
  /** Codes sent by SMS on one Hong Kong day, in all. */
  readonly smsPerDay?: number
  /** Keys the hashes of codes; several processes need the same one. By default random, so codes end with the process. */
  readonly secret?: string
}

export interface VerifyServices {
  readonly verifyCodes: VerifyCodes
  readonly verifyLimits: VerifyLimits
  readonly sendCode: CodeSender
  readonly limiter: RateLimiter
}

export type VerifyContext = Context<VerifyServices & AuthServices>

export function createVerifyServices(
  db: Database,
  limiter: RateLimiter,
  { messaging, report }: MessagingServices,
  clock: () => number,
  { verifyLimits, smsPerDay = SMS_PER_DAY, secret = randomBytes(32).toString('base64url') }: VerifyOptions,
): VerifyServices {
  const limits = { ...VERIFY_LIMITS, ...verifyLimits }
  const takeSms = () => limiter.take(smsLimit(smsPerDay), 'all', clock())
  return {
    verifyCodes: createVerifyCodes(db, secret, limits),
    verifyLimits: limits,
    sendCode: createCodeSender({ messaging, takeSms, report }),
    limiter,
  }
}
