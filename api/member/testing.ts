import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Texts of every row of every table, with the names of their columns. */
export async function allTexts(db: Database): Promise<readonly (readonly [place: string, text: string])[]> {
  const isSqlite = await sql`select 1 from sqlite_schema`.execute(db).then(
    () => true,
    () => false,
  )
  const { rows: columns } = await sql
    .raw<{ table: string; column: string }>(
      isSqlite
        ? `select t.name as "table", c.name as "column" from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'`
        : `select table_name as "table", column_name as "column" from information_schema.columns
            where table_schema = 'public' and data_type in ('text', 'character varying')`,
    )
    .execute(db)
  const texts: (readonly [string, string])[] = []
  for (const { table, column } of columns) {
    const { rows } = await sql
      .raw<{ value: unknown }>(`select "${column}" as value from "${table}"`)
      .execute(db)
    for (const { value } of rows) if (typeof value === 'string') texts.push([`${table}.${column}`, value])
  }
  return texts
}
