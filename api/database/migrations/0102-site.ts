import type { Migration } from 'kysely/migration'

/** Menus, documents, texts for search engines, settings of the front end, pieces of content; counts of tests of variants. */
export const siteTables: Migration = {
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

    // Each variant of a test: seen, pressed, and followed by an add to the bag, per day.
    await db.schema
      .createTable('experiment_count')
      .addColumn('experiment', 'text', column => column.notNull())
      .addColumn('revision', 'integer', column => column.notNull())
      .addColumn('variant', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('day', 'text', column => column.notNull())
      .addColumn('count', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('experiment_count_key', ['experiment', 'revision', 'variant', 'kind', 'day'])
      .execute()
  },
}
