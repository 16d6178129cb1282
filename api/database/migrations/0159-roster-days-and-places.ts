import type { Migration } from 'kysely/migration'

/** First day of people who work in the shops, and where they work. */
export const rosterDaysAndPlaces: Migration = {
  async up(db) {
    await db.schema.alterTable('staff').addColumn('active_from', 'bigint').execute()
    await db.schema.alterTable('staff').addColumn('place', 'text').execute()
  },
}
