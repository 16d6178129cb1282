import type { Migration } from 'kysely/migration'

/** The shop's orders, the newest first, all of them or of one status: what operators look at. */
export const latestOrderIndexes: Migration = {
  async up(db) {
    await db.schema
      .createIndex('order_head_latest')
      .on('order_head')
      .columns(['created_at', 'code'])
      .execute()
    await db.schema
      .createIndex('order_head_latest_by_status')
      .on('order_head')
      .columns(['status', 'created_at', 'code'])
      .execute()
  },
}
