import type { Migration } from 'kysely/migration'

/** Which attempt a notice is about, so that forged ones can be counted. */
export const paymentNoticeRef: Migration = {
  async up(db) {
    await db.schema
      .alterTable('payment_notice')
      .addColumn('ref', 'text', column => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createIndex('payment_notice_of_attempt')
      .on('payment_notice')
      .columns(['ref', 'received_at'])
      .execute()
  },
}
