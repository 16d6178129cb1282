import type { Migration } from 'kysely/migration'

/** Attempts to pay, notices of the provider, refunds. Source: C-247 … C-253, CO-113 … CO-115. */
export const paymentTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('payment_attempt')
      .addColumn('ref', 'text', column => column.primaryKey())
      .addColumn('order_code', 'text', column => column.notNull().references('order_head.code'))
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('method', 'text', column => column.notNull())
      .addColumn('amount', 'bigint', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('pay_ref', 'text')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('settled_at', 'bigint')
      .addColumn('ask_at', 'bigint', column => column.notNull().defaultTo(0))
      .addUniqueConstraint('payment_attempt_number', ['order_code', 'number'])
      .execute()
    await db.schema
      .createIndex('payment_attempt_open')
      .on('payment_attempt')
      .columns(['state', 'ask_at'])
      .execute()

    await db.schema
      .createTable('payment_notice')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('received_at', 'bigint', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('handled_at', 'bigint')
      .addColumn('ref', 'text', column => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createIndex('payment_notice_pending')
      .on('payment_notice')
      .columns(['state', 'received_at'])
      .execute()
    await db.schema
      .createIndex('payment_notice_of_attempt')
      .on('payment_notice')
      .columns(['ref', 'received_at'])
      .execute()

    await db.schema
      .createTable('refund')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('order_code', 'text', column => column.notNull().references('order_head.code'))
      .addColumn('pay_ref', 'text', column => column.notNull())
      .addColumn('amount', 'bigint', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('handled_at', 'bigint')
      .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('next_at', 'bigint', column => column.notNull().defaultTo(0))
      .addColumn('after_sales_code', 'text')
      .execute()
    await db.schema.createIndex('refund_open').on('refund').columns(['state', 'created_at']).execute()
    await db.schema.createIndex('refund_after_sales_code').on('refund').column('after_sales_code').execute()

    // Payments beside the one of their attempt: a second one, or one of another amount.
    await db.schema
      .createTable('spare_payment')
      .addColumn('ref', 'text', column => column.notNull().references('payment_attempt.ref'))
      .addColumn('pay_ref', 'text', column => column.notNull())
      .addColumn('order_code', 'text', column => column.notNull().references('order_head.code'))
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('amount', 'bigint')
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('arrived_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('spare_payment_key', ['ref', 'pay_ref'])
      .execute()
    await db.schema
      .createIndex('spare_payment_of_order')
      .on('spare_payment')
      .columns(['order_code', 'arrived_at'])
      .execute()
    await db.schema.createIndex('spare_payment_pay_ref').on('spare_payment').column('pay_ref').execute()
  },
}
