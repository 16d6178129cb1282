import { openDocuments } from '#platform/storage/documents.ts'
import { type Changing, DamagedDocument, type DocumentKind, type Storage } from '#platform/storage/storage.ts'
import { touchedKeys } from '../client/campaigns.ts'
import type { Campaign } from '../client/types.ts'
import { campaignSchema, deepFrozen } from '../stored/campaign.ts'

const CAMPAIGNS: DocumentKind<Campaign> = { folder: 'campaigns', schema: campaignSchema, isFollowed: true }

const inOrder = (campaigns: Iterable<Campaign>): readonly Campaign[] =>
  Object.freeze([...campaigns].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)))

/** Pages whose releases may show otherwise now. */
export interface AboutCampaign {
  readonly keys: readonly string[]
}

export type CampaignRepository = Awaited<ReturnType<typeof openCampaigns>>

/** Campaigns. They are few, and read for every page that is made: all are at hand without waiting. @throws DamagedDocument */
export async function openCampaigns(storage: Storage) {
  let list: readonly Campaign[] = []
  const known: ReadonlyMap<string, Campaign> = await openDocuments(storage, CAMPAIGNS, {
    hold(campaign, id) {
      if (campaign.id !== id)
        throw new DamagedDocument(storage.where(CAMPAIGNS, id), 'it does not hold the campaign its name says')
      return deepFrozen(structuredClone(campaign))
    },
    onChange(held) {
      list = inOrder(held.values())
    },
  })
  const keep = (now: Changing, next: Campaign, before: Campaign | undefined) => {
    const about: AboutCampaign = { keys: touchedKeys(next, before) }
    now.write(CAMPAIGNS, next.id, campaignSchema.parse(next), about)
  }

  return {
    /** The oldest first; frozen. */
    all: () => list,
    /** Gives pages other keys in every campaign. Can be repeated. */
    async rename(keyOf: (key: string) => string): Promise<void> {
      const isOut = ({ pages }: Campaign) => pages.some(({ key }) => keyOf(key) !== key)
      if (![...known.values()].some(isOut)) return
      await storage.change(['campaigns'], async now => {
        for (const campaign of (await now.all(CAMPAIGNS)).values())
          if (isOut(campaign)) {
            const pages = campaign.pages.map(page => ({ ...page, key: keyOf(page.key) }))
            keep(now, { ...campaign, pages }, campaign)
          }
      })
    },
    /** Reads all campaigns, decides, and writes the decision before it answers. One change runs after the other. */
    change: <Result>(
      decide: (campaigns: readonly Campaign[]) => { readonly result: Result; readonly save?: Campaign },
    ): Promise<Result> =>
      storage.change(['campaigns'], async now => {
        const all = await now.all(CAMPAIGNS)
        const { result, save } = decide(inOrder(all.values()))
        if (save) keep(now, save, all.get(save.id))
        return result
      }),
  }
}
