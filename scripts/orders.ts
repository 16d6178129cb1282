import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '#api/database/database.ts'
import { COURIER_CODES, type CourierCode } from '#api/rules/couriers.ts'
import { orderNumber } from '#api/order/operations/find-order.ts'
import { createFulfilment, type Fulfilled, type LineUnits } from '#api/order/fulfilment/fulfilment.ts'
import { createOrderDetails } from '#api/order/reading/order-details.ts'
import { latestOrders } from '#api/order/reading/order-list.ts'
import { orderRecord } from '#api/order/reading/order-record.ts'
import { ORDER_STATUSES, type OrderStatus } from '#api/rules/order-status.ts'
import { createOrderStore, type OrderStore, type StoredOrder } from '#api/order/order-store.ts'
import { toCents } from '#api/shared/money.ts'
import {
  AFTER_SALES_REASONS,
  AFTER_SALES_STATUSES,
  type AfterSalesStatus,
} from '#api/rules/after-sales-status.ts'
import { createAfterSalesStore } from '#api/after-sales/after-sales-store.ts'
import { askForShopper, type SpokenRequest } from '#api/after-sales/desk/ask-for-shopper.ts'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import type { AfterSalesRecord } from '#api/after-sales/after-sales-record.ts'
import { createUnitClosing } from '#api/after-sales/desk/close-units.ts'
import { createReturnsDesk, type ReturnsDesk } from '#api/after-sales/desk/returns-desk.ts'
import { returnAddress } from '#server/settings/return-address.ts'
import { commandLine } from './command-line.ts'
import {
  RETURN_OPERATIONS,
  returnLine,
  readReturn,
  returnProblemText,
  returnText,
  requestProblemText,
} from './order-returns.ts'
import { courierText, listLine, orderText, problemText } from './order-text.ts'
import { failureOf, UsageError, withDatabase } from './shop-command.ts'

const USAGE = `Usage:
  npm run orders -- list [--status <status>] [--most <count>]
      Lists the latest orders, 20 without --most.
  npm run orders -- show <number>
      Shows an order with its lines, shipments, refunds and events.
  npm run orders -- ship <number> --carrier <code> [--number <parcel>] [--lines 1:2,2:1] [--memo <text>]
      Ships units of lines (line:units) in one parcel. Without --lines ships everything that is left.
  npm run orders -- track <number> --shipment <n> --remark <text>
      Adds a tracking remark to a parcel.
  npm run orders -- received <number> [--shipment <n>]
      Marks one shipment as received, or all of them.
  npm run orders -- close-units <number> --reason <text> [--lines 1:2,2:1] [--write-off] [--no-refund]
      Closes units that will never ship, and refunds what was paid for them. Without --lines closes everything that is left.
      They are for sale again, unless --write-off is given. --no-refund: their share was refunded before.
  npm run orders -- cancel <number> --reason <text>
      Cancels an order that is not paid, or of which nothing is shipped. Queues a refund of what was paid.
  npm run orders -- refund <number> --amount <dollars> --reason <text>
      Queues a refund of this amount.
  npm run orders -- return-payment <number> --payment <number>
      Queues the refund of a payment that the order does not keep, by the provider's number of it.

  npm run orders -- returns [--status <status>] [--most <count>]
      Lists the latest returns and exchanges, 20 without --most.
  npm run orders -- create-return <number> --reason <reason> --lines 1:2,2:1 [--type RETURN|EXCHANGE]
      [--method COURIER|SHOP] [--memo <text>] [--key <text>]
      Creates a return or an exchange for a shopper who asks by phone or in a store. The same rules apply as online. Lines are
      line:units, or line:units:SKU with the replacement. The same key returns the same return. Reasons: ${AFTER_SALES_REASONS.join(', ')}.
  npm run orders -- return-show <return> [--photos <folder>]
      Shows a return. --photos writes its photos to a folder.
  npm run orders -- approve <return>
      Approves a return: the shopper may send the goods back.
  npm run orders -- refuse <return> --reason <text>
      Refuses a return. The shopper reads the reason.
  npm run orders -- received-back <return> [--damaged]
      Marks the goods as received. They are in stock again, unless --damaged is given.
  npm run orders -- refund-return <return>
      Queues the refund and returns GO DOLLAR. Used before the goods are sent back, it lets the shopper keep them.
  npm run orders -- exchange-out <return> --carrier <code> [--number <parcel>]
      Ships the replacement.
  npm run orders -- exchange-received <return>
      Marks the replacement as received.

  --by <name>  the operator's name in the order's events; by default the user of this computer
  --json       prints the result as JSON

${courierText}
Uses the shop of DATABASE_URL, or of DATA_DIR when it is not set. The shop may be running.
Exit status: 0 success, 1 the order does not allow it or the command failed, 2 wrong usage or settings.`

const { positionals, values } = parse(commandLine(USAGE))
const by = values.by ?? userInfo().username

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        status: text,
        most: text,
        carrier: text,
        number: text,
        lines: text,
        memo: text,
        shipment: text,
        remark: text,
        reason: text,
        type: text,
        method: text,
        key: text,
        amount: text,
        by: text,
        photos: text,
        payment: text,
        damaged: { type: 'boolean', default: false },
        'write-off': { type: 'boolean', default: false },
        'no-refund': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    exitWith(error)
  }
}

function exitWith(error: unknown): never {
  // Arguments that cannot be parsed are reported here too, so there may be no `values`.
  const isJson = process.argv.includes('--json')
  const { message, status } = failureOf(error, isJson ? '' : USAGE)
  if (isJson) console.log(JSON.stringify({ error: message }))
  else console.error(message)
  process.exit(status)
}

const need = (
  name: 'carrier' | 'lines' | 'reason' | 'remark' | 'amount' | 'shipment' | 'payment',
): string => {
  const value = values[name]
  if (value === undefined) throw new UsageError(`--${name} is missing.`)
  return value
}

const countOf = (name: string, value: string): number => {
  if (!/^[1-9]\d{0,4}$/.test(value))
    throw new UsageError(`--${name} must be a whole number from 1, not “${value}”.`)
  return Number(value)
}

function courierOf(value: string): CourierCode {
  const code = COURIER_CODES.find(known => known === value)
  if (!code) throw new UsageError(`Unknown carrier “${value}”. ${courierText}`)
  return code
}

/** One of a few words; anything else is wrong usage. */
function oneOf<Word extends string>(name: string, words: readonly Word[], value: string): Word {
  const word = words.find(known => known === value)
  if (!word) throw new UsageError(`Unknown ${name} “${value}”. Use one of ${words.join(', ')}.`)
  return word
}

const statusOf = (value: string): OrderStatus => oneOf('status', ORDER_STATUSES, value)

/** `1:2,3:1`: two units of line 1, one of line 3. */
const unitsOf = (value: string): readonly LineUnits[] =>
  value.split(',').map(part => {
    const [, line, quantity] = /^([1-9]\d{0,3}):([1-9]\d{0,3})$/.exec(part.trim()) ?? []
    if (!line || !quantity) throw new UsageError(`--lines takes line:units, such as 1:2,2:1, not “${part}”.`)
    return { position: Number(line) - 1, quantity: Number(quantity) }
  })

function centsOf(value: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(value))
    throw new UsageError(`--amount takes dollars such as 129.90, not “${value}”.`)
  return toCents(Number(value))
}

async function list(db: Database): Promise<void> {
  const latest = await latestOrders(db, {
    status: values.status === undefined ? undefined : statusOf(values.status),
    most: values.most === undefined ? 20 : countOf('most', values.most),
  })
  const orders = latest ?? []
  const details = createOrderDetails(
    db,
    orders.map(({ code }) => code),
  )
  if (values.json)
    console.log(JSON.stringify(await Promise.all(orders.map(order => orderRecord(order, details)))))
  else console.log(orders.map(listLine).join('\n') || 'No orders.')
}

async function show(db: Database, order: StoredOrder): Promise<void> {
  const record = await orderRecord(order, createOrderDetails(db, [order.code]))
  console.log(values.json ? JSON.stringify(record) : orderText(record))
}

async function findOrder(orders: OrderStore): Promise<StoredOrder> {
  const number = positionals[1]
  if (!number) throw new UsageError('The number of the order is missing.')
  const order = await orders.findByNumber(orderNumber(number))
  if (!order) throw new Error(problemText(number, { code: 'ORDER_UNKNOWN' }))
  return order
}

/** What each command does with an order. */
const OPERATIONS: Readonly<
  Record<string, (db: Database, order: StoredOrder, now: number) => Promise<Fulfilled>>
> = {
  ship: (db, { code }, now) =>
    createFulfilment(db).ship(code, {
      by,
      now,
      courier: courierOf(need('carrier')),
      trackingNo: values.number ?? '',
      memo: values.memo ?? '',
      lines: values.lines === undefined ? undefined : unitsOf(values.lines),
    }),
  track: (db, { code }, now) =>
    createFulfilment(db).track(code, {
      by,
      now,
      shipment: countOf('shipment', need('shipment')),
      remark: need('remark'),
    }),
  received: (db, { code }, now) =>
    createFulfilment(db).receive(code, {
      by,
      now,
      shipment: values.shipment === undefined ? undefined : countOf('shipment', values.shipment),
    }),
  'close-units': (db, { code }, now) =>
    createUnitClosing(db).close(code, {
      by,
      now,
      lines: values.lines === undefined ? undefined : unitsOf(values.lines),
      reason: need('reason'),
      isWrittenOff: values['write-off'],
      paysBack: !values['no-refund'],
    }),
  cancel: (db, { code, status }, now) => {
    const fulfilment = createFulfilment(db)
    const act = { by, now, reason: need('reason') }
    return status === 'WAIT_PAY' ? fulfilment.cancelUnpaid(code, act) : fulfilment.cancel(code, act)
  },
  'return-payment': (db, { code }, now) =>
    createFulfilment(db).returnPayment(code, { by, now, payment: need('payment') }),
  refund: (db, { code }, now) =>
    createFulfilment(db).refund(code, { by, now, amount: centsOf(need('amount')), reason: need('reason') }),
}

const returnStatusOf = (value: string): AfterSalesStatus => oneOf('status', AFTER_SALES_STATUSES, value)

/** `1:2,3:1:JKT-M`: two units of line 1, and one of line 3 for another SKU. */
const returnLinesOf = (value: string): SpokenRequest['lines'] =>
  value.split(',').map(part => {
    const [, line, quantity, exchangeSku] =
      /^([1-9]\d{0,2}):([1-9]\d{0,3})(?::(\S{1,100}))?$/.exec(part.trim()) ?? []
    if (!line || !quantity)
      throw new UsageError(`--lines takes line:units or line:units:SKU, such as 1:2,2:1, not “${part}”.`)
    return { line: Number(line), quantity: Number(quantity), exchangeSku }
  })

/** Asks for a return or an exchange in a shopper's name, and shows it. */
async function createReturn(db: Database): Promise<void> {
  const spoken: SpokenRequest = {
    type: oneOf('type', ['RETURN', 'EXCHANGE'], values.type ?? 'RETURN'),
    reason: oneOf('reason', AFTER_SALES_REASONS, need('reason')),
    method: oneOf('method', ['COURIER', 'SHOP'], values.method ?? 'COURIER'),
    lines: returnLinesOf(need('lines')),
    memo: values.memo ?? '',
    clientKey: values.key ?? randomUUID(),
  }
  const order = await findOrder(createOrderStore(db))
  const catalogue = spoken.type === 'EXCHANGE' ? await readCatalogue(db) : { spus: new Map() }
  const now = Date.now()
  const done = await askForShopper(createAfterSalesStore(db), order, spoken, { catalogue, by, now })
  if (!done.ok) throw new Error(requestProblemText(order.externalNo, done.problem))
  await showReturn(db, done.record)
}

async function listReturns(db: Database, desk: ReturnsDesk): Promise<void> {
  const found = await desk.list({
    status: values.status === undefined ? undefined : returnStatusOf(values.status),
    most: values.most === undefined ? 20 : countOf('most', values.most),
  })
  const records = await Promise.all((found ?? []).map(record => readReturn(db, record)))
  if (values.json) console.log(JSON.stringify(records))
  else console.log(records.map(record => returnLine(record, Date.now())).join('\n') || 'No returns.')
}

/** Writes photos into a folder, which is made if need be. */
async function writePhotos(photos: Awaited<ReturnType<ReturnsDesk['photos']>>, folder: string) {
  await mkdir(folder, { recursive: true })
  for (const { id, bytes } of photos) await writeFile(join(folder, `${id}.jpg`), bytes)
}

async function showReturn(db: Database, record: AfterSalesRecord): Promise<void> {
  const shown = await readReturn(db, record)
  console.log(values.json ? JSON.stringify(shown) : returnText(shown))
}

/** Does what a command says with a return, and shows it. */
async function handleReturn(
  db: Database,
  desk: ReturnsDesk,
  operation: (typeof RETURN_OPERATIONS)[string] | undefined,
) {
  const code = positionals[1]
  if (!code) throw new UsageError('The number of the return is missing.')
  const done = await operation?.(desk, code, {
    by,
    now: Date.now(),
    reason: () => need('reason'),
    courier: () => courierOf(need('carrier')),
    trackingNo: values.number ?? '',
    isDamaged: values.damaged,
  })
  if (done && !done.ok) throw new Error(returnProblemText(code, done.problem))
  const record = await desk.find(code)
  if (!record) throw new Error(returnProblemText(code, { code: 'AFTER_SALES_UNKNOWN' }))
  if (values.photos !== undefined) await writePhotos(await desk.photos(code), values.photos)
  await showReturn(db, record)
}

async function run(db: Database, returns: ReturnsDesk): Promise<void> {
  const [command = ''] = positionals
  if (command === 'list') return list(db)
  if (command === 'returns') return listReturns(db, returns)
  if (command === 'create-return') return createReturn(db)
  const returnOperation = RETURN_OPERATIONS[command]
  if (command === 'return-show' || returnOperation) return handleReturn(db, returns, returnOperation)
  const operation = OPERATIONS[command]
  if (command !== 'show' && !operation) throw new UsageError(command ? `Unknown command “${command}”.` : '')
  const orders = createOrderStore(db)
  const order = await findOrder(orders)
  if (operation) {
    const done = await operation(db, order, Date.now())
    if (!done.ok) throw new Error(problemText(order.externalNo, done.problem))
  }
  const now = await orders.find(order.code)
  if (now) await show(db, now)
}

try {
  await withDatabase((db, settings) =>
    run(db, createReturnsDesk(db, { returnAddress: returnAddress(settings) })),
  )
} catch (error) {
  exitWith(error)
}
