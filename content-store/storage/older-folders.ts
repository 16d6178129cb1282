import { join } from 'node:path'
import { z } from 'zod'
import { isThere, makeFolder, namesIn, removeDurably, renameDurably } from '#platform/durable-file.ts'
import type { Effect } from '#platform/storage/changing.ts'
import { openJournal } from '#platform/storage/files/journal.ts'
import { readJson } from '#platform/storage/files/json-file.ts'
import { type Numbered, parsed } from '#platform/storage/storage.ts'
import { redirectsSchema, storedPageSchema } from '../stored/page.ts'
import { logOf, PARTS } from './page-kinds.ts'

/** `together/<key>.json`: two pages that changed at once. */
const togetherSchema = z.array(
  z.object({
    key: z.string(),
    save: storedPageSchema.optional(),
    append: z.array(z.looseObject({ number: z.number() })).optional(),
  }),
)

/** `moving.json`: pages on their way to another address. */
const movingSchema = z.object({
  pages: z.array(z.object({ key: z.string(), page: storedPageSchema })),
  redirects: redirectsSchema,
})

/** Effects still to be done of a change of two pages. Doing one again changes nothing. */
async function togetherEffects(file: string): Promise<readonly Effect[]> {
  const changes = parsed(file, togetherSchema, await readJson(file))
  return changes.flatMap(({ key, save, append }): readonly Effect[] => {
    if (!save) return []
    const entries: readonly Numbered[] = append ?? []
    const write: Effect = { do: 'write', path: `pages/${key}`, value: save }
    return entries.length > 0 ? [{ do: 'append', log: logOf(key), entries }, write] : [write]
  })
}

/** Folders that a page had besides its document. */
const OLDER_PARTS = [...PARTS, 'log']

/** Effects still to be done of a move. The page's file at the old address went when everything was at the new one. */
async function movingEffects(directory: string, file: string): Promise<readonly Effect[]> {
  const { pages, redirects } = parsed(file, movingSchema, await readJson(file))
  const effects: Effect[] = []
  for (const { key, page } of pages) {
    if (await isThere(join(directory, 'pages', `${key}.json`))) {
      for (const part of OLDER_PARTS)
        effects.push({ do: 'moveFolder', from: `${part}/${key}`, to: `${part}/${page.key}` })
      effects.push({ do: 'write', path: `pages/${page.key}`, value: page })
      effects.push({ do: 'remove', path: `pages/${key}` })
    }
    for (const part of OLDER_PARTS) effects.push({ do: 'removeFolder', folder: `${part}/${key}` })
  }
  return [...effects, { do: 'write', path: 'redirects', value: redirects }]
}

/** `bin/<id>/page.json` becomes `bin/<id>.json`; a copy without it is of a crash, and its page is still there. */
async function renewBin(bin: string) {
  for (const id of await namesIn(bin)) {
    if (id.endsWith('.json')) continue
    const page = join(bin, id, 'page.json')
    if (await isThere(page)) {
      await renameDurably(page, join(bin, `${id}.json`))
    } else if (!(await isThere(join(bin, `${id}.json`)))) await removeDurably(join(bin, id))
  }
}

/**
 * Brings a folder that an earlier version wrote to the shape of this one. A change that a crash interrupted there is handed to the journal,
 * which finishes it.
 * @throws DamagedDocument
 */
export async function renewFolders(directory: string): Promise<void> {
  await makeFolder(directory)
  const [together, moving] = [join(directory, 'together'), join(directory, 'moving.json')]
  const interrupted = (await namesIn(together)).filter(name => name.endsWith('.json'))
  const isMoving = await isThere(moving)
  if (interrupted.length > 0 || isMoving) {
    const journal = await openJournal(join(directory, 'unfinished'))
    for (const name of interrupted) {
      await journal.write(await togetherEffects(join(together, name)))
      await removeDurably(join(together, name))
    }
    if (isMoving) {
      await journal.write(await movingEffects(directory, moving))
      await removeDurably(moving)
    }
  }
  await renewBin(join(directory, 'bin'))
}
