import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Finds SKUs with few units to sell. Those with more are not in it, so that most orders write nothing to it. */
export const lowStockIndex: Migration = {
  async up(db) {
    await sql`create index sku_stock_low on sku_stock ((on_hand - reserved), sku_code) where on_hand - reserved <= 100`.execute(
      db,
    )
  },
}
