import { Secret, TOTP } from 'otpauth'

/** Codes of RFC 6238 as all apps know them: SHA-1, six digits, 30 seconds. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps before and after the present one that count: clocks of phones differ. */
const WINDOW = 1
const SECRET_BYTES = 20
/** Shown by apps above the code. */
const ISSUER = 'Cairn'

/** A secret in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, label = '') =>
  new TOTP({ ...RULES, issuer: ISSUER, label, secret: Secret.fromBase32(secret) })

/** The address that an app reads from the QR code. */
export const factorAddress = (secret: string, name: string): string => totpOf(secret, name).toString()

/**
 * The step of time that a code belongs to, if that is the present one or one beside it.
 * @param now epoch ms
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / RULES.period) + delta
}
