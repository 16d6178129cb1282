import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

interface StockTables {
  readonly sku_stock: { readonly sku_code: string }
}

/** Entries written by one statement. */
const CHUNK = 5000

/**
 * Gives each SKU that is counted its first entry. The instant is now: the ledger does not know what moved before.
 */
async function openLedger(db: Kysely<StockTables>): Promise<void> {
  const now = Date.now()
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('sku_stock')
      .select('sku_code')
      .where('sku_code', '>', last)
      .orderBy('sku_code')
      .limit(CHUNK)
      .execute()
    const end = rows.at(-1)?.sku_code
    if (end === undefined) return
    await sql`
      insert into stock_move (sku_code, number, at, reason, delta, units, on_hand, actor, document, note)
      select sku_code, 1, cast(${now} as bigint), 'opening', on_hand, 0, on_hand, '', '', '' from sku_stock
      where sku_code > ${last} and sku_code <= ${end} and on_hand is not null`.execute(db)
    last = end
  }
}

/** The ledger of stock: each change of `sku_stock.on_hand`, with its reason. */
export const stockMoveTable: Migration = {
  async up(db: Kysely<StockTables>) {
    await db.schema
      .createTable('stock_move')
      // No reference: the entries of a SKU outlive it.
      .addColumn('sku_code', 'text', column => column.notNull())
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('delta', 'integer', column => column.notNull())
      .addColumn('units', 'integer', column => column.notNull())
      .addColumn('on_hand', 'integer')
      .addColumn('counted_at', 'bigint')
      .addColumn('actor', 'text', column => column.notNull())
      .addColumn('document', 'text', column => column.notNull())
      .addColumn('note', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('stock_move_key', ['sku_code', 'number'])
      .execute()
    await db.schema.createIndex('stock_move_at').on('stock_move').columns(['sku_code', 'at']).execute()
    await openLedger(db)
  },
}
