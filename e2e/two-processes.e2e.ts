import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { CREATE_ORDER, HOME, orderInput } from '#api/checkout/testing.ts'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import { type Database, openDatabase } from '#api/database/database.ts'
import { checkBooks } from '#api/order/books/books.ts'
import type { Signing } from '#api/payment/paydollar-protocol.ts'
import { asText, campaign, sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { booksOf } from '#api/testing/books.ts'
import { freshPostgres } from '#api/testing/databases.ts'
import { postTogether } from '#api/testing/post-together.ts'
import { createGateway } from '#demo/gateway/gateway.ts'
import { CANCEL } from '#demo/gateway/testing.ts'
import { NOTICE_PATH } from '#server/http/payment-notices.ts'
import { operatorOf } from './operator.ts'
import { ask } from './api.ts'
import { orderToken, placeOrder, toGatewayByApi, visitorByApi } from './orders.ts'
import { listen, roundRobin } from './round-robin.ts'
import { type ShopProcess, spawnShop } from './shop-process.ts'

const SIGNING: Signing = { algorithm: 'sha256', secrets: ['a secret of two processes'] }
const API = { loginId: 'api', password: 'a password of two processes' }
const MERCHANT = '88888888'
const RETURNS = { zh_HK: '觀塘道 1 號', en_US: '1 Kwun Tong Road' }
/** Payments that race against a cancellation; `RACES=200` runs more of them. */
const RACES = Number(process.env['RACES'] ?? 20)

/** Always on sale, whenever the tests run. */
const listed = { listTime: '2020-01-01T00:00:00Z' }
const goods = (price = 90_000) => [
  ...surroundings,
  spu('last', { ...listed, skus: [sku('last-1', { inventory: 1 })] }),
  spu('jacket', { ...listed, skus: [sku('jacket-1', { inventory: 1000 })] }),
  spu('tent', { ...listed, salePrice: price, skus: [sku('tent-1', { inventory: 1000 })] }),
  campaign('TEN', {
    limit: 10,
    limitPerShopper: 1,
    beginTime: '2020-01-01T00:00:00Z',
    endTime: '2099-01-01T00:00:00Z',
  }),
]

interface Answer {
  readonly order: { readonly orderCode: string; readonly externalOrderNo: string } | null
  readonly userErrors: readonly { readonly code: string }[]
}

const times = <Item>(count: number, item: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => item(at))

/** A receiver with contacts of its own: unpaid orders that share a contact are bounded. */
const receiver = (at: number) => ({
  receiptInfo: { ...HOME, mail: `shopper-${at}@cairn.example`, mobile: String(61_000_000 + at) },
})

describe('two processes on one PostgreSQL behind a round-robin proxy', () => {
  let shops: readonly (ShopProcess & { remove(): Promise<void> })[] = []
  let shop: string
  let gateway: string
  let db: Database
  /** What a command line on the same database does. */
  let commerce: Commerce

  beforeAll(async () => {
    const url = await freshPostgres()
    shop = await listen(roundRobin(() => shops.map(({ origin }) => origin)))
    const sandbox = createGateway({
      file: ':memory:',
      merchantId: MERCHANT,
      signing: SIGNING,
      api: API,
      noticeAddress: () => shop + NOTICE_PATH,
      wait: ms => pause(Math.min(ms, 300), undefined, { ref: false }),
    })
    gateway = await listen(sandbox.app)
    const environment = {
      DATABASE_URL: url,
      CONTENT_STORE: 'files',
      TRUSTED_PROXIES: '1',
      DEV_PAGES: 'true',
      // Pages and operators come with the folder, goods from below.
      DEMO: 'false',
      // All shoppers come from this machine.
      UNPAID_ORDERS_PER_ADDRESS: '1000',
      PAYDOLLAR_ADDRESS: gateway,
      PAYDOLLAR_MERCHANT_ID: MERCHANT,
      PAYDOLLAR_HASH: SIGNING.algorithm,
      PAYDOLLAR_SECRETS: SIGNING.secrets.join(','),
      PAYDOLLAR_LOGIN: API.loginId,
      PAYDOLLAR_PASSWORD: API.password,
      RETURN_ADDRESS: JSON.stringify({ name: RETURNS, address: RETURNS }),
    }
    // Each has a data folder of its own with the same pages and the same secret.
    const like = { like: inject('demoFolder') }
    shops = [await spawnShop(environment, like), await spawnShop(environment, like)]
    db = await openDatabase({ url })
    commerce = await createCommerce({ database: url, pollMs: 0 })
    await importGoods()
    return async () => {
      await Promise.all([commerce.close(), db.destroy(), ...shops.map(each => each.remove())])
      sandbox.close()
    }
  })

  const PRICE = `query productByCode($codes: [String!]!) { shop { productByCode(codes: $codes) { code price { amount } } } }`
  const priceAt = async (origin: string) => {
    const found = await ask<{
      shop: { productByCode: readonly { readonly price: { readonly amount: number } }[] }
    }>(origin, '', PRICE, { codes: ['tent'] })
    return found.shop.productByCode[0]?.price.amount
  }
  /** Imports, and waits until both processes show it. */
  async function importGoods(price?: number) {
    const { problems } = await commerce.importCatalogue(asText(goods(price)))
    expect(problems).toEqual([])
    const shown = shops.map(() => (price ?? 90_000) / 100)
    await vi.waitFor(
      async () => expect(await Promise.all(shops.map(({ origin }) => priceAt(origin)))).toEqual(shown),
      { timeout: 30_000, interval: 200 },
    )
  }
  const visitors = (count: number) =>
    Promise.all(times(count, async () => (await commerce.services.sessions.startVisitor(Date.now())).token))
  const placeTogether = async (calls: readonly { readonly token: string; readonly input: object }[]) => {
    const answers = await postTogether<{ readonly data?: { readonly createOrder: Answer } }>(
      calls.map(({ token, input }) => ({
        url: `${shop}/api/graphql`,
        token,
        body: { query: CREATE_ORDER, variables: { input } },
      })),
    )
    return answers.map(({ data }) => data?.createOrder ?? { order: null, userErrors: [{ code: 'NO_DATA' }] })
  }
  const placed = (answers: readonly Answer[]) => answers.flatMap(({ order }) => order?.orderCode ?? [])
  const codesOf = (answers: readonly Answer[]) => [
    ...new Set(answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))),
  ]
  const toGateway = (token: string, orderId: string) => toGatewayByApi(shop, token, orderId)
  const books = () => checkBooks(booksOf(db))

  test('one unit and fifty shoppers make one order, a code for ten ten, one key one (CO-73, CO-97, CO-98)', async () => {
    const tokens = await visitors(50)
    const one = await placeTogether(
      tokens.map((token, at) => ({ token, input: orderInput({ 'last-1': 1 }, receiver(at)) })),
    )
    expect(placed(one)).toHaveLength(1)
    expect(codesOf(one)).toEqual(['UEC11003'])

    const reduced = {
      discountCodes: [{ couponCode: 'TEN', couponType: 'PROMOTION_CODE' }],
      coupon: 100,
      amount: 830,
    }
    const ten = await placeTogether(
      tokens.map((token, at) => ({
        token,
        input: orderInput({ 'jacket-1': 1 }, { ...reduced, ...receiver(at) }),
      })),
    )
    expect(placed(ten)).toHaveLength(10)
    expect(codesOf(ten)).toEqual(['COUPON_GONE'])

    const [token = ''] = tokens
    const input = orderInput({ 'jacket-1': 1 })
    const same = await placeTogether(times(20, () => ({ token, input })))
    expect(placed(same)).toHaveLength(20)
    expect(new Set(placed(same)).size).toBe(1)
    expect(await books()).toEqual([])
  })

  test('an order that is paid and cancelled at once is one of both, or its payment goes back (C-288, CO-98)', async () => {
    const tokens = await visitors(RACES)
    const orders = await placeTogether(
      tokens.map((token, at) => ({ token, input: orderInput({ 'jacket-1': 1 }, receiver(100 + at)) })),
    )
    await Promise.all(
      orders.map(async ({ order }, at) => {
        const [token, number] = [tokens[at] ?? '', order?.externalOrderNo ?? '']
        const decide = await toGateway(token, number)
        await Promise.all([
          decide(),
          ask(shop, token, CANCEL, { orderId: number, cancelReason: 'WRONG_ITEMS' }),
        ])
      }),
    )
    const numbers = placed(orders)
    const rows = () =>
      db
        .selectFrom('order_head')
        .leftJoin('payment_attempt', 'payment_attempt.order_code', 'order_head.code')
        .leftJoin('refund', 'refund.order_code', 'order_head.code')
        .select(['order_head.status', 'payment_attempt.state', 'refund.reason'])
        .where('order_head.external_no', 'in', numbers)
        .execute()
    await expect.poll(async () => (await rows()).filter(({ state }) => state === 'PAID')).toHaveLength(RACES)
    for (const { status, reason } of await rows())
      expect(['WAIT_DELIVERY null', 'CANCELED PAID_LATE', 'CANCELED CANCELLED']).toContain(
        `${status} ${reason}`,
      )
    expect(await books()).toEqual([])
  })

  test('a shopper goes from the bag to a return, each request at another process', async () => {
    const email = 'two-processes@cairn.example'
    const token = await visitorByApi(shop)
    const number = await placeOrder(shop, { token, skuCode: 'tent-1', email, quantity: 2 })
    await (await toGateway(token, number))()
    const guest = await orderToken(shop, number, email)
    const DETAIL = `query getOrderDetail($id: String!) { getOrderDetail(code: $id) { orderStatus orderLines { id } } }`
    const detail = async () =>
      (
        await ask<{
          getOrderDetail: { readonly orderStatus: string; readonly orderLines: readonly { id: string }[] }
        }>(shop, guest, DETAIL, { id: number })
      ).getOrderDetail
    await expect.poll(async () => (await detail()).orderStatus).toBe('WAIT_DELIVERY')

    // Operators' sessions and pages belong to one data folder: their requests go to one process.
    const [{ origin: desk } = { origin: '' }] = shops
    const { name, password } = operatorOf('admin')
    const headers = { 'content-type': 'application/json', origin: desk, lang: 'en_US' }
    const signedIn = await fetch(`${desk}/content/editor/session`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name, password }),
    })
    const cookie = signedIn.headers
      .getSetCookie()
      .map(each => each.split(';')[0])
      .join('; ')
    const operate = async (operation: string, body: object) => {
      const response = await fetch(`${desk}/api/desk/${operation}`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify(body),
      })
      const { data, message } = (await response.json()) as {
        data: { status: string } | null
        message: string
      }
      return data?.status ?? message
    }
    const parcel = { carrier: 'SF', trackingNo: 'SF12345678' }
    expect(await operate('orders.ship', { number, ...parcel })).toBe('WAIT_RECEIVE')
    expect(await operate('orders.received', { number })).toBe('WAIT_EVALUATE')

    const RETURN = `mutation createAfterSalesOrder($input: AfterSalesOrderInput!) { createAfterSalesOrder(input: $input) {
      afterSalesOrder { code returnAddress { address } } userErrors { code } } }`
    const { createAfterSalesOrder: asked } = await ask<{
      createAfterSalesOrder: { readonly afterSalesOrder: { readonly code: string } | null }
    }>(shop, guest, RETURN, {
      input: {
        orderNo: number,
        reason: 'CHANGED_MIND',
        method: 'SHOP',
        lines: [{ lineId: (await detail()).orderLines[0]?.id, quantity: 1 }],
        clientKey: 'two-processes',
      },
    })
    const code = asked.afterSalesOrder?.code ?? ''
    expect(await operate('returns.approve', { number: code })).toBe('WAIT_SEND_BACK')
    expect(await operate('returns.received-back', { number: code })).toBe('BACK_IN_STORAGE')
    expect(await operate('returns.refund', { number: code })).toBe('FINISHED')
    const refunds = () =>
      db.selectFrom('refund').select(['amount', 'state']).where('after_sales_code', '=', code).execute()
    await expect.poll(refunds).toEqual([{ amount: 90_000, state: 'DONE' }])
    expect(await books()).toEqual([])
  })

  test('a price that a command imports is shown by both soon, and charged by both at once (C-250, CO-95)', async () => {
    const tokens = await visitors(4)
    const { problems } = await commerce.importCatalogue(asText(goods(95_000)))
    expect(problems).toEqual([])
    const answers = await placeTogether(tokens.map(token => ({ token, input: orderInput({ 'tent-1': 1 }) })))
    expect(placed(answers)).toEqual([])
    expect(codesOf(answers)).toEqual(['ORDER_PRICE_CHANGED'])
    await importGoods(95_000)
  })
})
