import type { Migration } from 'kysely/migration'

/** Versions of the legal documents that a member accepted when joining. Members of earlier releases have none. */
export const acceptedTerms: Migration = {
  async up(db) {
    await db.schema.alterTable('account').addColumn('accepted_terms', 'text').execute()
  },
}
