import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Sales by day in Hong Kong, searches without results, and refunds and mails by order. Orders that were counted are counted again: days
 * of `spu_sold` began at 8 in the morning before.
 */
export const salesTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('sales_day')
      .addColumn('day', 'integer', column => column.primaryKey())
      .addColumn('orders', 'integer', column => column.notNull())
      .addColumn('amount', 'bigint', column => column.notNull())
      .addColumn('units', 'integer', column => column.notNull())
      .execute()
    await db.schema
      .createTable('sales_offer')
      .addColumn('day', 'integer', column => column.notNull())
      .addColumn('code', 'text', column => column.notNull())
      .addColumn('type', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('orders', 'integer', column => column.notNull())
      .addColumn('amount', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('sales_offer_key', ['day', 'code'])
      .execute()
    await db.schema
      .alterTable('spu_sold')
      .addColumn('amount', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('spu_sold_of_day')
      .on('spu_sold')
      .columns(['day', 'spu_code', 'units', 'amount'])
      .execute()
    await sql`delete from spu_sold`.execute(db)
    await sql`update order_head set is_sold_counted = 0 where is_sold_counted = 1`.execute(db)

    await db.schema
      .createTable('search_miss')
      .addColumn('day', 'integer', column => column.notNull())
      .addColumn('word', 'text', column => column.notNull())
      .addColumn('searches', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('search_miss_key', ['day', 'word'])
      .execute()

    await db.schema
      .createIndex('refund_of_order')
      .on('refund')
      .columns(['order_code', 'pay_ref', 'created_at'])
      .execute()
    await db.schema
      .createIndex('refund_by_day')
      .on('refund')
      .columns(['created_at', 'reason', 'state', 'amount'])
      .execute()
    await db.schema
      .createIndex('after_sales_order_refunded')
      .on('after_sales_order')
      .columns(['refunded_at', 'code'])
      .execute()
    await db.schema
      .createIndex('after_sales_line_units')
      .on('after_sales_line')
      .columns(['after_sales_code', 'quantity'])
      .execute()
    await db.schema.createIndex('order_mail_of_order').on('order_mail').column('order_code').execute()
  },
}
