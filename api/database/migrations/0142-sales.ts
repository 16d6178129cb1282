import type { Migration } from 'kysely/migration'

/** Refunds and mails by order, which staff look for. */
export const salesTables: Migration = {
  async up(db) {
    await db.schema
      .createIndex('refund_of_order')
      .on('refund')
      .columns(['order_code', 'pay_ref', 'created_at'])
      .execute()
    await db.schema.createIndex('order_mail_of_order').on('order_mail').column('order_code').execute()
  },
}
