import type { Migration } from 'kysely/migration'

/** Shared bags. Source: C-292 … C-294, CO-82. */
export const cartShareTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('cart_share')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('owner_code', 'text', column => column.notNull())
      .addColumn('operator_name', 'text', column => column.notNull())
      .addColumn('lines', 'text', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('cart_share_owner').on('cart_share').column('owner_code').execute()
    await db.schema.createIndex('cart_share_expires_at').on('cart_share').column('expires_at').execute()
  },
}
