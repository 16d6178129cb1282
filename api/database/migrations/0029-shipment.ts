import type { Migration } from 'kysely/migration'

/** Shipments: units, parcels and their tracking remarks. Source: M-201, M-205, MO-52, MO-60. */
export const shipmentTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('shipment')
      .addColumn('order_code', 'text', column => column.notNull().references('order_head.code'))
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('courier', 'text', column => column.notNull())
      .addColumn('tracking_no', 'text', column => column.notNull())
      .addColumn('memo', 'text', column => column.notNull())
      .addColumn('shipped_at', 'bigint', column => column.notNull())
      .addColumn('received_at', 'bigint')
      .addPrimaryKeyConstraint('shipment_key', ['order_code', 'number'])
      .execute()
    await db.schema
      .createTable('shipment_line')
      .addColumn('order_code', 'text', column => column.notNull())
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('quantity', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('shipment_line_key', ['order_code', 'number', 'position'])
      .addForeignKeyConstraint('shipment_line_of_shipment', ['order_code', 'number'], 'shipment', [
        'order_code',
        'number',
      ])
      .execute()
    await db.schema
      .createTable('express_detail')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('order_code', 'text', column => column.notNull())
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('happened_at', 'bigint', column => column.notNull())
      .addColumn('remark', 'text', column => column.notNull())
      .addForeignKeyConstraint('express_detail_of_shipment', ['order_code', 'number'], 'shipment', [
        'order_code',
        'number',
      ])
      .execute()
    await db.schema
      .createIndex('express_detail_of_order')
      .on('express_detail')
      .columns(['order_code', 'happened_at'])
      .execute()
  },
}
