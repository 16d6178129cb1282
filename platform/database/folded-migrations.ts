import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { type Kysely, sql } from 'kysely'

/** Migrations that were replaced by fewer ones with the same result. */
export interface FoldedMigrations {
  /** Names of the former ones. */
  readonly from: readonly string[]
  readonly into: readonly string[]
}

/** A database has only some of the migrations that were folded. The message is for operators. */
export class UnfinishedMigrations extends Error {
  constructor(last: string, missing: string) {
    super(
      `The database is of a version from before the first release: it has ${last}, but not ${missing}. Start it once with the last version that has this migration, or begin with an empty database.`,
    )
  }
}

const migrationTable = sql.table(DEFAULT_MIGRATION_TABLE)

/**
 * Records the new migrations as applied in a database that has all former ones, in one transaction. Changes nothing in a database that has
 * none of them.
 * @throws UnfinishedMigrations
 */
export async function recordFolded<Tables>(
  database: Kysely<Tables>,
  { from, into }: FoldedMigrations,
): Promise<void> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return
  await database.transaction().execute(async trx => {
    // Of processes that start together, one deletes the rows; the others wait, and find none.
    const { rows } = await sql<{ name: string }>`
      delete from ${migrationTable} where name in (${sql.join(from)}) returning name`.execute(trx)
    const deleted = new Set(rows.map(({ name }) => name))
    if (deleted.size === 0) return
    const missing = from.filter(name => !deleted.has(name)).at(-1)
    if (missing !== undefined)
      throw new UnfinishedMigrations(from.filter(name => deleted.has(name)).at(-1) ?? '', missing)
    const timestamp = new Date().toISOString()
    for (const name of into)
      await sql`insert into ${migrationTable} (name, timestamp) values (${name}, ${timestamp})`.execute(trx)
  })
}
