import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

/** When a product was last changed, for search engines. Of those already there only the listing is known. */
export const changedAtColumn: Migration = {
  async up(db) {
    await db.schema
      .alterTable('spu')
      .addColumn('changed_at', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
    await sql`update spu set changed_at = list_time`.execute(db)
  },
}
