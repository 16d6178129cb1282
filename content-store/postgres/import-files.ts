import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES } from '#locales/locale.ts'
import { openFiles } from '../lowdb/open-files.ts'
import { MEDIA_FILE } from '../media/media.ts'
import { isMissing } from '#platform/durable-file.ts'
import { migrateContent } from './migrations.ts'
import type { ContentTables, ContentTransaction, SharedDatabase } from './tables.ts'

/** The database already holds content. */
export class NotEmpty extends Error {
  constructor() {
    super(
      'DATABASE_URL: this database holds pages, pictures or operators already. Import into one that has none.',
    )
  }
}

/** Number of each that were moved. */
export interface Imported {
  readonly pages: number
  readonly deletedPages: number
  readonly pictures: number
  readonly operators: number
  readonly campaigns: number
  readonly savedParts: number
}

const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })

/** Kinds of parts by the folder that holds them. */
const FOLDERS = [
  ['release', 'releases'],
  ['draft', 'drafts'],
] as const

/** Copies releases, kept drafts and steps of a page as they are in its folders. */
async function copyParts(
  trx: ContentTransaction,
  folderOf: (part: 'releases' | 'drafts' | 'log') => string,
  owner: string,
  steps: readonly { readonly number: number }[],
) {
  const insert = (kind: ContentTables['content_part']['kind'], number: number, document: string) =>
    trx.insertInto('content_part').values({ owner, kind, number, document }).execute()
  for (const [kind, folder] of FOLDERS)
    for (const name of await namesIn(folderOf(folder))) {
      if (!/^\d+\.json$/.test(name)) continue
      const text = await readFile(join(folderOf(folder), name), 'utf8')
      await insert(kind, Number.parseInt(name, 10), JSON.stringify(JSON.parse(text)))
    }
  for (const step of steps) await insert('step', step.number, JSON.stringify(step))
}

/** The steps of a deleted page. */
async function binnedSteps(file: string): Promise<readonly { readonly number: number }[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .flatMap(line => (line === '' ? [] : [JSON.parse(line) as { readonly number: number }])) // our own writing
}

/**
 * Moves the content of a data folder into the tables of a database, in one transaction: all of it or nothing. The folder is only read.
 * Sessions stay behind: operators sign in again.
 * @param directory the content folder; no shop may be using it
 * @throws NotEmpty, or Error naming the file that cannot be read
 */
export async function importFiles(
  directory: string,
  database: SharedDatabase,
  report: (error: unknown) => void,
): Promise<Imported> {
  const db = database.$extendTables<ContentTables>()
  await migrateContent(db)
  const files = await openFiles(directory, { clock: Date.now, report })
  try {
    return await db.transaction().execute(async trx => {
      // Holds back shops that open meanwhile, and other imports.
      const counter = await trx.selectFrom('content_counter').select('number').forUpdate().executeTakeFirst()
      const isUsed =
        (await trx.selectFrom('content_page').select('key').limit(1).executeTakeFirst()) ??
        (await trx
          .selectFrom('content_document')
          .select('id')
          .where('kind', 'not in', ['secret', 'mark'])
          .limit(1)
          .executeTakeFirst())
      if (isUsed) throw new NotEmpty()
      const write = (kind: string, id: string, value: unknown) =>
        trx
          .insertInto('content_document')
          .values({ kind, id, document: JSON.stringify(value) })
          .execute()

      const heads = await files.repository.heads()
      for (const { key } of heads) {
        const page = await files.repository.find(key)
        await trx
          .insertInto('content_page')
          .values({ key, life: randomUUID(), document: JSON.stringify(page) })
          .execute()
        await copyParts(trx, part => join(directory, part, key), key, await files.repository.log(key))
      }
      const binned = await files.repository.binned()
      for (const page of binned) {
        const folder = join(directory, 'bin', page.id)
        await trx
          .insertInto('content_bin')
          .values({ id: page.id, document: JSON.stringify(page) })
          .execute()
        const steps = await binnedSteps(join(folder, 'log', 'steps.jsonl'))
        await copyParts(trx, part => join(folder, part), `bin/${page.id}`, steps)
      }
      if (files.repository.redirects().length > 0)
        await write('redirects', 'all', files.repository.redirects())

      for (const campaign of files.campaigns.all()) await write('campaign', campaign.id, campaign)
      for (const key of files.reviews.keys()) await write('review', key, files.reviews.find(key))
      for (const part of files.saved.all()) await write('saved', part.id, part)
      if (files.letters.all().length > 0) await write('letters', 'waiting', files.letters.all())
      for (const item of files.media.list()) {
        await write('media', item.id, item)
        if (!MEDIA_FILE.test(item.id)) continue
        const bytes = await readFile(join(directory, 'media', item.id))
        await trx.insertInto('content_picture').values({ file: item.id, bytes }).execute()
      }
      for (const name of await namesIn(join(directory, 'content'))) {
        const [, key, locale] = /^(.+)_([a-z]{2}_[A-Z]{2})\.json$/.exec(name) ?? []
        const known = LOCALES.find(each => each === locale)
        if (key === undefined || !known) continue
        const value = await files.repository.content(key, known)
        if (value) await write('content', `${key}_${known}`, value)
      }
      for await (const entry of files.audit.newestFirst())
        await trx
          .insertInto('content_audit')
          .values({ number: entry.number, document: JSON.stringify(entry) })
          .execute()

      const operators = await files.operators.change('', all => ({ result: all }))
      if (operators.length > 0) await write('operators', 'all', { operators })

      // Shops that are open by now read everything again.
      await trx
        .updateTable('content_counter')
        .set({ number: (counter?.number ?? 0) + 1 })
        .execute()
      return {
        pages: heads.length,
        deletedPages: binned.length,
        pictures: files.media.list().length,
        operators: operators.length,
        campaigns: files.campaigns.all().length,
        savedParts: files.saved.all().length,
      }
    })
  } finally {
    await files.close()
  }
}
