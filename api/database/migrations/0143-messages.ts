import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** States of messages to customer service, and their answers. */
export const messageDeskTables: Migration = {
  async up(db) {
    await db.schema
      .alterTable('feedback')
      .addColumn('state', 'text', column => column.notNull().defaultTo('NEW'))
      .execute()
    await db.schema
      .alterTable('feedback')
      .addColumn('version', 'integer', column => column.notNull().defaultTo(1))
      .execute()
    await db.schema.alterTable('feedback').addColumn('handled_at', 'bigint').execute()
    await db.schema.alterTable('feedback').addColumn('handled_by', 'text').execute()
    await db.schema
      .createIndex('feedback_by_state')
      .on('feedback')
      .columns(['state', 'created_at', 'id'])
      .execute()
    await db.schema.createIndex('feedback_latest').on('feedback').columns(['created_at', 'id']).execute()
    await sql`create index feedback_of_email on feedback (lower(email), created_at, id)`.execute(db)

    await db.schema
      .createTable('feedback_answer')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('feedback_id', 'text', column => column.notNull().references('feedback.id'))
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('attempts', 'integer', column => column.notNull())
      .addColumn('next_at', 'bigint', column => column.notNull())
      .addColumn('sent_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('feedback_answer_of_message')
      .on('feedback_answer')
      .columns(['feedback_id', 'made_at', 'id'])
      .execute()
    await db.schema
      .createIndex('feedback_answer_due')
      .on('feedback_answer')
      .columns(['state', 'next_at', 'id'])
      .execute()
  },
}
