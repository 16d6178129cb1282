import type { Migration } from 'kysely/migration'

/** When an import last set the units of a SKU. Null for stock that none has counted since. */
export const stockCounted: Migration = {
  async up(db) {
    await db.schema.alterTable('sku_stock').addColumn('counted_at', 'bigint').execute()
  },
}
