import type { Migration } from 'kysely/migration'

/** Messages to customer service. */
export const feedbackTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('feedback')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('mobile', 'text')
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('address_hash', 'text')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('forwarded_at', 'bigint')
      .execute()
    await db.schema.createIndex('feedback_address_hash').on('feedback').column('address_hash').execute()
  },
}
