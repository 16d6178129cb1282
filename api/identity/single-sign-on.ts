import { accepted, refused, type Result } from '#platform/result.ts'
import type { KeyObject } from 'node:crypto'
import { decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'

/** An issuer whose tokens the shop trusts. */
export interface SsoIssuer {
  /** As in the token's `iss`. */
  readonly issuer: string
  /** `shared`: a secret both have; `published`: the issuer's public key, or how to look it up. */
  readonly kind: 'shared' | 'published'
  readonly key: KeyObject | JWTVerifyGetKey
}

/** Claims of a valid token. */
export interface SsoClaim {
  readonly issuer: string
  /** `jti`: each token is used once. */
  readonly id: string
  /** Our own `userCode`, or the issuer's name for them. */
  readonly subject: string | undefined
  /** Left out when the issuer says that it is not verified. */
  readonly email: string | undefined
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

type SsoReading = Result<SsoClaim, 'SSO_BAD_TOKEN' | 'SSO_EXPIRED' | 'SSO_OFF'>

/** Oldest a token may be, and longest it may hold. Seconds. Source: MO-28. */
const MAX_AGE_SECONDS = 300
/** Clocks of two servers may differ by this much. */
const CLOCK_SECONDS = 5
const MAX_TOKEN_LENGTH = 8_000
/** Per kind of key, so that a public key cannot be used as a shared secret. */
const ALGORITHMS = { shared: ['HS256'], published: ['RS256', 'PS256', 'ES256', 'EdDSA'] }

export interface SingleSignOn {
  /** @param now epoch milliseconds */
  readonly read: (token: string, now: number) => Promise<SsoReading>
}

const BAD = refused('SSO_BAD_TOKEN')

function issuerIn(token: string): string | undefined {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}

class KeysUnreachable extends Error {}

/** The issuer's key for a token; keys that cannot be fetched are no fault of the token's. */
const keyFinder =
  (key: SsoIssuer['key']): JWTVerifyGetKey =>
  async (header, token) => {
    if (typeof key !== 'function') return key
    try {
      return await key(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error
      throw new KeysUnreachable('The keys of an issuer cannot be fetched.', { cause: error })
    }
  }

/** Problem of a token that was refused. A key of another kind than the token's algorithm is a TypeError. */
function refusalOf(error: unknown): SsoReading {
  if (error instanceof errors.JWTExpired) return refused('SSO_EXPIRED')
  if (error instanceof errors.JOSEError || error instanceof TypeError) return BAD
  throw error
}

function claimOf({ iss, jti, sub, exp = 0, iat = 0, ...claims }: JWTPayload): SsoReading {
  const { email, email_verified: isVerified } = claims
  // Some issuers write the yes as a text; anything else that is there is no yes.
  const isChecked = isVerified === undefined || isVerified === true || isVerified === 'true'
  const isBrief = exp - iat <= MAX_AGE_SECONDS
  if (!iss || !jti || !isBrief) return BAD
  return accepted({
    issuer: iss,
    id: jti,
    subject: typeof sub === 'string' ? sub : undefined,
    email: typeof email === 'string' && isChecked ? email : undefined,
    expiresAt: exp * 1000,
  })
}

/**
 * Reads tokens of single sign-on: signed by a known issuer with an algorithm that fits its key, made for this shop, at most
 * five minutes old and valid for no longer than that. Source: M-061, MO-28.
 *
 * @param audience address of the shop, as tokens name it in `aud`
 */
export function createSingleSignOn({
  issuers,
  audience,
}: {
  readonly issuers: readonly SsoIssuer[]
  readonly audience: () => string
}): SingleSignOn {
  const known = new Map(issuers.map(issuer => [issuer.issuer, issuer]))
  return {
    async read(token, now) {
      if (known.size === 0) return refused('SSO_OFF')
      if (token.length > MAX_TOKEN_LENGTH) return BAD
      const issuer = known.get(issuerIn(token) ?? '')
      if (!issuer) return BAD
      const { kind, key } = issuer
      const how = {
        issuer: issuer.issuer,
        audience: audience(),
        algorithms: ALGORITHMS[kind],
        currentDate: new Date(now),
        clockTolerance: CLOCK_SECONDS,
        maxTokenAge: MAX_AGE_SECONDS,
        requiredClaims: ['exp', 'iat', 'jti'],
      }
      try {
        const { payload } = await jwtVerify(token, keyFinder(key), how)
        return claimOf(payload)
      } catch (error) {
        return refusalOf(error)
      }
    },
  }
}
