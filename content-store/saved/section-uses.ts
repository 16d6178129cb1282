import type { CampaignRepository } from '../storage/campaign-repository.ts'
import type { PageHead } from '../stored/page.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Component } from '#blocks/page/page.ts'
import { sectionUse } from '#blocks/page/synced-section.ts'
import { isOpen, pagesOf } from '../client/campaigns.ts'
import { concernedBy, overridesIn, usesIn } from '../client/model/synced.ts'
import type { Contents, PageContent, SavedPart, SectionUse } from '../client/types.ts'
import type { ReleaseReader } from '../storage/releases.ts'
import { infoOfPage, type Live } from './bringing-pages.ts'

interface Parts {
  readonly repository: Pick<PageRepository, 'find'>
  readonly campaigns: Pick<CampaignRepository, 'all'>
  readonly releaseOf: ReleaseReader
  readonly findBlock: (code: string) => AnyBlock | undefined
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** Looks where synced sections are used. */
export function createSectionUses({ repository, campaigns, releaseOf, findBlock, clock }: Parts) {
  const usesOf = (content: PageContent | undefined, id: string) =>
    usesIn(content?.components ?? []).filter(use => sectionUse(use)?.section === id)

  async function liveOf(head: PageHead): Promise<Live | undefined> {
    const { liveVersion: version } = head
    const content = version === null ? undefined : await releaseOf(head, version)
    return version !== null && content ? { version, content } : undefined
  }

  async function isInCampaign(head: PageHead, id: string) {
    for (const campaign of campaigns.all()) {
      const held = isOpen(campaign, clock()) ? pagesOf(campaign).get(head.key) : undefined
      if (held && usesOf(await releaseOf(head, held.pageVersion), id).length > 0) return true
    }
    return false
  }

  /** Use of a section on a page; `undefined` when it does not use it. */
  async function sectionOn(
    head: PageHead,
    part: SavedPart,
    next?: Contents,
  ): Promise<SectionUse | undefined> {
    const { id, versions } = part
    const [drafted, live] = [usesOf((await repository.find(head.key))?.draft, id), await liveOf(head)]
    const shown = usesOf(live?.content, id)
    const inCampaign = await isInCampaign(head, id)
    if (drafted.length + shown.length === 0 && !inCampaign) return undefined
    const present = versions.at(-1)
    const found = drafted.map(use => {
      const held = versions.find(({ version }) => version === sectionUse(use)?.version)
      const own = held ? overridesIn(use, held.contents[head.locale], findBlock) : []
      const concerned =
        held && next ? concernedBy(own, held.contents[head.locale], next[head.locale], findBlock) : []
      return { overrides: own.length, concerned: concerned.length }
    })
    const sum = (of: 'overrides' | 'concerned') => found.reduce((total, each) => total + each[of], 0)
    const isBehind = (use: Component) => (sectionUse(use)?.version ?? 0) < (present?.version ?? 0)
    return {
      ...infoOfPage(head),
      uses: drafted.length,
      liveUses: shown.length,
      behind: [...drafted, ...shown].filter(isBehind).length,
      inCampaign,
      overrides: sum('overrides'),
      concerned: sum('concerned'),
    }
  }

  return { liveOf, sectionOn }
}
