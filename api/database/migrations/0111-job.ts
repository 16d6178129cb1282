import type { Migration } from 'kysely/migration'

/** Which process does a job in the background. */
export const jobTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('job_lease')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('holder', 'text', column => column.notNull())
      .addColumn('until', 'bigint', column => column.notNull())
      .addColumn('next_at', 'bigint', column => column.notNull())
      .execute()
  },
}
