import type { Migration } from 'kysely/migration'

/**
 * Sums of unpaid orders by account or session, e-mail address, mobile, network address and network: sums that bound new orders, and
 * the keys that an order counts under. Orders that waited for payment before this migration have none.
 */
export const unpaidHoldTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('unpaid_hold')
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('key_hash', 'text', column => column.notNull())
      .addColumn('orders', 'integer', column => column.notNull())
      .addColumn('units', 'integer', column => column.notNull())
      .addColumn('amount', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('unpaid_hold_key', ['kind', 'key_hash'])
      .execute()
    await db.schema.alterTable('order_head').addColumn('holding', 'text').execute()
  },
}
