import type { Migration } from 'kysely/migration'

/** The practice shop, of which there is one at most, and addresses by which operators enter it. */
export const practiceShopTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('practice_shop')
      // Always 1: there is one row.
      .addColumn('slot', 'integer', column => column.primaryKey())
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('ends_at', 'bigint', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('step', 'text', column => column.notNull())
      .addColumn('done', 'integer', column => column.notNull())
      .addColumn('total', 'integer', column => column.notNull())
      .addColumn('seen_at', 'bigint', column => column.notNull())
      .addColumn('process', 'text', column => column.notNull())
      .addColumn('origin', 'text', column => column.notNull())
      .addColumn('problem', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('practice_entry')
      .addColumn('secret_hash', 'text', column => column.primaryKey())
      .addColumn('shop_id', 'text', column => column.notNull())
      .addColumn('operator', 'text', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
  },
}
