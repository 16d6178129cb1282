import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A line of the site for what the shop takes back, in which nothing is set. */
export const returnSettings: Migration = {
  async up(db) {
    await sql`insert into site_entry (kind, code, content, changed_in)
      values ('setting', 'returns', ${JSON.stringify({ kind: 'setting', code: 'returns' })}, 0)`.execute(db)
  },
}
