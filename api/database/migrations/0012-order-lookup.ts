import type { Migration } from 'kysely/migration'

/** Attempts to find a guest's order, by a digest of the network address; deleted after the window they count in. */
export const orderLookupTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('order_lookup')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('address_hash', 'text', column => column.notNull())
      .addColumn('tried_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('order_lookup_by_address')
      .on('order_lookup')
      .columns(['address_hash', 'tried_at'])
      .execute()
  },
}
