import type { Migration } from 'kysely/migration'

/** Topics that addresses of the newsletter chose, and those of each consent, as codes with spaces between; empty for the whole newsletter. */
export const newsletterTopics: Migration = {
  async up(db) {
    for (const table of ['sign_up', 'sign_up_event'])
      await db.schema
        .alterTable(table)
        .addColumn('topics', 'text', column => column.notNull().defaultTo(''))
        .execute()
  },
}
