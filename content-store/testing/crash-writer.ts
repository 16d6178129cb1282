import { writeSync } from 'node:fs'
import { orThrow } from '#operators/outcome.ts'
import { openForWriter } from './open-for-writer.ts'
import type { Operator } from '#operators/operator.ts'

/** One line of output, written only after the store has said yes. */
export interface Acknowledged {
  readonly key: string
  readonly revision: number
  readonly title: string
  /** Set by a publish. */
  readonly pageVersion?: number
}

const PAGES = 4
const admin: Operator = { name: 'writer', role: 'admin' }
const acknowledge = (what: Acknowledged) => writeSync(1, `${JSON.stringify(what)}\n`)

/** Saves one page over and over, and publishes every third draft, until the process is killed or 200 are done. */
async function write(store: Awaited<ReturnType<typeof openForWriter>>, index: number): Promise<void> {
  const path = `/landingPage/page-${index}`
  const key = `landingPage.page-${index}_zh_HK`
  const found = await store.page(admin, key)
  let { draft } = found.ok
    ? found.value
    : orThrow(await store.createPage(admin, { path, locale: 'zh_HK', type: 'LANDING', title: 'new' }))
  for (let turn = 0; turn < 200; turn++) {
    const options = { content: `<p>${'石'.repeat(50 * (turn % 100))}</p>` }
    const components = [{ id: 'a', code: 'richText', options }]
    const title = `${key} ${draft.revision + 1}`
    draft = orThrow(await store.saveDraft(admin, key, { ...draft, title, components }))
    acknowledge({ key, revision: draft.revision, title })
    if (turn % 3 > 0) continue
    const { releases } = orThrow(
      await store.publish(admin, key, { revision: draft.revision, accepted: 'all' }),
    )
    acknowledge({ key, revision: draft.revision, title, pageVersion: releases[0]?.pageVersion ?? 0 })
  }
}

const [, script, directory] = process.argv
if (script === import.meta.filename && directory) {
  const store = await openForWriter(directory)
  await Promise.all(Array.from({ length: PAGES }, (_, index) => write(store, index)))
}
