import type { Migration } from 'kysely/migration'

/** Entries of the guide that a shop has set aside. */
export const guideMarkTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('guide_mark')
      .addColumn('entry', 'text', column => column.primaryKey())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .execute()
  },
}
