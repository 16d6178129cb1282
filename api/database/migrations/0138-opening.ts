import type { Migration } from 'kysely/migration'

/** Instants at which the shop was opened to shoppers and closed to them. The newest row holds. */
export const openingEventTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('opening_event')
      .addColumn('number', 'integer', column => column.primaryKey())
      .addColumn('is_open', 'integer', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .execute()
  },
}
