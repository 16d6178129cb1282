import { Secret, TOTP } from 'otpauth'

/** Codes of RFC 6238 as all apps know them: SHA-1, six digits, 30 seconds. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps before and after the present one that count: clocks of phones differ. */
const WINDOW = 1
const SECRET_BYTES = 20

/** A secret in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Texts that are a secret; one that could not be opened is none. */
const BASE_32 = /^[A-Z2-7]+$/

const totpOf = (secret: string, shown = {}) =>
  new TOTP({ ...RULES, ...shown, secret: Secret.fromBase32(secret) })

/**
 * The address that an app reads from the QR code.
 * @param issuer name of the shop, shown above the code
 */
export const factorAddress = (
  secret: string,
  { issuer, name }: { readonly issuer: string; readonly name: string },
): string =>
  // A colon would end the issuer.
  totpOf(secret, { issuer: issuer.replaceAll(':', ' '), label: name }).toString()

/**
 * The step of time that a code belongs to, if that is the present one or one beside it.
 * @param now epoch ms
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  if (!BASE_32.test(secret)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / RULES.period) + delta
}
