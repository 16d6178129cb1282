import { writeSync } from 'node:fs'
import type { Operator } from '#operators/operator.ts'
import { openForWriter } from './open-for-writer.ts'
import { orThrow } from '#operators/outcome.ts'

/** Pages of each campaign. */
export const CAMPAIGN_PAGES = 6

const admin: Operator = { name: 'writer', role: 'admin' }
const HOUR = 3_600_000

/** Plans one campaign of six pages after the other, each with new drafts, and writes its id once the store has said yes. */
async function write(directory: string): Promise<void> {
  const store = await openForWriter(directory)
  for (let turn = 1; turn <= 200; turn++) {
    const pages: { key: string; revision: number; accepted: 'all' }[] = []
    for (let index = 0; index < CAMPAIGN_PAGES; index++) {
      const path = `/landingPage/page-${index}`
      const key = `landingPage.page-${index}_zh_HK`
      const found = await store.page(admin, key)
      const { draft } = found.ok
        ? found.value
        : orThrow(await store.createPage(admin, { path, locale: 'zh_HK', type: 'LANDING', title: 'new' }))
      const title = `turn ${turn} ${Date.now()}`
      const { revision } = orThrow(await store.saveDraft(admin, key, { ...draft, title }))
      pages.push({ key, revision, accepted: 'all' })
    }
    const from = Math.ceil(Date.now() / 1000) * 1000 + (Math.floor(Math.random() * 1e6) + 1) * HOUR
    const { id } = orThrow(
      await store.createCampaign(admin, {
        name: { zh_HK: '檔期', en_US: 'Campaign' },
        from,
        until: from + HOUR,
        pages,
      }),
    )
    writeSync(1, `${id}\n`)
  }
}

const [, script, directory] = process.argv
if (script === import.meta.filename && directory) await write(directory)
