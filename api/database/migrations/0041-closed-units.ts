import type { Migration } from 'kysely/migration'

/** Units of a line that will never ship. */
export const closedUnits: Migration = {
  async up(db) {
    await db.schema
      .alterTable('order_line')
      .addColumn('closed', 'integer', column => column.notNull().defaultTo(0))
      .execute()
  },
}
