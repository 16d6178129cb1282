import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A line of the site for each subject of the shop's settings, in which nothing is set. */
export const settingLines: Migration = {
  async up(db) {
    for (const code of ['contact', 'delivery', 'payment'])
      await sql`insert into site_entry (kind, code, content, changed_in)
        values ('setting', ${code}, ${JSON.stringify({ kind: 'setting', code })}, 0)`.execute(db)
  },
}
