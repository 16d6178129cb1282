import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Locale } from '#locales/locale.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import { openDatabase } from '../database/database.ts'
import { payDollar } from '../payment/paydollar.ts'
import type { PaymentProvider, PaymentRecord } from '../payment/payment-provider.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { READABLE, logInNew } from '../testing/members.ts'
import { everythingOf } from '../testing/selection.ts'
import { listen, NOW } from '../testing/serve.ts'
import { schema } from '../schema.ts'
import type { NewOrder, StoredOrder } from './order-store.ts'
import { CROWDS, newOrder, putStock, RECEIPT } from './testing.ts'

const MINUTE = 60_000
/** Everything an order shows. */
const ORDER = everythingOf(schema.getType('Order') as Parameters<typeof everythingOf>[0])
const RESULT = `{ order ${ORDER} userErrors { code field message } }`
const PAY = '{ response { form productType paySign paymentPageUrl } userErrors { code field message } }'

describeOnBothDatabases('orders over the api', open => {
  let commerce: Commerce
  let now = NOW
  let records: readonly PaymentRecord[] = []
  /** Two visitors and two members, by their tokens; who owns what is known by `code`. */
  const people: Record<'visitor' | 'stranger' | 'member' | 'other', { token: string; code: string }> = {
    visitor: { token: '', code: '' },
    stranger: { token: '', code: '' },
    member: { token: '', code: '' },
    other: { token: '', code: '' },
  }
  type Person = keyof typeof people

  beforeAll(async () => {
    const provider: PaymentProvider = {
      ...payDollar({
        address: 'https://gateway.example',
        merchantId: '88888888',
        signing: { algorithm: 'sha256', secrets: ['a secret of tests'] },
        api: { loginId: 'api', password: 'secret' },
        methods: ['visa', 'octopus'],
      }),
      query: async () => records,
    }
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: {
        ...READABLE,
        unpaidLimits: CROWDS,
        paymentProvider: provider,
        origin: () => 'https://shop.example',
      },
    })
    await putStock(open().db, { jacket: null, socks: null })
    const { sessions } = commerce.services
    for (const name of ['visitor', 'stranger'] as const) {
      const { token, session } = await sessions.startVisitor(now)
      people[name] = { token, code: session.userCode }
    }
    for (const name of ['member', 'other'] as const) {
      people[name] = await logInNew(commerce.services, {}, now)
    }
    return () => commerce.close()
  })
  beforeEach(() => {
    now = NOW
    records = []
  })

  const place = async (who: Person, change: Partial<NewOrder> = {}): Promise<StoredOrder> => {
    const isMember = who === 'member' || who === 'other'
    const owner = { code: people[who].code, isMember }
    const placed = await commerce.services.orders.place(
      newOrder({ jacket: 2, socks: 1 }, { owner, ...change }),
      now,
    )
    if (!placed.ok) throw new Error(placed.refusal.reason)
    return placed.value.order
  }
  const run = async (query: string, token: string, locale: Locale = 'en_US') => {
    const { data, errors } = await commerce.execute({ query, token, locale })
    return { answer: data?.['answer'] as any, codes: errors?.map(({ extensions }) => extensions['code']) } // the test knows what it asked for
  }
  const detail = async (number: string, token: string, locale?: Locale) =>
    (await run(`{ answer: getOrderDetail(code: "${number}") ${ORDER} }`, token, locale)).answer
  const cancel = async (number: string, token: string) =>
    (
      await run(
        `mutation { answer: orderCancel(orderId: "${number}", cancelReason: INPUT_ERROR) ${RESULT} }`,
        token,
      )
    ).answer
  const pay = async (number: string, token: string, more = '', locale?: Locale) =>
    (
      await run(
        `mutation { answer: pay(input: { orderId: "${number}", channelType: "PAYDOLLAR", paymentType: PC ${more} }) ${PAY} }`,
        token,
        locale,
      )
    ).answer
  const codesOf = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code)
  const orderToken = async ({ externalNo }: StoredOrder) =>
    (await commerce.services.sessions.startOrder(externalNo, now)).token
  const fieldOf = (form: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1]

  describe('the detail', () => {
    test('tells everything of an order, by any of its numbers (C-253, C-265, M-116, M-197, M-200, M-203, M-246, MO-57)', async () => {
      const order = await place('member')
      const told = await detail(order.externalNo, people.member.token)
      expect(told).toMatchObject({
        code: order.code,
        orderCode: order.externalNo,
        externalOrderNo: order.externalNo,
        orderStatus: 'WAIT_PAY',
        orderTime: '2026-11-21T12:00:00+08:00',
        scheduleCancelTime: '2026-11-21T15:00:00+08:00',
        amount: { amount: 330, currencyCode: 'HKD' },
        productAmount: { amount: 300 },
        freight: { amount: 30 },
        receivedAmount: { amount: 0 },
        tax: { amount: 0 },
        orderLines: [
          {
            id: '1',
            skuCode: 'jacket',
            omsSkuCode: 'jacket',
            name: 'Jacket',
            quantity: 2,
            isGift: false,
            productType: 'SALABLE_PRODUCT',
            salePrice: { amount: 100 },
            promoPrice: { amount: 100 },
            amount: { amount: 200 },
            taxInfos: [{ taxRate: 0 }],
            refundStatus: null,
          },
          { id: '2', skuCode: 'socks' },
        ],
        distributionType: 'EXPRESS',
        orderActivities: [],
        orderDeductions: [],
        receiptInfo: {
          name: 'Mei Chan',
          mobile: RECEIPT.mobile,
          mail: 'shopper@cairn.example',
          address: RECEIPT.address.en_US,
          country: 'Hong Kong',
          province: RECEIPT.province.en_US,
          city: RECEIPT.city.en_US,
          district: RECEIPT.district.en_US,
          zipCode: RECEIPT.zipCode,
          selfPickupShopCode: '',
          distributionType: 'EXPRESS',
          logisticsProvider: '',
          extInfos: '{}',
        },
        extInfos: { payType: 'visa', sameAsAddress: true },
        refundOrders: [],
        events: [{ kind: 'PLACED', message: 'Order placed.' }],
      })
      expect(await detail(order.code, people.member.token)).toEqual(told)
    })

    test('of a shipped order follows its parcel, the newest stop first (M-201, M-205, MO-60)', async () => {
      const { code, externalNo } = await place('member')
      const { orders, fulfilment } = commerce.services
      const attempt = await orders.openAttempt(code, 'visa', now)
      if (!attempt) throw new Error('No attempt')
      const { ref, amount } = attempt
      await orders.settle({ ref, payRef: `paid ${ref}`, isPaid: true, amount }, now)
      const step = { by: 'ada', now }
      await fulfilment.ship(code, { ...step, courier: 'SF', trackingNo: 'SF1234567890', memo: 'Fragile' })
      await fulfilment.track(code, { ...step, shipment: 1, remark: 'Picked up' })
      await fulfilment.track(code, { ...step, now: now + MINUTE, shipment: 1, remark: 'In the van' })
      const stop = (remark: string, minute: number) => ({
        expressCode: 'SF1234567890',
        companyName: 'SF Express',
        remark,
        createTime: `2026-11-21T12:0${minute}:00+08:00`,
      })
      expect((await detail(externalNo, people.member.token)).logistics).toMatchObject([
        {
          providerCode: 'SF',
          providerName: 'SF Express',
          memo: 'Fragile',
          trackingNo: 'SF1234567890',
          expressDetails: [stop('In the van', 1), stop('Picked up', 0)],
        },
      ])
    })

    test('speaks the language of the request, whichever the order was placed in', async () => {
      const { externalNo } = await place('visitor', { locale: 'en_US' })
      const told = await detail(externalNo, people.visitor.token, 'zh_HK')
      expect(told.orderLines[0].name).toBe('外套')
      expect(told.receiptInfo.district).toBe('中西區 中環')
      expect(told.events[0].message).toBe('已下單。')
    })

    test('adds up with discounts, services and GO DOLLAR (M-198, M-199, M-204, MO-56)', async () => {
      const plain = newOrder({ jacket: 2 })
      const { externalNo } = await place('member', {
        lines: plain.lines,
        amounts: {
          productAmount: 20_000,
          discount: 1000,
          coupon: 500,
          freight: 3000,
          serviceFee: 1500,
          deduction: 700,
          amount: 22_300,
        },
        content: {
          ...plain.content,
          services: [{ type: 'GREETING_CARD', amount: 1500, memo: 'For Wai' }],
          activities: [
            { code: 'P1', name: { zh_HK: '減', en_US: 'Off' }, type: 'PROMOTION_CODE', amount: 500 },
          ],
          goDollar: { points: 7, amount: 700 },
        },
      })
      const told = await detail(externalNo, people.member.token)
      const sum =
        told.productAmount.amount -
        told.activityDiscount.amount -
        told.couponDiscount.amount +
        told.freight.amount +
        told.tax.amount +
        told.additionalServiceFee.amount -
        told.orderDeductions[0].actualAmount.amount
      expect(sum).toBe(told.amount.amount)
      expect(told.additionalServices).toMatchObject([{ serviceType: 'GREETING_CARD', memo: 'For Wai' }])
      expect(told.orderDeductions).toMatchObject([{ code: 'GO_DOLLAR', cost: 7, deductionType: 'GO_DOLLAR' }])
      expect(told.orderActivities).toMatchObject([{ code: 'P1', name: 'Off', type: 'PROMOTION_CODE' }])
    })

    test.each(['visitor', 'stranger', 'other'] as const)(
      'of a member’s order tells a %s as little as of none; nor can they pay or cancel it (M-118, CO-110)',
      async who => {
        const { externalNo } = await place('member')
        const { token } = people[who]
        for (const number of [externalNo, '202601010000000000']) {
          expect(await detail(number, token)).toBeNull()
          expect(await cancel(number, token)).toMatchObject({
            order: null,
            userErrors: [{ code: 'ORDER_UNKNOWN', field: 'orderId', message: 'This order was not found.' }],
          })
          expect(codesOf(await pay(number, token))).toEqual(['ORDER_UNKNOWN'])
        }
        expect((await commerce.services.orders.findByNumber(externalNo))?.status).toBe('WAIT_PAY')
      },
    )

    test.each(['', 'O', "' or 1=1", 'x'.repeat(5000)])(
      'of a number that is none, %j, there is none',
      async number => expect(await detail(number, people.member.token)).toBeNull(),
    )

    test('is refused for another type (MO-63)', async () => {
      const { codes } = await run(
        '{ answer: getOrderDetail(code: "x", type: "Sku") { code } }',
        people.member.token,
      )
      expect(codes).toEqual(['BAD_USER_INPUT'])
    })

    test('shows an order whose time is over as cancelled (M-124, C-288)', async () => {
      const { externalNo } = await place('member')
      now += 180 * MINUTE
      const told = await detail(externalNo, people.member.token)
      expect(told.orderStatus).toBe('AUTO_CANCEL')
      expect(told.events[0]).toMatchObject({
        kind: 'CANCELLED',
        message: 'The order was cancelled because it was not paid in time.',
      })
    })
  })

  describe('an order token (M-164, M-248, L-120, MO-84)', () => {
    test('opens its order, pays and cancels it', async () => {
      const order = await place('visitor')
      const token = await orderToken(order)
      const byVisitor = `{ answer: getOrderDetailByVisitor(input: { orderCode: "${order.externalNo}" }) ${ORDER} }`
      expect((await run(byVisitor, token)).answer).toMatchObject({ code: order.code })
      expect(await detail(order.externalNo, token)).toMatchObject({ code: order.code })
      expect(codesOf(await pay(order.externalNo, token))).toEqual([])
      expect(codesOf(await cancel(order.externalNo, token))).toEqual([])
    })

    test('opens no other order of the same visitor', async () => {
      const token = await orderToken(await place('visitor'))
      const { externalNo } = await place('visitor')
      expect(await detail(externalNo, token)).toBeNull()
      const byVisitor = `{ answer: getOrderDetailByVisitor(input: { orderCode: "${externalNo}" }) { code } }`
      expect((await run(byVisitor, token)).answer).toBeNull()
      expect(codesOf(await pay(externalNo, token))).toEqual(['ORDER_UNKNOWN'])
      expect(codesOf(await cancel(externalNo, token))).toEqual(['ORDER_UNKNOWN'])
    })

    test.each([
      '{ answer: cart { version } }',
      '{ answer: billingAddress { code } }',
      '{ answer: deliveryAddresses { edges { cursor } } }',
      'mutation { answer: cartAdd(inputs: [{ skuCode: "jacket", quantity: 1 }]) { success } }',
    ])('opens nothing else: %s', async query => {
      const token = await orderToken(await place('visitor'))
      expect((await run(query, token)).codes).toEqual(['401'])
    })

    test('ends after half an hour', async () => {
      const order = await place('visitor')
      const token = await orderToken(order)
      now += 30 * MINUTE
      const { codes } = await run(`{ answer: getOrderDetail(code: "${order.externalNo}") { code } }`, token)
      expect(codes).toEqual(['00510104'])
    })

    test('is what a detail by visitor asks for: an owner’s session is none', async () => {
      const { externalNo } = await place('visitor')
      const byVisitor = `{ answer: getOrderDetailByVisitor(input: { orderCode: "${externalNo}" }) { code } }`
      expect((await run(byVisitor, people.visitor.token)).answer).toBeNull()
    })
  })

  describe('cancelling', () => {
    test('is done once; a second time is refused (M-122, M-249, MO-65)', async () => {
      const { externalNo } = await place('member')
      const done = await cancel(externalNo, people.member.token)
      expect(done).toMatchObject({ order: { orderStatus: 'CANCELED' }, userErrors: [] })
      expect(done.order.events[0]).toMatchObject({ kind: 'CANCELLED', message: 'You cancelled the order.' })
      expect(codesOf(await cancel(externalNo, people.member.token))).toEqual(['ORDER_NOT_CANCELLABLE'])
    })

    test('is done once of twenty at a time (MO-65)', async () => {
      const { externalNo } = await place('member')
      const done = await Promise.all(
        Array.from({ length: 20 }, () => cancel(externalNo, people.member.token)),
      )
      expect(done.filter(({ order }) => order !== null)).toHaveLength(1)
    })

    test('takes one of the six reasons (M-121, MO-64)', async () => {
      const { externalNo } = await place('member')
      const { codes } = await run(
        `mutation { answer: orderCancel(orderId: "${externalNo}", cancelReason: BORED) ${RESULT} }`,
        people.member.token,
      )
      expect(codes).toEqual(['GRAPHQL_VALIDATION_FAILED'])
    })
  })

  describe('paying', () => {
    test('gives a form over the amount of the order that returns to the result page (C-355, C-356, M-250, CO-111)', async () => {
      const { externalNo } = await place('visitor')
      const { response } = await pay(externalNo, people.visitor.token)
      expect(response).toMatchObject({
        productType: 'VISA',
        paymentPageUrl: 'https://gateway.example/eng/payment/payForm.jsp',
      })
      const { form, paySign } = response
      expect(form).toContain('<form method="post" action="https://gateway.example/eng/payment/payForm.jsp">')
      expect(fieldOf(form, 'secureHash')).toBe(paySign)
      expect(fieldOf(form, 'amount')).toBe('330.00')
      expect(fieldOf(form, 'lang')).toBe('E')
      expect(fieldOf(form, 'redirect')).toBe('5')
      expect(fieldOf(form, 'remark')).toBe('Jacket, Jacket')
      expect(fieldOf(form, 'successUrl')).toBe(`https://shop.example/pay/result/${externalNo}?waiting=true`)
      expect(fieldOf(form, 'failUrl')).toBe(`https://shop.example/pay/result/${externalNo}?isPaid=no`)
    })

    test('again is another attempt with a name of its own; both names of the operation work (CO-114)', async () => {
      const { externalNo } = await place('visitor')
      const { token } = people.visitor
      const first = await pay(externalNo, token)
      const { answer } = await run(
        `mutation { answer: orderPay(input: { orderId: "O${externalNo}", channelType: "PAYDOLLAR", paymentType: WAP, extendParams: { payMethod: octopus, lang: "C" } }) ${PAY} }`,
        token,
      )
      expect(fieldOf(first.response.form, 'orderRef')).toBe(`${externalNo}A01`)
      expect(fieldOf(answer.response.form, 'orderRef')).toBe(`${externalNo}A02`)
      expect(fieldOf(answer.response.form, 'payMethod')).toBe('OCTOPUS')
      expect(fieldOf(answer.response.form, 'lang')).toBe('C')
    })

    test.each([
      ['another amount', 'amount: 1', 'ORDER_PRICE_CHANGED'],
      ['an app', 'paymentType: APP', 'PAY_CLIENT'],
      ['a page inside another app', 'paymentType: JSAPI', 'PAY_CLIENT'],
      ['a mini program', 'paymentType: APPLET', 'PAY_CLIENT'],
      ['a method that is switched off', 'extendParams: { payMethod: alipayHk }', 'PAY_METHOD'],
      ['another provider', 'channelType: "OTHER"', 'PAY_PROVIDER'],
    ])('is refused for %s (CO-108, CO-110, MO-69)', async (_, change, code) => {
      const { externalNo } = await place('visitor')
      const given = { channelType: '"PAYDOLLAR"', paymentType: 'PC' }
      const [name = '', ...value] = change.split(': ')
      const input = Object.entries({ ...given, [name]: value.join(': ') }).map(
        ([key, text]) => `${key}: ${text}`,
      )
      const { answer } = await run(
        `mutation { answer: pay(input: { orderId: "${externalNo}", ${input.join(', ')} }) ${PAY} }`,
        people.visitor.token,
      )
      expect(answer.response).toBeNull()
      expect(codesOf(answer)).toEqual([code])
      expect(answer.userErrors[0].message).toMatch(/\.$/)
    })

    test('is taken with the amount that the order has', async () => {
      const { externalNo } = await place('visitor')
      expect(codesOf(await pay(externalNo, people.visitor.token, 'amount: 330'))).toEqual([])
    })

    test('is refused once the order is cancelled, or its time is over (M-250)', async () => {
      const { token } = people.visitor
      const cancelled = await place('visitor')
      await cancel(cancelled.externalNo, token)
      expect(codesOf(await pay(cancelled.externalNo, token))).toEqual(['ORDER_NOT_PAYABLE'])
      const late = await place('visitor')
      now += 180 * MINUTE
      expect(codesOf(await pay(late.externalNo, token))).toEqual(['ORDER_NOT_PAYABLE'])
    })

    test('late finds out that it was paid in time (C-288, M-124)', async () => {
      const { token } = people.visitor
      const order = await place('visitor')
      const { response } = await pay(order.externalNo, token)
      const ref = fieldOf(response.form, 'orderRef') ?? ''
      records = [{ ref, payRef: 'P1', state: 'paid', amount: 33_000, currency: '344' }]
      now += 180 * MINUTE
      expect(await detail(order.externalNo, token)).toMatchObject({
        orderStatus: 'WAIT_DELIVERY',
        receivedAmount: { amount: 330 },
      })
      expect(codesOf(await pay(order.externalNo, token))).toEqual(['ORDER_NOT_PAYABLE'])
    })

    test('cuts the description at 50 characters, a character of two units included (M-126, CO-117)', async () => {
      const { externalNo } = await place('visitor')
      const { response } = await pay(externalNo, people.visitor.token, `, orderDesc: "${'𠮷'.repeat(60)}"`)
      expect(fieldOf(response.form, 'remark')).toBe('𠮷'.repeat(50))
    })

    test.each([
      ['/pay/result/1?waiting=true&lang=zh', 'https://shop.example/pay/result/1?waiting=true&amp;lang=zh'],
      ['https://evil.example/', undefined],
      ['//evil.example/', undefined],
      ['/\\\\evil.example/', undefined],
      ['@evil.example', undefined],
    ])('returns to %s only if it is a path of this shop', async (returnUrl, expected) => {
      const { externalNo } = await place('visitor')
      const { response } = await pay(externalNo, people.visitor.token, `, returnUrl: "${returnUrl}"`)
      expect(fieldOf(response.form, 'successUrl')).toBe(
        expected ?? `https://shop.example/pay/result/${externalNo}?waiting=true`,
      )
    })
  })
})

test('a payment returns to the address that the shopper’s browser uses, such as localhost (CO-110)', async () => {
  const db = await openDatabase({ url: 'sqlite::memory:' })
  const paymentProvider = payDollar({
    address: 'https://gateway.example',
    merchantId: '88888888',
    signing: { algorithm: 'sha256', secrets: ['a secret of tests'] },
    api: { loginId: 'api', password: 'secret' },
    methods: ['visa'],
  })
  const commerce = await createCommerce({
    database: db,
    clock: () => NOW,
    pollMs: 0,
    originOf: ({ headers }) => `http://${headers.host}`,
    services: { ...READABLE, paymentProvider, origin: () => 'https://shop.example' },
  })
  await putStock(db, { jacket: 1 })
  const { sessions, orders } = commerce.services
  const { token, session } = await sessions.startVisitor(NOW)
  const owner = { code: session.userCode, isMember: false }
  const placed = await orders.place(newOrder({ jacket: 1 }, { owner }), NOW)
  const orderId = placed.ok ? placed.value.order.code : ''
  const address = (await listen(commerce)).replace('127.0.0.1', 'localhost')
  const query = `mutation pay { pay(input: { orderId: "${orderId}", channelType: "PAYDOLLAR", paymentType: PC }) { response { form } } }`
  const response = await fetch(`${address}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  })
  expect(await response.text()).toContain(`value=\\"${new URL(address).origin}/pay/result/`)
  await commerce.close()
  await db.destroy()
})

test('a shop without a payment provider says that it takes no payments', async () => {
  const db = await openDatabase({ url: 'sqlite::memory:' })
  const commerce = await createCommerce({
    database: db,
    clock: () => NOW,
    pollMs: 0,
    services: READABLE,
  })
  await putStock(db, { jacket: 1 })
  const { sessions, orders } = commerce.services
  const { token, session } = await sessions.startVisitor(NOW)
  const owner = { code: session.userCode, isMember: false }
  const placed = await orders.place(newOrder({ jacket: 1 }, { owner }), NOW)
  const orderId = placed.ok ? placed.value.order.code : ''
  const query = `mutation { pay(input: { orderId: "${orderId}", channelType: "PAYDOLLAR", paymentType: PC }) { userErrors { code } } }`
  expect((await commerce.execute({ query, token })).data).toEqual({
    pay: { userErrors: [{ code: 'PAY_PROVIDER' }] },
  })
  await commerce.close()
  await db.destroy()
})
