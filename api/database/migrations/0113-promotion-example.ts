import type { Migration } from 'kysely/migration'

/** Bags with the sums that they must cost, kept by merchandisers. */
export const promotionExampleTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('promotion_example')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('bag', 'text', column => column.notNull())
      .addColumn('expected', 'text', column => column.notNull())
      .addColumn('kept_by', 'text', column => column.notNull())
      .addColumn('kept_at', 'bigint', column => column.notNull())
      .execute()
  },
}
