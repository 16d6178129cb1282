import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFulfilment } from '../order/fulfilment/fulfilment.ts'
import { createOrderStore } from '../order/order-store.ts'
import { newOrder, putStock } from '../order/testing.ts'
import { WEBHOOK_TYPES } from '../rules/webhook-types.ts'
import { changeStock } from '../stock/ledger.ts'
import { setStock } from '../stock/stock-change.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { createWebhookServices } from './services.ts'
import { WEBHOOK_BODIES } from './webhook-events.ts'

const NOW = Date.UTC(2026, 10, 22, 4)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface Arrived {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** The check of the guide (`docs/webhooks.md`), written against it and not against the shop's code. */
function isGenuine({ headers, body, at: now }: Arrived, secret: string): boolean {
  const timestamp = String(headers['cairn-timestamp'])
  if (Math.abs(now / 1000 - Number(timestamp)) > 300) return false
  const expected =
    'v1=' +
    createHmac('sha256', secret)
      .update(timestamp + '.' + body)
      .digest('hex')
  return String(headers['cairn-signature']).split(',').includes(expected)
}

const eventOf = ({ body }: Arrived) =>
  JSON.parse(body) as { id: string; type: string; at: string; data: Record<string, unknown> }

describeOnBothDatabases('webhooks', open => {
  let now: number
  let arrived: Arrived[]
  /** Answers a request that has arrived. */
  let respond: (response: ServerResponse) => void
  let url: string
  let services: ReturnType<typeof createWebhookServices>
  const stops: (() => void)[] = []

  const serve = async (listener: RequestListener) => {
    const server = createServer(listener).listen(0, '127.0.0.1')
    stops.push(() => {
      server.closeAllConnections()
      server.close()
    })
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  }

  beforeEach(async () => {
    await emptyTables(open().db, 'webhook_attempt', 'webhook_delivery', 'webhook_receiver')
    now = NOW
    arrived = []
    respond = response => void response.writeHead(200).end('ok')
    services = createWebhookServices(open().db, { webhooksToLoopback: true }, () => now)
    url = await serve((request, response) => {
      void text(request).then(body => {
        arrived.push({ headers: request.headers, body, at: now })
        respond(response)
      })
    })
  })
  afterEach(() => stops.splice(0).forEach(stop => stop()))

  const add = async (types: readonly (typeof WEBHOOK_TYPES)[number][] = WEBHOOK_TYPES, address = url) => {
    const added = await services.webhooks.add({ url: address, types }, now)
    if (!added.ok) throw new Error(added.refusal)
    return added.value
  }
  const deliver = () => services.webhookDelivery.run({ now, isMine: () => true })
  const pass = async (ms: number, stepMs = MINUTE) => {
    for (const end = now + ms; now < end; ) {
      now += stepMs
      await deliver()
    }
  }
  const inTransaction = () => open().db.transaction()

  let orders = 0
  const placed = async () => {
    const sku = `hook ${(orders += 1)}`
    await putStock(open().db, { [sku]: 100 })
    const store = createOrderStore(open().db)
    const result = await store.place(newOrder({ [sku]: 2 }), now)
    if (!result.ok) throw new Error(result.refusal.reason)
    const { code, externalNo } = result.value.order
    const pay = async () => {
      const attempt = await store.openAttempt(code, 'visa', now)
      if (!attempt) throw new Error('No attempt')
      await store.settle(
        { ref: attempt.ref, payRef: `p ${attempt.ref}`, isPaid: true, amount: attempt.amount },
        now,
      )
    }
    const ship = () =>
      createFulfilment(open().db).ship(code, { by: 'ada', now, courier: 'SF', trackingNo: 'SF1234567890' })
    return { sku, number: externalNo, pay, ship }
  }

  test('a practice shop sends none, and its deliveries say why', async () => {
    services = createWebhookServices(open().db, { webhooksToLoopback: true, isPractice: true }, () => now)
    const { id } = await add()
    await placed()
    await pass(10 * MINUTE)
    expect(arrived).toEqual([])
    const attempts = await open().db.selectFrom('webhook_attempt').selectAll().execute()
    expect(JSON.stringify(attempts)).toContain('A practice shop sends no webhooks')
    expect(await services.webhooks.test(id, now)).toBe(true)
    await deliver()
    expect(arrived).toEqual([])
  })

  test('an order’s events arrive once each, in order, signed, and hold no personal data', async () => {
    const { secret } = await add()
    const order = await placed()
    await order.pay()
    await order.ship()
    await deliver()
    await deliver()
    const ofOrder = arrived.map(eventOf).filter(({ data }) => data['order'] === order.number)
    expect(ofOrder.map(({ type, data }) => ({ type, data }))).toEqual([
      {
        type: 'order.placed',
        data: {
          order: order.number,
          total: { amount: 230, currencyCode: 'HKD' },
          isPaid: false,
          isTrial: false,
        },
      },
      { type: 'order.paid', data: { order: order.number, total: { amount: 230, currencyCode: 'HKD' } } },
      { type: 'order.shipped', data: { order: order.number, shipment: 1, isLast: true } },
    ])
    for (const request of arrived) {
      expect(isGenuine(request, secret)).toBe(true)
      expect(isGenuine({ ...request, body: `${request.body} ` }, secret)).toBe(false)
      expect(isGenuine({ ...request, at: now + 10 * MINUTE }, secret)).toBe(false)
      expect(request.headers['cairn-event']).toBe(eventOf(request).id)
      const { type } = eventOf(request)
      expect(WEBHOOK_BODIES[type]?.body.safeParse(eventOf(request)).error).toBeUndefined()
      expect(request.body).not.toMatch(/Chan|Mei|example|Queen|91234567|SF1234567890/)
    }
    const stock = arrived.map(eventOf).filter(({ data }) => data['sku'] === order.sku)
    expect(stock.map(({ data }) => [data['onHand'], data['reason']])).toContainEqual([98, 'shipped'])
  })

  test('an event of a transaction that is rolled back is never sent', async () => {
    await add(['stock.changed'])
    const { sku } = await placed()
    await deliver()
    arrived = []
    const before = await services.webhooks.deliveries(undefined, { most: 100 })
    await expect(
      inTransaction().execute(async trx => {
        await changeStock(trx, [sku], { reason: 'set', at: now, actor: 'ada' }, () => ({ onHand: 7 }))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await deliver()
    expect(arrived).toEqual([])
    expect(await services.webhooks.deliveries(undefined, { most: 100 })).toHaveLength(before?.length ?? -1)
  })

  test('a receiver gets the events it has chosen, one that is off gets none', async () => {
    const { id } = await add(['order.paid'])
    const order = await placed()
    await order.pay()
    await services.webhooks.turn(id, false)
    const other = await placed()
    await other.pay()
    await deliver()
    expect(arrived).toEqual([])
    await services.webhooks.turn(id, true)
    await deliver()
    expect(arrived.map(request => [eventOf(request).type, eventOf(request).data['order']])).toEqual([
      ['order.paid', order.number],
    ])
  })

  test('after an hour without an answer everything arrives, once per id, in order per order', async () => {
    const { secret } = await add()
    respond = response => void response.writeHead(503).end('busy')
    const made = [await placed(), await placed(), await placed()]
    await pass(20 * MINUTE)
    for (const order of made) await order.pay()
    await pass(20 * MINUTE)
    for (const order of made) await order.ship()
    await pass(20 * MINUTE)
    expect(arrived.length).toBeGreaterThan(3)
    // A receiver that is down is not asked all the time.
    expect(arrived.length).toBeLessThan(60)
    arrived = []
    respond = response => void response.writeHead(204).end()
    await pass(2 * HOUR)
    const ids = arrived.map(request => eventOf(request).id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { number } of made) {
      const types = arrived.map(eventOf).filter(({ data }) => data['order'] === number)
      expect(types.map(({ type }) => type)).toEqual(['order.placed', 'order.paid', 'order.shipped'])
    }
    const [counted] = await services.webhooks.receivers()
    expect(counted).toMatchObject({ waiting: 0, givenUp: 0, receiver: { failures: 0, failing_since: null } })
    const sent = await services.webhooks.deliveries(undefined, { most: 100 })
    expect(new Set(sent?.map(([{ event_id: id }]) => id))).toEqual(new Set(ids))
    expect(arrived.every(request => isGenuine(request, secret))).toBe(true)
  })

  test('an event that is refused holds up its own order alone; after a day it is given up, and can be sent again', async () => {
    await add(['order.placed', 'order.paid'])
    const bad = await placed()
    await bad.pay()
    respond = response => {
      const { type, data } = eventOf(arrived.at(-1) as Arrived) // the one that is answered
      response.writeHead(data['order'] === bad.number && type === 'order.placed' ? 422 : 200).end('no such')
    }
    const others: string[] = []
    for (let hour = 0; hour < 29; hour += 1) {
      const other = await placed()
      others.push(other.number)
      await pass(HOUR, 10 * MINUTE)
    }
    const accepted = arrived.map(eventOf).filter(({ data }) => data['order'] !== bad.number)
    expect(accepted.map(({ data }) => data['order'])).toEqual(others)
    const ofBad = arrived.map(eventOf).filter(({ data }) => data['order'] === bad.number)
    expect(ofBad.map(({ type }) => type)).toEqual([...Array<string>(16).fill('order.placed'), 'order.paid'])
    expect(new Set(ofBad.map(({ id }) => id)).size).toBe(2)
    const given = await services.webhooks.deliveries(undefined, { state: 'GIVEN_UP', most: 10 })
    expect(given).toHaveLength(1)
    const [[delivery, attempts] = []] = given ?? []
    expect(attempts).toHaveLength(16)
    expect(attempts?.[0]).toMatchObject({ status: 422, answer: 'no such' })
    respond = response => void response.writeHead(200).end()
    arrived = []
    await services.webhooks.retry(delivery?.id ?? '', now)
    await deliver()
    expect(arrived.map(request => eventOf(request).id)).toEqual([ofBad[0]?.id])
    expect(await services.webhooks.retry(delivery?.id ?? '', now)).toBeUndefined()
  })

  test('a receiver that fails for a day is paused and keeps its events; a test that arrives resumes it', async () => {
    const { id } = await add(['order.placed'])
    respond = response => void response.writeHead(500).end()
    const order = await placed()
    await pass(DAY + 9 * HOUR, 10 * MINUTE)
    expect(await services.webhooks.receivers()).toMatchObject([
      { receiver: { paused_at: expect.any(Number) }, waiting: 1 },
    ])
    arrived = []
    await pass(DAY, HOUR)
    expect(arrived).toEqual([])
    respond = response => void response.writeHead(200).end()
    await services.webhooks.test(id, now)
    await deliver()
    await pass(10 * HOUR, HOUR)
    expect(arrived.map(request => eventOf(request).type)).toEqual(['test', 'order.placed'])
    expect(arrived.map(request => eventOf(request).data['order'])).toEqual([undefined, order.number])
    expect(await services.webhooks.receivers()).toMatchObject([{ receiver: { paused_at: null }, waiting: 0 }])
  })

  test('the secret before signs beside the new one for a day', async () => {
    const { id, secret } = await add(['order.placed'])
    const renewed = await services.webhooks.renewSecret(id, now)
    const signedBy = async () => {
      await placed()
      await deliver()
      const last = arrived.at(-1) as Arrived // it has arrived
      return [secret, renewed?.secret ?? ''].map(each => isGenuine(last, each))
    }
    expect(await signedBy()).toEqual([true, true])
    now += DAY
    expect(await signedBy()).toEqual([false, true])
  })

  test('a redirect is not followed, and an endless answer is read in part', async () => {
    await add(['order.placed'])
    let isReached = false
    const elsewhere = await serve((_, response) => {
      isReached = true
      response.end()
    })
    respond = response => void response.writeHead(307, { location: elsewhere }).end()
    await placed()
    await deliver()
    respond = response => {
      response.writeHead(200)
      const more = setInterval(() => response.write('x'.repeat(2000)), 1)
      response.on('close', () => clearInterval(more))
    }
    await placed()
    await deliver()
    expect(isReached).toBe(false)
    const sent = await services.webhooks.deliveries(undefined, { most: 10 })
    expect(sent?.map(([{ state }, [attempt]]) => [state, attempt?.status, attempt?.answer.length])).toEqual(
      expect.arrayContaining([
        ['WAITING', 307, 0],
        ['DELIVERED', 200, 500],
      ]),
    )
  })

  test('deliveries are forgotten after 30 days', async () => {
    await add(['order.placed'])
    await placed()
    await deliver()
    now += 20 * DAY
    await placed()
    await services.webhooks.purge(now + 11 * DAY)
    expect(await services.webhooks.deliveries(undefined, { most: 10 })).toHaveLength(1)
    expect(await open().db.selectFrom('webhook_attempt').selectAll().execute()).toEqual([])
  })

  describe('addresses', () => {
    const strict = () => createWebhookServices(open().db, {}, () => now)
    test.each([
      ['without encryption', 'http://example.com/hook', 'address'],
      ['of a file', 'file:///etc/passwd', 'address'],
      ['with a password', 'https://a:b@example.com/', 'address'],
      ['that is none', 'example', 'address'],
      ['of this machine', 'https://127.0.0.1/', 'private'],
      ['of this machine, in hexadecimal', 'https://0x7f000001/', 'private'],
      ['of this machine, by name', 'https://localhost:3000/', 'private'],
      ['of this machine, in IPv6', 'https://[::1]/', 'private'],
      ['of this machine, as IPv4 in IPv6', 'https://[::ffff:127.0.0.1]/', 'private'],
      ['of the metadata of a cloud', 'https://169.254.169.254/latest', 'private'],
      ['of a private network', 'https://10.0.0.8/', 'private'],
      ['that no server has', 'https://no-such-host.invalid/', 'unresolved'],
    ])('one %s is refused', async (_, address, problem) => {
      expect(await strict().webhooks.add({ url: address, types: ['order.paid'] }, now)).toMatchObject({
        ok: false,
        refusal: problem,
      })
    })

    test('one that leads to this machine only later is not connected to', async () => {
      await add(['order.placed'], url.replace('127.0.0.1', 'localhost'))
      await open()
        .db.updateTable('webhook_receiver')
        .set({ url: url.replace('http:', 'https:') })
        .execute()
      const { sku } = await placed()
      expect(sku).not.toBe('')
      await strict().webhookDelivery.run({ now, isMine: () => true })
      expect(arrived).toEqual([])
      const [[, [attempt]] = [undefined, []]] =
        (await services.webhooks.deliveries(undefined, { most: 1 })) ?? []
      expect(attempt).toMatchObject({ status: null, answer: expect.stringContaining('private network') })
    })
  })

  test('stock that staff have set is an event', async () => {
    await add(['stock.changed'])
    const { sku } = await placed()
    await deliver()
    arrived = []
    expect(
      await setStock(open().db, { sku, units: 40, by: 'ada', now, reason: 'counted', document: '' }),
    ).toMatchObject({ ok: true })
    await deliver()
    expect(arrived.map(request => eventOf(request).data)).toEqual([{ sku, onHand: 40, reason: 'set' }])
  })
})
