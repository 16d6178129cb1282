import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * One table for all rate limits. The tables before it held counts of at most a day, so nothing is carried over: limits start
 * from zero once.
 */
export const rateLimitTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('rate_limit')
      .addColumn('key_hash', 'text', column => column.primaryKey())
      .addColumn('count', 'integer', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .addColumn('locked_until', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('rate_limit_expires_at').on('rate_limit').column('expires_at').execute()
    for (const table of ['login_try', 'try_count', 'order_lookup']) await db.schema.dropTable(table).execute()
    await sql`drop index feedback_address_hash`.execute(db)
    await db.schema.alterTable('feedback').dropColumn('address_hash').execute()
  },
}
