import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Dialect, Kysely, type LogEvent } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { isLostConnection } from './lost-connection.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import { type DatabaseReports, postgresDialect } from './postgres.ts'

function dialectOf(url: string, reports: DatabaseReports): Dialect {
  if (url.startsWith('sqlite:')) {
    const file = url.slice('sqlite:'.length)
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
    return nodeSqliteDialect(file)
  }
  if (/^postgres(ql)?:\/\//.test(url)) return postgresDialect(url, reports)
  throw new Error('The database address must start with sqlite: or postgres://')
}

/** Longest pause between attempts to reach a database at the start. Milliseconds. */
const LONGEST_PAUSE_MS = 10_000

/** Runs the migrations that are missing. */
async function migrate<Tables>(
  database: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
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
  log,
  reports = { failed: () => undefined, recovered: () => undefined },
  onWait,
}: ConnectOptions): Promise<Kysely<Tables>> {
  const database = new Kysely<Tables>({ dialect: dialectOf(url, reports), ...(log && { log }) })
  try {
    const bringUpToDate = () => migrate(database, migrations)
    await (onWait ? untilReachable(bringUpToDate, onWait) : bringUpToDate())
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}
