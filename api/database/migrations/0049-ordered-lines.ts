import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Lines that orders have taken out of a bag: another tab that still shows them learns which order has them. */
export const orderedLines: Migration = {
  async up(db) {
    await sql`alter table cart add column ordered_lines text not null default '[]'`.execute(db)
  },
}
