import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#api/database/database.ts'
import { freshPostgres } from '#api/testing/databases.ts'
import { createJobs, type Job } from '#platform/jobs/jobs.ts'
import { findTestBlock } from './blocks.ts'
import { CHEAP } from './cheap-passwords.ts'
import { type ContentStorage, openContent, type SharedStorage } from '../storage/content-storage.ts'
import { openContentTables } from '../storage/places.ts'
import { temporaryFolder } from './open-for-test.ts'

let made: Promise<string> | undefined

const TABLES = [
  'document page part bin picture session audit log entry blob'.split(' '),
  'change counter migration migration_lock'.split(' '),
]
  .flat()
  .map(name => `content_${name}`)

/** A database of the worker's own, its content tables empty. */
export async function emptyDatabase(): Promise<{ readonly url: string; readonly database: Database }> {
  made ??= freshPostgres()
  const url = await made
  const database = await openDatabase({ url })
  onTestFinished(() => database.destroy())
  for (const table of TABLES) await sql`drop table if exists ${sql.table(table)}`.execute(database)
  await sql`delete from job_lease`.execute(database)
  return { url, database }
}

/** A store of one process on a database. */
export async function openProcess(
  { url }: { readonly url: string },
  clock: () => number = Date.now,
): Promise<
  ContentStorage & { readonly shared: SharedStorage; readonly startRounds: (jobs: readonly Job[]) => void }
> {
  const database = await openDatabase({ url })
  const report = (error: unknown) => {
    throw error
  }
  const place = await openContentTables({ database, url, directory: await temporaryFolder(), report })
  const storage = await openContent(place, { clock, report, findBlock: findTestBlock, passwordCost: CHEAP })
  const jobs = createJobs({ db: database, clock, report })
  onTestFinished(async () => {
    await jobs.close()
    await storage.close()
    await database.destroy()
  })
  const { shared } = storage
  if (!shared) throw new Error('Tables are shared.')
  return { ...storage, shared, startRounds: rounds => jobs.start(rounds) }
}
