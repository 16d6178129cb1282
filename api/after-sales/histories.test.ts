import { expect, test } from 'vitest'
import { booksOf } from '../testing/books.ts'
import { freshPostgres } from '../testing/databases.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { createGoDollarStore } from '../go-dollar/go-dollar-store.ts'
import { takeGoDollar } from '../go-dollar/order-use.ts'
import { checkBooks, checkBooksOfOrders } from '../order/books/books.ts'
import { createFulfilment } from '../order/fulfilment/fulfilment.ts'
import { createOrderStore, type StoredOrder } from '../order/order-store.ts'
import { createRefunds } from '../order/payment/refunds.ts'
import { newOrder, putStock } from '../order/testing.ts'
import type { AfterSalesRecord } from './after-sales-record.ts'
import { createAfterSalesStore } from './after-sales-store.ts'
import { possibleSteps } from './desk/possible-steps.ts'
import { createReturnsDesk } from './desk/returns-desk.ts'
import { demoReturnAddress } from './services.ts'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const HOUR = 3_600_000
const by = 'wing'
const shopper = 'shopper'

/** What must be true of an order, counted in the plainest way: a list of units. */
interface Model {
  readonly units: {
    line: number
    state: 'ordered' | 'shipped' | 'received'
    in: string | null
    isGone: boolean
  }[]
  /** What each open or finished record has, by line. */
  readonly records: Map<string, { readonly lines: readonly number[]; status: string }>
  isCancelled: boolean
}

/** A generator of numbers that gives the same ones for the same seed. */
const randomOf = (seed: number) => {
  let state = seed
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % (most + 1)
  }
}

async function live(db: Database, seed: number, checkOrder: (code: string) => Promise<void>): Promise<Model> {
  const random = randomOf(seed * 7919 + 1)
  let now = NOW + seed
  const [orders, fulfilment, store] = [createOrderStore(db), createFulfilment(db), createAfterSalesStore(db)]
  const desk = createReturnsDesk(db, { returnAddress: demoReturnAddress })
  const refunds = createRefunds({
    db,
    report: () => undefined,
    provider: {
      methods: [],
      form: () => expect.unreachable(),
      readNotice: () => expect.unreachable(),
      query: () => Promise.resolve([]),
      refund: () => Promise.resolve(random(3) > 0),
    },
  })
  const owner = `member ${seed}`
  const order = await buy()
  const model: Model = {
    units: order.lines.flatMap(({ quantity }, line) =>
      Array.from({ length: quantity }, () => ({ line, state: 'ordered' as const, in: null, isGone: false })),
    ),
    records: new Map(),
    isCancelled: false,
  }
  const steps = [ship, cancel, receive, ask, ask, advance, advance, advance, payBack]
  for (let step = 0; step < 9; step += 1) {
    now += HOUR
    await steps[random(steps.length - 1)]?.()
    await compare()
    await checkOrder(order.code)
  }
  return model

  /** An order of one to three lines at odd prices, paid in part with GO DOLLAR. */
  async function buy(): Promise<StoredOrder> {
    const points = random(40)
    const remark = { zh_HK: '', en_US: '' }
    if (points > 0)
      await createGoDollarStore(db).grant(owner, {
        granted: points,
        remark,
        now,
        expiresAt: now + random(60) * 24 * HOUR + HOUR,
      })
    const base = newOrder(
      Object.fromEntries(Array.from({ length: 1 + random(2) }, (_, at) => [`sku${at}`, 1 + random(3)])),
    )
    const nets = base.lines.map(() => 5000 + random(60_000))
    const goods = nets.reduce((sum, net) => sum + net, 0)
    // The first line takes what it can of it, the next one the rest.
    let left = points * 100
    const deductions = nets.map(net => {
      const part = Math.min(left, net)
      left -= part
      return part
    })
    const placed = await orders.place(
      {
        ...base,
        owner: { code: owner, isMember: true },
        lines: base.lines.map((line, at) => ({
          ...line,
          net: nets[at] ?? 0,
          deduction: deductions[at] ?? 0,
        })),
        content: { ...base.content, goDollar: points > 0 ? { points, amount: points * 100 } : null },
        amounts: {
          ...base.amounts,
          productAmount: goods,
          deduction: points * 100,
          amount: goods + 3000 - points * 100,
        },
      },
      now,
      [
        async (trx, orderCode) =>
          (await takeGoDollar(trx, { orderCode, userCode: owner, points }, now))
            ? undefined
            : { code: 'GO_DOLLAR_BALANCE' },
      ],
    )
    if (!placed.ok) throw new Error(placed.refusal.reason)
    const { code, amounts } = placed.value.order
    const attempt = await orders.openAttempt(code, 'visa', now)
    await orders.settle(
      { ref: attempt?.ref ?? '', payRef: `p ${attempt?.ref}`, isPaid: true, amount: amounts.amount },
      now,
    )
    return placed.value.order
  }

  async function ship() {
    const left = model.units.filter(({ state }) => state === 'ordered' && !model.isCancelled)
    const open = left.slice(0, 1 + random(3))
    const lines = [...Map.groupBy(open, ({ line }) => line)].map(([position, units]) => ({
      position,
      quantity: units.length,
    }))
    const done = await fulfilment.ship(order.code, { by, now, courier: 'SF', trackingNo: 'SF1234', lines })
    expect(done.ok).toBe(open.length > 0)
    for (const unit of open) unit.state = 'shipped'
  }
  /** Ends an order of which nothing has left. Money is queued, and GO DOLLAR are back at once. */
  async function cancel() {
    const done = await fulfilment.cancel(order.code, { by, now, reason: 'sold out' })
    const isWhole = model.units.every(({ state }) => state === 'ordered')
    expect(done.ok).toBe(isWhole && !model.isCancelled)
    if (!done.ok) return
    model.isCancelled = true
    expect(await createGoDollarStore(db).balance(owner, now)).toBe(order.content.goDollar?.points ?? 0)
  }
  async function receive() {
    const done = await fulfilment.receive(order.code, { by, now })
    expect(done.ok).toBe(model.units.some(({ state }) => state === 'shipped'))
    for (const unit of model.units) if (unit.state === 'shipped') unit.state = 'received'
  }
  async function ask() {
    const position = random(order.lines.length - 1)
    const quantity = 1 + random(2)
    const free = model.units.filter(
      unit => unit.line === position && unit.state === 'received' && unit.in === null,
    )
    const asked = await store.apply(
      order.code,
      {
        type: random(4) === 0 ? 'EXCHANGE' : 'RETURN',
        reason: random(1) === 0 ? 'FAULTY' : 'CHANGED_MIND',
        memo: '',
        method: 'COURIER',
        lines: [{ position, quantity, exchangeSku: '' }],
        photoIds: [],
        clientKey: `${seed} ${now}`,
      },
      { actor: shopper, now },
    )
    expect(asked.ok).toBe(free.length >= quantity)
    if (!asked.ok) return
    const { code } = asked.value.head
    for (const unit of free.slice(0, quantity)) unit.in = code
    model.records.set(code, { lines: [position], status: 'NEW' })
  }
  /** Some record takes some step; those that the table does not have change nothing. */
  async function advance() {
    const [code] = [...model.records.keys()].toSorted(() => random(2) - 1)
    const known = code === undefined ? undefined : model.records.get(code)
    if (code === undefined || !known) return
    const act = { by, now }
    const moves = [
      ['WAIT_SEND_BACK', () => desk.approve(code, act), 'approve'],
      ['WAIT_SEND_BACK', () => desk.approve(code, act), 'approve'],
      ['AUDIT_FAILED', () => desk.refuse(code, { ...act, reason: 'worn' }), 'refuse'],
      ['CANCELED', () => store.cancel(code, { actor: shopper, now })],
      ['ON_BACKING', () => store.sendBack(code, { carrier: 'SF', trackingNo: 'SF1', actor: shopper, now })],
      [
        'BACK_IN_STORAGE',
        () => desk.receivedBack(code, { ...act, isDamaged: random(1) === 0 }),
        'received-back',
      ],
      ['BACK_IN_STORAGE', () => desk.receivedBack(code, act), 'received-back'],
      ['FINISHED', () => desk.refund(code, act), 'refund'],
      ['FINISHED', () => desk.refund(code, act), 'refund'],
      [
        'EXCHANGE_OUT',
        () => desk.exchangeOut(code, { ...act, courier: 'SF', trackingNo: 'SF1234' }),
        'exchange-out',
      ],
      ['FINISHED', () => desk.exchangeReceived(code, act), 'exchange-received'],
    ] as const
    const [to, move, operation] = moves[random(moves.length - 1)] ?? moves[0]
    const before = await desk.find(code)
    const done = await move()
    // Operators are offered exactly what the shop then does.
    if (operation && before) expect(possibleSteps(before).includes(operation)).toBe(done.ok)
    if (!done.ok) return
    known.status = to
    if (to === 'AUDIT_FAILED' || to === 'CANCELED')
      for (const unit of model.units) if (unit.in === code) unit.in = null
  }
  async function payBack() {
    await refunds.run(now + 400 * HOUR)
  }

  /** The rows say what the model says, and no money or GO DOLLAR is made. */
  async function compare() {
    const records = await store.ofOrder(order.code)
    expect(records.map(({ head }) => [head.code, head.status]).toSorted()).toEqual(
      [...model.records].map(([code, { status }]) => [code, status]).toSorted(),
    )
    for (const record of records)
      expect(unitCount(record)).toBe(model.units.filter(unit => unit.in === record.head.code).length)
    const paidBack = await db
      .selectFrom('refund')
      .select(['amount', 'reason', 'state'])
      .where('order_code', '=', order.code)
      .execute()
    const underWay = paidBack.filter(({ state }) => state !== 'REFUSED')
    expect(underWay.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(order.amounts.amount)
    const cancelled = paidBack.filter(({ reason }) => reason === 'CANCELLED')
    expect(cancelled.map(({ amount }) => amount)).toEqual(model.isCancelled ? [order.amounts.amount] : [])
    const returned = records.filter(({ head }) => head.refunded_at !== null)
    const worth = returned.reduce((sum, { head }) => sum + head.points, 0)
    expect(worth).toBeLessThanOrEqual(order.content.goDollar?.points ?? 0)
    if (model.units.every(unit => returned.some(({ head }) => head.code === unit.in))) {
      const goods =
        order.amounts.productAmount - order.lines.reduce((sum, { deduction }) => sum + deduction, 0)
      expect(returned.reduce((sum, { head }) => sum + head.amount, 0)).toBe(goods)
    }
    expect(await createGoDollarStore(db).balance(owner, now)).toBeGreaterThanOrEqual(0)
  }
}

const unitCount = ({ head, lines }: AfterSalesRecord) =>
  head.status === 'AUDIT_FAILED' || head.status === 'CANCELED'
    ? 0
    : lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Lives so many orders. What an order touches is checked after each of its steps, the whole shop at the end; gives the rules broken there. */
async function histories(url: string, count: number) {
  const db = await openDatabase({ url })
  const query = booksOf(db)
  const schema = url.startsWith('sqlite:') ? 'main' : 'public'
  let cancelled = 0
  try {
    await putStock(db, { sku0: 100_000, sku1: 100_000, sku2: 100_000 })
    for (let seed = 1; seed <= count; seed += 1) {
      const life = await live(db, seed, async code =>
        expect(await checkBooksOfOrders(query, schema, [code]), `order ${seed}`).toEqual([]),
      )
      cancelled += life.isCancelled ? 1 : 0
    }
    expect(cancelled).toBeGreaterThan(count / 20)
    return await checkBooks(query)
  } finally {
    await db.destroy()
  }
}

/** Set by `npm run histories`. */
const asked = Number(process.env['HISTORIES'] ?? 0)
/** Milliseconds. */
const TIME_FOR_ALL = Math.max(300_000, asked * 3000)

test(
  'orders that are shipped, cancelled, received, returned and paid back at random agree with a plain list of units, on SQLite (M-119, M-132 … M-135, MO-70 … MO-76)',
  async () => expect(await histories('sqlite::memory:', asked || 80)).toEqual([]),
  TIME_FOR_ALL,
)

test(
  'the same on PostgreSQL (M-119, M-132 … M-135, MO-70 … MO-76)',
  async () => expect(await histories(await freshPostgres(), asked || 25)).toEqual([]),
  TIME_FOR_ALL,
)
