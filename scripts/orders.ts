import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import type { Database } from '#api/database/database.ts'
import { AFTER_SALES_REASONS } from '#api/rules/after-sales-status.ts'
import { createServices } from '#api/services.ts'
import type { DeskOrder, ListedDeskOrder } from '#desk/orders/desk-order.ts'
import { orderOperations } from '#desk/orders/operations.ts'
import type { DeskPage } from '#desk/page.ts'
import type { DeskReturn, ListedDeskReturn } from '#desk/returns/desk-return.ts'
import { returnOperations } from '#desk/returns/operations.ts'
import { type AnyOperation, runOperation } from '#operators/operation.ts'
import type { Refusal } from '#operators/outcome.ts'
import { returnAddress } from '#server/settings/return-address.ts'
import type { Settings } from '#server/settings/settings.ts'
import { commandLine } from './command-line.ts'
import {
  courierText,
  jsonOf,
  orderLine,
  orderText,
  refusalWords,
  returnLine,
  returnText,
} from './order-text.ts'
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

  npm run orders -- returns [<number>] [--status <status>] [--most <count>]
      Lists the latest returns and exchanges, of one order if it is named, 20 without --most.
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
const [command = '', number] = positionals

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

/** Operations of the desk by command. `cancel` is the one that fits the order's state. */
const ORDER_COMMANDS = new Map<string, AnyOperation>(
  Object.entries({
    show: orderOperations.find,
    ship: orderOperations.ship,
    track: orderOperations.track,
    received: orderOperations.received,
    'close-units': orderOperations['close-units'],
    cancel: orderOperations.cancel,
    refund: orderOperations.refund,
    'return-payment': orderOperations['return-payment'],
  }),
)
const RETURN_COMMANDS = new Map<string, AnyOperation>(
  Object.entries({
    'create-return': returnOperations.create,
    'return-show': returnOperations.find,
    approve: returnOperations.approve,
    refuse: returnOperations.refuse,
    'received-back': returnOperations['received-back'],
    'refund-return': returnOperations.refund,
    'exchange-out': returnOperations['exchange-out'],
    'exchange-received': returnOperations['exchange-received'],
  }),
)
/** Fields of operations whose option has another name. */
const OPTIONS: Readonly<Record<string, string>> = { trackingNo: 'number', clientKey: 'key' }
/** Longest page of a list. */
const PAGE = 100

const countOf = (name: string, value: string): number => {
  if (!/^[1-9]\d{0,4}$/.test(value))
    throw new UsageError(`--${name} must be a whole number from 1, not “${value}”.`)
  return Number(value)
}

function dollarsOf(value: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(value))
    throw new UsageError(`--amount takes dollars such as 129.90, not “${value}”.`)
  return Number(value)
}

/** `1:2,3:1:JKT-M`: two units of line 1, and one of line 3 for another SKU. */
const unitsOf = (value: string) =>
  value.split(',').map(part => {
    const [, line, quantity, exchangeSku] =
      /^([1-9]\d{0,2}):([1-9]\d{0,3})(?::(\S{1,100}))?$/.exec(part.trim()) ?? []
    if (!line || !quantity) throw new UsageError(`--lines takes line:units, such as 1:2,2:1, not “${part}”.`)
    return { line: Number(line), quantity: Number(quantity), ...(exchangeSku && { exchangeSku }) }
  })

/** The command line as fields of operations. */
const fields = (): Readonly<Record<string, unknown>> => ({
  number,
  order: number,
  status: values.status,
  carrier: values.carrier,
  trackingNo: values.number,
  memo: values.memo,
  remark: values.remark,
  reason: values.reason,
  payment: values.payment,
  lines: values.lines === undefined ? undefined : unitsOf(values.lines),
  shipment: values.shipment === undefined ? undefined : countOf('shipment', values.shipment),
  amount: values.amount === undefined ? undefined : dollarsOf(values.amount),
  type: values.type ?? 'RETURN',
  method: values.method ?? 'COURIER',
  clientKey: values.key ?? randomUUID(),
  isDamaged: values.damaged,
  isWrittenOff: values['write-off'],
  paysBack: !values['no-refund'],
})

/** The problem of a command line that does not fit its operation. */
function usageError(input: Readonly<Record<string, unknown>>, { issues: [issue] }: z.ZodError): UsageError {
  const field = String(issue?.path[0] ?? '')
  const option = OPTIONS[field] ?? field
  const isMissing = input[field] === undefined
  if (isMissing && (field === 'number' || field === 'order'))
    return new UsageError(
      `The number of the ${field === 'number' && RETURN_COMMANDS.has(command) ? 'return' : 'order'} is missing.`,
    )
  if (isMissing) return new UsageError(`--${option} is missing.`)
  if (issue?.code !== 'invalid_value') return new UsageError(`--${option}: ${issue?.message}`)
  const known = field === 'carrier' ? courierText : `Use one of ${issue.values.join(', ')}.`
  return new UsageError(`Unknown ${option} “${String(input[field])}”. ${known}`)
}

/** What operations work with, as the shop's server has it. Goods are needed to exchange them, and to show an exchange. */
const openDesk = async (db: Database, settings: Settings) => {
  const goods = RETURN_COMMANDS.has(command) ? await readCatalogue(db) : { spus: new Map() }
  const services = createServices(db, { returnAddress: returnAddress(settings) }, Date.now)
  return { ...services, catalogue: () => goods }
}
type Desk = Awaited<ReturnType<typeof openDesk>>

/** Runs an operation of the desk with the rights of an admin. */
async function perform(desk: Desk, operation: AnyOperation<Desk>, more: object = {}) {
  const given: Readonly<Record<string, unknown>> = { ...fields(), ...more }
  const input = Object.fromEntries(
    Object.keys(operation.input.shape)
      .map(field => [field, given[field]] as const)
      .filter(([, value]) => value !== undefined),
  )
  const caller = {
    actor: { name: values.by ?? userInfo().username, role: 'admin' },
    now: Date.now(),
    locale: 'en_US',
    token: '',
  } as const
  const malformed = (error: z.ZodError): Refusal => {
    throw usageError(input, error)
  }
  const { outcome } = await runOperation({ ...operation, malformed }, desk, input, caller)
  return outcome
}

/** The same for an operation that is expected to succeed. @throws Error that says why it was refused */
async function done(desk: Desk, operation: AnyOperation<Desk>, more?: object): Promise<unknown> {
  const outcome = await perform(desk, operation, more)
  if (outcome.ok) return outcome.value
  const { find } = RETURN_COMMANDS.has(command) ? returnOperations : orderOperations
  const found = await perform(desk, find)
  throw new Error(refusalWords(number ?? '', outcome, found.ok ? found.value.status : ''))
}

/** Prints the latest rows of a list. */
async function list<Row extends { readonly number: string }>(
  desk: Desk,
  operations: Readonly<Record<'list' | 'find', AnyOperation<Desk>>>,
  { line, none }: { readonly line: (row: Row) => string; readonly none: string },
): Promise<void> {
  const most = values.most === undefined ? 20 : countOf('most', values.most)
  const rows: Row[] = []
  let after: string | null | undefined
  do {
    const size = Math.min(PAGE, most - rows.length)
    // Each list answers rows of its own shape.
    const page = (await done(desk, operations.list, { size, after })) as DeskPage<Row>
    rows.push(...page.rows)
    after = page.next
  } while (after !== null && rows.length < most)
  if (values.json)
    console.log(
      jsonOf(await Promise.all(rows.map(row => done(desk, operations.find, { number: row.number })))),
    )
  else console.log(rows.map(line).join('\n') || none)
}

async function handleOrder(desk: Desk, operation: AnyOperation<Desk>): Promise<void> {
  const isUnpaid = async () => ((await done(desk, orderOperations.find)) as DeskOrder).status === 'WAIT_PAY'
  const fitting = command === 'cancel' && (await isUnpaid()) ? orderOperations['cancel-unpaid'] : operation
  const order = (await done(desk, fitting)) as DeskOrder
  console.log(values.json ? jsonOf(order) : orderText(order))
}

async function handleReturn(desk: Desk, operation: AnyOperation<Desk>): Promise<void> {
  const handled = (await done(desk, operation)) as DeskReturn
  if (values.photos !== undefined) {
    await mkdir(values.photos, { recursive: true })
    for (const { id, bytes } of await desk.returnsDesk.photos(handled.number))
      await writeFile(join(values.photos, `${id}.jpg`), bytes)
  }
  console.log(values.json ? jsonOf(handled) : returnText(handled))
}

async function run(desk: Desk): Promise<void> {
  if (command === 'list')
    return list<ListedDeskOrder>(desk, orderOperations, { line: orderLine, none: 'No orders.' })
  if (command === 'returns')
    return list<ListedDeskReturn>(desk, returnOperations, { line: returnLine, none: 'No returns.' })
  const [onOrder, onReturn] = [ORDER_COMMANDS.get(command), RETURN_COMMANDS.get(command)]
  if (onOrder) return handleOrder(desk, onOrder)
  if (onReturn) return handleReturn(desk, onReturn)
  throw new UsageError(command ? `Unknown command “${command}”.` : '')
}

try {
  await withDatabase(async (db, settings) => run(await openDesk(db, settings)))
} catch (error) {
  exitWith(error)
}
