import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { createLiveCatalogue } from '#api/catalogue/live/live-catalogue.ts'
import { publishStock } from '#api/catalogue/live/stock-feed.ts'
import { createFulfilment } from '#api/order/fulfilment/fulfilment.ts'
import { checkBooks } from '#api/order/books/books.ts'
import { createOrderStore } from '#api/order/order-store.ts'
import { ORDER_TABLES, paidOrder } from '#api/stock/testing.ts'
import { booksOf } from '#api/testing/books.ts'
import { asText, sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '#api/testing/databases.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { DeskMove, HeldDeskStock } from './desk-stock.ts'

/** After the import below, whose entries carry the instant at which it ran. */
const NOW = Date.now() + 86_400_000
const HOUR = 3_600_000
const reason = 'Delivery'
const role = 'publisher'

const sizes = (...codes: string[]) => ({
  size: codes.map(code => ({ code, name: { zh_HK: code, en_US: code } })),
})
const tent = (code: string, inventory: Readonly<Record<string, number | null>>) =>
  spu(code, {
    style: 'tent',
    options: sizes(...Object.keys(inventory)),
    skus: Object.entries(inventory).map(([size, units]) =>
      sku(`${code}-${size}`, { size, inventory: units }),
    ),
  })

describeOnBothDatabases('stock at the desk', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    served = await serveDesk(open().db, NOW)
  })
  afterAll(() => served.close())
  beforeEach(async () => {
    await emptyTables(open().db, ...ORDER_TABLES, 'stock_move', 'sku_stock', 'sku', 'spu')
    const lines = [
      ...surroundings,
      tent('red', { S: 50, M: 3 }),
      tent('blue', { S: 20, M: null }),
      spu('old', { onShelves: false, skus: [sku('old-1', { inventory: 0 })] }),
    ]
    const { problems } = await importCatalogue(open().db, asText(lines))
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    served.notes.length = 0
  })

  const change = (name: string, body: object, lang = 'en_US') =>
    served.ask(`stock.${name}`, { role, body, lang })
  const read = (name: string, input: object) => served.ask(`stock.${name}`, { role: 'editor', input })
  const find = async (input: object) =>
    (await read('find', input)).data as unknown as readonly HeldDeskStock[]
  const history = async (code: string, more = {}) => {
    const { data } = await read('history', { sku: code, ...more })
    return data as unknown as { rows: readonly DeskMove[]; next: string | null }
  }
  const numberOf = async (code: string) =>
    (await createOrderStore(open().db).find(code))?.externalNo ?? expect.unreachable()
  const ship = (code: string, now: number) =>
    createFulfilment(open().db).ship(code, { by: 'wing', now, courier: 'SF', trackingNo: 'SF1234' })

  test('finds the stock of a SKU, a product and a style, and who holds it', async () => {
    const [one, two] = [
      await paidOrder(open().db, { 'red-S': 2 }, NOW),
      await paidOrder(open().db, { 'red-S': 5, 'red-M': 1 }, NOW),
    ]
    expect(await find({ sku: 'red-S' })).toEqual([
      {
        sku: 'red-S',
        spu: 'red',
        style: 'tent',
        title: expect.objectContaining({ zh_HK: expect.any(String), en_US: expect.any(String) }),
        colour: null,
        size: 'S',
        isOnSale: true,
        onHand: 50,
        held: 7,
        free: 43,
        holds: [
          { order: await numberOf(two), units: 5 },
          { order: await numberOf(one), units: 2 },
        ],
        moreHolds: 0,
      },
    ])
    expect((await find({ spu: 'red' })).map(({ sku: code, free }) => [code, free])).toEqual([
      ['red-S', 43],
      ['red-M', 2],
    ])
    expect((await find({ style: 'tent' })).map(({ sku: code, free }) => [code, free])).toEqual([
      ['blue-S', 20],
      ['blue-M', null],
      ['red-S', 43],
      ['red-M', 2],
    ])
    expect(await find({ sku: 'none' })).toEqual([])
  })

  test('sets, adds and takes out; each has its entry, the newest first, page by page', async () => {
    const set = await change('set', { sku: 'red-S', units: 40, reason, document: 'D-1', seen: 50 })
    expect(set).toMatchObject({ status: 200, data: { sku: 'red-S', onHand: 40, held: 0, free: 40 } })
    expect(await change('add', { sku: 'red-S', units: 12, reason, document: 'D-2' })).toMatchObject({
      data: { onHand: 52 },
    })
    expect(await change('add', { sku: 'red-S', units: -2, reason: ' Broken ' })).toMatchObject({
      data: { onHand: 50 },
    })
    const { rows, next } = await history('red-S', { size: 3 })
    expect(rows).toMatchObject([
      { number: 4, reason: 'add', delta: -2, units: -2, onHand: 50, document: '', note: 'Broken' },
      { number: 3, reason: 'add', delta: 12, units: 12, onHand: 52, document: 'D-2', note: reason },
      { number: 2, reason: 'set', delta: -10, units: 0, onHand: 40, by: 'publisher', document: 'D-1' },
    ])
    expect(rows[0]?.at).toMatch(/\+08:00$/)
    expect(await history('red-S', { after: next })).toMatchObject({
      rows: [{ number: 1, reason: 'import', delta: 50, onHand: 50, by: '' }],
      next: null,
    })
    expect(served.notes).toEqual([
      ['publisher', 'stock.set', 'red-S = 40 · D-1'],
      ['publisher', 'stock.add', 'red-S +12 · D-2'],
      ['publisher', 'stock.add', 'red-S −2'],
    ])
    expect(await checkBooks(booksOf(open().db))).toEqual([])
  })

  test('orders’ parcels are in the history with the order’s number and the operator', async () => {
    const code = await paidOrder(open().db, { 'red-S': 2 }, NOW)
    await ship(code, NOW)
    expect((await history('red-S')).rows[0]).toMatchObject({
      reason: 'shipped',
      delta: -2,
      onHand: 48,
      by: 'wing',
      document: await numberOf(code),
    })
  })

  test.each([
    [
      'a SKU that does not exist',
      'set',
      { sku: 'none', units: 1 },
      404,
      'There is no SKU none.',
      '找不到 SKU none。',
    ],
    [
      'units added to what is not counted',
      'add',
      { sku: 'blue-M', units: 1 },
      409,
      'The stock of blue-M is not counted, so nothing can be added. Set it or count it first.',
      'blue-M 不計算存貨，不能增減件數。請先設定存貨或盤點。',
    ],
    [
      'another stock than the operator saw',
      'add',
      { sku: 'red-M', units: 1, seen: 4 },
      409,
      'The stock of red-M is 3 now. Look at it again, and try again if the change is still needed.',
      'red-M 現有存貨 3 件。請再次查看，如仍需更改請再試。',
    ],
    [
      'a number where it is no longer counted',
      'set',
      { sku: 'blue-M', units: 1, seen: 4 },
      409,
      'The stock of blue-M is no longer counted. Look at it again, and try again if the change is still needed.',
      'blue-M 現已不計算存貨。請再次查看，如仍需更改請再試。',
    ],
    [
      'more than can be stored',
      'add',
      { sku: 'red-M', units: 2_000_000_000 },
      409,
      'A SKU can have at most 2,000,000,000 units.',
      '每個 SKU 最多可有 2,000,000,000 件。',
    ],
    [
      'no reason',
      'set',
      { sku: 'red-M', units: 1, reason: ' ' },
      422,
      'A reason or remark must have 1 to 200 characters.',
      '原因或備註須有 1 至 200 個字元。',
    ],
    [
      'a count of tomorrow',
      'count',
      { rows: [{ sku: 'red-M', units: 1 }], countedAt: new Date(NOW + HOUR).toISOString() },
      422,
      'The instant of the count is in the future. Enter when the units were counted.',
      '盤點時間在現在之後，請輸入實際盤點的時間。',
    ],
  ])('refuses %s, in both languages', async (_, name, body, status, english, chinese) => {
    const [en, zh] = [
      await change(name, { reason, ...body }),
      await change(name, { reason, ...body }, 'zh_HK'),
    ]
    expect([en.status, en.message, zh.message]).toEqual([status, english, chinese])
    expect(served.notes).toEqual([])
    expect((await history('red-M')).rows).toHaveLength(1)
  })

  test('refuses stock below what orders hold, and names them', async () => {
    const number = await numberOf(await paidOrder(open().db, { 'red-M': 2 }, NOW))
    const asked = { sku: 'red-M', units: 1, reason }
    expect(await change('set', asked)).toMatchObject({
      status: 409,
      message: `Orders hold 2 units of red-M, so its stock cannot be 1. Ship or close these units first: ${number} (2).`,
    })
    expect((await change('add', { ...asked, units: -2 }, 'zh_HK')).message).toBe(
      `訂單已為 red-M 預留 2 件，存貨不能改為 1 件。請先寄出或結束這些貨品：${number} (2)。`,
    )
    expect(await find({ sku: 'red-M' })).toMatchObject([{ onHand: 3, held: 2 }])
  })

  test('counts many SKUs for an instant: first dry, then for good, with what shipped since', async () => {
    const countedAt = new Date(NOW - HOUR).toISOString()
    await ship(await paidOrder(open().db, { 'red-S': 3 }, NOW - 2 * HOUR), NOW - HOUR / 2)
    const body = {
      rows: [
        { sku: 'red-S', units: 40 },
        { sku: 'red-M', units: 3 },
        { sku: 'none', units: 3 },
      ],
      countedAt,
      reason: 'Stocktaking',
      document: 'L-7',
    }
    const result = {
      rows: [
        { sku: 'red-S', units: 40, result: 'changed', before: 47, onHand: 37, moved: -3 },
        { sku: 'red-M', units: 3, result: 'equal', onHand: 3, moved: 0 },
        { sku: 'none', units: 3, result: 'unknown' },
      ],
      sums: { changed: 1, equal: 1, unknown: 1 },
    }
    expect(await change('count', { ...body, dryRun: true })).toMatchObject({ status: 200, data: result })
    expect(await find({ sku: 'red-S' })).toMatchObject([{ onHand: 47 }])
    expect(served.notes).toEqual([])
    expect(await change('count', body)).toMatchObject({ status: 200, data: result })
    expect(await find({ sku: 'red-S' })).toMatchObject([{ onHand: 37 }])
    expect(served.notes).toEqual([['publisher', 'stock.count', '1 / 1 · L-7']])
    expect((await history('red-S')).rows[0]).toMatchObject({
      reason: 'count',
      delta: -10,
      onHand: 37,
      countedAt: isoInHongKong(NOW - HOUR),
      note: 'Stocktaking',
    })
  })

  test('takes a count of 5,000 rows and refuses more', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ sku: `none-${at}`, units: 1 }))
    const counted = await change('count', { rows: rows(5000), reason })
    expect(counted).toMatchObject({ status: 200, data: { sums: { unknown: 5000 } } })
    expect((await change('count', { rows: rows(5001), reason })).status).toBe(400)
  })

  test('lists low stock, the fewest first, page by page', async () => {
    await paidOrder(open().db, { 'red-M': 2 }, NOW)
    const low = async (input: object) => {
      const { data } = await read('low', input)
      const { rows, next } = data as unknown as { rows: readonly HeldDeskStock[]; next: string | null }
      return { codes: rows.map(row => [row.sku, row.free]), next }
    }
    expect(await low({ upTo: 20 })).toEqual({
      codes: [
        ['red-M', 1],
        ['blue-S', 20],
      ],
      next: null,
    })
    expect((await low({ upTo: 19, onSaleOnly: false })).codes).toEqual([
      ['old-1', 0],
      ['red-M', 1],
    ])
    const first = await low({ upTo: 100, size: 2 })
    expect(first).toEqual({
      codes: [
        ['red-M', 1],
        ['blue-S', 20],
      ],
      next: '20 blue-S',
    })
    expect(await low({ upTo: 100, size: 2, after: first.next })).toEqual({
      codes: [['red-S', 50]],
      next: null,
    })
  })

  test('many changes reach shoppers with one new version of the catalogue', async () => {
    const live = await createLiveCatalogue(open().db)
    const { version } = live.current()
    await change('count', {
      rows: [
        { sku: 'red-S', units: 7 },
        { sku: 'blue-S', units: 8 },
      ],
      reason,
    })
    await change('add', { sku: 'red-M', units: 1, reason })
    await publishStock(open().db)
    await live.refresh()
    const shown = ['red', 'blue'].flatMap(code =>
      live
        .current()
        .spus.get(code)
        ?.skus.map(({ inventory }) => inventory),
    )
    expect(shown).toEqual([7, 4, 8, null])
    expect(live.current().version).toBe(version + 1)
  })
})
