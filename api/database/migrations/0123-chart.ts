import type { Migration } from 'kysely/migration'

/** Size charts that many products share. */
export const chartTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('chart')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('content', 'text', column => column.notNull())
      .execute()
  },
}
