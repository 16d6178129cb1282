import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWebhookServices } from '#api/webhooks/services.ts'
import { describeOnBothDatabases, emptyTables } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { DeskDelivery, DeskReceiver, ReceiverSecret } from './desk-webhook.ts'

const NOW = Date.UTC(2026, 10, 23, 4)

describeOnBothDatabases('webhooks at the desk', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  let url: string
  let status: number
  beforeAll(async () => {
    served = await serveDesk(open().db, NOW)
    const receiver = createServer((_, response) => response.writeHead(status).end('thanks')).listen(
      0,
      '127.0.0.1',
    )
    await once(receiver, 'listening')
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?token=hidden`
    return () => {
      receiver.closeAllConnections()
      receiver.close()
    }
  })
  afterAll(() => served.close())
  beforeEach(async () => {
    await emptyTables(open().db, 'webhook_attempt', 'webhook_delivery', 'webhook_receiver')
    served.notes.length = 0
    status = 200
  })

  const change = (name: string, body: object) => served.ask(`webhooks.${name}`, { role: 'admin', body })
  const add = async () => {
    const { data, status: answered } = await change('add', { url, types: ['order.paid', 'order.paid'] })
    expect(answered).toBe(200)
    return data as unknown as ReceiverSecret
  }
  const list = async () =>
    (await served.ask('webhooks.list', { role: 'publisher', input: {} })).data as unknown as DeskReceiver[]
  const deliveries = async (input: object = {}) =>
    (await served.ask('webhooks.deliveries', { role: 'publisher', input })).data as unknown as {
      rows: DeskDelivery[]
      next: string | null
    }
  const deliver = () =>
    createWebhookServices(open().db, { webhooksToLoopback: true }, () => NOW).webhookDelivery.run({
      now: NOW,
      isMine: () => true,
    })

  test('a secret is given once, and neither listed nor logged', async () => {
    const { id, secret } = await add()
    expect(secret).toMatch(/^whsec_[\w-]{43}$/)
    const [receiver] = await list()
    expect(receiver).toMatchObject({ id, url, types: ['order.paid'], state: 'on', oldSecretUntil: null })
    expect(JSON.stringify(receiver)).not.toContain(secret)
    const renewed = (await change('renew', { receiver: id })).data as unknown as ReceiverSecret
    expect(renewed.secret).not.toBe(secret)
    expect(renewed.oldSecretUntil).toBe('2026-11-24T12:00:00+08:00')
    const { origin } = new URL(url)
    expect(served.notes).toEqual([
      ['admin', 'webhooks.add', origin],
      ['admin', 'webhooks.renew', origin],
    ])
  })

  test('a test is sent and listed with its answer, also by its state', async () => {
    const { id } = await add()
    await change('test', { receiver: id })
    expect((await deliveries({ receiver: id })).rows).toMatchObject([
      { type: 'test', state: 'WAITING', next: '2026-11-23T12:00:00+08:00', attempts: [] },
    ])
    await deliver()
    const page = await deliveries({ receiver: id, state: 'DELIVERED', size: 1 })
    expect(page).toMatchObject({
      rows: [{ state: 'DELIVERED', next: null, attempts: [{ status: 200, answer: 'thanks' }] }],
      next: null,
    })
    expect((await deliveries({ state: 'GIVEN_UP' })).rows).toEqual([])
    expect(await list()).toMatchObject([{ delivered: '2026-11-23T12:00:00+08:00', waiting: 0 }])
  })

  test('pages of deliveries follow each other', async () => {
    const { id } = await add()
    for (const _ of [1, 2, 3]) await change('test', { receiver: id })
    const first = await deliveries({ size: 2 })
    const second = await deliveries({ size: 2, after: first.next })
    expect(new Set([...first.rows, ...second.rows].map(row => row.id)).size).toBe(3)
    expect(second.next).toBeNull()
    expect(
      (await served.ask('webhooks.deliveries', { role: 'admin', input: { after: 'none' } })).status,
    ).toBe(404)
  })

  test('one that failed is sent again under its id, one that arrived is not', async () => {
    const { id } = await add()
    status = 500
    await change('test', { receiver: id })
    await deliver()
    const [failed] = (await deliveries()).rows
    expect(failed).toMatchObject({ state: 'WAITING', attempts: [{ status: 500 }] })
    status = 200
    expect((await change('retry', { delivery: failed?.id ?? '' })).data).toEqual({
      type: 'test',
      event: failed?.event,
    })
    await deliver()
    expect((await deliveries()).rows).toMatchObject([
      { event: failed?.event, state: 'DELIVERED', attempts: [{ status: 500 }, { status: 200 }] },
    ])
    expect((await change('retry', { delivery: failed?.id ?? '' })).status).toBe(404)
  })

  test('a receiver that is off takes no test; it is changed, switched on and removed with its deliveries', async () => {
    const { id } = await add()
    expect((await change('turn', { receiver: id, isOn: false })).data).toMatchObject({ state: 'off' })
    expect((await change('test', { receiver: id })).status).toBe(409)
    expect((await change('turn', { receiver: id, isOn: true })).data).toMatchObject({ state: 'on' })
    await change('test', { receiver: id })
    const changed = await change('change', { receiver: id, url: `${url}2`, types: ['stock.changed'] })
    expect(changed.data).toMatchObject({ url: `${url}2`, types: ['stock.changed'] })
    expect((await change('remove', { receiver: id })).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await deliveries()).rows).toEqual([])
    expect((await change('remove', { receiver: id })).status).toBe(404)
  })

  test.each([
    ['without events', { types: [] }, 400],
    ['with an event that there is not', { types: ['order.lost'] }, 400],
    ['without an address', { url: ' ' }, 422],
    ['in a private network', { url: 'https://192.168.1.4/' }, 422],
  ])('one %s is refused', async (_, body, refused) => {
    expect((await change('add', { url, types: ['order.paid'], ...body })).status).toBe(refused)
    expect(await list()).toEqual([])
  })

  test('an eleventh is refused', async () => {
    for (let count = 0; count < 10; count += 1) await add()
    expect(await change('add', { url, types: ['order.paid'] })).toMatchObject({
      status: 422,
      message: expect.stringContaining('10'),
    })
  })
})
