import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import { type Database, openDatabase } from '#api/database/database.ts'
import { LINK_MS } from '#api/order/order-link.ts'
import type { StoredOrder } from '#api/order/order-store.ts'
import { newOrder, putStock } from '#api/order/testing.ts'
import { LOOKUP_LIMIT } from '#api/support/lookup-resolvers.ts'
import express from 'express'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openOrderLink } from './order-link.ts'

const NOW = Date.UTC(2026, 10, 22, 4)
const MINUTE = 60_000
let origin = ''
let db: Database
let commerce: Commerce
let order: StoredOrder
let now = NOW

beforeAll(async () => {
  db = await openDatabase({ url: 'sqlite::memory:' })
  commerce = await createCommerce({
    database: db,
    clock: () => now,
    pollMs: 0,
    services: { secret: 'secret', origin: () => origin },
  })
  const { services } = commerce
  // The catalogue is read: rows that only hold stock are no goods.
  await putStock(db, { a: 100 })
  const placed = await services.orders.place(newOrder({ a: 1 }), NOW)
  if (!placed.ok) throw new Error('The order was refused')
  order = placed.value.order
  const app = express().get(
    '/view-order',
    openOrderLink({ ...services, clock: () => now, shopName: services.shopNameIn }),
  )
  const server = createServer(app)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.closeAllConnections()
    server.close()
    await commerce.close()
    await db.destroy()
  }
})
beforeEach(async () => {
  now = NOW
  await db.deleteFrom('rate_limit').execute()
  await db.deleteFrom('session').execute()
})

const linkOf = () => commerce.services.orderLinks.linkFor(order, NOW)?.href ?? ''
const visit = (address: string, method = 'GET') => fetch(address, { method, redirect: 'manual' })
const sessions = () => db.selectFrom('session').selectAll().execute()

test('leads to the order with a token of half an hour that opens nothing else (M-078, M-164, MO-84)', async () => {
  const response = await visit(linkOf())
  expect(response.status).toBe(303)
  const to = new URL(response.headers.get('location') ?? '', origin)
  expect(to.pathname).toBe(`/user/order-detail/${order.externalNo}`)
  expect(to.searchParams.get('lang')).toBe('zh')
  const token = to.searchParams.get('tempToken') ?? ''
  const session = await commerce.services.sessions.find(token, NOW + 30 * MINUTE - 1)
  expect(session).toMatchObject({ kind: 'order', orderCode: order.externalNo })
  expect(await commerce.services.sessions.find(token, NOW + 30 * MINUTE)).toBeUndefined()
  expect(await commerce.isMember(token)).toBe(false)
  expect(response.headers.getSetCookie()).toEqual([])
})

test('is not cached, listed or sent on as a referrer', async () => {
  for (const address of [linkOf(), `${origin}/view-order`]) {
    const { headers } = await visit(address)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test('a link that is over leads to the order’s page without a token; what is no link leads home', async () => {
  now = NOW + LINK_MS
  const over = await visit(linkOf())
  expect(over.headers.get('location')).toBe(`/user/order-detail/${order.externalNo}?lang=zh&tempToken=kept`)
  for (const query of ['', '?linkToken=x', '?linkToken=a&linkToken=b', '?lang=en&linkToken=//evil.example'])
    expect((await visit(`${origin}/view-order${query}`)).headers.get('location')).toMatch(
      /^\/\?lang=(zh|en)$/,
    )
  expect(await sessions()).toEqual([])
})

test('a program that only looks at the address starts nothing', async () => {
  expect((await visit(linkOf(), 'HEAD')).status).toBe(200)
  expect(await sessions()).toEqual([])
})

test('ten openings in 15 minutes from one network address, as for the look-up (MO-84)', async () => {
  for (let at = 0; at < LOOKUP_LIMIT.most; at += 1) expect((await visit(linkOf())).status).toBe(303)
  const refused = await visit(linkOf())
  expect(refused.status).toBe(429)
  const text = await refused.text()
  expect(text).toContain('嘗試次數過多')
  expect(text).toContain('Too many attempts.')
  now += LOOKUP_LIMIT.window
  expect((await visit(linkOf())).status).toBe(303)
})
