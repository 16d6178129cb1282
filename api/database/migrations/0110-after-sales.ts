import type { Migration } from 'kysely/migration'

/** Returns and exchanges: what was asked for, which unit of an order belongs to which of them, and what came back as GO DOLLAR. Source: M-206 … M-208, MO-70 … MO-76. */
export const afterSalesTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('after_sales_order')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('order_code', 'text', column => column.notNull().references('order_head.code'))
      .addColumn('owner_code', 'text', column => column.notNull())
      .addColumn('client_key', 'text', column => column.notNull())
      .addColumn('request_hash', 'text', column => column.notNull())
      .addColumn('type', 'text', column => column.notNull())
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('memo', 'text', column => column.notNull())
      .addColumn('method', 'text', column => column.notNull())
      .addColumn('carrier', 'text', column => column.notNull())
      .addColumn('tracking_no', 'text', column => column.notNull())
      .addColumn('answer', 'text', column => column.notNull())
      .addColumn('amount', 'bigint', column => column.notNull())
      .addColumn('freight', 'bigint', column => column.notNull())
      .addColumn('points', 'integer', column => column.notNull())
      .addColumn('earned_back', 'integer', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('refunded_at', 'bigint')
      .addColumn('out_courier', 'text')
      .addColumn('out_tracking_no', 'text', column => column.notNull())
      .addColumn('out_at', 'bigint')
      .addColumn('replaced_at', 'bigint')
      .addUniqueConstraint('after_sales_order_one_per_key', ['order_code', 'client_key'])
      .execute()
    await db.schema
      .createIndex('after_sales_order_of_owner')
      .on('after_sales_order')
      .columns(['owner_code', 'created_at', 'code'])
      .execute()
    await db.schema
      .createIndex('after_sales_order_latest')
      .on('after_sales_order')
      .columns(['created_at', 'code'])
      .execute()
    await db.schema
      .createIndex('after_sales_order_latest_by_status')
      .on('after_sales_order')
      .columns(['status', 'created_at', 'code'])
      .execute()

    await db.schema
      .createTable('after_sales_line')
      .addColumn('after_sales_code', 'text', column => column.notNull().references('after_sales_order.code'))
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('quantity', 'integer', column => column.notNull())
      .addColumn('executed', 'integer', column => column.notNull())
      .addColumn('amount', 'bigint', column => column.notNull())
      .addColumn('points', 'integer', column => column.notNull())
      .addColumn('exchange_sku', 'text', column => column.notNull())
      .addColumn('goods', 'text', column => column.notNull().defaultTo(''))
      .addColumn('exchange_goods', 'text', column => column.notNull().defaultTo(''))
      .addPrimaryKeyConstraint('after_sales_line_key', ['after_sales_code', 'position'])
      .execute()

    await db.schema
      .createTable('after_sales_unit')
      .addColumn('order_code', 'text', column => column.notNull().references('order_head.code'))
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('unit', 'integer', column => column.notNull())
      .addColumn('after_sales_code', 'text', column => column.notNull().references('after_sales_order.code'))
      .addColumn('amount', 'bigint', column => column.notNull())
      .addColumn('points', 'integer', column => column.notNull())
      .addColumn('sku_code', 'text', column => column.notNull().defaultTo(''))
      .addPrimaryKeyConstraint('after_sales_unit_key', ['order_code', 'position', 'unit'])
      .execute()

    // Kept with the shop’s data, because only owner and operators may see them.
    await db.schema
      .createTable('after_sales_photo')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('order_code', 'text', column => column.notNull().references('order_head.code'))
      .addColumn('after_sales_code', 'text', column => column.references('after_sales_order.code'))
      // SQLite keeps bytes as they are under any name of a type.
      .addColumn('bytes', 'bytea', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('after_sales_photo_order_code')
      .on('after_sales_photo')
      .columns(['order_code', 'after_sales_code'])
      .execute()
    await db.schema
      .createIndex('after_sales_photo_created_at')
      .on('after_sales_photo')
      .columns(['after_sales_code', 'created_at'])
      .execute()

    await db.schema
      .createTable('go_dollar_change')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('after_sales_code', 'text', column => column.notNull().references('after_sales_order.code'))
      .addColumn('order_code', 'text', column => column.notNull())
      .addColumn('user_code', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('lot_id', 'text', column => column.notNull().references('go_dollar_lot.id'))
      .addColumn('from_lot_id', 'text')
      .addColumn('points', 'integer', column => column.notNull())
      .addColumn('changed_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('go_dollar_change_user_code')
      .on('go_dollar_change')
      .column('user_code')
      .execute()
    await db.schema
      .createIndex('go_dollar_change_order_code')
      .on('go_dollar_change')
      .column('order_code')
      .execute()
    await db.schema.createIndex('go_dollar_change_lot_id').on('go_dollar_change').column('lot_id').execute()
  },
}
