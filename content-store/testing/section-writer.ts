import type { Operator } from '../client/types.ts'
import { openContentStore } from '../open.ts'
import { findTestBlock } from './blocks.ts'

/** Changes a synced section and dies as soon as one page was brought up to date. */
const [, script, directory, id, change] = process.argv
if (script === import.meta.filename && directory && id && change) {
  const publisher: Operator = { name: 'writer', role: 'publisher' }
  const { store } = await openContentStore({
    directory,
    secret: 'a secret for tests only',
    findBlock: findTestBlock,
    passwordCost: { kind: 'scrypt', log2N: 4, blockSize: 8, parallelism: 1 },
  })
  store.onChange(() => process.kill(process.pid, 'SIGKILL'))
  await store.changeSection(publisher, id, JSON.parse(change))
}
