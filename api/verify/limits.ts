import type { RateLimit } from '../rate-limit/rate-limiter.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Limits of verification codes; a shop's settings may change each. Source: MO-19. */
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

/** Of these, at most so many asked for from one network (/24, /48). A setting changes it. */
export const SMS_PER_NETWORK_AND_DAY = 100

/** Of these, at most so many to numbers of each country but Hong Kong, where calls to dear destinations are the abuse. A setting changes it. */
export const SMS_PER_COUNTRY_AND_DAY = 500

/** Run-out codes stay this long, so that an expired code is distinguished from a wrong one. */
export const REMEMBERED_MS = 24 * HOUR_MS

/** The link of a mail is valid for so long from its sending, as long as the code is neither used nor replaced. */
export const LINK_MS = 24 * HOUR_MS

/** Codes sent by SMS on one Hong Kong day, in all. */
export const smsLimit = (most: number): RateLimit => ({ name: 'sms', most, window: 'day' })
/** Codes sent by SMS on one Hong Kong day to numbers of one country. */
export const smsCountryLimit = (most: number): RateLimit => ({ name: 'sms to country', most, window: 'day' })
/** Codes sent by SMS on one Hong Kong day that one network asks for. */
export const smsNetworkLimit = (most: number): RateLimit => ({
  name: 'sms from network',
  most,
  window: 'day',
})
/** So many times the limits of one network address hold for all together: a stranger cannot use up what a member needs. */
export const REQUESTERS = 3
/** A day has wrong guesses for so many codes of one receiver. With six digits, a guesser is right on one day in 20,000. */
const GUESSED_CODES = 10

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
/** Codes to one receiver on one Hong Kong day for browsers in which the member has logged in, after all others are used up. */
export const knownLimit = ({ perReceiverAndDay: most }: VerifyLimits): RateLimit => ({
  name: 'codes to, known browser',
  most,
  window: 'day',
})
/** Wrong tries of the codes to one receiver on one Hong Kong day, by all addresses together. */
export const guessLimit = ({ tries }: VerifyLimits): RateLimit => ({
  name: 'code guesses',
  most: tries * GUESSED_CODES,
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
