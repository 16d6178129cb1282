import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A line of the site for services that the shop's events go to, in which nothing is set. */
export const measurementSettings: Migration = {
  async up(db) {
    await sql`insert into site_entry (kind, code, content, changed_in)
      values ('setting', 'measurement', ${JSON.stringify({ kind: 'setting', code: 'measurement' })}, 0)`.execute(
      db,
    )
  },
}
