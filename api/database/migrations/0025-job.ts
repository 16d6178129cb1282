import type { Migration } from 'kysely/migration'

/** Leases of jobs, mails of orders to be sent, and when refunds and open payments are looked at again. */
export const jobTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('job_lease')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('holder', 'text', column => column.notNull())
      .addColumn('until', 'bigint', column => column.notNull())
      .addColumn('next_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createTable('order_mail')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('order_code', 'text', column => column.notNull().references('order_head.code'))
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('attempts', 'integer', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('next_at', 'bigint', column => column.notNull())
      .addColumn('sent_at', 'bigint')
      .execute()
    await db.schema.createIndex('order_mail_due').on('order_mail').columns(['state', 'next_at']).execute()
    await db.schema
      .alterTable('refund')
      .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('refund')
      .addColumn('next_at', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('payment_attempt')
      .addColumn('ask_at', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('payment_attempt_open')
      .on('payment_attempt')
      .columns(['state', 'ask_at'])
      .execute()
  },
}
