import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A line of the site for the shop's brand, in which nothing is set. */
export const brandSettings: Migration = {
  async up(db) {
    await sql`insert into site_entry (kind, code, content, changed_in)
      values ('setting', 'brand', ${JSON.stringify({ kind: 'setting', code: 'brand' })}, 0)`.execute(db)
  },
}
