import type { Migration } from 'kysely/migration'

/** Days on which an order arrives, as the shop promised. Nothing was promised for those that exist. */
export const deliveryDates: Migration = {
  async up(db) {
    await db.schema.alterTable('order_head').addColumn('delivery', 'text').execute()
  },
}
