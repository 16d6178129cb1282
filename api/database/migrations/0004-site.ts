import type { Migration } from 'kysely/migration'

/** Menus, documents, texts for search engines, settings of the front end, pieces of content: one row each. */
export const siteTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('site_entry')
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('code', 'text', column => column.notNull())
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('changed_in', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('site_entry_pk', ['kind', 'code'])
      .execute()
    await db.schema.createIndex('site_entry_changed_in').on('site_entry').column('changed_in').execute()
  },
}
