import type { CampaignRepository } from '../storage/campaign-repository.ts'
import type { PageHead } from '../stored/page.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import { isOpen, pagesOf } from '../client/campaigns.ts'
import type { MediaUse } from '../client/media.ts'
import type { PageContent } from '../client/types.ts'
import type { ReleaseReader } from '../storage/releases.ts'

/** A version of a page that shoppers get, or may get later. */
export interface PresentVersion extends Pick<MediaUse, 'where' | 'campaign'> {
  readonly head: PageHead
  /** Of its content: equal content of a page has an equal digest. */
  readonly digest: string
  /** Reads the content; `undefined` when the version was removed meanwhile. */
  readonly read: () => Promise<PageContent | undefined>
}

/** Walks over all pages: of each the live version, those that planned and live campaigns hold, then the draft. */
export type PresentVersions = () => AsyncIterable<PresentVersion>

interface Parts {
  readonly repository: Pick<PageRepository, 'heads' | 'find'>
  readonly campaigns: Pick<CampaignRepository, 'all'>
  readonly releaseOf: ReleaseReader
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** Older versions and deleted pages do not count: no shopper gets them. */
export function createPresentVersions({ repository, campaigns, releaseOf, clock }: Parts): PresentVersions {
  const releasesOf = (head: PageHead) => [
    ...(head.liveVersion === null ? [] : [{ where: 'live', pageVersion: head.liveVersion } as const]),
    ...campaigns
      .all()
      .filter(campaign => isOpen(campaign, clock()))
      .flatMap(campaign => {
        const held = pagesOf(campaign).get(head.key)
        return held ? [{ where: 'campaign', campaign: campaign.name, ...held } as const] : []
      }),
  ]

  return async function* () {
    for (const head of await repository.heads()) {
      for (const { pageVersion, ...shown } of releasesOf(head)) {
        const digest = head.releases.find(release => release.pageVersion === pageVersion)?.digest
        if (digest !== undefined)
          yield { head, ...shown, digest, read: async () => releaseOf(head, pageVersion) }
      }
      const read = async () => (await repository.find(head.key))?.draft
      yield { head, where: 'draft', digest: head.digest, read }
    }
  }
}
