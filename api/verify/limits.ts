import type { RateLimit } from '../rate-limit/rate-limiter.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What bounds verification codes; a shop's settings may change each. Source: MO-19. */
export interface VerifyLimits {
  /** Digits of a code. */
  readonly digits: number
  readonly lifeMs: number
  /** Wrong attempts per code and network address; after that a new code is required. */
  readonly tries: number
  /** Between two codes of one purpose to one receiver. */
  readonly resendAfterMs: number
  /** Codes to one receiver on one Hong Kong day that one network address asks for. */
  readonly perReceiverAndDay: number
  /** Codes one network address may ask for in an hour, refused ones too: they reveal whether an account exists. */
  readonly perAddressAndHour: number
}

/** The limits of a shop that sets none. Source: MO-19. */
export const VERIFY_LIMITS: VerifyLimits = {
  digits: 6,
  lifeMs: 10 * MINUTE_MS,
  tries: 5,
  resendAfterMs: MINUTE_MS,
  perReceiverAndDay: 10,
  perAddressAndHour: 30,
}

/** Registrations and resets one network address may try in an hour; they tell who has an account and who works here. */
export const FORM_LIMIT: RateLimit = { name: 'member form', most: 60, window: HOUR_MS }

/** Codes the shop sends by SMS on one Hong Kong day, in all: each costs money. A setting changes it. */
export const SMS_PER_DAY = 5000

/** Run-out codes are kept this long, so that an expired code is distinguished from a wrong one. */
export const REMEMBERED_MS = 24 * HOUR_MS

/** Codes sent by SMS on one Hong Kong day, in all. */
export const smsLimit = (most: number): RateLimit => ({ name: 'sms', most, window: 'day' })
/** So many times the limits of one network address hold for all together: a stranger cannot use up what a member needs. */
export const REQUESTERS = 3

/** Codes to one receiver on one Hong Kong day, asked for by one network address. */
export const receiverLimit = ({ perReceiverAndDay: most }: VerifyLimits): RateLimit => ({
  name: 'codes to',
  most,
  window: 'day',
})
/** Codes to one receiver on one Hong Kong day, in all: no mailbox is flooded. */
export const receiverTotal = ({ perReceiverAndDay }: VerifyLimits): RateLimit => ({
  name: 'codes to, in all',
  most: perReceiverAndDay * REQUESTERS,
  window: 'day',
})
/** Tries of one code by one network address. */
export const triesLimit = ({ tries, lifeMs }: VerifyLimits): RateLimit => ({
  name: 'code tries',
  most: tries,
  window: lifeMs,
})
/** Codes one network address asks for in an hour. */
export const addressLimit = ({ perAddressAndHour: most }: VerifyLimits): RateLimit => ({
  name: 'send code',
  most,
  window: HOUR_MS,
})
