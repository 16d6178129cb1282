import { readFileSync, globSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { checkBooks } from '../order/books/books.ts'
import { createOrderStore } from '../order/order-store.ts'
import { restock, takeStock } from '../order/stock.ts'
import { newOrder, putStock } from '../order/testing.ts'
import { booksOf } from '../testing/books.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { asText, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { importCatalogue } from '../catalogue/import/import-catalogue.ts'
import { changeStock, type MoveCause } from './ledger.ts'
import { ORDER_TABLES } from './testing.ts'

const NOW = Date.UTC(2026, 10, 29, 4)

describeOnBothDatabases('the ledger of stock', open => {
  const entries = (skuCode: string) =>
    open()
      .db.selectFrom('stock_move')
      .select(['number', 'reason', 'delta', 'units', 'on_hand'])
      .where('sku_code', '=', skuCode)
      .orderBy('number')
      .execute()
  const stock = (skuCode: string) =>
    open()
      .db.selectFrom('sku_stock')
      .select(['on_hand', 'reserved', 'is_unpublished'])
      .where('sku_code', '=', skuCode)
      .executeTakeFirst()
  const set = (skuCode: string, onHand: number | null, reason: MoveCause['reason'] = 'set') =>
    open()
      .db.transaction()
      .execute(trx => changeStock(trx, [skuCode], { reason, at: NOW, actor: 'ada' }, () => ({ onHand })))
  const cause = { actor: 'ada', at: NOW, document: 'R1' }
  const check = () => checkBooks(booksOf(open().db))

  beforeEach(async () => {
    await emptyTables(open().db, ...ORDER_TABLES, 'stock_move', 'sku_stock')
    await putStock(open().db, { cup: 10, mug: null })
    await open().db.updateTable('sku_stock').set({ is_unpublished: 0 }).execute()
  })

  test('says who changed stock, when, why and for what', async () => {
    await open()
      .db.transaction()
      .execute(trx => restock(trx, [{ skuCode: 'cup', quantity: 2 }], cause))
    const rows = await open()
      .db.selectFrom('stock_move')
      .selectAll()
      .where('sku_code', '=', 'cup')
      .where('number', '=', 2)
      .execute()
    expect(rows.map(row => ({ ...row, at: Number(row.at) }))).toEqual([
      {
        sku_code: 'cup',
        number: 2,
        at: NOW,
        reason: 'returned',
        delta: 2,
        units: 2,
        on_hand: 12,
        counted_at: null,
        actor: 'ada',
        document: 'R1',
        note: '',
      },
    ])
  })

  test('notes units that move while stock is not counted, without a level', async () => {
    await open()
      .db.transaction()
      .execute(async trx => {
        expect(await takeStock(trx, [{ skuCode: 'mug', quantity: 3 }], cause)).toEqual([])
      })
    expect(await entries('mug')).toEqual([
      { number: 1, reason: 'exchanged', delta: 0, units: -3, on_hand: null },
    ])
    await set('mug', 5)
    await set('mug', null)
    await set('mug', 4)
    expect((await entries('mug')).map(({ delta, on_hand }) => [delta, on_hand])).toEqual([
      [0, null],
      [5, 5],
      [-5, null],
      [4, 4],
    ])
    expect(await check()).toEqual([])
  })

  test('a level that is set again makes no entry, a count that confirms it does', async () => {
    await set('cup', 10)
    expect(await entries('cup')).toHaveLength(1)
    await set('cup', 10, 'count')
    expect(await entries('cup')).toMatchObject([{}, { reason: 'count', delta: 0, on_hand: 10 }])
    expect(await check()).toEqual([])
  })

  test('takes no unit that an order holds, and writes nothing then', async () => {
    const placed = await createOrderStore(open().db).place(newOrder({ cup: 8 }), NOW)
    expect(placed.ok).toBe(true)
    await open()
      .db.transaction()
      .execute(async trx => {
        expect(await takeStock(trx, [{ skuCode: 'cup', quantity: 3 }], cause)).toEqual(['cup'])
        expect(await takeStock(trx, [{ skuCode: 'unknown', quantity: 1 }], cause)).toEqual(['unknown'])
      })
    expect(await stock('cup')).toMatchObject({ on_hand: 10, reserved: 8 })
    expect(await entries('cup')).toHaveLength(1)
  })

  test.each([
    ['few are left', 'cup', 9, 1],
    ['it is no longer counted', 'cup', null, 1],
    ['it is counted from now on', 'mug', 500, 1],
    ['nothing changes', 'cup', 10, 0],
  ])('marks stock for the next version of the catalogue when %s', async (_, skuCode, level, mark) => {
    await set(skuCode, level)
    expect((await stock(skuCode))?.is_unpublished).toBe(mark)
  })

  test('a full warehouse changes nothing for shoppers', async () => {
    await set('cup', 500)
    await open().db.updateTable('sku_stock').set({ is_unpublished: 0 }).execute()
    await set('cup', 400)
    expect((await stock('cup'))?.is_unpublished).toBe(0)
  })

  test('keeps the entries of a SKU that leaves the catalogue and comes back', async () => {
    const load = (...codes: string[]) =>
      importCatalogue(
        open().db,
        asText([
          ...surroundings,
          spu('tent', {
            options: { size: codes.map(code => ({ code, name: { zh_HK: code, en_US: code } })) },
            skus: codes.map(code => sku(code, { size: code, inventory: 5 })),
          }),
        ]),
      )
    expect((await load('t-1', 't-2')).problems).toEqual([])
    expect((await load('t-1')).problems).toEqual([])
    expect(await stock('t-2')).toBeUndefined()
    expect((await load('t-1', 't-2')).problems).toEqual([])
    expect((await entries('t-2')).map(({ reason, delta, on_hand }) => [reason, delta, on_hand])).toEqual([
      ['import', 5, 5],
      ['removed', -5, null],
      ['import', 5, 5],
    ])
    expect(await check()).toEqual([])
  })

  test('a count makes up for moves that a process of an earlier release left out', async () => {
    await open().db.updateTable('sku_stock').set({ on_hand: 8 }).where('sku_code', '=', 'cup').execute()
    expect(await check()).toEqual([{ name: 'stock on hand is the sum of its moves', what: ['cup'] }])
    await set('cup', 8, 'count')
    expect(await entries('cup')).toMatchObject([{ on_hand: 10 }, { delta: -2, on_hand: 8 }])
    expect(await check()).toEqual([])
  })

  test('changes of many SKUs from two callers do not block each other', async () => {
    const codes = Array.from({ length: 250 }, (_, at) => `many-${at}`)
    await putStock(open().db, Object.fromEntries(codes.map(code => [code, 100])))
    const add = (given: readonly string[]) =>
      open()
        .db.transaction()
        .execute(trx =>
          changeStock(trx, given, { reason: 'add', at: NOW, actor: 'ada' }, ({ onHand }) => ({
            onHand: (onHand ?? 0) + 1,
            units: 1,
          })),
        )
    await Promise.all([add(codes), add(codes.toReversed()), add(codes), add(codes.toReversed())])
    const rows = await open()
      .db.selectFrom('sku_stock')
      .select('on_hand')
      .distinct()
      .where('sku_code', 'like', 'many-%')
      .execute()
    expect(rows).toEqual([{ on_hand: 104 }])
    expect(await check()).toEqual([])
  })
})

test('nothing but the ledger sets stock on hand', () => {
  const writers = globSync('{api,desk,server,scripts,content-store,bench,demo}/**/*.ts')
    .filter(file => !/\.test\.ts$|migrations\//.test(file))
    .filter(file =>
      /(insertInto|updateTable)\('sku_stock'\)|(insert into|update) sku_stock/.test(
        readFileSync(file, 'utf8'),
      ),
    )
    .toSorted()
  expect(writers).toEqual([
    'api/catalogue/live/stock-feed.ts',
    'api/catalogue/rows/catalogue-writer.ts',
    'api/order/stock.ts',
    'api/order/testing.ts',
    'api/stock/ledger.ts',
  ])
  const setting = /on_hand\s*=|on_hand: (?!_)/
  expect(writers.filter(file => setting.test(readFileSync(file, 'utf8')))).toEqual(['api/stock/ledger.ts'])
})
