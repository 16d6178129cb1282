import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { pagesOf } from '../client/campaigns.ts'
import { openFiles } from '../testing/open-files.ts'
import { CAMPAIGN_PAGES } from '../testing/campaign-writer.ts'
import { temporaryFolder } from '../testing/open-for-test.ts'

const WRITER = join(import.meta.dirname, '..', 'testing', 'campaign-writer.ts')

/** Ids of the campaigns that were acknowledged before the writer was killed. */
async function planUntilKilled(directory: string, count: number, momentMs: number): Promise<string[]> {
  const writer = spawn(process.execPath, [WRITER, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ids: string[] = []
  createInterface({ input: writer.stdout }).on('line', id => {
    ids.push(id)
    if (ids.length === count) setTimeout(() => writer.kill('SIGKILL'), momentMs)
  })
  const [, signal] = await once(writer, 'close')
  expect(signal).toBe('SIGKILL')
  return ids
}

test('killed while campaigns are planned, each is there with all its pages or not at all, and no page shows it early', {
  timeout: 60_000,
}, async () => {
  const directory = await temporaryFolder()
  const acknowledged: string[] = []
  for (const moment of [0, 5, 20, 40]) {
    acknowledged.push(...(await planUntilKilled(directory, 2, moment)))
    const { repository: pages, campaigns } = await openFiles(directory)
    expect(campaigns.all().map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
    for (const campaign of campaigns.all()) {
      const held = [...pagesOf(campaign).values()]
      expect(held).toHaveLength(CAMPAIGN_PAGES)
      for (const { key, pageVersion } of held)
        expect(await pages.release(key, pageVersion), `${key} ${pageVersion}`).toBeDefined()
    }
    expect((await pages.heads()).map(({ liveVersion }) => liveVersion)).toEqual(
      Array(CAMPAIGN_PAGES).fill(null),
    )
  }
})
