import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CREATE_ORDER, orderInput, TEST_PROVIDER } from '#api/checkout/testing.ts'
import { CROWDS } from '#api/order/testing.ts'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import { type Database, openDatabase } from '#api/database/database.ts'
import { checkBooks } from '#api/order/books/books.ts'
import { HKD, noticeHash } from '#api/payment/paydollar-protocol.ts'
import { booksOf } from '#api/testing/books.ts'
import { asText, sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { freshPostgres } from '#api/testing/databases.ts'
import { CHEAP } from '#api/testing/members.ts'
import { NOW } from '#api/testing/serve.ts'
import express from 'express'
import { beforeAll, describe, expect, test } from 'vitest'
import { CANCEL, fieldsOf, PAY } from '#demo/gateway/testing.ts'
import { NOTICE_PATH, paymentNotices } from './http/payment-notices.ts'

/** Orders that are paid and cancelled at the same moment. */
const RACES = 200

/** The fields that PayDollar signs, for an attempt that was paid. */
function paidNotice(ref: string, amount: string): string {
  const fields = {
    src: '0',
    prc: '0',
    successcode: '0',
    Ref: ref,
    PayRef: `p${ref}`,
    Cur: HKD,
    Amt: amount,
    payerAuth: 'Y',
  }
  return new URLSearchParams({
    ...fields,
    secureHash: noticeHash(fields, 'a secret of tests', 'sha256'),
  }).toString()
}

async function sqliteFile() {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-races-'))
  return { url: `sqlite:${join(folder, 'shop.db')}`, remove: () => rm(folder, { recursive: true }) }
}
const postgres = async () => ({ url: await freshPostgres(), remove: async () => undefined })

describe.each([
  ['SQLite', sqliteFile],
  ['PostgreSQL', postgres],
] as const)('orders that are paid and cancelled at once, on %s', (_, newDatabase) => {
  let db: Database
  let commerce: Commerce
  /** Two processes' engines on one database. */
  let shops: readonly string[] = []

  beforeAll(async () => {
    const database = await newDatabase()
    const start = async () => {
      const engine = await createCommerce({
        database: database.url,
        clock: () => NOW,
        pollMs: 0,
        services: {
          passwordCost: CHEAP,
          unpaidLimits: CROWDS,
          paymentProvider: { ...TEST_PROVIDER, query: async () => [] },
        },
      })
      const { payments } = engine.services
      if (!payments) throw new Error('There is a payment provider.')
      const app = express()
        .use('/api/graphql', engine.router)
        .use(
          NOTICE_PATH,
          paymentNotices(payments, () => NOW),
        )
      const server = createServer(app)
      await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
      const stop = async () => {
        server.close().closeAllConnections()
        await engine.close()
      }
      return { engine, stop, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
    }
    const first = await start()
    commerce = first.engine
    const goods = [...surroundings, spu('jacket', { skus: [sku('jacket-1', { inventory: 1000 })] })]
    const { problems } = await commerce.importCatalogue(asText(goods))
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    const second = await start()
    shops = [first.origin, second.origin]
    db = await openDatabase({ url: database.url })
    return async () => {
      await Promise.all([first.stop(), second.stop(), db.destroy()])
      await database.remove()
    }
  }, 60_000)

  /** Sends each request to the next of the two engines. */
  let turn = 0
  const next = () => shops[(turn += 1) % shops.length] ?? ''
  async function ask<Answer>(token: string, name: string, query: string, variables: object): Promise<Answer> {
    const response = await fetch(`${next()}/api/graphql/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data?: Record<string, Answer>; errors?: unknown }
    if (!data?.[name]) throw new Error(JSON.stringify(errors))
    return data[name]
  }

  /** An order whose shopper stands before the gateway's page. */
  async function atTheGateway(token: string) {
    const { order } = await ask<{ order: { externalOrderNo: string } }>(token, 'createOrder', CREATE_ORDER, {
      input: orderInput({ 'jacket-1': 1 }),
    })
    const number = order.externalOrderNo
    const input = { orderId: number, channelType: 'PAYDOLLAR', paymentType: 'PC' }
    const { response } = await ask<{ response: { form: string } }>(token, 'pay', PAY, { input })
    const fields = fieldsOf(response.form)
    return { token, number, notice: paidNotice(fields.get('orderRef') ?? '', fields.get('amount') ?? '') }
  }

  /** End of an order: its state, what became of the attempt, and why money goes back. */
  const ends = () =>
    db
      .selectFrom('order_head')
      .leftJoin('payment_attempt', 'payment_attempt.order_code', 'order_head.code')
      .leftJoin('refund', 'refund.order_code', 'order_head.code')
      .select(['order_head.status', 'payment_attempt.state', 'refund.reason'])
      .execute()

  test(`of ${RACES}, each is one of both, or its payment goes back; stock and books agree (C-288, CO-98)`, async () => {
    const waiting = await Promise.all(
      Array.from({ length: RACES }, async () =>
        atTheGateway((await commerce.services.sessions.startVisitor(NOW)).token),
      ),
    )
    await Promise.all(
      waiting.map(async ({ token, number, notice }, at) => {
        const pay = async () =>
          expect((await fetch(next() + NOTICE_PATH, { method: 'POST', body: notice })).status).toBe(200)
        const cancel = () =>
          ask(token, 'orderCancel', CANCEL, { orderId: number, cancelReason: 'WRONG_ITEMS' })
        // Sent first by turns, so that both win now and then.
        const acts = at % 2 === 0 ? [pay, cancel] : [cancel, pay]
        await Promise.all(acts.map(act => act()))
      }),
    )
    const all = await ends()
    expect(all).toHaveLength(RACES)
    for (const { status, state, reason } of all)
      expect(['WAIT_DELIVERY PAID null', 'CANCELED PAID PAID_LATE', 'CANCELED PAID CANCELLED']).toContain(
        `${status} ${state} ${reason}`,
      )
    expect(await checkBooks(booksOf(db))).toEqual([])
  }, 120_000)
})
