import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Shoppers who wait for a SKU. A notice is open until its mail is sent; only one may be open per SKU and address. */
export const arrivalNoticeTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('arrival_notice')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('sku_code', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('mobile', 'text', column => column.notNull())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('notified_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('arrival_notice_open')
      .on('arrival_notice')
      .columns(['sku_code', 'email'])
      .unique()
      .where(sql.ref('notified_at'), 'is', null)
      .execute()
  },
}
