import type { Migration } from 'kysely/migration'

/** Counts of each variant of a test: seen, pressed, and followed by an add to the bag, per day. */
export const experimentCountTable: Migration = {
  async up(db) {
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
