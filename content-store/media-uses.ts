import { createByteCache } from '#api/shared/byte-cache.ts'
import type { Component } from '#blocks/page/page.ts'
import { isOpen, pagesOf } from './client/campaigns.ts'
import type { MediaBlock, MediaUse } from './client/media.ts'
import type { PageContent } from './client/types.ts'
import type { ReleaseReader } from './releases.ts'
import type { CampaignRepository, PageHead, PageRepository } from './repository.ts'

/** Addresses of pictures in JSON, in formatted text too; what follows the name (size, anchor) is not among it. */
const ADDRESSES = /\/media\/(?:demo\/)?[\w-]+\.\w+/g

const addressesIn = (content: unknown): readonly string[] => [
  ...new Set(Array.from(JSON.stringify(content)?.matchAll(ADDRESSES) ?? [], ([address]) => address)),
]

/** Addresses of some thousand pages. */
const MAX_BYTES = 8 * 1024 * 1024

/** The blocks that show a picture themselves, those inside other blocks too. */
function blocksWith(components: readonly Component[], url: string): readonly MediaBlock[] {
  return components.flatMap(({ childComponents, ...own }): readonly MediaBlock[] => {
    const inside = blocksWith(childComponents, url)
    if (!addressesIn([own.options, own.values, own.style]).includes(url)) return inside
    return [{ id: own.id, code: own.code, name: own.name, isPopup: own.section === 'popup' }, ...inside]
  })
}

/** A version of a page that counts: shoppers get it, or may get it later. */
type Version = Pick<MediaUse, 'where' | 'campaign'> & { readonly pageVersion: number | 'draft' }

interface Parts {
  readonly repository: Pick<PageRepository, 'heads' | 'find'>
  readonly campaigns: CampaignRepository
  readonly releaseOf: ReleaseReader
  /** Epoch ms. */
  readonly clock: () => number
}

/** Finds the pages that show a picture. */
export type FindUses = (url: string) => Promise<readonly MediaUse[]>

/**
 * Looks through live pages, drafts, and versions that planned and live campaigns hold; header, footer and pop-ups are blocks of such
 * pages. The addresses of a version are read once. Older versions and deleted pages do not count: no shopper gets them.
 */
export function createMediaUses({ repository, campaigns, releaseOf, clock }: Parts): FindUses {
  const known = createByteCache<readonly string[]>(MAX_BYTES)

  const versionsOf = (head: PageHead): readonly Version[] => [
    ...(head.liveVersion === null ? [] : [{ where: 'live', pageVersion: head.liveVersion } as const]),
    ...campaigns
      .all()
      .filter(campaign => isOpen(campaign, clock()))
      .flatMap(campaign => {
        const held = pagesOf(campaign).get(head.key)
        return held ? [{ where: 'campaign', campaign: campaign.name, ...held } as const] : []
      }),
    { where: 'draft', pageVersion: 'draft' },
  ]

  const contentOf = async (head: PageHead, version: Version): Promise<PageContent | undefined> =>
    version.pageVersion === 'draft'
      ? (await repository.find(head.key))?.draft
      : releaseOf(head, version.pageVersion)

  const digestOf = (head: PageHead, { pageVersion }: Version) =>
    pageVersion === 'draft'
      ? head.digest
      : head.releases.find(release => release.pageVersion === pageVersion)?.digest

  async function lookInto(head: PageHead, version: Version, url: string): Promise<MediaUse | undefined> {
    const name = `${head.key} ${digestOf(head, version)}`
    const before = known.get(name)
    if (before && !before.includes(url)) return undefined
    const content = await contentOf(head, version)
    if (!content) return undefined
    const addresses = before ?? addressesIn(content)
    known.set(name, addresses, JSON.stringify(addresses).length + name.length)
    if (!addresses.includes(url)) return undefined
    const { key, path, locale } = head
    const { where, campaign } = version
    return {
      key,
      path,
      locale,
      title: content.title,
      where,
      ...(campaign && { campaign }),
      blocks: blocksWith(content.components, url),
    }
  }

  return async url => {
    const uses: MediaUse[] = []
    for (const head of await repository.heads())
      for (const version of versionsOf(head)) {
        const use = await lookInto(head, version, url)
        if (use) uses.push(use)
      }
    return uses
  }
}
