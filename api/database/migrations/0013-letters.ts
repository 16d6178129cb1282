import type { Migration } from 'kysely/migration'

/** When an address was taken off the mailing list; how often the mail of an arrival notice was not taken, and when last. */
export const letterColumns: Migration = {
  async up(db) {
    await db.schema.alterTable('sign_up').addColumn('ended_at', 'bigint').execute()
    await db.schema
      .alterTable('arrival_notice')
      .addColumn('tries', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('arrival_notice').addColumn('tried_at', 'bigint').execute()
  },
}
