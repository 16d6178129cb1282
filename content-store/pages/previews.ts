import type { PageHead } from '../stored/page.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { toShort } from '#locales/locale.ts'
import { z } from 'zod'
import type { Operators } from '#operators/accounts/operators.ts'
import type { Operator } from '#operators/operator.ts'
import type { PreviewLink } from '../client/types.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { previewPath, wirePath } from '../page/page-path.ts'
import { ifAllowed } from '#operators/rights.ts'

type Verdict = 'valid' | 'expired' | 'invalid'

/** Links that open drafts. */
export interface Previews {
  readonly previewLink: (actor: Operator, key: string) => Promise<Outcome<PreviewLink>>
  /** Whether a token opens a page id (both languages), now. Links end with the account of their maker. Source: LO-12. */
  readonly verifyPreview: (token: string | undefined, pageId: string) => Promise<Verdict>
}

/** Preview links work this long. Source: LO-12. */
export const PREVIEW_MS = DAY_MS

const MAX_LENGTH = 600
const claimsSchema = z.object({
  pageId: z.string(),
  exp: z.number(),
  nonce: z.string(),
  /** Name of the operator who made the link; links of earlier versions have none. */
  by: z.string().optional(),
})

const signature = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`cairn preview\n${payload}`).digest()

/** A signed value that opens one page's drafts, in both languages, until `expiresAt`. Source: LO-12. */
export function signPreview(
  secret: string,
  pageId: string,
  now: number,
  by?: string,
): { token: string; expiresAt: number } {
  const expiresAt = now + PREVIEW_MS
  const claims = { pageId, exp: expiresAt, nonce: randomBytes(9).toString('base64url'), by }
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return { token: `${payload}.${signature(secret, payload).toString('base64url')}`, expiresAt }
}

/** `invalid` for a token that has no valid signature or belongs to another page. */
function checkPreview(
  secret: string,
  token: string | undefined,
  pageId: string,
  now: number,
): { readonly verdict: Verdict; readonly by?: string | undefined } {
  const invalid = { verdict: 'invalid' } as const
  if (token === undefined || token.length > MAX_LENGTH) return invalid
  const [payload = '', sign = '', ...rest] = token.split('.')
  const expected = signature(secret, payload)
  const given = Buffer.from(sign, 'base64url')
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return invalid
  // A valid signature means that `signPreview` wrote the payload.
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (claims.pageId !== pageId) return invalid
  return { verdict: now < claims.exp ? 'valid' : 'expired', by: claims.by }
}

/** Address at which a token shows a draft. */
export const previewUrl = (head: Pick<PageHead, 'path' | 'locale'>, token: string) =>
  `${previewPath(head)}?previewToken=${token}&lang=${toShort(head.locale)}`

interface Parts {
  readonly repository: Pick<PageRepository, 'head'>
  readonly operators: Pick<Operators, 'hasEnded'>
  /** Signs the tokens. */
  readonly secret: string
  /** Epoch ms. */
  readonly clock: () => number
}

/** Signs and checks preview links. */
export const createPreviews = ({ repository, operators, secret, clock }: Parts): Previews => ({
  async verifyPreview(token, id) {
    const { verdict, by } = checkPreview(secret, token, id, clock())
    return verdict === 'valid' && by !== undefined && (await operators.hasEnded(by)) ? 'expired' : verdict
  },
  previewLink: (actor, key) =>
    ifAllowed(actor, 'pages.preview', async () => {
      const head = await repository.head(key)
      if (!head) return refuse(404, 'pageNotFound')
      const { token, expiresAt } = signPreview(secret, head.id, clock(), actor.name)
      const page = encodeURIComponent(wirePath(head))
      return done({
        token,
        url: previewUrl(head, token),
        commentUrl: `/editor/look?page=${page}&previewToken=${token}`,
        expiresAt,
      })
    }),
})
