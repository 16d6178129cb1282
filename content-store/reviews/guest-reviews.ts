import { createHash } from 'node:crypto'
import { z } from 'zod'
import { LOCALES } from '#locales/locale.ts'
import { lookAlike } from '#operators/accounts/look-alike.ts'
import type { Operators } from '#operators/accounts/operators.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { mapResult } from '#platform/result.ts'
import { type GuestReview, MAX_COMMENT, MAX_GUEST_NAME, type PageReview } from '../client/reviews.ts'
import { pageId, pageKey, parseWirePath, twinKey, wirePath } from '../page/page-path.ts'
import { type Previews, previewUrl } from '../pages/previews.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { StoredPage } from '../stored/page.ts'
import { commenting } from './review-changes.ts'
import {
  blockIn,
  blocksOf,
  idSchema,
  malformed,
  newId,
  noBlock,
  reviewChanges,
  type ReviewParts,
  words,
} from './review-record.ts'

/** Comments of people who have a preview link. */
export interface GuestReviews {
  /** `given`: `{ path, previewToken }`. What a guest, who has a preview link, sees. */
  readonly guestReview: (given: unknown) => Promise<Outcome<GuestReview>>
  /**
   * `given`: `{ path, previewToken, name, blockId, text }`. 422 for a name that looks like an operator's; 409 when the guest, the link
   * or the page has too many open comments. `address` is the guest's network address.
   */
  readonly guestComment: (given: unknown, address?: string) => Promise<Outcome<GuestReview>>
}

const linkSchema = z.object({ path: z.string().max(300), previewToken: z.string().max(1000) })
const guestSchema = linkSchema.extend({
  name: words(MAX_GUEST_NAME),
  blockId: idSchema.nullable(),
  text: words(MAX_COMMENT),
})

/** Names that no guest may give, beside those of operators. */
const RESERVED_NAMES = ['admin', 'administrator', 'editor', 'publisher', 'Cairn']

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** The page behind a link. */
interface Behind {
  readonly page: StoredPage
  /** It is in the other language too. */
  readonly hasOther: boolean
}

interface Parts extends ReviewParts {
  readonly repository: Pick<PageRepository, 'head' | 'find'>
  readonly verifyPreview: Previews['verifyPreview']
  readonly operators: Pick<Operators, 'list' | 'gone'>
}

/** The part of a page that guests see, in one language. */
const guestView = ({ page, hasOther }: Behind, review: PageReview, token: string): GuestReview => ({
  title: page.draft.title || page.path,
  languages: LOCALES.filter(locale => hasOther || locale === page.locale).map(locale => ({
    locale,
    path: wirePath({ path: page.path, locale }),
  })),
  url: previewUrl(page, token),
  blocks: [...blocksOf(page.draft.components)],
  comments: review.comments
    .filter(({ isGuest }) => isGuest)
    .map(comment => ({ ...comment, from: undefined })),
})

export function createGuestReviews({ repository, verifyPreview, operators, ...parts }: Parts): GuestReviews {
  const { reviews, clock } = parts
  const { keep, tell } = reviewChanges(parts)

  /** Resolves to true if readers could take a guest of this name for an operator. */
  const isOperatorName = async (name: string) => {
    const known = [...(await operators.list()), ...(await operators.gone())]
    const names = [...RESERVED_NAMES, ...known.map(operator => operator.name)]
    const alike = lookAlike(name)
    return names.some(each => lookAlike(each) === alike)
  }

  /** The page that a preview link opens; the token is checked first, so that the answer does not say which pages exist. */
  async function behindLink({ path, previewToken }: z.output<typeof linkSchema>): Promise<Outcome<Behind>> {
    const place = parseWirePath(path)
    const verdict = await verifyPreview(previewToken, place ? pageId(place.path) : '')
    if (verdict !== 'valid') return refuse(403, verdict === 'expired' ? 'previewExpired' : 'previewForbidden')
    const page = place && (await repository.find(pageKey(place)))
    if (!page) return refuse(404, 'pageNotFound')
    return done({ page, hasOther: (await repository.head(twinKey(page.key) ?? '')) !== undefined })
  }

  return {
    async guestReview(given) {
      const parsed = linkSchema.safeParse(given)
      if (!parsed.success) return malformed(parsed.error)
      return mapResult(await behindLink(parsed.data), behind =>
        guestView(behind, reviews.find(behind.page.key), parsed.data.previewToken),
      )
    },
    async guestComment(given, address = '') {
      const parsed = guestSchema.safeParse(given)
      if (!parsed.success) return malformed(parsed.error)
      const { name, blockId, text } = parsed.data
      const found = await behindLink(parsed.data)
      if (!found.ok) return found
      const block = blockIn(found.value.page, blockId)
      if (block === undefined) return noBlock
      if (await isOperatorName(name)) return refuse(422, 'guestNameTaken', { data: { path: 'name' } })
      const { key } = found.value.page
      const from = {
        link: hashOf(parsed.data.previewToken),
        // The token keeps addresses from being guessed from their hashes.
        address: hashOf(`${parsed.data.previewToken} ${address}`),
      }
      const deed = { by: name, at: clock(), id: newId() }
      const outcome = await keep(key, review =>
        commenting(review, deed, { isGuest: true, from, block, path: '', text }),
      )
      const page = await repository.head(key)
      if (page) tell('commented', page, outcome, { by: name, isGuest: true, words: text })
      return mapResult(outcome, review => guestView(found.value, review, parsed.data.previewToken))
    },
  }
}
