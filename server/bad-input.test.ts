import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { receivedOrder } from '#api/after-sales/testing.ts'
import { HOME, orderInput } from '#api/checkout/testing.ts'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import type { Tables } from '#api/database/tables.ts'
import { checkBooks } from '#api/order/books/books.ts'
import type { StoredOrder } from '#api/order/order-store.ts'
import { CROWDS, newOrder } from '#api/order/testing.ts'
import { payDollar } from '#api/payment/paydollar.ts'
import { noticeHash, type Signing } from '#api/payment/paydollar-protocol.ts'
import { booksOf } from '#api/testing/books.ts'
import { asText, campaign, promotion, sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { addMember, CHEAP } from '#api/testing/members.ts'
import { NOW } from '#api/testing/serve.ts'
import express from 'express'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { afterSalesPhotos, PHOTO_PATH } from './http/after-sales-photos.ts'
import { createGateway } from '#demo/gateway/gateway.ts'
import { CANCEL, fieldsOf, PAY } from '#demo/gateway/testing.ts'
import { NOTICE_PATH, paymentNotices } from './http/payment-notices.ts'

const DAY = 86_400_000
const MEGABYTE = 1024 * 1024
const MERCHANT = '88888888'
const signing = { algorithm: 'sha256', secrets: ['a secret of tests'] } satisfies Signing
const api = { loginId: 'api', password: 'password of tests' }

/** Everything that money, goods and what a shopper owns is written in. */
const BOOKS = [
  'cart',
  'cart_line',
  'sku_stock',
  'stock_move',
  'stock_hold',
  'order_head',
  'order_line',
  'order_event',
  'order_mail',
  'payment_attempt',
  'refund',
  'coupon',
  'code_use',
  'campaign_count',
  'go_dollar_lot',
  'go_dollar_use',
  'go_dollar_change',
  'delivery_address',
  'after_sales_order',
  'after_sales_line',
  'after_sales_unit',
  'after_sales_photo',
] as const satisfies readonly (keyof Tables)[]

const counted = (code: string) => [sku(`${code}-1`, { inventory: 500 })]
const goods = [
  ...surroundings,
  ...Array.from({ length: 51 }, (_, at) => spu(`p${at}`, { skus: counted(`p${at}`) })),
  spu('hat', { skus: counted('hat') }),
  spu('socks', { salePrice: 5000, skus: counted('socks') }),
  promotion('trail', {
    type: 'EXCHANGE',
    spus: ['hat'],
    exchange: [{ spu: 'socks', price: 2000, limit: 2 }],
    rule: { from: { amount: 1_000_000 } },
  }),
  campaign('OVER', { endTime: '2026-11-20T00:00:00+08:00' }),
  campaign('OWN', { type: 'PROMOTION_COUPON', grant: 'ISSUED' }),
]

const ERRORS = 'userErrors { code }'
const ADD = `mutation ($inputs: [CartAddInput!]!) { answer: cartAdd(inputs: $inputs) { ${ERRORS} } }`
const UPDATE = `mutation ($inputs: [CartUpdateInput!]!) { answer: cartUpdate(inputs: $inputs) { ${ERRORS} } }`
const APPLY = `mutation ($couponCode: String!) { answer: cartApplyCoupon(couponCode: $couponCode) { ${ERRORS} } }`
const CREATE = `mutation ($input: OrderCreateInput!) { answer: createOrder(input: $input) { order { orderCode } ${ERRORS} } }`
const RETURN = `mutation ($input: AfterSalesOrderInput!) { answer: createAfterSalesOrder(input: $input) { ${ERRORS} } }`

interface Told {
  readonly status: number
  /** Of the refusal, in whichever form it is sent. */
  readonly codes: readonly string[]
}
type Person = 'member' | 'other' | 'visitor'

describeOnBothDatabases('bad input to the running shop changes no row', open => {
  let now = NOW
  let commerce: Commerce
  let shop: string
  let keys = 0
  const people: Record<Person, { token: string; code: string }> = {
    member: { token: '', code: '' },
    other: { token: '', code: '' },
    visitor: { token: '', code: '' },
  }

  beforeAll(async () => {
    const closing: (() => unknown)[] = []
    const serve = async (app: express.Express) => {
      const server = createServer(app)
      await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
      closing.push(() => server.close().closeAllConnections())
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    }
    const gateway = createGateway({
      file: ':memory:',
      merchantId: MERCHANT,
      signing,
      api,
      noticeAddress: () => shop + NOTICE_PATH,
      wait: () => Promise.resolve(),
      onUndelivered: ref => expect.unreachable(ref),
    })
    closing.push(() => gateway.close())
    const address = await serve(gateway.app)
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      // Refused notices are logged.
      logger: { error: () => undefined },
      services: {
        unpaidLimits: CROWDS,
        passwordCost: CHEAP,
        paymentProvider: payDollar({ address, merchantId: MERCHANT, signing, api }),
        origin: () => shop,
      },
    })
    closing.push(() => commerce.close())
    const { payments, returnPhotos, sessions } = commerce.services
    if (!payments) throw new Error('There is no provider')
    shop = await serve(
      express()
        .use(
          NOTICE_PATH,
          paymentNotices(payments, () => now),
        )
        .use(
          PHOTO_PATH,
          afterSalesPhotos(returnPhotos, () => now),
        )
        .use('/api/graphql', commerce.router),
    )
    await commerce.importCatalogue(asText(goods))
    for (const name of ['member', 'other'] as const) {
      const account = await addMember(commerce.services, { email: `${name}@example.com` })
      const who = { userCode: account.user_code, levelCode: account.level_code }
      people[name] = { token: (await sessions.startMember(who, true, NOW)).token, code: account.user_code }
    }
    const { token, session } = await sessions.startVisitor(NOW)
    people.visitor = { token, code: session.userCode }
    return async () => {
      for (const close of closing.toReversed()) await close()
    }
  }, 60_000)
  beforeEach(() => {
    now = NOW
  })

  const post = (body: string, token: string) =>
    fetch(`${shop}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', lang: 'en_US', authorization: `Bearer ${token}` },
      body,
    })
  const ask = async (query: string, variables: object, token = people.member.token) => {
    const response = await post(JSON.stringify({ query, variables }), token)
    return { status: response.status, told: (await response.json()) as any } // the test knows what it asked for
  }
  const call = async (query: string, variables: object, token?: string): Promise<Told> => {
    const { status, told } = await ask(query, variables, token)
    const refusals = told.errors ?? Object.values<any>(told.data)[0].userErrors
    return { status, codes: refusals.map((one: any) => one.extensions?.code ?? one.code) }
  }

  const rows = () =>
    Promise.all(
      BOOKS.map(async table =>
        (await open().db.selectFrom(table).selectAll().execute()).map(row => JSON.stringify(row)).toSorted(),
      ),
    )
  /** Does something that is to be refused: afterwards every row is as it was, and the books balance. */
  async function unchanged<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    const before = await rows()
    const answer = await act()
    expect(await rows()).toEqual(before)
    expect(await checkBooks(booksOf(open().db))).toEqual([])
    return answer
  }
  const refused = (query: string, variables: object, token?: string) =>
    unchanged(async () => (await call(query, variables, token)).codes)

  const owner = (who: Person) => ({ code: people[who].code, isMember: who !== 'visitor' })
  async function unpaid(who: Person = 'member'): Promise<StoredOrder> {
    const placed = await commerce.services.orders.place(newOrder({ 'hat-1': 2 }, { owner: owner(who) }), now)
    if (!placed.ok) throw new Error(placed.refusal.reason)
    return placed.value.order
  }
  const statusOf = async ({ code }: StoredOrder) => (await commerce.services.orders.find(code))?.status

  describe('of a bag', () => {
    const line = (skuCode: string, change: object = {}) => ({ inputs: [{ skuCode, quantity: 1, ...change }] })

    test.each<[string, object, string]>([
      ['a price of the client (C-334)', line('hat-1', { price: 0.01 }), 'BAD_USER_INPUT'],
      ['another’s bag named', line('hat-1', { cartId: 'V1' }), 'BAD_USER_INPUT'],
      ['a negative quantity (C-370)', line('hat-1', { quantity: -5 }), 'CART_QTY_LIMIT'],
      ['more units than exist (C-366)', line('hat-1', { quantity: 2_147_483_647 }), 'UEC11003'],
      ['a number beyond 32 bits', line('hat-1', { quantity: 10_000_000_000 }), 'BAD_USER_INPUT'],
      ['a fraction of a unit (C-190)', line('hat-1', { quantity: 1.5 }), 'BAD_USER_INPUT'],
      ['an unknown SKU (C-369)', line('unknown'), 'CART_OFF_SHELF'],
      [
        'an add-on without its condition (C-371)',
        line('socks-1', { extProps: '{"activityId":"trail"}' }),
        'CART_ADDON_THRESHOLD',
      ],
    ])('%s', async (_, variables, code) => {
      await call(ADD, line('hat-1'), people.visitor.token)
      expect(await refused(ADD, variables, people.visitor.token)).toEqual([code])
    })

    test('a line of another’s bag', async () => {
      const { told } = await ask(
        'mutation { answer: cartAdd(inputs: [{ skuCode: "hat-1", quantity: 1 }]) { cart { ableCartItems { lineId } } } }',
        {},
        people.other.token,
      )
      const { lineId } = told.data.answer.cart.ableCartItems[0]
      expect(await refused(UPDATE, { inputs: [{ lineId, quantity: 9 }] })).toEqual(['CART_LINE_NOT_FOUND'])
    })

    test('a 51st product (C-368)', async () => {
      const inputs = Array.from({ length: 50 }, (_, at) => ({ skuCode: `p${at}-1`, quantity: 1 }))
      expect((await call(ADD, { inputs })).codes).toEqual([])
      expect(await refused(ADD, line('p50-1'))).toEqual(['UEC11005'])
    })

    test('a coupon of another member, and a code that is over (C-217, C-219)', async () => {
      await commerce.issueCoupon('OWN', people.other.code)
      const [coupon] = await commerce.services.coupons.ofMember(people.other.code)
      await call(ADD, line('hat-1'))
      expect(await refused(APPLY, { couponCode: coupon?.id })).toEqual(['COUPON_INVALID'])
      expect(await refused(APPLY, { couponCode: 'OVER' })).toEqual(['COUPON_CODE_EXPIRED'])
    })

    test('a body of ten megabytes', async () => {
      const body = JSON.stringify({ query: ADD, variables: line('hat-1') }).padEnd(10 * MEGABYTE)
      expect((await unchanged(() => post(body, people.member.token))).status).toBe(413)
    })
  })

  describe('of checkout and payment', () => {
    /** Begins a payment, and gives the form that the browser carries to the gateway. */
    async function begin(order: StoredOrder) {
      const { told } = await ask(PAY, {
        input: { orderId: order.externalNo, channelType: 'PAYDOLLAR', paymentType: 'PC' },
      })
      const { form } = told.data.pay.response
      const fields = Object.fromEntries(fieldsOf(form))
      return { action: /action="([^"]+)"/.exec(form)?.[1] ?? '', fields, ref: fields['orderRef'] ?? '' }
    }
    /** A notice of a success, signed unless told otherwise. */
    function notice(
      ref: string,
      { secret = signing.secrets[0], ...change }: Readonly<Record<string, string>> = {},
    ) {
      const fields = {
        src: '0',
        prc: '0',
        successcode: '0',
        Ref: ref,
        PayRef: `p ${ref}`,
        Cur: '344',
        Amt: '230.00',
        payerAuth: 'Y',
        ...change,
      }
      const secureHash = noticeHash(fields, secret, signing.algorithm)
      return { ...fields, secureHash }
    }
    const send = async (address: string, fields: Readonly<Record<string, string>>) =>
      (await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })).status

    test('a payment form with another amount, currency or order is refused by the gateway', async () => {
      const order = await unpaid()
      const { action, fields } = await begin(order)
      for (const [name, value] of [
        ['amount', '1.00'],
        ['currCode', '840'],
        ['orderRef', 'another'],
      ] as const)
        expect(await unchanged(() => send(action, { ...fields, [name]: value }))).toBe(400)
      expect(await statusOf(order)).toBe('WAIT_PAY')
      expect(await send(action, fields)).toBe(200)
    })

    test.each<[string, Readonly<Record<string, string>>, number]>([['forged', { secret: 'a guess' }, 400]])(
      'a notice that is %s pays nothing (CO-113)',
      async (_, change, status) => {
        const order = await unpaid()
        const { ref } = await begin(order)
        expect(await unchanged(() => send(shop + NOTICE_PATH, notice(ref, change)))).toBe(status)
        expect(await statusOf(order)).toBe('WAIT_PAY')
      },
    )

    test.each<[string, Readonly<Record<string, string>>]>([
      ['in another currency', { Cur: '840' }],
      ['of another amount', { Amt: '1.00' }],
    ])('a notice that is %s pays nothing; the desk sees the money (CO-113)', async (_, change) => {
      const order = await unpaid()
      const { ref } = await begin(order)
      expect(await send(shop + NOTICE_PATH, notice(ref, change))).toBe(200)
      expect(await statusOf(order)).toBe('WAIT_PAY')
      const events = await open()
        .db.selectFrom('order_event')
        .select('kind')
        .where('detail', 'like', `%${ref}%`)
        .execute()
      expect(events).toEqual([{ kind: 'PAID_DIFFERENT' }])
      expect(await checkBooks(booksOf(open().db))).toEqual([])
    })

    test('a notice of an order that does not exist, and one that is sent again', async () => {
      const order = await unpaid()
      const { ref } = await begin(order)
      await unchanged(() => send(shop + NOTICE_PATH, notice('CA0A01')))
      expect(await send(shop + NOTICE_PATH, notice(ref))).toBe(200)
      expect(await statusOf(order)).toBe('WAIT_DELIVERY')
      for (const again of [notice(ref), notice(ref)])
        expect(await unchanged(() => send(shop + NOTICE_PATH, again))).toBe(200)
    })

    test('an order of another member is neither paid nor cancelled (M-118)', async () => {
      const { externalNo } = await unpaid('other')
      const input = { orderId: externalNo, channelType: 'PAYDOLLAR', paymentType: 'PC' }
      for (const [query, variables] of [
        [PAY, { input }],
        [CANCEL, { orderId: externalNo, cancelReason: 'INPUT_ERROR' }],
      ] as const)
        expect(await refused(query, variables)).toEqual(['ORDER_UNKNOWN'])
    })

    test('the token of an order opens, pays and cancels no other one of the same shopper (M-164)', async () => {
      const [first, second] = [await unpaid(), await unpaid()]
      const { token } = await commerce.services.sessions.startOrder(first.externalNo, now)
      const detail = await unchanged(() =>
        ask(`{ answer: getOrderDetail(code: "${second.externalNo}") { orderCode } }`, {}, token),
      )
      expect(detail.told.data.answer).toBeNull()
      const wish = { orderId: second.externalNo, cancelReason: 'INPUT_ERROR' }
      expect(await refused(CANCEL, wish, token)).toEqual(['ORDER_UNKNOWN'])
    })

    test('a second cancellation (M-122)', async () => {
      const { externalNo } = await unpaid()
      const wish = { orderId: externalNo, cancelReason: 'INPUT_ERROR' }
      expect((await call(CANCEL, wish)).codes).toEqual([])
      expect(await refused(CANCEL, wish)).toEqual(['ORDER_NOT_CANCELLABLE'])
    })

    test('an order to the address of another member, for another price, or with another’s coupon', async () => {
      await commerce.issueCoupon('OWN', people.other.code)
      const [coupon] = await commerce.services.coupons.ofMember(people.other.code)
      const { told } = await ask(
        'mutation ($input: DeliveryAddressCreateInput!) { answer: createDeliveryAddress(input: $input) { code } }',
        {
          input: {
            receiverFirstName: HOME.firstName,
            receiverLastName: HOME.lastName,
            receiverMobile: '+852 91234567',
            countryId: HOME.country,
            districtId: HOME.district,
            townId: HOME.town,
            address: HOME.address,
          },
        },
        people.other.token,
      )
      const { code: addressCode } = told.data.answer
      expect(addressCode).toBeTruthy()
      for (const [change, code] of [
        [{ receiptInfo: { addressCode } }, 'ORDER_NO_ADDRESS'],
        [{ amount: 1 }, 'ORDER_PRICE_CHANGED'],
        [{ discountCodes: [{ couponCode: coupon?.id, couponType: 'PROMOTION_COUPON' }] }, 'COUPON_INVALID'],
      ] as const)
        expect(await refused(CREATE, { input: orderInput({ 'hat-1': 1 }, change) })).toEqual([code])
    })

    test('a session that has ended at the last step', async () => {
      const { token } = await commerce.services.sessions.startVisitor(now)
      now = NOW + 400 * DAY
      expect(await refused(CREATE, { input: orderInput({ 'hat-1': 1 }) }, token)).toEqual(['00510104'])
    })
  })

  describe('of a return', () => {
    const wish = ({ externalNo }: StoredOrder, change: object = {}) => ({
      input: {
        orderNo: externalNo,
        reason: 'FAULTY',
        method: 'COURIER',
        lines: [{ lineId: '1', quantity: 1 }],
        clientKey: `a key of tests ${(keys += 1)}`,
        ...change,
      },
    })
    const bought = (change: object = {}) =>
      receivedOrder(open().db, {
        units: { 'hat-1': 2, 'socks-1': 1 },
        now,
        change: { owner: owner('member'), ...change },
      })
    const withGift = () => {
      const { lines } = newOrder({ 'hat-1': 2, 'socks-1': 1 })
      const amounts = {
        productAmount: 20_000,
        discount: 0,
        coupon: 0,
        freight: 3000,
        serviceFee: 0,
        deduction: 0,
        amount: 23_000,
      }
      return bought({
        amounts,
        lines: lines.map((line, at) =>
          at === 0
            ? line
            : {
                ...line,
                lineType: 'GIFT',
                unitPrice: 0,
                net: 0,
                content: { ...line.content, earnedBy: [0] },
              },
        ),
      })
    }

    test('of more than was bought, of a gift alone, of another member’s goods, and after the last day (MO-70)', async () => {
      const [order, gift] = [await bought(), await withGift()]
      expect(await refused(RETURN, wish(order, { lines: [{ lineId: '1', quantity: 3 }] }))).toEqual([
        'AFTER_SALES_UNITS',
      ])
      expect(await refused(RETURN, wish(gift, { lines: [{ lineId: '2', quantity: 1 }] }))).toEqual([
        'AFTER_SALES_GIFT',
      ])
      expect(await refused(RETURN, wish(order), people.other.token)).toEqual(['ORDER_UNKNOWN'])
      now = NOW + 15 * DAY
      const { token } = await commerce.services.sessions.startOrder(order.externalNo, now)
      expect(await refused(RETURN, wish(order), token)).toEqual(['AFTER_SALES_OVERDUE'])
    })

    test('twice at once: one of twenty requests for both units gets them', async () => {
      const order = await bought()
      const lines = [{ lineId: '1', quantity: 2 }]
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => call(RETURN, wish(order, { lines }))),
      )
      expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1)
      expect(answers.flatMap(({ codes }) => codes)).toEqual(
        Array.from({ length: 19 }, () => 'AFTER_SALES_UNITS'),
      )
      expect(await checkBooks(booksOf(open().db))).toEqual([])
      expect(await refused(RETURN, wish(order, { lines }))).toEqual(['AFTER_SALES_UNITS'])
    })

    test.each([
      ['of 30 MB', new Uint8Array(30 * MEGABYTE), 413, 'AFTER_SALES_PHOTO_SIZE'],
      [
        'that is a program',
        new TextEncoder().encode('MZ This program cannot be run in DOS mode.'),
        415,
        'AFTER_SALES_PHOTO_TYPE',
      ],
    ] as const)('with a photo %s', async (_, bytes, status, code) => {
      const { externalNo } = await bought()
      const form = new FormData()
      form.append('file', new Blob([bytes]), 'photo.jpg')
      const answer = await unchanged(async () => {
        const response = await fetch(`${shop}${PHOTO_PATH}?orderNo=${externalNo}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${people.member.token}` },
          body: form,
        })
        return { status: response.status, ...((await response.json()) as { code: string }) }
      })
      expect(answer).toMatchObject({ status, code })
    })
  })
})
