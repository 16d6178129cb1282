import { mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { z } from 'zod'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import type { Database } from '#api/database/database.ts'
import { createServices, type Services } from '#api/services.ts'
import type { DeskOrder, ListedDeskOrder } from '#desk/orders/desk-order.ts'
import { orderOperations } from '#desk/orders/operations.ts'
import type { DeskPage } from '#desk/page.ts'
import type { DeskReturn, ListedDeskReturn } from '#desk/returns/desk-return.ts'
import { returnOperations } from '#desk/returns/operations.ts'
import { type AnyOperation, runOperation } from '#operators/operation.ts'
import type { Refusal } from '#operators/outcome.ts'
import { lockedSettings } from '#server/settings/locked-settings.ts'
import { returnAddress } from '#server/settings/return-address.ts'
import type { Settings } from '#server/settings/settings.ts'
import { commandLine } from './command-line.ts'
import { countOf, fieldsOf, parseArguments, USAGE, usageError } from './order-arguments.ts'
import { jsonOf, orderLine, orderText, refusalWords, returnLine, returnText } from './order-text.ts'
import { failureOf, UsageError, withDatabase } from './shop-command.ts'

const { positionals, values } = parse(commandLine(USAGE))
const [command = '', number] = positionals

function parse(args: readonly string[]) {
  try {
    return parseArguments(args)
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
/** Longest page of a list. */
const PAGE = 100

/** What operations work with, as the shop's server has it. Goods are needed to exchange them, and to show an exchange. */
const openDesk = async (db: Database, settings: Settings) => {
  const shop = RETURN_COMMANDS.has(command) ? await readCatalogue(db) : undefined
  const held = () => services.settingsOf(shop?.site ?? { settings: {} })
  const options = {
    returnAddress: returnAddress(settings),
    locked: lockedSettings(settings.given),
    returnAddressNow: () => held().returns.address,
  }
  const services: Services = createServices(db, options, Date.now)
  return { ...services, catalogue: () => shop ?? { spus: new Map() }, settings: held }
}
type Desk = Awaited<ReturnType<typeof openDesk>>

/** Runs an operation of the desk with the rights of an admin. */
async function perform(desk: Desk, operation: AnyOperation<Desk>, more: object = {}) {
  const given: Readonly<Record<string, unknown>> = { ...fieldsOf(number, values), ...more }
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
    // A person who can run commands on the server.
    isProved: async () => true,
  } as const
  const malformed = (error: z.ZodError): Refusal => {
    throw usageError(input, error, RETURN_COMMANDS.has(command) ? 'return' : 'order')
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
