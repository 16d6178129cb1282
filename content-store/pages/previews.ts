import type { PageHead } from '../stored/page.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { toShort } from '#locales/locale.ts'
import { z } from 'zod'
import type { Operator } from '#operators/operator.ts'
import type { PreviewLink } from '../client/types.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { previewPath, wirePath } from '../page/page-path.ts'
import { ifAllowed } from '#operators/rights.ts'

/** Links that open drafts. */
export interface Previews {
  readonly previewLink: (actor: Operator, key: string) => Promise<Outcome<PreviewLink>>
  /** Whether a token opens a page id (both languages), now. Source: LO-12. */
  readonly verifyPreview: (token: string | undefined, pageId: string) => 'valid' | 'expired' | 'invalid'
}

/** Preview links work this long. Source: LO-12. */
export const PREVIEW_MS = DAY_MS

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

/** `invalid` for a token that has no valid signature or belongs to another page. */
function checkPreview(
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
  // A valid signature means that `signPreview` wrote the payload.
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (claims.pageId !== pageId) return 'invalid'
  return now < claims.exp ? 'valid' : 'expired'
}

/** Address at which a token shows a draft. */
export const previewUrl = (head: Pick<PageHead, 'path' | 'locale'>, token: string) =>
  `${previewPath(head)}?previewToken=${token}&lang=${toShort(head.locale)}`

/** Signs and checks preview links. @param secret signs the tokens; @param clock epoch milliseconds */
export const createPreviews = (
  repository: Pick<PageRepository, 'head'>,
  secret: string,
  clock: () => number,
): Previews => ({
  verifyPreview: (token, id) => checkPreview(secret, token, id, clock()),
  previewLink: (actor, key) =>
    ifAllowed(actor, 'pages.preview', async () => {
      const head = await repository.head(key)
      if (!head) return refuse(404, 'pageNotFound')
      const { token, expiresAt } = signPreview(secret, head.id, clock())
      const page = encodeURIComponent(wirePath(head))
      return done({
        token,
        url: previewUrl(head, token),
        commentUrl: `/editor/look?page=${page}&previewToken=${token}`,
        expiresAt,
      })
    }),
})
