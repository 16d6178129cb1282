import type { Migration } from 'kysely/migration'

/** Photos of returned goods: kept with the shop's data, because only owner and operators may see them. Source: MO-70. */
export const afterSalesPhotoTable: Migration = {
  async up(db) {
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
  },
}
