import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The development outbox, the mailing list, messages to customer service, notices of goods that are back. */
export const messageTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('receiver', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('outbox_created_at').on('outbox').column('created_at').execute()

    await db.schema
      .createTable('sign_up')
      .addColumn('email', 'text', column => column.primaryKey())
      .addColumn('country', 'text')
      .addColumn('source', 'text', column => column.notNull())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('unsubscribe_token', 'text', column => column.notNull().unique())
      .addColumn('ended_at', 'bigint')
      .execute()

    await db.schema
      .createTable('feedback')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('mobile', 'text')
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('forwarded_at', 'bigint')
      .execute()

    // A notice is open until its mail is sent; only one may be open per SKU and address.
    await db.schema
      .createTable('arrival_notice')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('sku_code', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('mobile', 'text', column => column.notNull())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('notified_at', 'bigint')
      .addColumn('tries', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('tried_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('arrival_notice_open')
      .on('arrival_notice')
      .columns(['sku_code', 'email'])
      .unique()
      .where(sql.ref('notified_at'), 'is', null)
      .execute()
  },
}
