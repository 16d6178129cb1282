import { mkdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Dialect, Kysely, type LogEvent } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { type FoldedMigrations, recordFolded } from './folded-migrations.ts'
import { isLostConnection } from './lost-connection.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import { type DatabaseReports, postgresDialect } from './postgres.ts'

/** Begins the address of a file. */
const SQLITE = 'sqlite:'

function dialectOf(url: string, reports: DatabaseReports): Dialect {
  if (url.startsWith(SQLITE)) {
    const file = url.slice(SQLITE.length)
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
    return nodeSqliteDialect(file)
  }
  if (/^postgres(ql)?:\/\//.test(url)) return postgresDialect(url, reports)
  throw new Error('The database address must start with sqlite: or postgres://')
}

/** Longest pause between attempts to reach a database at the start. Milliseconds. */
const LONGEST_PAUSE_MS = 10_000

/**
 * A start of an earlier version, which did not migrate in one transaction, was killed in the middle. The message is for operators.
 */
export class TablesHalfMade extends Error {
  constructor(file: string, migration: string, cause: Error) {
    super(
      `DATA_DIR: ${file} was left half made by a start that was interrupted (${migration}: ${cause.message}). Restore the database from the backup made before that start. If the shop never opened with it, move ${basename(file)} away: the next start makes a new one.`,
      { cause },
    )
  }
}

/** Messages of SQLite for tables, columns and indexes that a migration finds already made. */
const ALREADY_MADE = /already exists|duplicate column name/

/** Runs the migrations that are missing: all of them or, if this process is killed, none. */
async function migrate<Tables>(
  database: Kysely<Tables>,
  migrations: Record<string, Migration>,
  url: string,
): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find(({ status }) => status === 'Error')
  if (failed && url.startsWith(SQLITE) && error instanceof Error && ALREADY_MADE.test(error.message))
    throw new TablesHalfMade(url.slice(SQLITE.length), failed.migrationName, error)
  throw error
}

/** Runs a job until the database answers, with longer and longer pauses. */
async function untilReachable(job: () => Promise<void>, onWait: (error: Error, seconds: number) => void) {
  for (let pause = 1000; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await job()
    } catch (error) {
      if (!isLostConnection(error)) throw error
      onWait(error, pause / 1000)
    }
    await wait(pause)
  }
}

export interface ConnectOptions {
  /** `sqlite:<file>`, `sqlite::memory:` or `postgres://…` */
  readonly url: string
  /** Applied in the order of their names, once each. */
  readonly migrations: Record<string, Migration>
  /** Migrations that are no longer in the list, because others make the same tables. By default none. */
  readonly folded?: FoldedMigrations
  /** Called after every statement; for tests that count them. */
  readonly log?: ((event: LogEvent) => void) | undefined
  /** Reports lost connections; by default only the failed statements show them. */
  readonly reports?: DatabaseReports
  /** Waits for a database that does not answer yet, and calls this before each pause. By default the call rejects. */
  readonly onWait?: (error: Error, seconds: number) => void
}

/** Opens a database and brings its tables up to date. */
export async function connect<Tables>({
  url,
  migrations,
  folded,
  log,
  reports = { failed: () => undefined, recovered: () => undefined },
  onWait,
}: ConnectOptions): Promise<Kysely<Tables>> {
  const database = new Kysely<Tables>({ dialect: dialectOf(url, reports), ...(log && { log }) })
  try {
    const bringUpToDate = async () => {
      if (folded) await recordFolded(database, folded)
      await migrate(database, migrations, url)
    }
    await (onWait ? untilReachable(bringUpToDate, onWait) : bringUpToDate())
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}
