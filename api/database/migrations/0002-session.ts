import type { Migration } from 'kysely/migration'

/** Visitor tokens, by their hash. */
export const sessionTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('session')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('user_code', 'text', column => column.notNull().unique())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('renewed_at', 'bigint', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('session_expires_at').on('session').column('expires_at').execute()
  },
}
