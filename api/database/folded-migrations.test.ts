import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#platform/database/connect.ts'
import { UnfinishedMigrations } from '#platform/database/folded-migrations.ts'
import { describeOnBothDatabases, freshPostgres } from '../testing/databases.ts'
import { BEFORE_FOLDING, schemaOf } from '../testing/schema-listing.ts'
import { MIGRATIONS, openDatabase } from './database.ts'

describeOnBothDatabases('migrations that were folded', open => {
  async function emptyDatabase(): Promise<string> {
    if (!open().url.startsWith('sqlite:')) return freshPostgres()
    const folder = await mkdtemp(join(tmpdir(), 'cairn-folded-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    return `sqlite:${join(folder, 'shop.db')}`
  }

  /** Address of a database as the last version made it whose migrations were not folded, with further statements. */
  async function earlierDatabase(...more: readonly string[]): Promise<string> {
    const url = await emptyDatabase()
    const db = await connect({ url, migrations: {} })
    const made = (await readFile(BEFORE_FOLDING, 'utf8')).split(';\n').filter(Boolean)
    const migrator = ['kysely_migration', 'kysely_migration_lock'].map(table => `drop table ${table}`)
    for (const statement of [...migrator, ...made, ...more]) await sql.raw(statement).execute(db)
    await db.destroy()
    return url
  }

  /** Opens a database and lists its migrations and its schema. */
  async function opened(url: string) {
    const db = await openDatabase({ url })
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    const schema = await schemaOf(db)
    await db.destroy()
    return { names: rows.map(({ name }) => name), schema }
  }

  test('make the same tables as the migrations before them, whose databases open', async () => {
    const { names, schema } = await opened(await earlierDatabase())
    expect(names).toEqual(Object.keys(MIGRATIONS))
    expect(schema).toEqual(await schemaOf(open().db))
  })

  test('are recorded once when processes start together, and rows stay', async () => {
    const url = await earlierDatabase(
      "insert into label (code, front_name, description) values ('new', '{}', '{}')",
    )
    await Promise.all(
      (await Promise.all([openDatabase({ url }), openDatabase({ url })])).map(db => db.destroy()),
    )
    const { names, schema } = await opened(url)
    expect(names).toEqual(Object.keys(MIGRATIONS))
    expect(schema.rows.label).toHaveLength(1)
  })

  test('refuse a database that has only some of the former ones, and leave it as it is', async () => {
    const url = await earlierDatabase("delete from kysely_migration where name = '0062-stock-counted'")
    const opening = () => openDatabase({ url })
    await expect(opening()).rejects.toThrow(UnfinishedMigrations)
    await expect(opening()).rejects.toThrow('it has 0058-sold-count, but not 0062-stock-counted')
  })
})
