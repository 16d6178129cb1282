import type { Migration } from 'kysely/migration'

/** Orders that staff place while the shop is closed. Those that exist are none: nothing says who placed them. */
export const trialOrders: Migration = {
  async up(db) {
    await db.schema
      .alterTable('order_head')
      .addColumn('is_trial', 'integer', column => column.notNull().defaultTo(0))
      .execute()
  },
}
