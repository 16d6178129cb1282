import type { Operator } from '#operators/operator.ts'
import { orThrow } from '#operators/outcome.ts'
import type { LoweredPage, OldBlock, OldBlocks } from '#content-store/publishing/block-versions.ts'
import type { ContentStore } from '#content-store/store.ts'
import { counted } from './counted.ts'

/** Who did it, in histories and the audit log. Shells need an admin. */
const COMMAND: Operator = { name: 'npm run pages', role: 'admin' }

const pageName = ({ path, locale }: Pick<OldBlocks, 'path' | 'locale'>) => `${path} (${locale})`

function blockLine(page: OldBlocks, where: 'draft' | 'live', { name, code, id, from, to, error }: OldBlock) {
  const block = `${code} ${name === '' ? id : `“${name}”`}`
  return `${pageName(page)} · ${where} · ${block} · version ${from} → ${to}${error === undefined ? '' : ` · not possible: ${error}`}`
}

/** Prints one line for each block of a page; how many cannot be brought up to date. */
function printPage(page: OldBlocks): number {
  for (const where of ['draft', 'live'] as const)
    for (const block of page[where]) console.log(blockLine(page, where, block))
  return [...page.draft, ...page.live].filter(({ error }) => error !== undefined).length
}

function summarise(pages: number, verb: string, errors: number): boolean {
  console.error(`${counted(pages, 'page')} ${verb}, ${counted(errors, 'error')}.`)
  return errors > 0
}

/** What `upgrade` would change; whether some blocks cannot be brought up to date. */
export async function showOldBlocks(store: ContentStore): Promise<boolean> {
  let [pages, errors] = [0, 0]
  for await (const page of store.oldBlocks()) {
    pages += 1
    errors += printPage(page)
  }
  return summarise(pages, 'to change', errors)
}

/** Brings all blocks up to date; whether some could not be. */
export async function upgrade(store: ContentStore): Promise<boolean> {
  let [pages, errors] = [0, 0]
  for await (const outcome of store.upgradeBlocks(COMMAND)) {
    pages += 1
    errors += printPage(orThrow(outcome))
  }
  return summarise(pages, 'changed', errors)
}

const LOWERED = {
  back: 'as it was before',
  changed: 'left as it is: it was changed since',
} as const

function printLowered(page: LoweredPage): void {
  for (const where of ['draft', 'live'] as const) {
    const result = page[where]
    if (result) console.log(`${pageName(page)} · ${where} · ${LOWERED[result]}`)
  }
}

/** Takes that back; leaving a page that was changed since is no error. */
export async function revert(store: ContentStore): Promise<boolean> {
  let pages = 0
  for await (const outcome of store.revertBlocks(COMMAND)) {
    const page = orThrow(outcome)
    printLowered(page)
    if (page.draft === 'back' || page.live === 'back') pages += 1
  }
  return summarise(pages, 'put back', 0)
}
