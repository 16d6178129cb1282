import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#api/database/database.ts'
import { createMessagingServices } from '#api/messaging/services.ts'
import { createOrderServices } from '#api/order/services.ts'
import { newOrder, putStock } from '#api/order/testing.ts'
import express from 'express'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLogger } from '../log/logger.ts'
import { openGateway } from '#demo/gateway/open-gateway.ts'
import { openPayment } from './open-payment.ts'
import { NOTICE_PATH, paymentNotices } from '../http/payment-notices.ts'
import { readSettings } from '../settings/settings.ts'

const NOW = Date.UTC(2026, 10, 22, 4)
const logger = createLogger('silent')
/** Frees what a test has opened, the last one first. */
let closing: (() => unknown)[]
let directory: string
let shop: string

const listen = async (server: Server) => {
  closing.push(() => server.close().closeAllConnections())
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function open(environment: Readonly<Record<string, string>> = {}) {
  const settings = readSettings({ PORT: '0', ...environment })
  const payment = await openPayment(
    settings,
    {
      directory,
      secret: 'the secret of a shop in tests',
      noticeAddress: () => shop + NOTICE_PATH,
      logger,
    },
    settings.DEV_PAGES ? { openGateway } : undefined,
  )
  closing.push(payment.close)
  return payment
}

beforeEach(async () => {
  closing = []
  directory = await mkdtemp(join(tmpdir(), 'payment-'))
})
afterEach(async () => {
  for (const close of closing.toReversed()) await close()
  await rm(directory, { recursive: true })
})

describe('how a shop is paid follows from its settings', () => {
  test('a provider is used when it is named, and forms go there', async () => {
    const { provider, formTargets } = await open({
      PAYDOLLAR_ADDRESS: 'https://test.paydollar.com/b2cDemo',
      PAYDOLLAR_MERCHANT_ID: '1',
      PAYDOLLAR_SECRETS: 'secret',
      PAYDOLLAR_LOGIN: 'api',
      PAYDOLLAR_PASSWORD: 'password',
      PAYDOLLAR_METHODS: 'octopus,visa',
      RETURN_ADDRESS: '{"name":{"zh_HK":"退","en_US":"R"},"address":{"zh_HK":"退","en_US":"R"}}',
    })
    expect(formTargets).toEqual(['https://test.paydollar.com'])
    expect(provider?.methods).toEqual(['octopus', 'visa'])
  })

  test('otherwise a shop for trying gets the sandbox gateway, on the first free port', async () => {
    const { formTargets } = await open()
    const [origin = ''] = formTargets
    const port = Number(new URL(origin).port)
    const other = await open({ PORT: String(port - 1) })
    expect(other.formTargets).not.toEqual(formTargets)
    await expect(open({ GATEWAY_PORT: String(port) })).rejects.toThrow(
      `GATEWAY_PORT: the sandbox gateway cannot listen on port ${port}.`,
    )
  })

  test('and a public shop takes no payments', async () =>
    expect(await open({ DEV_PAGES: 'false' })).toMatchObject({ provider: undefined, formTargets: [] }))
})

describe('an order is paid at the sandbox gateway (C-277 … C-280)', () => {
  let db: Database
  let payments: ReturnType<typeof services>
  let gateway: string

  const services = ({ provider }: Awaited<ReturnType<typeof open>>) =>
    createOrderServices(
      db,
      createMessagingServices(db, () => NOW, { report: () => undefined }),
      { paymentProvider: provider },
    )

  beforeEach(async () => {
    db = await openDatabase({ url: 'sqlite::memory:' })
    closing.push(() => db.destroy())
    await putStock(db, { a: 5 })
    const payment = await open()
    payments = services(payment)
    gateway = payment.formTargets[0] ?? ''
    if (!payments.payments) throw new Error('There is no provider')
    const app = express().use(
      NOTICE_PATH,
      paymentNotices(payments.payments, () => NOW),
    )
    shop = await listen(createServer(app))
  })

  const statusOf = async (code: string) => (await payments.orders.find(code))?.status
  const post = (address: string, fields: Readonly<Record<string, string>>) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(fields) })

  async function begin() {
    const placed = await payments.orders.place(newOrder({ a: 1 }), NOW)
    if (!placed.ok) throw new Error('The order was refused')
    const form = await payments.payments?.start(placed.value.order, {
      method: 'visa',
      locale: 'zh_HK',
      description: '外套',
      returnTo: { success: shop, failure: shop, cancelled: shop },
      now: NOW,
    })
    if (!form) throw new Error('The payment was refused')
    await post(form.action, form.fields)
    const decide = (decision: string, notice = 'early') =>
      post(`${gateway}/eng/payment/decide`, { ref: form.ref, decision, notice })
    return { code: placed.value.order.code, decide, ref: form.ref }
  }

  test('by the notice of its server', async () => {
    const { code, decide } = await begin()
    expect(await statusOf(code)).toBe('WAIT_PAY')
    await decide('accepted')
    expect(await statusOf(code)).toBe('WAIT_DELIVERY')
  })

  test.each(['wrongHash', 'wrongAmount'])('and not by a notice with %s', async way => {
    const { code, decide } = await begin()
    await decide('accepted', way)
    await expect
      .poll(() => db.selectFrom('payment_notice').select('state').execute())
      .toEqual([{ state: 'REFUSED' }])
    expect(await statusOf(code)).toBe('WAIT_PAY')
  })

  test('a forged notice is answered with 400, one that is too long with 413, and neither moves an order', async () => {
    const { code, ref } = await begin()
    const forged = {
      Ref: ref,
      PayRef: '1',
      successcode: '0',
      Cur: '344',
      Amt: '130.00',
      secureHash: '0'.repeat(64),
    }
    expect((await post(shop + NOTICE_PATH, forged)).status).toBe(400)
    expect((await post(shop + NOTICE_PATH, {})).status).toBe(400)
    expect((await post(shop + NOTICE_PATH, { ...forged, remark: 'x'.repeat(20_000) })).status).toBe(413)
    expect(await statusOf(code)).toBe('WAIT_PAY')
  })
})
