import type { Component } from '#blocks/page/page.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import type { CheckShown } from '../checks/page-check.ts'
import { shownProblems } from '../checks/shown-problems.ts'
import { isShowing, nextBoundary, versionShown } from '../client/campaigns.ts'
import { liveChangesOf } from '../page/page-head.ts'
import { pageKey } from '../page/page-path.ts'
import type { CampaignRepository } from '../storage/campaign-repository.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { ReleaseReader } from '../storage/releases.ts'
import type { PageHead } from '../stored/page.ts'
import { pageDetail } from './page-detail.ts'
import type { Previews } from './previews.ts'
import { shownBlocks } from './shown-blocks.ts'

/** One language of a page that shoppers can open. */
interface ShownPage {
  /** Content path. */
  readonly path: string
  readonly locale: Locale
  /** True if search engines may list it. */
  readonly isIndexed: boolean
}

interface Parts {
  readonly repository: PageRepository
  readonly campaigns: Pick<CampaignRepository, 'all'>
  readonly releaseOf: ReleaseReader
  readonly verifyPreview: Previews['verifyPreview']
  readonly checkShown: CheckShown
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** Pages as shoppers get them. */
export type ShownPages = ReturnType<typeof createShownPages>

export function createShownPages({
  repository,
  campaigns,
  releaseOf,
  verifyPreview,
  checkShown,
  clock,
}: Parts) {
  /** The release that shoppers get; `null` for none. */
  const shownVersion = (head: PageHead, now: number) =>
    versionShown({ ...head, lives: liveChangesOf(head) }, campaigns.all(), now)

  return {
    /**
     * The release that shows now, or with a valid preview token the draft or a stored release. `request`: `DetailRequest`. `now`: another
     * instant, for callers in this process that know who asks. Never throws for bad input.
     */
    detail: (request: unknown, now = clock()) =>
      pageDetail(request, { repository, releaseOf, verifyPreview, campaigns: campaigns.all(), now }),
    /** The first instant after `now` at which a campaign begins or ends; what was made of pages before is then out of date. */
    changesAt: (now: number) => nextBoundary(campaigns.all(), now),
    /** Returns true if a campaign shows its pages at an instant, false for one that is not there. */
    isCampaignOn: (id: string, at: number): boolean =>
      campaigns.all().some(campaign => campaign.id === id && isShowing(campaign, at)),
    /** Content paths of the pages that shoppers can open now, without duplicates. */
    shownPaths: async (): Promise<readonly string[]> => {
      const now = clock()
      const shown = (await repository.heads()).filter(head => shownVersion(head, now) !== null)
      return [...new Set(shown.map(({ path }) => path))]
    },
    /** The pages that shoppers can open now, by language. */
    shownPages: async (): Promise<readonly ShownPage[]> => {
      const now = clock()
      const pages = (await repository.heads()).map(async (head): Promise<readonly ShownPage[]> => {
        const version = shownVersion(head, now)
        const content = version === null ? undefined : await releaseOf(head, version)
        const { path, locale } = head
        return content ? [{ path, locale, isIndexed: content.isIndexed !== false }] : []
      })
      return (await Promise.all(pages)).flat()
    },
    /** The languages in which shoppers can open a content path at an instant (epoch ms). */
    shownLocales: async (path: string, now: number): Promise<readonly Locale[]> => {
      const heads = await Promise.all(LOCALES.map(locale => repository.head(pageKey({ path, locale }))))
      return heads.flatMap(head => (head && shownVersion(head, now) !== null ? [head.locale] : []))
    },
    /** The blocks of one kind on the pages that shoppers can open now. */
    shownBlocks: (code: string): Promise<readonly Component[]> => {
      const now = clock()
      return shownBlocks(code, { repository, releaseOf, versionOf: head => shownVersion(head, now) })
    },
    /** Keys of drafts that would read in another way once their languages are joined; none is expected. */
    unequalDrafts: () => repository.unequal(),
    /** Findings of the checks before publishing in the pages that shoppers can open now. */
    shownProblems: () => {
      const now = clock()
      return shownProblems({ repository, releaseOf, checkShown, versionOf: head => shownVersion(head, now) })
    },
  }
}
