import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Dialect, Kysely, type LogEvent, PostgresDialect } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import { catalogueTables } from './migrations/0001-catalogue.ts'
import { sessionTable } from './migrations/0002-session.ts'
import { exchangeColumn } from './migrations/0003-exchange.ts'
import { siteTable } from './migrations/0004-site.ts'
import { arrivalNoticeTable } from './migrations/0005-arrival-notice.ts'
import { signUpTable } from './migrations/0006-sign-up.ts'
import { accountTables } from './migrations/0007-account.ts'
import { loginGuardTables } from './migrations/0008-login-guard.ts'
import { memberTables } from './migrations/0009-member.ts'
import { thirdPartyTables } from './migrations/0010-third-party.ts'
import { feedbackTable } from './migrations/0011-feedback.ts'
import { orderLookupTable } from './migrations/0012-order-lookup.ts'
import { letterColumns } from './migrations/0013-letters.ts'
import { rateLimitTable } from './migrations/0014-rate-limit.ts'
import { stagedRowTable } from './migrations/0015-staged-row.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Applied in this order, once each. A migration that has shipped is never edited. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-catalogue': catalogueTables,
  '0002-session': sessionTable,
  '0003-exchange': exchangeColumn,
  '0004-site': siteTable,
  '0005-arrival-notice': arrivalNoticeTable,
  '0006-sign-up': signUpTable,
  '0007-account': accountTables,
  '0008-login-guard': loginGuardTables,
  '0009-member': memberTables,
  '0010-third-party': thirdPartyTables,
  '0011-feedback': feedbackTable,
  '0012-order-lookup': orderLookupTable,
  '0013-letters': letterColumns,
  '0014-rate-limit': rateLimitTable,
  '0015-staged-row': stagedRowTable,
}

// `count(*)` and bigint columns come back as numbers, as in SQLite; cents and milliseconds stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

function dialectOf(url: string): Dialect {
  if (url.startsWith('sqlite:')) {
    const file = url.slice('sqlite:'.length)
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
    return nodeSqliteDialect(file)
  }
  if (/^postgres(ql)?:\/\//.test(url)) {
    return new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 10 }) })
  }
  throw new Error('The database address must start with sqlite: or postgres://')
}

/**
 * Opens a database and brings its tables up to date.
 *
 * @param url `sqlite:<file>`, `sqlite::memory:` or `postgres://…`
 * @param log called after every statement; for tests that count them
 */
export async function openDatabase({
  url,
  log,
}: {
  url: string
  log?: (event: LogEvent) => void
}): Promise<Database> {
  const database = new Kysely<Tables>({ dialect: dialectOf(url), ...(log && { log }) })
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => MIGRATIONS },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    await database.destroy()
    throw error
  }
  return database
}
