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
import type { Locale } from '#locales/locale.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { exportCatalogue } from '../export/export-catalogue.ts'
import { exportPrices, importPrices } from '../prices/import-prices.ts'
import { createStockServices } from '../../stock/services.ts'
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

  test('brings an old export up to date: units that shipped since stay shipped', async () => {
    const exported: string[] = []
    await exportPrices(open().db, line => void exported.push(line), later(1))
    const old = exported.filter((line, at) => at === 0 || line.startsWith(`${code}-S`)).join('\n')
    const lines: string[] = []
    await exportCatalogue(open().db, line => void lines.push(line), later(1))
    const oldLines = [lines[0] ?? '', lines.find(line => line.includes(`"code":"${code}"`)) ?? '']
    await ship((await order(2)).code, later(2))
    expect(await stock()).toEqual({ on_hand: 3, reserved: 0 })

    for (const result of [await table(old), await importCatalogue(open().db, oldLines)])
      expect(result).toMatchObject({ problems: [], report: { spu: { changed: [] } } })
    expect(await stock()).toEqual({ on_hand: 3, reserved: 0 })
    // Nine were counted when the export was made.
    const counted = (units: number) => old.replace(/,5,(?=\d{4}-)/, `,${units},`)
    expect((await table(counted(9))).problems).toEqual([])
    expect(await stock()).toEqual({ on_hand: 7, reserved: 0 })
    // Without the instant it is a new count.
    expect((await table(old.replace(/\d{4}-\d\d-\d\dT.*$/, ''))).problems).toEqual([])
    expect(await stock()).toEqual({ on_hand: 5, reserved: 0 })
    expect(await checkBooks(booksOf(open().db))).toEqual([])
  })

  test('refuses a count that is below what orders hold, or below nothing, with what moved since', async () => {
    await ship((await order(2)).code, later(2))
    const at = isoInHongKong(later(1))
    const counted = (units: number) => table(`sku,inventory,counted_at\n${code}-S,${units},${at}\n`)
    expect(inWords((await counted(1)).problems)).toMatchObject([
      {
        message: `is -1 (1 in the file, -2 since) for ${code}-S: more units have left than there were. Count again.`,
      },
    ])
    const { externalNo } = await order(1)
    const { problems } = await counted(2)
    expect(inWords(problems)).toMatchObject([
      {
        message: `is 0 (2 in the file, -2 since) for ${code}-S, but orders hold 1 unit: ${externalNo} (1). Ship or close these units first.`,
      },
    ])
    expect(inWords(problems, 'zh_HK')).toMatchObject([
      {
        message: `${code}-S 的存貨為 0 件（檔案為 2 件，其後變動 -2 件），但訂單預留了 1 件：${externalNo}（1）。請先寄出或結束這些件數。`,
      },
    ])
    expect(await stock()).toEqual({ on_hand: 3, reserved: 1 })
  })

  test.each([
    ['written off', true],
    ['put on sale again', false],
  ])('brings an old export up to date after units were %s', async (_, isWrittenOff) => {
    const exported: string[] = []
    await exportPrices(open().db, line => void exported.push(line), later(1))
    const old = exported.filter((line, at) => at === 0 || line.startsWith(`${code}-`)).join('\n')
    const { code: orderCode } = await order(2)
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
    // It says that there were five after the parcel had left.
    expect((await table(old)).problems).toEqual([])
    expect(await stock()).toEqual({ on_hand: isWrittenOff ? 4 : 5, reserved: 0 })
    expect(await checkBooks(booksOf(open().db))).toEqual([])
  })

  test.each([
    ['sold again', false],
    ['damaged', true],
  ])(
    'a replacement that comes back %s moves the stock of its own SKU alone, and an old export is brought up to date',
    async (_, isDamaged) => {
      const desk = createReturnsDesk(open().db, { returnAddress: () => null })
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
      const exported: string[] = []
      await exportPrices(open().db, line => void exported.push(line), later(2))
      const old = exported.filter((line, at) => at === 0 || line.startsWith(`${code}-`)).join('\n')
      await bringBack('RETURN', later(3), { isDamaged })
      expect(await stock('S')).toEqual({ on_hand: 5, reserved: 0 })
      expect(await stock('M')).toEqual({ on_hand: isDamaged ? 4 : 5, reserved: 0 })
      expect(await table(old)).toMatchObject({ problems: [], report: { spu: { changed: [] } } })
      expect(await stock('M')).toEqual({ on_hand: isDamaged ? 4 : 5, reserved: 0 })
      expect(await checkBooks(booksOf(open().db))).toEqual([])
    },
  )

  test('refuses an export that is older than the stock that an import has set', async () => {
    const exported: string[] = []
    await exportPrices(open().db, line => void exported.push(line), NOW - HOUR)
    await table(`sku,inventory\n${code}-S,9\n`)
    const old = exported.filter((line, at) => at === 0 || line.startsWith(`${code}-S`)).join('\n')
    const problems = async (locale?: Locale) => inWords((await table(old)).problems, locale)
    expect(await problems()).toMatchObject([
      { message: expect.stringContaining('but an import set its stock on') },
    ])
    const act = { by: 'ada', now: Date.now() + 1, reason: 'Counted' }
    const { stockDesk } = createStockServices(open().db)
    await stockDesk.set({ ...act, sku: `${code}-S`, units: 8, document: 'L-7' })
    expect(await problems()).toMatchObject([
      { message: expect.stringMatching(/but an operator \(L-7\) set its stock on .*; it is 8 now\./) },
    ])
    expect(await problems('zh_HK')).toMatchObject([
      { message: expect.stringMatching(/存貨為 5 件，但操作員（L-7）已在 .* 設定存貨，現為 8 件。/) },
    ])
    await stockDesk.set({ ...act, sku: `${code}-S`, units: null, document: '' })
    expect(await problems()).toMatchObject([
      { message: expect.stringMatching(/but an operator set its stock on .*; it is not counted now\./) },
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

  test('adds what moves between reading and writing, and leaves a level that an operator sets meanwhile', async () => {
    const { code: orderCode } = await order(2)
    const fillers = Array.from({ length: 500 }, (_, at) => brand(`filler-${at}`))
    const act = { by: 'ada', now: later(1), reason: 'Counted', document: '' }
    async function* lines() {
      yield* asText([...surroundings, product({ S: 9, M: 9 }), ...fillers])
      await ship(orderCode, NOW)
      await createStockServices(open().db).stockDesk.set({ ...act, sku: `${code}-M`, units: 4 })
      yield* asText([brand('filler-between')])
    }
    expect((await importCatalogue(open().db, lines())).problems).toEqual([])
    expect(await stock('S')).toEqual({ on_hand: 7, reserved: 0 })
    expect(await stock('M')).toEqual({ on_hand: 4, reserved: 0 })
    expect(await checkBooks(booksOf(open().db))).toEqual([])
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
