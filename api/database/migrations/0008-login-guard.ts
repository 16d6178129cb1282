import type { Migration } from 'kysely/migration'

/** Limits on guessing: counts of tries, and the image codes handed out. */
export const loginGuardTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('login_try')
      .addColumn('key_hash', 'text', column => column.primaryKey())
      .addColumn('count', 'integer', column => column.notNull())
      .addColumn('since', 'bigint', column => column.notNull())
      .addColumn('last_at', 'bigint', column => column.notNull())
      .addColumn('locked_until', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('login_try_last_at').on('login_try').column('last_at').execute()

    await db.schema
      .createTable('image_code')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      .addColumn('code_hash', 'text', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('image_code_expires_at').on('image_code').column('expires_at').execute()
  },
}
