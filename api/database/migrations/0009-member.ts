import type { Migration } from 'kysely/migration'

/** Codes that prove an address, limits for requesting them, the staff table, and the development outbox. */
export const memberTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('verify_code')
      .addColumn('purpose', 'text', column => column.notNull())
      .addColumn('receiver', 'text', column => column.notNull())
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('salt', 'text', column => column.notNull())
      .addColumn('code_hash', 'text', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .addColumn('sent_at', 'bigint', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .addColumn('used_at', 'bigint')
      .addPrimaryKeyConstraint('verify_code_pk', ['purpose', 'receiver'])
      .execute()
    await db.schema.createIndex('verify_code_id').unique().on('verify_code').column('id').execute()
    await db.schema
      .createTable('try_count')
      .addColumn('counter', 'text', column => column.notNull())
      .addColumn('since', 'bigint', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('try_count_pk', ['counter', 'since'])
      .execute()
    await db.schema
      .createTable('staff')
      .addColumn('folded_code', 'text', column => column.primaryKey())
      .addColumn('code', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('is_active', 'integer', column => column.notNull())
      .execute()
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
  },
}
