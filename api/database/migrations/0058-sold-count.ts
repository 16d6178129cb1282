import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Units that shoppers have bought, by product and day, beside those that the catalogue's file says. */
export const soldCount: Migration = {
  async up(db) {
    await db.schema
      .alterTable('order_head')
      .addColumn('is_sold_counted', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await sql`create index order_head_not_counted on order_head (code) where is_paid = 1 and is_sold_counted = 0`.execute(
      db,
    )
    await db.schema
      .createTable('spu_sold')
      .addColumn('spu_code', 'text', column => column.notNull())
      .addColumn('day', 'integer', column => column.notNull())
      .addColumn('units', 'integer', column => column.notNull())
      .addColumn('is_recent', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('spu_sold_key', ['spu_code', 'day'])
      .execute()
    await sql`create index spu_sold_recent on spu_sold (day) where is_recent = 1`.execute(db)
  },
}
