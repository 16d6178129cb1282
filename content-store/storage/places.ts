import { openFileStorage } from '#platform/storage/files/open-file-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { openTableStorage } from '#platform/storage/tables/open-table-storage.ts'
import type { SharedDatabase } from '#platform/storage/tables/tables.ts'
import { migrateContent } from './migrations.ts'
import { renewFolders } from './older-folders.ts'

/** Files for readers of pages, in the order of `linkSnapshot`. Operators, sessions and the audit log are not among them. */
export const READ_PARTS = ['campaigns', 'redirects.json', 'pages', 'releases', 'log', 'media']

type Report = (error: unknown) => void

/** The storage of one folder, for one process. @throws DamagedDocument */
export async function openContentFiles(directory: string, report: Report): Promise<Storage> {
  await renewFolders(directory)
  return openFileStorage(directory, { report })
}

/** The storage of a database on PostgreSQL, for any number of processes. @param options as for `openTableStorage` */
export async function openContentTables(options: {
  readonly database: SharedDatabase
  readonly url?: string
  readonly directory?: string
  readonly report: Report
}): Promise<Storage> {
  await migrateContent(options.database)
  return openTableStorage(options)
}
