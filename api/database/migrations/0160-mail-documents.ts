import type { Migration } from 'kysely/migration'

/** The HTML of a mail, beside its text, in the outbox. */
export const mailDocuments: Migration = {
  async up(db) {
    await db.schema
      .alterTable('outbox')
      .addColumn('html', 'text', column => column.notNull().defaultTo(''))
      .execute()
  },
}
