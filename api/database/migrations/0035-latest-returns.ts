import type { Migration } from 'kysely/migration'

/** The shop's returns, the newest first, all of them or of one status: what operators look at. */
export const latestReturnIndexes: Migration = {
  async up(db) {
    await db.schema
      .createIndex('after_sales_order_latest')
      .on('after_sales_order')
      .columns(['created_at', 'code'])
      .execute()
    await db.schema.dropIndex('after_sales_order_status').execute()
    await db.schema
      .createIndex('after_sales_order_latest_by_status')
      .on('after_sales_order')
      .columns(['status', 'created_at', 'code'])
      .execute()
  },
}
