import { beforeEach, expect, test } from 'vitest'
import { type AfterSalesRequest, createAfterSalesStore } from '../../after-sales/after-sales-store.ts'
import { createReturnsDesk } from '../../after-sales/desk/returns-desk.ts'
import { createUnitClosing } from '../../after-sales/desk/close-units.ts'
import { createFulfilment } from '../../order/fulfilment/fulfilment.ts'
import { createOrderStore } from '../../order/order-store.ts'
import { newOrder } from '../../order/testing.ts'
import { checkBooks } from '../../order/books/books.ts'
import { booksOf } from '../../testing/books.ts'
import { asText, brand, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { inWords } from '../../testing/in-words.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { exportCatalogue } from '../export/export-catalogue.ts'
import { exportPrices, importPrices } from '../prices/import-prices.ts'
import { movementsSince } from '../../stock/movements.ts'
import { importCatalogue } from './import-catalogue.ts'

const NOW = Date.now()
const HOUR = 3_600_000
const later = (hours: number) => NOW + hours * HOUR

async function* pieces(text: string) {
  yield text
}

let products = 0

describeOnBothDatabases('an import beside orders', open => {
  let code = ''
  const sizes = (skus: readonly string[]) => ({
    size: skus.map(size => ({ code: size, name: { zh_HK: size, en_US: size } })),
  })
  /** The product of this test with five of S and of M, or with other units. */
  const product = (units: Readonly<Record<string, number>> = { S: 5, M: 5 }, change = {}) =>
    spu(code, {
      options: sizes(Object.keys(units)),
      skus: Object.entries(units).map(([size, inventory]) => sku(`${code}-${size}`, { size, inventory })),
      ...change,
    })
  const load = (...lines: Parameters<typeof asText>[0]) =>
    importCatalogue(open().db, asText([...surroundings, ...lines]))
  const dryRun = (...lines: Parameters<typeof asText>[0]) =>
    importCatalogue(open().db, asText([...surroundings, ...lines]), {
      dryRun: true,
    })
  const table = (text: string) => importPrices(open().db, pieces(text))
  const stock = async (size = 'S') => {
    const { on_hand, reserved } = await open()
      .db.selectFrom('sku_stock')
      .select(['on_hand', 'reserved'])
      .where('sku_code', '=', `${code}-${size}`)
      .executeTakeFirstOrThrow()
    return { on_hand, reserved }
  }
  const order = async (quantity: number) => {
    const store = createOrderStore(open().db)
    const placed = await store.place(newOrder({ [`${code}-S`]: quantity }), NOW)
    if (!placed.ok) throw new Error(placed.refusal.reason)
    const attempt = await store.openAttempt(placed.value.order.code, 'visa', NOW)
    if (!attempt) throw new Error('There is no attempt.')
    const { ref, amount } = attempt
    await store.settle({ ref, payRef: ref, isPaid: true, amount }, NOW)
    return placed.value.order
  }
  const ship = async (orderCode: string, now: number) => {
    const shipped = await createFulfilment(open().db).ship(orderCode, {
      by: 'ada',
      now,
      courier: 'SF',
      trackingNo: 'SF1234567890',
    })
    if (!shipped.ok) throw new Error(shipped.refusal.code)
  }

  beforeEach(async () => {
    code = `p${(products += 1)}`
    const { problems } = await load(product())
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
  })

  test('refuses a count below what orders hold, and says who holds what, in a dry run too (C-366)', async () => {
    const [first, second] = [await order(1), await order(2)]
    const message = `is 1 for ${code}-S, but orders hold 3 units: ${second.externalNo} (2), ${first.externalNo} (1). Ship or close these units first.`
    const few = product({ S: 1, M: 5 })
    for (const result of [await dryRun(few), await load(few)])
      expect(inWords(result.problems)).toMatchObject([
        { of: `spu ${code}`, path: 'skus.0.inventory', message },
      ])
    expect(inWords((await table(`sku,inventory\n${code}-S,1\n`)).problems)).toEqual([
      { line: 2, path: 'inventory', message },
    ])
    expect(await stock()).toEqual({ on_hand: 5, reserved: 3 })
    expect((await table(`sku,inventory\n${code}-S,3\n`)).problems).toEqual([])
    await ship(first.code, NOW)
    await ship(second.code, NOW)
    expect(await stock()).toEqual({ on_hand: 0, reserved: 0 })
    expect(await checkBooks(booksOf(open().db))).toEqual([])
  })

  test('keeps a SKU of which orders hold units, and warns when its product leaves the shelves', async () => {
    const { externalNo } = await order(2)
    expect(inWords((await dryRun(product({ M: 5 }))).problems)).toMatchObject([
      {
        of: `spu ${code}`,
        path: 'skus',
        message: expect.stringContaining(`${code}-S is missing, but orders hold 2 units: ${externalNo} (2).`),
      },
    ])
    const off = await load(product(undefined, { onShelves: false }))
    expect(off.problems).toEqual([])
    expect(inWords(off.warnings)).toMatchObject([
      {
        of: `spu ${code}`,
        path: 'onShelves',
        message: `leaves the shelves while orders hold 2 units: ${externalNo} (2)`,
      },
    ])
    expect(await checkBooks(booksOf(open().db))).toEqual([])
  })

  test('tells an old export from a new count', async () => {
    const exported: string[] = []
    await exportPrices(open().db, line => void exported.push(line), later(1))
    const old = exported.filter((line, at) => at === 0 || line.startsWith(`${code}-S`)).join('\n')
    const lines: string[] = []
    await exportCatalogue(open().db, line => void lines.push(line), later(1))
    const oldLines = [lines[0] ?? '', lines.find(line => line.includes(`"code":"${code}"`)) ?? '']
    const { code: orderCode, externalNo } = await order(2)
    await ship(orderCode, later(2))
    expect(await stock()).toEqual({ on_hand: 3, reserved: 0 })

    expect(inWords((await table(old)).problems)).toMatchObject([
      {
        line: 2,
        path: 'inventory',
        message: expect.stringContaining(`but order ${externalNo} moved its stock`),
      },
    ])
    expect(inWords((await importCatalogue(open().db, oldLines)).problems)).toMatchObject([
      { of: `spu ${code}`, path: 'skus.0.inventory', message: expect.stringContaining('it is 3 now') },
    ])
    expect(await stock()).toEqual({ on_hand: 3, reserved: 0 })
    // Without the instant it is a new count.
    const undated = old.replace(/\d{4}-\d\d-\d\dT.*$/, '')
    expect((await table(undated)).problems).toEqual([])
    expect(await stock()).toEqual({ on_hand: 5, reserved: 0 })
  })

  test.each([
    ['written off', true, 1],
    ['put on sale again', false, 0],
  ])('tells an old export from a new count after units were %s', async (_, isWrittenOff, problems) => {
    const exported: string[] = []
    await exportPrices(open().db, line => void exported.push(line), later(1))
    const old = exported.filter((line, at) => at === 0 || line.startsWith(`${code}-`)).join('\n')
    const { code: orderCode, externalNo } = await order(2)
    const lines = [{ position: 0, quantity: 1 }]
    const act = { by: 'ada', now: later(2) }
    const shipped = await createFulfilment(open().db).ship(orderCode, {
      ...act,
      now: NOW - HOUR,
      lines,
      courier: 'SF',
      trackingNo: 'SF1234567890',
    })
    const closed = await createUnitClosing(open().db).close(orderCode, {
      ...act,
      lines,
      reason: 'Broken',
      isWrittenOff,
      paysBack: true,
    })
    expect([shipped.ok, closed.ok]).toEqual([true, true])
    expect(await stock()).toEqual({ on_hand: isWrittenOff ? 3 : 4, reserved: 0 })

    const found = inWords((await table(old)).problems)
    expect(found).toHaveLength(problems)
    for (const { message } of found) expect(message).toContain(`but order ${externalNo} moved its stock on`)
    expect(await checkBooks(booksOf(open().db))).toEqual([])
  })

  test.each([
    ['sold again', false],
    ['damaged', true],
  ])(
    'a replacement that comes back %s moves the stock of its own SKU alone, and an old export of it is a finding',
    async (_, isDamaged) => {
      const desk = createReturnsDesk(open().db, { returnAddress: null })
      const { code: orderCode } = await order(1)
      await ship(orderCode, NOW)
      await createFulfilment(open().db).receive(orderCode, { by: 'ada', now: NOW })
      const bringBack = async (type: AfterSalesRequest['type'], now: number, more = {}) => {
        const asked = await createAfterSalesStore(open().db).apply(
          orderCode,
          {
            type,
            reason: 'FAULTY',
            memo: '',
            method: 'SHOP',
            photoIds: [],
            lines: [{ position: 0, quantity: 1, exchangeSku: type === 'EXCHANGE' ? `${code}-M` : '' }],
            clientKey: `${code} ${type}`,
          },
          { actor: 'shopper', now },
        )
        if (!asked.ok) throw new Error(asked.refusal.code)
        const { code: number } = asked.value.head
        await desk.approve(number, { by: 'ada', now })
        await desk.receivedBack(number, { by: 'ada', now, ...more })
        return number
      }
      const exchange = await bringBack('EXCHANGE', later(0.5))
      await desk.exchangeOut(exchange, {
        by: 'ada',
        now: later(1),
        courier: 'SF',
        trackingNo: 'SF1234567891',
      })
      await desk.exchangeReceived(exchange, { by: 'ada', now: later(1) })
      const skus = [`${code}-S`, `${code}-M`]
      const since = (hours: number) => movementsSince(open().db, skus, later(hours))
      // The exchange: S came back, and M left half an hour later.
      expect(await since(-1)).toEqual(
        new Map([
          [`${code}-S`, { at: later(0.5), reason: 'returned', document: exchange }],
          [`${code}-M`, { at: later(1), reason: 'exchanged', document: exchange }],
        ]),
      )
      const exported: string[] = []
      await exportPrices(open().db, line => void exported.push(line), later(2))
      const old = exported.filter((line, at) => at === 0 || line.startsWith(`${code}-`)).join('\n')
      const back = await bringBack('RETURN', later(3), { isDamaged })
      expect(await stock('S')).toEqual({ on_hand: 5, reserved: 0 })
      expect(await stock('M')).toEqual({ on_hand: isDamaged ? 4 : 5, reserved: 0 })
      expect(await since(2)).toEqual(
        new Map(isDamaged ? [] : [[`${code}-M`, { at: later(3), reason: 'returned', document: back }]]),
      )
      const found = (await table(old)).problems
      expect(found).toHaveLength(isDamaged ? 0 : 1)
      for (const { message } of found)
        expect(message).toMatch(RegExp(` for ${code}-M as of .*, but return ${back} moved its stock at`))
      expect(await checkBooks(booksOf(open().db))).toEqual([])
    },
  )

  test('counts an import after the export as a movement too', async () => {
    const exported: string[] = []
    await exportPrices(open().db, line => void exported.push(line), NOW - HOUR)
    await table(`sku,inventory\n${code}-S,9\n`)
    const old = exported.filter((line, at) => at === 0 || line.startsWith(`${code}-S`)).join('\n')
    expect(inWords((await table(old)).problems)).toMatchObject([
      { message: expect.stringContaining('but an import moved its stock') },
    ])
  })

  test('leaves stock alone that it does not change, however orders move it meanwhile', async () => {
    const { code: orderCode } = await order(2)
    const titled = product(undefined, { title: { zh_HK: '新名', en_US: 'New name' } })
    const fillers = Array.from({ length: 500 }, (_, at) => brand(`filler-${at}`))
    async function* lines() {
      yield* asText([...surroundings, titled, ...fillers])
      // The product was compared with the first batch.
      await ship(orderCode, NOW)
      yield* asText([brand('filler-last')])
    }
    expect((await importCatalogue(open().db, lines())).problems).toEqual([])
    expect(await stock()).toEqual({ on_hand: 3, reserved: 0 })
  })

  test('never sets stock below what orders hold that came while it was read', async () => {
    const fillers = Array.from({ length: 500 }, (_, at) => brand(`filler-${at}`))
    async function* lines() {
      yield* asText([...surroundings, product({ S: 1, M: 5 }), ...fillers])
      await order(3)
      yield* asText([brand('filler-late')])
    }
    expect((await importCatalogue(open().db, lines())).problems).toEqual([])
    expect(await stock()).toEqual({ on_hand: 3, reserved: 3 })
  })
})
