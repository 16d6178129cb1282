import type { Campaign } from '../client/types.ts'
import { campaignSchema, deepFrozen } from '../stored/campaign.ts'
import { touchedKeys } from '../publishing/campaigns.ts'
import type { CampaignRepository } from '../repository.ts'
import type { ChangeFeed, Writing } from './change-feed.ts'
import { openDocumentRows } from './document-rows.ts'
import type { ContentDatabase } from './tables.ts'

const inOrder = (campaigns: Iterable<Campaign>): readonly Campaign[] =>
  [...campaigns].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))

/** Campaigns as rows, all of them in memory. */
export async function openCampaignRows(db: ContentDatabase, feed: ChangeFeed): Promise<CampaignRepository> {
  let list: readonly Campaign[] = []
  const rows = await openDocumentRows<Campaign>({
    db,
    feed,
    kind: 'campaign',
    schema: campaignSchema,
    prepare: deepFrozen,
    onChange: known => {
      list = Object.freeze(inOrder(known.values()))
    },
  })

  const keep = (writing: Writing, next: Campaign, before: Campaign | undefined) =>
    rows.write(writing, next.id, campaignSchema.parse(next), { keys: touchedKeys(next, before) })

  return {
    all: () => list,
    rename: async keyOf => {
      const isOut = ({ pages }: Campaign) => pages.some(({ key }) => keyOf(key) !== key)
      if (!list.some(isOut)) return
      await feed.change(['campaigns'], async writing => {
        for (const campaign of (await rows.readAll(writing.trx)).values())
          if (isOut(campaign))
            await keep(
              writing,
              { ...campaign, pages: campaign.pages.map(page => ({ ...page, key: keyOf(page.key) })) },
              campaign,
            )
      })
    },
    change: decide =>
      feed.change(['campaigns'], async writing => {
        const all = inOrder((await rows.readAll(writing.trx)).values())
        const { result, save } = decide(all)
        if (save)
          await keep(
            writing,
            save,
            all.find(({ id }) => id === save.id),
          )
        return result
      }),
    close: () => feed.idle(),
  }
}
