import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Preview links work this long. Source: LO-12. */
export const PREVIEW_MS = 24 * 3_600_000

const MAX_LENGTH = 600
const claimsSchema = z.object({ pageId: z.string(), exp: z.number(), nonce: z.string() })

const signature = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`cairn preview\n${payload}`).digest()

/** A signed value that opens one page's drafts, in both languages, until `expiresAt`. Source: LO-12. */
export function signPreview(
  secret: string,
  pageId: string,
  now: number,
): { token: string; expiresAt: number } {
  const expiresAt = now + PREVIEW_MS
  const claims = { pageId, exp: expiresAt, nonce: randomBytes(9).toString('base64url') }
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return { token: `${payload}.${signature(secret, payload).toString('base64url')}`, expiresAt }
}

/** `invalid` for anything not signed here or signed for another page. */
export function checkPreview(
  secret: string,
  token: string | undefined,
  pageId: string,
  now: number,
): 'valid' | 'expired' | 'invalid' {
  if (token === undefined || token.length > MAX_LENGTH) return 'invalid'
  const [payload = '', sign = '', ...rest] = token.split('.')
  const expected = signature(secret, payload)
  const given = Buffer.from(sign, 'base64url')
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return 'invalid'
  // Whatever is signed was written by `signPreview`.
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (claims.pageId !== pageId) return 'invalid'
  return now < claims.exp ? 'valid' : 'expired'
}
