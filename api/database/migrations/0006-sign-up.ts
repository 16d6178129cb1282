import type { Migration } from 'kysely/migration'

/** The mailing list: one row per address, with the form it came by first. */
export const signUpTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('sign_up')
      .addColumn('email', 'text', column => column.primaryKey())
      .addColumn('country', 'text')
      .addColumn('source', 'text', column => column.notNull())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('unsubscribe_token', 'text', column => column.notNull().unique())
      .execute()
  },
}
