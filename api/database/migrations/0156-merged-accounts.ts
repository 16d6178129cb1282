import type { Migration } from 'kysely/migration'

/** Members who were merged into another account, and the contacts that were freed by it. */
export const mergedAccounts: Migration = {
  async up(db) {
    await db.schema.alterTable('account').addColumn('merged_into', 'text').execute()
    await db.schema.createIndex('account_merged_into').on('account').column('merged_into').execute()
    await db.schema
      .createTable('former_contact')
      .addColumn('contact', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('user_code', 'text', column => column.notNull())
      .addColumn('is_proved', 'integer', column => column.notNull())
      .addColumn('freed_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('former_contact_of_member').on('former_contact').column('user_code').execute()
  },
}
