import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A line of the site for limits that shoppers meet, in which nothing is set. */
export const limitSettings: Migration = {
  async up(db) {
    await sql`insert into site_entry (kind, code, content, changed_in)
      values ('setting', 'limits', ${JSON.stringify({ kind: 'setting', code: 'limits' })}, 0)`.execute(db)
  },
}
