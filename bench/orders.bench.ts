import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { CREATE_ORDER, orderInput } from '#api/checkout/testing.ts'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import { type Database, openDatabase } from '#api/database/database.ts'
import { documentTexts } from '#api/generated/document-texts.ts'
import { getOrderListDocument } from '#api/generated/documents/order.ts'
import { CROWDS, newOrder } from '#api/order/testing.ts'
import { noticeHash } from '#api/payment/paydollar-protocol.ts'
import { payDollar } from '#api/payment/paydollar.ts'
import { sql } from 'kysely'
import { MERCHANT_API, MERCHANT_ID, orderShop, SIGNING, skuOf } from './order-shop.ts'
import { type BenchResult, median, percentile } from './result.ts'

/** Enough orders that the code is compiled as in a process that has run for a while. */
const [WARM_UP, ORDERS] = [200, 200] as const
const LINES = 3
const MANY_LINES = 50
/** Orders of two shoppers whose lists are compared, and lists of each. */
const [FEW, MANY, LISTS] = [10, 10_000, 300] as const
const YEAR_MS = 365 * 86_400_000

const ADD = 'mutation cartAdd($params: [CartAddInput!]!) { cartAdd(inputs: $params) { success } }'

/** A statement as it was sent. */
interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

interface Shop {
  readonly db: Database
  readonly commerce: Commerce
  readonly token: string
}

async function openShop(file: string, statements?: Statement[]): Promise<Shop> {
  const db = await openDatabase({
    url: `sqlite:${file}`,
    ...(statements && {
      log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
    }),
  })
  const commerce = await createCommerce({
    database: db,
    pollMs: 0,
    services: {
      unpaidLimits: CROWDS,
      paymentProvider: payDollar({
        address: 'http://127.0.0.1',
        merchantId: MERCHANT_ID,
        signing: SIGNING,
        api: MERCHANT_API,
      }),
    },
  })
  await commerce.importCatalogue([...orderShop()].map(line => JSON.stringify(line)))
  const { token } = await commerce.services.sessions.startVisitor(Date.now())
  return { db, commerce, token }
}

async function ask(
  { commerce, token }: Shop,
  query: string,
  variables: object,
): Promise<Record<string, unknown>> {
  const { data, errors } = await commerce.execute({ query, variables, token, locale: 'zh_HK' })
  if (!data || errors) throw new Error(JSON.stringify(errors))
  return data
}

const unitsOf = (at: number, lines = LINES) =>
  Object.fromEntries(
    Array.from({ length: lines }, (_, line) => [skuOf(at * 7 + line), 1 + ((at + line) % 2)]),
  )

async function addToBag(shop: Shop, units: Readonly<Record<string, number>>): Promise<void> {
  await ask(shop, ADD, {
    params: Object.entries(units).map(([skuCode, quantity]) => ({ skuCode, quantity })),
  })
}

async function placeOrder(shop: Shop, units: Readonly<Record<string, number>>) {
  const input = orderInput(units)
  const { createOrder } = await ask(shop, CREATE_ORDER, {
    input: { ...input, extInfos: { ...input.extInfos, clientKey: randomUUID() } },
  })
  const { order, userErrors } = createOrder as { order: { code: string } | null; userErrors: object[] }
  if (!order) throw new Error(JSON.stringify(userErrors))
  return order.code
}

/** Opens a payment attempt; gives the notice that it was paid, as the provider signs it. */
async function openAttempt({ commerce }: Shop, code: string): Promise<string> {
  const { orders, payments } = commerce.services
  const order = await orders.find(code)
  const returnTo = { success: 'http://127.0.0.1', failure: 'http://127.0.0.1', cancelled: 'http://127.0.0.1' }
  const form =
    order &&
    (await payments?.start(order, {
      method: 'visa',
      locale: 'zh_HK',
      description: '外套',
      returnTo,
      now: Date.now(),
    }))
  if (!form) throw new Error('The payment did not begin')
  const { amount = '' } = form.fields
  const signed = {
    src: '0',
    prc: '0',
    successcode: '0',
    Ref: form.ref,
    PayRef: form.ref,
    Cur: '344',
    Amt: amount,
    payerAuth: 'Y',
  }
  const secureHash = noticeHash(signed, SIGNING.secrets[0], SIGNING.algorithm)
  return new URLSearchParams({ ...signed, secureHash }).toString()
}

async function takeNotice({ commerce }: Shop, notice: string): Promise<void> {
  const answer = await commerce.services.payments?.takeNotice(notice, Date.now())
  if (answer !== 'taken') throw new Error('The notice was refused')
}

/** @param step called after each of the four steps: bag, order, payment attempt, notice of the payment */
async function buy(shop: Shop, at: number, step: () => void = () => undefined): Promise<void> {
  const units = unitsOf(at)
  await addToBag(shop, units)
  step()
  const code = await placeOrder(shop, units)
  step()
  const notice = await openAttempt(shop, code)
  step()
  await takeNotice(shop, notice)
  step()
}

async function msOf(work: () => Promise<void> | void): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const isWrite = ({ sql: text }: Statement) => /^(insert|update|delete)/i.test(text)

/** The writes of one order, by step. */
type Writes = readonly (readonly Statement[])[]

/** The floor: the very writes of an order, prepared once, each step in one transaction with the same durability. */
function openFloor(file: string) {
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const prepared = new Map<string, StatementSync>()
  const statementOf = (text: string) => {
    const known = prepared.get(text) ?? db.prepare(text)
    prepared.set(text, known)
    return known
  }
  return {
    write(steps: Writes): void {
      for (const step of steps) {
        db.exec('begin immediate')
        // Written by the shop with values that SQLite takes.
        for (const { sql: text, parameters } of step)
          statementOf(text).all(...(parameters as SQLInputValue[]))
        db.exec('commit')
      }
    },
    close: () => db.close(),
  }
}

/** Orders whose writes are written down, beginning with a copy of the shop. */
async function recordWrites(folder: string, copy: string) {
  const statements: Statement[] = []
  const shop = await openShop(join(folder, 'recorded.db'), statements)
  await sql.raw(`vacuum into '${copy}'`).execute(shop.db)
  const orders: Writes[] = []
  for (let at = 0; at < WARM_UP + ORDERS; at += 1) {
    const steps: (readonly Statement[])[] = []
    statements.length = 0
    await buy(shop, at, () => {
      steps.push(statements.filter(isWrite))
      statements.length = 0
    })
    orders.push(steps)
  }
  const countOf = async (lines: number) => {
    const units = unitsOf(1, lines)
    await addToBag(shop, units)
    statements.length = 0
    await placeOrder(shop, units)
    return statements.length
  }
  const [perOrder, perLargeOrder] = [await countOf(LINES), await countOf(MANY_LINES)]
  await closeShop(shop)
  return { orders, perOrder, perLargeOrder }
}

async function closeShop({ commerce, db }: Shop): Promise<void> {
  await commerce.close()
  await db.destroy()
}

/** Milliseconds of each order, of the shop and of the floor: one after the other in turn, so that both have the same machine. */
async function timeInTurn(folder: string, copy: string, orders: readonly Writes[]) {
  const shop = await openShop(join(folder, 'shop.db'))
  const floor = openFloor(copy)
  const times = { ours: [] as number[], floor: [] as number[] }
  for (const [at, writes] of orders.entries()) {
    const ours = await msOf(() => buy(shop, at))
    const least = await msOf(() => floor.write(writes))
    if (at < WARM_UP) continue
    times.ours.push(ours)
    times.floor.push(least)
  }
  floor.close()
  await closeShop(shop)
  return times
}

/** A visitor's session with so many orders of two lines, one every five minutes. */
async function shopperWith({ commerce }: Pick<Shop, 'commerce'>, count: number): Promise<string> {
  const { sessions, orders } = commerce.services
  const { token, session } = await sessions.startVisitor(Date.now())
  for (let at = 0; at < count; at += 1) {
    const wish = newOrder(
      { [skuOf(at)]: 1, [skuOf(at + 1)]: 1 },
      { owner: { code: session.userCode, isMember: false }, payMs: YEAR_MS },
    )
    const placed = await orders.place(wish, Date.now() - at * 300_000)
    if (!placed.ok) throw new Error(placed.refusal.reason)
  }
  return token
}

/** The first page of the list of orders, for two shoppers in turn. */
async function measureList(): Promise<BenchResult> {
  const shop = await openShop(':memory:')
  const query = documentTexts[getOrderListDocument.hash] ?? ''
  const times = { few: [] as number[], many: [] as number[] }
  const tokens = { few: await shopperWith(shop, FEW), many: await shopperWith(shop, MANY) }
  for (let at = 0; at < WARM_UP + LISTS; at += 1)
    for (const who of ['few', 'many'] as const) {
      const ms = await msOf(async () => void (await ask({ ...shop, token: tokens[who] }, query, {})))
      if (at >= WARM_UP) times[who].push(ms)
    }
  await closeShop(shop)
  const [few, many] = [percentile(times.few, 0.95), percentile(times.many, 0.95)]
  return {
    name: `list of orders of a shopper with ${MANY.toLocaleString('en')} of them, p95`,
    value: many / few,
    unit: '×',
    must: { atMost: 3 },
    details: `${many.toFixed(2)} ms against ${few.toFixed(2)} ms with ${FEW} orders; p50 ${median(times.many).toFixed(2)} and ${median(times.few).toFixed(2)} ms; in process`,
  }
}

const wordsOf = (times: readonly number[]) =>
  `${Math.round(1000 / median(times))}/s, p95 ${percentile(times, 0.95).toFixed(1)} ms`

/** From the bag to a paid order, on a file. */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-orders-'))
  try {
    const copy = join(folder, 'floor.db')
    const { orders, perOrder, perLargeOrder } = await recordWrites(folder, copy)
    const { ours, floor } = await timeInTurn(folder, copy, orders)
    return [
      {
        name: `bag of ${LINES} lines → order → paid, against its bare writes`,
        value: median(floor) / median(ours),
        unit: '×',
        must: { atLeast: 0.4 },
        details: `${wordsOf(ours)} one after the other, against ${wordsOf(floor)} for the same writes with node:sqlite, a transaction per step; medians of ${ORDERS} orders in turn`,
      },
      {
        name: 'SQL statements of one createOrder',
        value: perOrder,
        unit: 'statements',
        must: { atMost: 20 },
        details: `${LINES} lines, a visitor, reads and writes`,
      },
      {
        name: `SQL statements of one createOrder with ${MANY_LINES} lines`,
        value: perLargeOrder,
        unit: 'statements',
        must: { atMost: 20 },
        details: 'a visitor, reads and writes',
      },
      await measureList(),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}
