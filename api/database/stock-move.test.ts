import { expect, test } from 'vitest'
import { checkBooks } from '../order/books/books.ts'
import { putStock } from '../order/testing.ts'
import { booksOf } from '../testing/books.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { stockMoveTable } from './migrations/0115-stock-move.ts'

describeOnBothDatabases('the migration that begins the ledger of stock', open => {
  test('gives each counted SKU its first entry, in statements of bounded size', async () => {
    const { db, statements } = open()
    const codes = Array.from({ length: 5100 }, (_, at) => `sku-${String(at).padStart(5, '0')}`)
    for (let from = 0; from < codes.length; from += 300)
      await putStock(
        db,
        Object.fromEntries(codes.slice(from, from + 300).map((code, at) => [code, at === 0 ? null : at])),
      )
    await db.schema.dropTable('stock_move').execute()
    statements.length = 0
    const before = Date.now()
    await stockMoveTable.up(db)
    expect(statements.filter(text => text.includes('insert into stock_move'))).toHaveLength(2)
    const entries = await db
      .selectFrom('stock_move')
      .selectAll()
      .where('sku_code', 'in', ['sku-00000', 'sku-00007', 'sku-05099'])
      .orderBy('sku_code')
      .execute()
    expect(entries).toMatchObject([
      { sku_code: 'sku-00007', number: 1, reason: 'opening', delta: 7, units: 0, on_hand: 7 },
      { sku_code: 'sku-05099', number: 1, reason: 'opening', delta: 299, units: 0, on_hand: 299 },
    ])
    expect(Number(entries[0]?.at)).toBeGreaterThanOrEqual(before)
    expect(await checkBooks(booksOf(db))).toEqual([])
  })
})
