import { readEverything } from '#platform/storage/files/read-everything.ts'
import type { Stored } from '#platform/storage/stored.ts'
import { fillTables, NotEmpty } from '#platform/storage/tables/fill-tables.ts'
import type { SharedDatabase } from '#platform/storage/tables/tables.ts'
import { findBlock } from '#blocks/registry.ts'
import { openContent } from './content-storage.ts'
import { migrateContent } from './migrations.ts'
import { openContentFiles } from './places.ts'
import { SHOP_FOLDERS } from './shop-documents.ts'

/** The database already holds content. */
export class ContentInDatabase extends Error {
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

/** Sessions stay behind: operators sign in again. */
async function* withoutSessions(everything: AsyncIterable<Stored>): AsyncGenerator<Stored> {
  for await (const stored of everything)
    if (!(stored.kind === 'document' && stored.folder === '' && stored.id === 'sessions')) yield stored
}

/**
 * Copies the content of a data folder into the tables of a database, in one transaction: all of it or nothing. The folder is only read.
 * @param directory the content folder; no shop may be using it
 * @throws ContentInDatabase, or DamagedDocument
 */
export async function importFiles(
  directory: string,
  database: SharedDatabase,
  report: (error: unknown) => void,
): Promise<Imported> {
  await migrateContent(database)
  // Opened, the files are what this version writes, and those that are held in memory can be read.
  const files = await openContent(await openContentFiles(directory, report), {
    clock: Date.now,
    report,
    findBlock,
  })
  try {
    await fillTables(database, withoutSessions(readEverything(directory)), SHOP_FOLDERS)
    return {
      pages: (await files.repository.heads()).length,
      deletedPages: (await files.repository.binned()).length,
      pictures: files.media.list().length,
      operators: (await files.operators.list()).length,
      campaigns: files.campaigns.all().length,
      savedParts: files.saved.all().length,
    }
  } catch (error) {
    throw error instanceof NotEmpty ? new ContentInDatabase() : error
  } finally {
    await files.close()
  }
}
