import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#api/database/database.ts'
import { fillingMark } from '#content-store/storage/shop-documents.ts'
import type { ContentStore } from '#content-store/store.ts'
import { fileMark } from './first-fill.ts'
import type { Settings } from '../settings/settings.ts'

/** Pages lie in the data folder, and the database that is to hold them has none. The message is for operators. */
export class ContentInFiles extends Error {
  constructor(directory: string) {
    super(
      `DATABASE_URL: pages, pictures and operators belong in this database, which has none, but ${directory} holds some. Run \`npm run content -- import\` to move them, or set CONTENT_STORE=files to leave them where they are.`,
    )
  }
}

type Place = Pick<Settings, 'DATABASE_URL' | 'CONTENT_STORE'>

/** The database that holds the content; `undefined` where it is in files. */
export const contentTables = ({ DATABASE_URL, CONTENT_STORE }: Place, database: Database) =>
  CONTENT_STORE === 'database' && DATABASE_URL !== undefined ? { database, url: DATABASE_URL } : undefined

/** The folder of content files, or of what a process can make again from a database. */
export const contentDirectory = (directory: string, { CONTENT_STORE }: Pick<Place, 'CONTENT_STORE'>) =>
  CONTENT_STORE === 'database' ? join(directory, 'cache', 'media') : join(directory, 'content')

/** Marks the first filling of the shop, for all processes that share it. */
export const markOf = (directory: string, tables: ReturnType<typeof contentTables>) =>
  tables ? fillingMark(tables.database) : fileMark(directory)

/**
 * Makes sure that a shop whose pages are in files does not open without them.
 * @throws ContentInFiles
 */
export async function refuseContentInFiles(
  directory: string,
  store: Pick<ContentStore, 'shownPaths' | 'operators'>,
): Promise<void> {
  const folder = join(directory, 'content')
  const pages = await readdir(join(folder, 'pages')).catch(() => [])
  if (pages.length === 0) return
  if ((await store.shownPaths()).length > 0 || (await store.operators.list()).length > 0) return
  throw new ContentInFiles(folder)
}
