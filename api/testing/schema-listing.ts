import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'

/**
 * Statements that make a database as the last version did whose migrations were not folded: its tables, its first rows and the names of
 * its migrations. They run on SQLite and on PostgreSQL.
 */
export const BEFORE_FOLDING = join(import.meta.dirname, 'before-folding.sql')

/** Tables of the migrator itself. */
const MIGRATOR = /^kysely_/

const rowsOf = async <Tables>(db: Kysely<Tables>, statement: string) =>
  (await sql.raw<Record<string, unknown>>(statement).execute(db)).rows

/** Statements of SQLite that list what a schema has; columns of a table in their order. */
const SQLITE = {
  tables: "select name from sqlite_schema where type = 'table' order by name",
  columns: `select t.name as of, c.name, c.type, c."notnull", c.dflt_value, c.pk from sqlite_schema t, pragma_table_xinfo(t.name) c
    where t.type = 'table' order by t.name, c.cid`,
  references: `select t.name as of, k.id, k.seq, k."table", k."from", k."to", k.on_update, k.on_delete
    from sqlite_schema t, pragma_foreign_key_list(t.name) k where t.type = 'table' order by t.name, k."from", k.seq`,
  indexes: `select t.name as of, i.name, i."unique", i.origin, i.partial, c.seqno, c.name as column
    from sqlite_schema t, pragma_index_list(t.name) i, pragma_index_info(i.name) c where t.type = 'table' order by t.name, i.name, c.seqno`,
  made: "select tbl_name as of, sql from sqlite_schema where type = 'index' and sql is not null order by name",
}

/** The same of PostgreSQL. */
const POSTGRES = {
  tables: "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  columns: `select table_name as of, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`,
  references: `select conrelid::regclass::text as of, conname, contype, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
  indexes:
    "select tablename as of, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2",
  made: `select sequencename as of from pg_sequences where schemaname = 'public' order by 1`,
}

/** Everything that migrations have made: tables, columns, keys and indexes, and the rows that an empty database has. */
export async function schemaOf<Tables>(db: Kysely<Tables>) {
  const isSqlite =
    (await rowsOf(db, 'select 1 as one where sqlite_version() is not null').catch(() => [])).length > 0
  const listed: Record<string, readonly Record<string, unknown>[]> = {}
  for (const [name, statement] of Object.entries(isSqlite ? SQLITE : POSTGRES))
    listed[name] = (await rowsOf(db, statement)).filter(row => !MIGRATOR.test(String(row.of ?? row.name)))
  const rows: Record<string, readonly string[]> = {}
  for (const { name } of listed.tables ?? [])
    rows[String(name)] = (await rowsOf(db, `select * from "${String(name)}"`))
      .map(row => JSON.stringify(row))
      .toSorted()
  return { ...listed, rows }
}
