import { type ChildProcess, fork } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CREATE_ORDER, HOME, orderInput } from '#api/checkout/testing.ts'
import { openDatabase } from '#api/database/database.ts'
import type { Mail } from '#api/messaging/messaging.ts'
import { checkBooks } from '#api/order/books/books.ts'
import { booksOf } from '#api/testing/books.ts'
import { createGateway } from '#demo/gateway/gateway.ts'
import { DECIDE_PATH } from '#demo/gateway/gateway-pages.ts'
import { CANCEL, fieldsOf, PAY } from '#demo/gateway/testing.ts'
import { NOTICE_PATH } from '#server/http/payment-notices.ts'
import { commandLine } from '#scripts/command-line.ts'
import {
  freePort,
  MERCHANT_API,
  MERCHANT_ID,
  openOrderShop,
  orderShop,
  SIGNING,
  skuOf,
} from './order-shop.ts'

const SHOPPERS = 8
/** A process is killed after at most so many answers, and at most so many milliseconds later. */
const [MOST_ANSWERS, MOST_MORE_MS] = [30, 200] as const
/** A shopper asks so long for an answer. Milliseconds. */
const PATIENCE_MS = 600_000
const HOUR_MS = 3_600_000
const NOTICES = ['normal', 'early', 'late', 'twice', 'none'] as const

interface KillOptions {
  /** Times that the shop is killed. */
  readonly kills: number
  /** `postgres://…`; by default a file of SQLite. */
  readonly database?: string
  /** Processes on one database; one of them is killed at a time. More than one needs PostgreSQL. */
  readonly processes?: number
  readonly log?: (text: string) => void
}

interface KillResult {
  readonly orders: number
  readonly payments: number
  readonly mails: number
  /** Mails that a receiver saw twice under one name. */
  readonly repeatedMails: number
  /** What does not hold; empty when all is well. */
  readonly problems: readonly string[]
}

async function listen(handler: RequestListener) {
  const server = createServer(handler)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close().closeAllConnections() }
}

/** A provider of mail that counts what it takes, by name. */
function createReceiver() {
  const seen = new Map<string, number>()
  const take = (letter: Mail) => {
    const id = letter.id ?? ''
    seen.set(id, (seen.get(id) ?? 0) + 1)
  }
  const handler: RequestListener = (request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      take(JSON.parse(body) as Mail) // written by order-process.ts
      response.end()
    })
  }
  return { seen, take, handler }
}

/** The processes of a shop, each on a port of its own that it keeps over its deaths. */
async function startShop(count: number, environment: Readonly<Record<string, string>>) {
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const children: ChildProcess[] = []
  const start = async (at: number) => {
    const child = fork(new URL('order-process.ts', import.meta.url), {
      env: { ...process.env, ...environment, PORT: String(ports[at]) },
    })
    children[at] = child
    await new Promise<void>((ready, failed) => {
      child.once('message', () => ready())
      child.once('exit', code => failed(new Error(`The shop ended with ${code} before it was ready`)))
    })
    child.removeAllListeners('exit')
  }
  await Promise.all(ports.map((_, at) => start(at)))
  let turn = 0
  const kill = async (at: number) => {
    const child = children[at]
    const ended = new Promise(resolve => child?.once('exit', resolve))
    child?.kill('SIGKILL')
    await ended
  }
  return {
    /** The next process in turn, as a round-robin proxy chooses it. */
    next: () => `http://127.0.0.1:${ports[((turn += 1)) % count]}`,
    async killOne(round: number) {
      const at = round % count
      await kill(at)
      await start(at)
    },
    stop: () => Promise.all(ports.map((_, at) => kill(at))),
  }
}

/** Asks until there is an answer: a killed shop comes back. */
async function insist<Value>(ask: () => Promise<Value>): Promise<Value> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(50)
    }
  }
}

/**
 * Kills a shop at random moments while shoppers order, cancel and pay, then looks whether all that was acknowledged is there, paid once,
 * and the books balance.
 */
async function killOrders({
  kills,
  database,
  processes = 1,
  log = () => undefined,
}: KillOptions): Promise<KillResult> {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-kill-'))
  const url = database ?? `sqlite:${join(directory, 'shop.db')}`
  const receiver = createReceiver()
  const mail = await listen(receiver.handler)
  let next = () => ''
  const gateway = createGateway({
    file: ':memory:',
    merchantId: MERCHANT_ID,
    signing: SIGNING,
    api: MERCHANT_API,
    noticeAddress: () => next() + NOTICE_PATH,
    wait: ms => pause(Math.min(ms, 300), undefined, { ref: false }),
  })
  const { origin: gatewayOrigin, close: closeGateway } = await listen(gateway.app)

  const filling = await openOrderShop(url, gatewayOrigin, () => Promise.resolve())
  await filling.importCatalogue([...orderShop()].map(line => JSON.stringify(line)))
  const tokens = await Promise.all(
    Array.from(
      { length: SHOPPERS },
      async () => (await filling.services.sessions.startVisitor(Date.now())).token,
    ),
  )
  await filling.close()

  const shop = await startShop(processes, { DATABASE: url, GATEWAY: gatewayOrigin, MAIL: mail.origin })
  next = () => shop.next()
  const placed: string[] = []
  const accepted: string[] = []
  let isOver = false
  let answers = 0

  const ask = async (name: string, query: string, variables: object, token: string) => {
    const response = await fetch(`${shop.next()}/api/graphql/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        // Many orders from one network address would cause fewer mails.
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(10_000),
    })
    const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown }
    if (!data?.[name]) throw new Error(JSON.stringify(errors))
    answers += 1
    return data[name]
  }

  async function payAtGateway(orderId: string, token: string): Promise<void> {
    const input = { orderId, channelType: 'PAYDOLLAR', paymentType: 'PC' }
    const { response } = (await insist(() => ask('pay', PAY, { input }, token))) as {
      response: { form: string; paymentPageUrl: string } | null
    }
    if (!response) return
    const fields = fieldsOf(response.form)
    const shown = await fetch(response.paymentPageUrl, { method: 'POST', body: fields })
    if (!shown.ok) throw new Error(`The gateway answered ${shown.status}: ${await shown.text()}`)
    const ref = fields.get('orderRef') ?? ''
    const decision = randomInt(5) === 0 ? 'rejected' : 'accepted'
    const notice = NOTICES[randomInt(NOTICES.length)] ?? 'normal'
    if (decision === 'accepted') accepted.push(ref)
    await fetch(gatewayOrigin + DECIDE_PATH, {
      method: 'POST',
      body: new URLSearchParams({ ref, decision, notice }),
    })
  }

  async function shopper(token: string): Promise<void> {
    while (!isOver) {
      const units = { [skuOf(randomInt(1000))]: 1, [skuOf(randomInt(1000))]: 2 }
      // Each with an address of its own: of many mails to one address some are left out.
      const receiptInfo = { ...HOME, mail: `${randomUUID()}@example.com` }
      const input = orderInput(units, { receiptInfo })
      const variables = { input: { ...input, extInfos: { ...input.extInfos, clientKey: randomUUID() } } }
      const { order, userErrors } = (await insist(() =>
        ask('createOrder', CREATE_ORDER, variables, token),
      )) as {
        order: { orderCode: string } | null
        userErrors: readonly object[]
      }
      if (!order) throw new Error(JSON.stringify(userErrors))
      placed.push(order.orderCode)
      const cancel = () =>
        insist(() =>
          ask('orderCancel', CANCEL, { orderId: order.orderCode, cancelReason: 'WRONG_ITEMS' }, token),
        )
      const steps = [payAtGateway(order.orderCode, token)]
      // Some pay in two windows, some change their minds while they pay.
      if (randomInt(6) === 0) steps.push(payAtGateway(order.orderCode, token))
      if (randomInt(6) === 0) steps.push(cancel().then(() => undefined))
      await Promise.all(steps)
    }
  }

  const shoppers = Promise.all(tokens.map(shopper))
  // Met below; a shopper that fails while the shop starts again is no unhandled rejection.
  shoppers.catch(() => undefined)
  for (let round = 0; round < kills; round += 1) {
    // Counted in answers, not in time: on a busy machine a process would die before it has done anything.
    const enough = answers + randomInt(1, MOST_ANSWERS)
    while (answers < enough) await Promise.race([pause(5), shoppers])
    await pause(randomInt(MOST_MORE_MS))
    await shop.killOne(round)
    if ((round + 1) % 10 === 0)
      log(`killed ${round + 1} times, ${placed.length} orders, ${accepted.length} payments`)
  }
  isOver = true
  await shoppers
  await shop.stop()
  const problems = await settleAndCheck({ url, gatewayOrigin, placed, accepted, receiver })
  gateway.close()
  closeGateway()
  mail.close()
  await rm(directory, { recursive: true })
  const repeatedMails = [...receiver.seen.values()].filter(times => times > 1).length
  return {
    orders: placed.length,
    payments: accepted.length,
    mails: receiver.seen.size,
    repeatedMails,
    problems,
  }
}

interface CheckParts {
  readonly url: string
  readonly gatewayOrigin: string
  readonly placed: readonly string[]
  readonly accepted: readonly string[]
  readonly receiver: ReturnType<typeof createReceiver>
}

/** Lets the jobs finish what the last death interrupted, hours later, and looks at what is there. */
async function settleAndCheck({
  url,
  gatewayOrigin,
  placed,
  accepted,
  receiver,
}: CheckParts): Promise<string[]> {
  const commerce = await openOrderShop(url, gatewayOrigin, letter => Promise.resolve(receiver.take(letter)))
  const { payments, refunds, orderMails } = commerce.services
  const soon = Date.now() + HOUR_MS
  const late = Date.now() + 4 * HOUR_MS
  const repeat = async (
    hasWork: (now: number) => Promise<boolean> | undefined,
    run: () => Promise<void> | undefined,
  ) => {
    for (let rounds = 0; rounds < 500 && (await hasWork(late)); rounds += 1) await run()
  }
  await payments?.notices.resume(soon)
  for (let rounds = 0; rounds < 500 && (await payments?.hasOpen(soon)); rounds += 1)
    await payments?.askOpen(soon)
  await repeat(
    async now => (await commerce.services.orders.overdue(now, 1)).length > 0,
    () => payments?.endOverdue(late),
  )
  await repeat(
    now => refunds?.hasWork(now),
    () => refunds?.run(late),
  )
  await repeat(
    now => orderMails?.hasWork(now),
    () => orderMails?.run(late),
  )
  await commerce.close()

  const db = await openDatabase({ url })
  const books = await checkBooks(booksOf(db))
  const orders = new Set(
    (await db.selectFrom('order_head').select('external_no').execute()).map(row => row.external_no),
  )
  const paid = new Set(
    (await db.selectFrom('payment_attempt').select('ref').where('state', '=', 'PAID').execute()).map(
      ({ ref }) => ref,
    ),
  )
  const mails = await db.selectFrom('order_mail').select(['id', 'state']).execute()
  const open = await db.selectFrom('refund').select('id').where('state', '!=', 'DONE').execute()
  await db.destroy()
  return [
    ...books.map(({ name, what }) => `not so: ${name} (${what.slice(0, 3).join(', ')})`),
    ...placed.filter(number => !orders.has(number)).map(number => `order ${number} is gone`),
    ...(orders.size === placed.length
      ? []
      : [`${orders.size} orders, but ${placed.length} were acknowledged`]),
    ...accepted.filter(ref => !paid.has(ref)).map(ref => `payment ${ref} is not known`),
    ...mails
      .filter(({ id, state }) => state !== 'SENT' || !receiver.seen.has(id))
      .map(({ id }) => `mail ${id} did not go`),
    ...open.map(({ id }) => `refund ${id} is open`),
  ]
}

if (import.meta.main) {
  const [kills = '100', database, processes = '1'] =
    commandLine(`Usage: npx node bench/kill-orders.ts [times] [database] [processes]
  Kills a shop at random moments while shoppers order, cancel and pay, then checks that nothing acknowledged is lost.

  times      how often a process is killed; 100 by default
  database   sqlite:<file> or postgres://…; a new SQLite file by default
  processes  processes of the shop; 1 by default, more need PostgreSQL`)
  const result = await killOrders({
    kills: Number(kills),
    ...(database && { database }),
    processes: Number(processes),
    log: console.log,
  })
  console.log(
    `${result.orders} orders, ${result.payments} accepted payments, ${result.mails} mails (${result.repeatedMails} seen twice under one name)`,
  )
  for (const problem of result.problems) console.error(problem)
  process.exit(result.problems.length > 0 ? 1 : 0)
}
