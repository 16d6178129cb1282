import type { Migration } from 'kysely/migration'

/** Imports of whole shops, and how far each is. */
export const shopImportTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('shop_import')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('archive', 'text', column => column.notNull())
      .addColumn('started_by', 'text', column => column.notNull())
      .addColumn('started_at', 'bigint', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('step', 'text', column => column.notNull())
      .addColumn('done', 'integer', column => column.notNull())
      .addColumn('total', 'integer', column => column.notNull())
      .addColumn('seen_at', 'bigint', column => column.notNull())
      .addColumn('result', 'text', column => column.notNull())
      .execute()
  },
}
