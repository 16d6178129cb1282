import { hongKongDay } from '#locales/format.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What bounds verification codes; a shop's settings may change each. Source: MO-19. */
export interface VerifyLimits {
  /** Digits of a code. */
  readonly digits: number
  readonly lifeMs: number
  /** Tries per code, wrong ones; then only a new code helps. */
  readonly tries: number
  /** Between two codes of one purpose to one receiver. */
  readonly resendAfterMs: number
  /** Codes to one receiver on one Hong Kong day, whatever for. */
  readonly perReceiverAndDay: number
  /** Codes one network address may ask for in an hour, refused ones too: they tell whether somebody has an account. */
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
export const FORMS_PER_ADDRESS_AND_HOUR = 60

/** Codes by short message that a shop sends on one Hong Kong day, whoever asks: each costs money. A setting changes it. */
export const SMS_PER_DAY = 5000

export const HOUR = HOUR_MS
/** When the Hong Kong day of an instant began. Both in epoch milliseconds. */
export const startOfDay = (now: number): number => Date.parse(`${hongKongDay(now)}T00:00:00+08:00`)
/** Run-out codes are kept this long, so that they are told from wrong ones. */
export const REMEMBERED_MS = 24 * HOUR_MS
/** Counts are kept this long; the longest window is a day. */
export const COUNTED_MS = 48 * HOUR_MS
