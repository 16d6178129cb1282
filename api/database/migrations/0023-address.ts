import type { Migration } from 'kysely/migration'

/** Addresses of members, and one billing address per member or visitor. Source: M-096 … M-104, MO-50. */
export const addressTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('delivery_address')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('user_code', 'text', column =>
        column.notNull().references('account.user_code').onDelete('cascade'),
      )
      .addColumn('is_default', 'integer', column => column.notNull())
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('delivery_address_of_member')
      .on('delivery_address')
      .columns(['user_code', 'created_at'])
      .execute()
    await db.schema
      .createTable('billing_address')
      .addColumn('owner_code', 'text', column => column.primaryKey())
      .addColumn('code', 'text', column => column.notNull())
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute()
  },
}
