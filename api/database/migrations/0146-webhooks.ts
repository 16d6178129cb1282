import type { Migration } from 'kysely/migration'

/** Receivers of webhooks, what is delivered to each, and the attempts to do so. */
export const webhookTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('webhook_receiver')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('url', 'text', column => column.notNull())
      .addColumn('types', 'text', column => column.notNull())
      .addColumn('is_on', 'integer', column => column.notNull())
      .addColumn('secret', 'text', column => column.notNull())
      .addColumn('old_secret', 'text')
      .addColumn('old_secret_until', 'bigint')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('failures', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('failing_since', 'bigint')
      .addColumn('rests_until', 'bigint', column => column.notNull().defaultTo(0))
      .addColumn('paused_at', 'bigint')
      .addColumn('delivered_at', 'bigint')
      .execute()

    await db.schema
      .createTable('webhook_delivery')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('receiver_id', 'text', column =>
        column.notNull().references('webhook_receiver.id').onDelete('cascade'),
      )
      .addColumn('event_id', 'text', column => column.notNull())
      .addColumn('type', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('attempts', 'integer', column => column.notNull())
      .addColumn('next_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('webhook_delivery_due')
      .on('webhook_delivery')
      .columns(['receiver_id', 'state', 'next_at', 'id'])
      .execute()
    await db.schema
      .createIndex('webhook_delivery_of_subject')
      .on('webhook_delivery')
      .columns(['receiver_id', 'subject', 'position', 'state'])
      .execute()
    await db.schema
      .createIndex('webhook_delivery_latest')
      .on('webhook_delivery')
      .columns(['receiver_id', 'created_at', 'id'])
      .execute()
    await db.schema
      .createIndex('webhook_delivery_old')
      .on('webhook_delivery')
      .columns(['created_at', 'id'])
      .execute()

    await db.schema
      .createTable('webhook_attempt')
      .addColumn('delivery_id', 'text', column =>
        column.notNull().references('webhook_delivery.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('took_ms', 'integer', column => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('answer', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('webhook_attempt_key', ['delivery_id', 'number'])
      .execute()
  },
}
