import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#api/database/database.ts'
import { freshPostgres } from '#api/testing/databases.ts'
import { openTables } from '../postgres/open-tables.ts'
import type { ContentTables } from '../postgres/tables.ts'
import type { ContentStorage, SharedStorage } from '../storage.ts'
import { temporaryFolder } from './open-for-test.ts'

let made: Promise<string> | undefined

const TABLES = [
  'content_page',
  'content_part',
  'content_bin',
  'content_document',
  'content_picture',
  'content_session',
  'content_audit',
  'content_change',
] as const satisfies readonly (keyof ContentTables)[]

/** A database of the worker's own, its content tables empty. */
export async function emptyDatabase(): Promise<{ readonly url: string; readonly database: Database }> {
  made ??= freshPostgres()
  const url = await made
  const database = await openDatabase({ url })
  onTestFinished(() => database.destroy())
  for (const table of TABLES) await sql`drop table if exists ${sql.table(table)}`.execute(database)
  for (const table of ['content_counter', 'content_migration', 'content_migration_lock'])
    await sql`drop table if exists ${sql.table(table)}`.execute(database)
  await sql`delete from job_lease`.execute(database)
  return { url, database }
}

/** A store of one process on a database. */
export async function openProcess(
  { url }: { readonly url: string },
  clock: () => number = Date.now,
): Promise<ContentStorage & { readonly shared: SharedStorage }> {
  const database = await openDatabase({ url })
  const storage = await openTables({
    database,
    url,
    directory: await temporaryFolder(),
    clock,
    report: error => {
      throw error
    },
    passwordCost: { kind: 'scrypt', log2N: 4, blockSize: 8, parallelism: 1 },
  })
  onTestFinished(async () => {
    await storage.close()
    await database.destroy()
  })
  const { shared } = storage
  if (!shared) throw new Error('Tables are shared.')
  return { ...storage, shared }
}
