import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

/** Which stock has changed since the catalogue's last version. */
export const stockMark: Migration = {
  async up(db) {
    await db.schema
      .alterTable('sku_stock')
      .addColumn('is_unpublished', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await sql`create index sku_stock_unpublished on sku_stock (sku_code) where is_unpublished = 1`.execute(db)
  },
}
