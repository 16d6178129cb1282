import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A shopper's orders by e-mail address in any case, the newest first: what operators look for. */
export const orderEmailIndex: Migration = {
  async up(db) {
    await sql`create index order_head_email on order_head (lower(email), created_at, code)`.execute(db)
  },
}
