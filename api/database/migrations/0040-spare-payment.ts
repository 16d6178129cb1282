import type { Migration } from 'kysely/migration'

/** Payments beside the one of their attempt: a second one, or one of another amount. Source: CO-113 … CO-115. */
export const sparePaymentTable: Migration = {
  async up(db) {
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
