import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Campaign } from '../client/types.ts'
import type { CampaignRepository } from '../repository.ts'
import { campaignSchema, deepFrozen } from '../stored/campaign.ts'
import { DamagedFile } from './json-file.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { sweep } from '#platform/durable-file.ts'
import { readDocument, writeDocument } from './documents.ts'

/**
 * Campaigns as files, one each: a change replaces one file, so that all pages of a campaign change together or not at all.
 * @throws Error naming the first file that cannot be read
 */
export async function openCampaignFiles(directory: string): Promise<CampaignRepository> {
  const folder = join(directory, 'campaigns')
  const fileOf = (id: string) => join(folder, `${id}.json`)
  await mkdir(folder, { recursive: true })
  await sweep(folder, { recursive: true })
  const queue = oneAtATime()
  const kept = new Map<string, Campaign>()
  for (const name of (await readdir(folder)).sort()) {
    if (!name.endsWith('.json')) continue
    const campaign = await readDocument(join(folder, name), campaignSchema)
    if (!campaign || fileOf(campaign.id) !== join(folder, name))
      throw new DamagedFile(join(folder, name), 'it does not hold the campaign its name says')
    kept.set(campaign.id, deepFrozen(campaign))
  }
  const all = () => [...kept.values()].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
  let list = all()
  const keep = async (given: Campaign) => {
    const campaign = campaignSchema.parse(given)
    await writeDocument(fileOf(campaign.id), campaign)
    kept.set(campaign.id, deepFrozen(campaign))
    list = all()
  }
  return {
    all: () => list,
    rename: keyOf =>
      queue.run('campaigns', async () => {
        for (const campaign of list)
          if (campaign.pages.some(({ key }) => keyOf(key) !== key))
            await keep({
              ...campaign,
              pages: campaign.pages.map(page => ({ ...page, key: keyOf(page.key) })),
            })
      }),
    change: decide =>
      queue.run('campaigns', async () => {
        const { result, save } = decide(list)
        if (save) await keep(save)
        return result
      }),
    close: () => queue.idle(),
  }
}
