import { expect, test } from 'vitest'
import { createAfterSalesStore } from '../after-sales/after-sales-store.ts'
import { createReturnsDesk } from '../after-sales/desk/returns-desk.ts'
import { createUnitClosing } from '../after-sales/desk/close-units.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { checkBooks } from '../order/books/books.ts'
import { createFulfilment } from '../order/fulfilment/fulfilment.ts'
import { createOrderStore } from '../order/order-store.ts'
import { CROWDS, newOrder } from '../order/testing.ts'
import { importPrices } from '../catalogue/prices/import-prices.ts'
import { importCatalogue } from '../catalogue/import/import-catalogue.ts'
import { booksOf } from '../testing/books.ts'
import { asText, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { freshPostgres } from '../testing/databases.ts'
import { createStockServices } from './services.ts'

const NOW = Date.UTC(2026, 10, 29, 4)
const SKUS = ['cup', 'mug', 'pot']
const STEPS = 60
const HAPPENS = ['add', 'count', 'exchanged', 'import', 'returned', 'set', 'shipped', 'writtenOff']

/** A generator of numbers from 0 to `most` that gives the same ones for the same seed. */
const randomOf = (seed: number) => {
  let state = seed
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % (most + 1)
  }
}

async function* pieces(text: string) {
  yield text
}

const goods = spu('goods', {
  options: { size: SKUS.map(code => ({ code, name: { zh_HK: code, en_US: code } })) },
  skus: SKUS.map(code => sku(code, { size: code, inventory: code === 'mug' ? null : 30 })),
})

/** What one caller does, at random: sets, adds, counts, imports, orders, parcels, write-offs, returns. */
async function live(db: Database, seed: number): Promise<void> {
  const random = randomOf(seed * 7919 + 1)
  const { stockDesk } = createStockServices(db)
  const orders = createOrderStore(db, CROWDS)
  const returns = createReturnsDesk(db, { returnAddress: () => null })
  const by = `caller ${seed}`
  let now = NOW
  const open: string[] = []
  const received: string[] = []
  const anySku = () => SKUS[random(SKUS.length - 1)] ?? 'cup'
  const act = () => ({ sku: anySku(), by, now, reason: 'At random', document: '' })
  const ship = (code: string, lines?: { position: number; quantity: number }[]) =>
    createFulfilment(db).ship(code, { by, now, courier: 'SF', trackingNo: 'SF1234', lines })

  const steps = [
    async () => stockDesk.set({ ...act(), units: random(9) === 0 ? null : random(40) }),
    async () => stockDesk.add({ ...act(), units: random(1) === 0 ? 1 + random(9) : -1 - random(9) }),
    async () => {
      const rows = SKUS.map(one => ({ sku: one, units: random(15) }))
      return stockDesk.count({ ...act(), rows, countedAt: now - random(3) * 1000, isDry: random(3) === 0 })
    },
    async () => {
      // One import runs at a time.
      if (seed > 1000) return { ok: false }
      const { problems } = await importPrices(db, pieces(`sku,inventory\n${anySku()},${random(40)}\n`))
      return { ok: problems.length === 0 }
    },
    buy,
    buy,
    buy,
    async () => {
      const code = open.pop()
      if (code === undefined) return { ok: false }
      const shipped = await ship(code)
      if (shipped.ok && (await createFulfilment(db).receive(code, { by, now })).ok) received.push(code)
      return shipped
    },
    async () => {
      const code = open.pop()
      if (code === undefined) return { ok: false }
      const [line] = (await orders.find(code))?.lines ?? []
      if (!line || line.quantity < 2) return createFulfilment(db).cancel(code, { by, now, reason: 'Out' })
      await ship(code, [{ position: 0, quantity: 1 }])
      const isWrittenOff = random(1) === 0
      return createUnitClosing(db).close(code, { by, now, reason: 'Lost', isWrittenOff, paysBack: true })
    },
    bringBack,
  ]
  for (let step = 0; step < STEPS; step += 1) {
    now += 1000
    await steps[random(steps.length - 1)]?.()
    const underHeld = await db
      .selectFrom('sku_stock')
      .select('sku_code')
      .whereRef('on_hand', '<', 'reserved')
      .execute()
    expect(underHeld, `${by}, step ${step}`).toEqual([])
  }

  async function buy() {
    const placed = await orders.place(newOrder({ [anySku()]: 1 + random(3), [anySku()]: 1 + random(3) }), now)
    if (!placed.ok) return placed
    const { code } = placed.value.order
    if (random(4) === 0) return { ok: (await orders.cancel(code, 'SHOPPER', now, '')) !== undefined }
    const attempt = await orders.openAttempt(code, 'visa', now)
    const ref = attempt?.ref ?? ''
    await orders.settle({ ref, payRef: `p ${ref}`, isPaid: true, amount: attempt?.amount ?? 0 }, now)
    open.push(code)
    return placed
  }

  async function bringBack() {
    const code = received.pop()
    if (code === undefined) return { ok: false }
    const isExchange = random(1) === 0
    const asked = await createAfterSalesStore(db).apply(
      code,
      {
        type: isExchange ? 'EXCHANGE' : 'RETURN',
        reason: 'FAULTY',
        memo: '',
        method: 'SHOP',
        photoIds: [],
        lines: [{ position: 0, quantity: 1, exchangeSku: isExchange ? anySku() : '' }],
        clientKey: `${code} back`,
      },
      { actor: 'shopper', now },
    )
    if (!asked.ok) return asked
    const number = asked.value.head.code
    await returns.approve(number, { by, now })
    await returns.receivedBack(number, { by, now, isDamaged: random(2) === 0 })
    if (isExchange) return returns.exchangeOut(number, { by, now, courier: 'SF', trackingNo: 'SF1234' })
    return returns.refund(number, { by, now })
  }
}

/** Two callers at once, each with a connection of its own where the database has several. Gives the reasons of all entries. */
async function together(url: string, seeds: readonly number[]) {
  const first = await openDatabase({ url })
  const second = url.startsWith('sqlite:') ? first : await openDatabase({ url })
  try {
    expect((await importCatalogue(first, asText([...surroundings, goods]))).problems).toEqual([])
    for (const seed of seeds) {
      await Promise.all([live(first, seed), live(second, seed + 1000)])
      // A rule of the books is that stock on hand is the sum of its moves, another that it covers what is held.
      expect(await checkBooks(booksOf(first)), `seed ${seed}`).toEqual([])
    }
    const reasons = await first.selectFrom('stock_move').select('reason').distinct().execute()
    return reasons.map(({ reason }) => reason).toSorted()
  } finally {
    await first.destroy()
    if (second !== first) await second.destroy()
  }
}

test(
  'random sets, adds, counts, imports, orders and returns from two callers end with books that balance, on SQLite',
  async () => expect(await together('sqlite::memory:', [1, 2, 3, 4, 5, 6])).toEqual(HAPPENS),
  120_000,
)

test(
  'the same on PostgreSQL',
  async () => expect(await together(await freshPostgres(), [1, 2, 3])).toEqual(HAPPENS),
  120_000,
)
