import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A line of the site for the product feed, in which nothing is set. */
export const feedSettings: Migration = {
  async up(db) {
    await sql`insert into site_entry (kind, code, content, changed_in)
      values ('setting', 'feed', ${JSON.stringify({ kind: 'setting', code: 'feed' })}, 0)`.execute(db)
  },
}
