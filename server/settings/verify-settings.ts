import {
  SMS_PER_COUNTRY_AND_DAY,
  SMS_PER_DAY,
  SMS_PER_NETWORK_AND_DAY,
  VERIFY_LIMITS,
  type VerifyLimits,
} from '#api/verify/limits.ts'
import { z } from 'zod'

const MINUTE_MS = 60_000

const whole = (from: number, to: number, preset: number) =>
  z.coerce.number().int().min(from).max(to).default(preset)

/** The settings of verification codes, with the defaults of the decision. Source: MO-19. */
export const verifySettings = {
  /** Digits of a code. */
  CODE_DIGITS: whole(4, 10, VERIFY_LIMITS.digits),
  /** Lifetime of a code. */
  CODE_MINUTES: whole(1, 1440, VERIFY_LIMITS.lifeMs / MINUTE_MS),
  /** Number of wrong attempts after which a new code is needed. */
  CODE_TRIES: whole(1, 20, VERIFY_LIMITS.tries),
  /** Minimum time between two codes to the same receiver; the button counts it down. */
  CODE_RESEND_SECONDS: whole(1, 3600, VERIFY_LIMITS.resendAfterMs / 1000),
  /** Codes to one e-mail address or number per Hong Kong day. */
  CODES_PER_RECEIVER_AND_DAY: whole(1, 1000, VERIFY_LIMITS.perReceiverAndDay),
  /** Codes requested from one network address per hour. */
  CODES_PER_ADDRESS_AND_HOUR: whole(1, 100_000, VERIFY_LIMITS.perAddressAndHour),
  /** Codes sent as text messages per Hong Kong day, for all shoppers together; 0 sends none. */
  SMS_PER_DAY: whole(0, 10_000_000, SMS_PER_DAY),
  /** Of these, those that one network (/24 of IPv4, /48 of IPv6) asks for. */
  SMS_PER_NETWORK_AND_DAY: whole(1, 10_000_000, SMS_PER_NETWORK_AND_DAY),
  /** Of these, those to numbers of each country but Hong Kong. */
  SMS_PER_COUNTRY_AND_DAY: whole(0, 10_000_000, SMS_PER_COUNTRY_AND_DAY),
}

type VerifySettings = { readonly [Name in keyof typeof verifySettings]: number }

/** Returns true if a code expires before another one can be sent. */
export const pauseOutlastsCode = ({ CODE_RESEND_SECONDS, CODE_MINUTES }: VerifySettings): boolean =>
  CODE_RESEND_SECONDS > CODE_MINUTES * 60

/** The settings in the units of the api. */
export const verifyLimits = (settings: VerifySettings): VerifyLimits => ({
  digits: settings.CODE_DIGITS,
  lifeMs: settings.CODE_MINUTES * MINUTE_MS,
  tries: settings.CODE_TRIES,
  resendAfterMs: settings.CODE_RESEND_SECONDS * 1000,
  perReceiverAndDay: settings.CODES_PER_RECEIVER_AND_DAY,
  perAddressAndHour: settings.CODES_PER_ADDRESS_AND_HOUR,
})
