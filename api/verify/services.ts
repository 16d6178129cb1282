import { randomBytes } from 'node:crypto'
import type { AuthServices } from '../auth/services.ts'
import type { Context } from '../context.ts'
import { PHONE_AREAS } from '../rules/phone.ts'
import type { Database } from '../database/database.ts'
import type { MessagingServices } from '../messaging/services.ts'
import { networkOf } from '../rate-limit/network.ts'
import type { RateLimiter } from '../rate-limit/rate-limiter.ts'
import { type CodeSender, createCodeSender } from './code-sender.ts'
import { createVerifyCodes, type VerifyCodes } from './code-store.ts'
import {
  SMS_PER_COUNTRY_AND_DAY,
  SMS_PER_DAY,
  SMS_PER_NETWORK_AND_DAY,
  smsCountryLimit,
  smsLimit,
  smsNetworkLimit,
  VERIFY_LIMITS,
  type VerifyLimits,
} from './limits.ts'

/** A shop's settings for verification codes. */
export interface VerifyOptions {
  /** Limits that differ from the defaults. Source: MO-19. */
  readonly verifyLimits?: Partial<VerifyLimits>
  /** Codes sent by SMS on one Hong Kong day, in all. */
  readonly smsPerDay?: number
  /** Of these, those that one network asks for. */
  readonly smsPerNetworkAndDay?: number
  /** Of these, those to numbers of each country but Hong Kong. */
  readonly smsPerCountryAndDay?: number
  /** Origin of the shop without a slash at the end, for links in mails; by default they have none. */
  readonly origin?: () => string
  /** Keys the hashes of codes; several processes need the same one. By default random, so codes end with the process. */
  readonly secret?: string
}

export interface VerifyServices {
  readonly verifyCodes: VerifyCodes
  readonly verifyLimits: VerifyLimits
  readonly verifyOrigin: () => string
  readonly sendCode: CodeSender
  readonly shopNameIn: MessagingServices['shopNameIn']
  readonly limiter: RateLimiter
}

/** The prefix of Hong Kong, as numbers are stored. */
const HOME_PREFIX = PHONE_AREAS.HK.prefix

export type VerifyContext = Context<VerifyServices & AuthServices>

export function createVerifyServices(
  db: Database,
  limiter: RateLimiter,
  { messaging, report, shopNameIn }: MessagingServices,
  clock: () => number,
  {
    verifyLimits,
    smsPerDay = SMS_PER_DAY,
    smsPerNetworkAndDay = SMS_PER_NETWORK_AND_DAY,
    smsPerCountryAndDay = SMS_PER_COUNTRY_AND_DAY,
    origin = () => '',
    secret = randomBytes(32).toString('base64url'),
  }: VerifyOptions,
): VerifyServices {
  const limits = { ...VERIFY_LIMITS, ...verifyLimits }
  const takeSms = async (to: string, requester: string | undefined) => {
    const now = clock()
    const network = requester === undefined ? undefined : networkOf(requester)
    const [country = ''] = to.split(' ')
    return (
      (await limiter.take(smsNetworkLimit(smsPerNetworkAndDay), network, now)) &&
      (country === HOME_PREFIX || (await limiter.take(smsCountryLimit(smsPerCountryAndDay), country, now))) &&
      limiter.take(smsLimit(smsPerDay), 'all', now)
    )
  }
  return {
    verifyCodes: createVerifyCodes(db, secret, limits),
    verifyLimits: limits,
    verifyOrigin: origin,
    shopNameIn,
    sendCode: createCodeSender({ messaging, takeSms, report }),
    limiter,
  }
}
