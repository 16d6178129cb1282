import type { PageHead, StoredPage } from '../stored/page.ts'
import { createHash } from 'node:crypto'
import { sharingOf } from '#blocks/page/page.ts'
import type { Draft, LiveChange, PageContent, PageDetail, PageSummary, ReleaseInfo } from '../client/types.ts'
import { contentOf } from '../stored/page-schema.ts'

/** A hash of the content's JSON; equal for equal content. */
export const contentDigest = (content: PageContent) =>
  createHash('sha256')
    .update(JSON.stringify(contentOf(content)))
    .digest('base64url')
    .slice(0, 22)

/** The part of a stored page that lists and look-ups need. See `PageHead`. */
export function headOf({ draft, ...page }: StoredPage): PageHead {
  const { title, description, keywords, revision, savedAt, savedBy } = draft
  const rest = { title, description, keywords, revision, savedAt, savedBy, ...sharingOf(draft) }
  return { ...page, draft: rest, digest: contentDigest(draft) }
}

const liveRelease = ({ liveVersion, releases }: PageHead) =>
  releases.find(({ pageVersion }) => pageVersion === liveVersion)

/**
 * Instants of the live version's changes. For pages stored by earlier versions it follows from their releases, unless they were taken
 * down.
 */
export function liveChangesOf({
  lives,
  liveVersion,
  releases,
}: Pick<StoredPage, 'lives' | 'liveVersion' | 'releases'>): readonly LiveChange[] {
  if (lives) return lives
  return liveVersion === null
    ? []
    : releases.map(({ pageVersion, publishedAt }) => ({ at: publishedAt, pageVersion }))
}

const wasEverLive = ({ lives, releases }: PageHead) => (lives ?? releases).length > 0

function statusOf(head: PageHead): PageSummary['status'] {
  if (!wasEverLive(head)) return 'draft'
  const live = liveRelease(head)
  if (!live) return 'offline'
  return live.digest === head.digest ? 'live' : 'changed'
}

/** pageVersion of the newest release, live or not; 0 when there is none. */
export const lastVersion = ({ releases }: Pick<StoredPage, 'releases'>) => releases.at(-1)?.pageVersion ?? 0

/** A page as the editor lists it. */
export const summaryOf = (head: PageHead): PageSummary => ({
  key: head.key,
  id: head.id,
  path: head.path,
  locale: head.locale,
  type: head.type,
  title: head.draft.title,
  status: statusOf(head),
  revision: head.draft.revision,
  liveVersion: head.liveVersion,
  savedAt: head.draft.savedAt,
  savedBy: head.draft.savedBy,
  publishedAt: liveRelease(head)?.publishedAt ?? null,
  ...(head.draft.isIndexed === false && { isIndexed: false }),
})

/** A page as the editor opens it, newest release first. */
export function detailOf(page: StoredPage): PageDetail {
  const releases = page.releases.map(
    ({
      pageVersion,
      publishedAt,
      publishedBy,
      title,
      rolledBackFrom,
      raisedFrom,
      section,
      accepted,
      campaign,
      name,
    }): ReleaseInfo => ({
      pageVersion,
      publishedAt,
      publishedBy,
      title,
      rolledBackFrom,
      ...(raisedFrom !== undefined && { raisedFrom }),
      ...(section && { section }),
      accepted,
      ...(campaign !== undefined && { campaign }),
      isLive: pageVersion === page.liveVersion,
      ...(name && { name }),
    }),
  )
  const draft: Draft = page.draft
  const keptDrafts = page.keptDrafts.toReversed()
  return { ...summaryOf(headOf(page)), draft, keptDrafts, releases: releases.reverse() }
}
