import type { Operator } from '#operators/operator.ts'
import type { SectionChange } from '../client/types.ts'
import { openForWriter } from './open-for-writer.ts'
import { findTestBlock } from './blocks.ts'

/** What the program is given beside the folder, as JSON. */
export interface SectionJob {
  readonly id: string
  readonly change: SectionChange & { readonly publish: boolean }
}

// Changes a synced section and dies as soon as one page was brought up to date.
const [, script, directory, job] = process.argv
if (script === import.meta.filename && directory && job) {
  const { id, change }: SectionJob = JSON.parse(job)
  const publisher: Operator = { name: 'writer', role: 'publisher' }
  const store = await openForWriter(directory, findTestBlock)
  store.onChange(() => process.kill(process.pid, 'SIGKILL'))
  await store.changeSection(publisher, id, change)
}
