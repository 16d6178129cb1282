import type { Migration } from 'kysely/migration'

/** Members who were erased, and requests about personal data. */
export const personalDataTables: Migration = {
  async up(db) {
    await db.schema.alterTable('account').addColumn('erased_at', 'bigint').execute()
    await db.schema
      .createTable('data_request')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_code', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('asked_at', 'bigint', column => column.notNull())
      .addColumn('due_at', 'bigint', column => column.notNull())
      .addColumn('noted_by', 'text', column => column.notNull())
      .addColumn('note', 'text', column => column.notNull())
      .addColumn('closed_at', 'bigint')
      .addColumn('closed_by', 'text')
      .addColumn('answer', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('data_request_state')
      .on('data_request')
      .columns(['state', 'due_at', 'id'])
      .execute()
    await db.schema
      .createIndex('data_request_of_member')
      .on('data_request')
      .columns(['user_code', 'asked_at'])
      .execute()
  },
}
