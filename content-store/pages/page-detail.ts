import type { PageHead } from '../stored/page.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import { z } from 'zod'
import { type ReleasePage, sharingOf } from '#blocks/page/page.ts'
import { versionShown } from '../client/campaigns.ts'
import type { Campaign, PageContent } from '../client/types.ts'
import { done, type Outcome, refuse, refuseInput } from '#operators/outcome.ts'
import { lastVersion, liveChangesOf } from '../page/page-head.ts'
import { MAX_PATH_LENGTH, pageId, pageKey, parseWirePath, wirePath } from '../page/page-path.ts'
import { presentKey } from '../page/redirects.ts'
import type { Previews } from './previews.ts'
import { onPage } from '../stored/page-schema.ts'
import type { ReleaseReader } from '../storage/releases.ts'

/** Unknown fields are ignored; `null` means absent. Source: LO-06. */
const requestSchema = z.object({
  path: z.string().nullish(),
  tenantCode: z.string().nullish(),
  preview: z.boolean().nullish(),
  previewToken: z.string().nullish(),
  pageVersion: z.int().nullish(),
})

interface DetailParts {
  readonly repository: PageRepository
  readonly releaseOf: ReleaseReader
  readonly verifyPreview: Previews['verifyPreview']
  readonly campaigns: readonly Campaign[]
  /** Epoch milliseconds the page is shown for. */
  readonly now: number
}

const found = (head: PageHead, version: number, content: PageContent): Outcome<ReleasePage> => {
  const { title, description, keywords, components, globalConfig } = content
  const { id, type } = head
  const path = wirePath(head)
  return done({
    id,
    title,
    description,
    keywords,
    ...sharingOf(content),
    path,
    version,
    type,
    // Releases keep the id that the page had when they were made.
    components: components.some(({ pageId }) => pageId !== id) ? onPage(components, id) : components,
    globalConfig,
  })
}

/**
 * Chooses the version of a page for a request: the release that shows at `now`; with a valid token the draft, or the release named by
 * `pageVersion`, which wins over `preview`. The token is checked first, so that the answer does not reveal which drafts
 * exist. Source: LO-06, LO-07.
 */
export async function pageDetail(given: unknown, parts: DetailParts): Promise<Outcome<ReleasePage>> {
  const request = requestSchema.safeParse(given)
  if (!request.success) return refuseInput(400, 'requestMalformed', request.error)
  const { path, preview, previewToken, pageVersion } = request.data
  if (!path) return refuse(400, 'pathMissing')
  if (path.length > MAX_PATH_LENGTH) return refuse(400, 'pathTooLong', { values: { max: MAX_PATH_LENGTH } })
  const place = parseWirePath(path)
  const isPreview = preview === true || typeof pageVersion === 'number'
  if (isPreview) {
    const verdict = await parts.verifyPreview(previewToken ?? undefined, place ? pageId(place.path) : '')
    if (verdict !== 'valid') return refuse(403, verdict === 'expired' ? 'previewExpired' : 'previewForbidden')
  }
  // A preview link made before the page moved opens it still; shoppers are redirected.
  const key = place && (isPreview ? presentKey(parts.repository.redirects(), pageKey(place)) : pageKey(place))
  const head = key && (await parts.repository.head(key))
  if (!head) return refuse(404, 'pageNotFound')

  if (preview === true && typeof pageVersion !== 'number') {
    const page = await parts.repository.find(key)
    return page ? found(head, lastVersion(head), page.draft) : refuse(404, 'pageNotFound')
  }
  const version =
    pageVersion ?? versionShown({ ...head, lives: liveChangesOf(head) }, parts.campaigns, parts.now)
  const content = version === null ? undefined : await parts.releaseOf(head, version)
  if (version === null || !content) return refuse(404, isPreview ? 'releaseNotFound' : 'pageNotFound')
  return found(head, version, content)
}
