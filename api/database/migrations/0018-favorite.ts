import type { Migration } from 'kysely/migration'

/** The wish lists of members: one row per SKU. Source: M-152, MO-82. */
export const favoriteTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('favorite')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_code', 'text', column =>
        column.notNull().references('account.user_code').onDelete('cascade'),
      )
      .addColumn('sku_code', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addUniqueConstraint('favorite_one_per_sku', ['user_code', 'sku_code'])
      .execute()
  },
}
