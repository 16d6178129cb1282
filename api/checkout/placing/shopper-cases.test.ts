import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readBag } from '../../client/cart/cart.ts'
import { bagCalls } from '../../client/cart/cart-changes.ts'
import { userLogout } from '../../client/session.ts'
import {
  type AfterSalesReasonCode,
  createAfterSales,
  readAfterSalesOptions,
} from '../../client/order/after-sales.ts'
import type { Commerce } from '../../commerce.ts'
import { cartAddDocument, loginAsVisitorDocument, mergeUserCartDocument } from '../../generated/documents.ts'
import { checkBooks } from '../../order/books/books.ts'
import { ATTRIBUTE_CODES, FAULTY_ONLY } from '../../rules/attribute-codes.ts'
import { booksOf } from '../../testing/books.ts'
import {
  asText,
  attribute,
  campaign,
  promotion,
  sku,
  spu,
  surroundings,
} from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { NOW } from '../../testing/serve.ts'
import { pickUpPoint } from '../../testing/site-lines.ts'
import {
  collectedAt,
  HOME,
  orderInput,
  type PlacingAnswer,
  placingShop,
  SAVE_BILLING,
  shoppersOf,
} from '../testing.ts'

const SHARED = { off: { amount: 5000 } } as const
const goods = [
  ...surroundings,
  spu('jacket', { skus: [sku('jacket-1', { inventory: 500 })] }),
  spu('scarce', { skus: [sku('scarce-1', { inventory: 6 })] }),
  spu('last', { skus: [sku('last-1', { inventory: 1 })] }),
  spu('four', { skus: [sku('four-1', { inventory: 4 })] }),
  spu('boots', { salePrice: 60_000, skus: [sku('boots-1', { inventory: 500 })] }),
  spu('scarf', { salePrice: 4990, skus: [sku('scarf-1', { inventory: 500 })] }),
  spu('mug', { salePrice: 829, skus: [sku('mug-1', { inventory: 500 })] }),
  spu('peg', { salePrice: 10, skus: [sku('peg-1', { inventory: 500 })] }),
  spu('rope', { salePrice: 350, skus: [sku('rope-1', { inventory: 500 })] }),
  spu('clip', { salePrice: 999, skus: [sku('clip-1', { inventory: 500 })] }),
  spu('fleece', { salePrice: 100_000, skus: [sku('fleece-1', { inventory: 500 })] }),
  attribute(ATTRIBUTE_CODES.returnPolicy, {
    values: [{ code: FAULTY_ONLY, displayName: { zh_HK: '衞生', en_US: 'Hygiene' } }],
  }),
  spu('socks', {
    salePrice: 4990,
    skus: [sku('socks-1', { inventory: 500 })],
    attributes: [{ code: ATTRIBUTE_CODES.returnPolicy, values: [FAULTY_ONLY] }],
  }),
  spu('cup', { salePrice: null, listPrice: 9900, skus: [sku('cup-1', { inventory: 500 })] }),
  promotion('add-socks', {
    type: 'EXCHANGE',
    spus: ['scarce'],
    exchange: [{ spu: 'socks', price: 2000, limit: 2 }],
    rule: { from: { units: 1 } },
  }),
  promotion('gift', {
    type: 'PRESENT',
    spus: ['scarce'],
    rule: { from: { units: 1 }, gifts: [{ sku: 'cup-1' }] },
  }),
  campaign('ONCE50', { ...SHARED, limitPerShopper: 1 }),
  campaign('FIRST10', { off: { percent: 10 }, firstOrderOnly: true, limitPerShopper: null }),
  ...[10, 15, 25, 50].map(percent => campaign(`OFF${percent}`, { off: { percent }, limitPerShopper: null })),
  campaign('ALLOFF', { off: { percent: 100 }, limitPerShopper: null }),
  campaign('MINE50', { ...SHARED, type: 'PROMOTION_COUPON', grant: 'ISSUED', limitPerShopper: null }),
  campaign('LIFTS50', { ...SHARED, limitPerShopper: null }),
]

const DAY = 24 * 3_600_000
/** Ways to write one code. */
const SPELLINGS = ['ONCE50', 'once50', 'ＯＮＣＥ５０'] as const

describeOnBothDatabases('shoppers’ cases', open => {
  let commerce: Commerce
  let now = NOW
  beforeAll(async () => {
    commerce = await placingShop({
      database: open().db,
      clock: () => now,
      goods,
      site: [pickUpPoint('shop-1', { type: 2 })],
    })
    return () => commerce.close()
  })
  afterEach(async () => {
    const problems = await checkBooks(booksOf(open().db))
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    now = NOW
  })

  const { newMember, grant, place, cancel, pay } = shoppersOf(
    () => commerce,
    () => now,
  )
  const newVisitor = async () =>
    (await commerce.createServerApi({}).run(loginAsVisitorDocument, {})).loginAsVisitor.token ?? ''
  const apiOf = (token: string) => commerce.createServerApi({ locale: 'en_US', token })
  const add = async (token: string, skuCode: string, quantity = 1, extProps?: string) =>
    (await apiOf(token).run(cartAddDocument, { inputs: [{ skuCode, quantity, extProps }] })).cartAdd
  const codesOf = ({ userErrors }: PlacingAnswer) => userErrors.map(({ code }) => code)
  const withCode = (couponCode: string, coupon: number, more: object = {}) => ({
    discountCodes: [{ couponCode, couponType: 'PROMOTION_CODE' }],
    coupon,
    amount: 900 - coupon + 30,
    freight: 30,
    ...more,
  })
  const applied = async (token: string, code: string) => {
    const { userErrors } = await bagCalls(apiOf(token)).applyCoupon(code)
    return userErrors.map(one => [one.code, one.externalOrderNo])
  }

  test('a code that the shopper’s own unpaid order holds names that order, in every spelling; it is free after cancelling and used after paying (case 17)', async () => {
    const { token } = await newMember()
    await add(token, 'jacket-1')
    const first = await place(orderInput({ 'jacket-1': 1 }, withCode('ONCE50', 50)), token)
    expect(first.userErrors).toEqual([])
    await add(token, 'jacket-1')
    for (const spelling of SPELLINGS)
      expect(await applied(token, spelling)).toEqual([['COUPON_HELD', first.order?.orderCode]])
    const refused = await place(orderInput({ 'jacket-1': 1 }, withCode('once50', 50)), token)
    expect(refused.userErrors).toMatchObject([
      {
        code: 'COUPON_HELD',
        field: 'discountCodes',
        message: `Your unpaid order ${first.order?.orderCode} is holding this coupon or code. Pay for that order or cancel it first.`,
      },
    ])
    await cancel(first)
    expect(await applied(token, 'ＯＮＣＥ５０')).toEqual([])
    const second = await place(orderInput({ 'jacket-1': 1 }, withCode('ONCE50', 50)), token)
    expect(second.userErrors).toEqual([])
    await pay(second)
    await add(token, 'jacket-1')
    expect(await applied(token, 'once50')).toEqual([['COUPON_USED', null]])
  })

  test('an order of 0.00 needs no payment, records none and sends no mail about one (case 22, CO-100)', async () => {
    const token = await newVisitor()
    await add(token, 'jacket-1')
    await commerce.execute({ query: SAVE_BILLING, token })
    const free = {
      ...withCode('ALLOFF', 900),
      ...collectedAt('shop-1'),
      extInfos: { clientKey: 'free-order-of-tests', sameAsAddress: false },
      freight: 0,
      amount: 0,
    }
    const { order, userErrors } = await place(orderInput({ 'jacket-1': 1 }, free), token)
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({ orderStatus: 'WAIT_DELIVERY', amount: { amount: 0 } })
    const code = order?.code ?? ''
    const { db } = open()
    const kinds = await db.selectFrom('order_event').select('kind').where('order_code', '=', code).execute()
    expect(kinds).toEqual([{ kind: 'PLACED' }])
    const mails = await db.selectFrom('order_mail').select('kind').where('order_code', '=', code).execute()
    expect(mails).toEqual([{ kind: 'PLACED' }])
    expect(await commerce.services.orders.attemptsOf(code)).toEqual([])
  })

  test('goods that cost nothing pay for their delivery alone (case 22, C-240)', async () => {
    const token = await newVisitor()
    await add(token, 'jacket-1')
    const { order } = await place(orderInput({ 'jacket-1': 1 }, withCode('ALLOFF', 900)), token)
    expect(order).toMatchObject({ orderStatus: 'WAIT_PAY', amount: { amount: 30 } })
  })

  test('a coupon that would take nothing is neither held nor used, and says why (case 22)', async () => {
    const { code, token } = await newMember()
    await commerce.issueCoupon('MINE50', code)
    const coupon = async () => (await commerce.services.coupons.ofMember(code))[0]
    const id = (await coupon())?.id ?? ''
    await add(token, 'jacket-1')
    expect(await applied(token, 'ALLOFF')).toEqual([])
    expect(await applied(token, id)).toEqual([['COUPON_NO_EFFECT', null]])
    const both = {
      ...withCode('ALLOFF', 900),
      discountCodes: [
        { couponCode: 'ALLOFF', couponType: 'PROMOTION_CODE' },
        { couponCode: id, couponType: 'PROMOTION_COUPON' },
      ],
    }
    const { order, userErrors } = await place(orderInput({ 'jacket-1': 1 }, both), token)
    expect([order, userErrors.map(one => one.message)]).toEqual([
      null,
      ['This coupon or code would not take anything off: your items already cost nothing.'],
    ])
    expect((await coupon())?.state).toBe('NORMAL')
  })

  describe('an order that GO DOLLAR paid for', () => {
    const placeFree = async () => {
      const { code, token } = await newMember()
      await grant(code, 900, now + 90 * DAY)
      await add(token, 'jacket-1')
      await commerce.execute({ query: SAVE_BILLING, token })
      const { order } = await place(
        orderInput(
          { 'jacket-1': 1 },
          {
            ...collectedAt('shop-1'),
            extInfos: { clientKey: `free-order-${code}`, sameAsAddress: false },
            freight: 0,
            prePayDeductions: 900,
            deductionAmount: 900,
            amount: 0,
          },
        ),
        token,
      )
      expect(order).toMatchObject({ orderStatus: 'WAIT_DELIVERY', amount: { amount: 0 } })
      const order_code = order?.code ?? ''
      return {
        token,
        code: order_code,
        number: order?.orderCode ?? '',
        balance: () => commerce.services.goDollar.balance(code, now),
        refunds: () =>
          open().db.selectFrom('refund').selectAll().where('order_code', '=', order_code).execute(),
      }
    }
    const act = { by: 'wing', now: NOW }

    test('gives them back once when it is cancelled before it ships, and pays back no money (case 22)', async () => {
      const { fulfilment } = commerce.services
      const { code, balance, refunds } = await placeFree()
      expect(await fulfilment.refund(code, { ...act, amount: 100, reason: 'Late' })).toMatchObject({
        ok: false,
        refusal: { code: expect.stringMatching(/^REFUND_/) },
      })
      const cancelled = { ...act, reason: 'Out of stock' }
      const both = await Promise.all([fulfilment.cancel(code, cancelled), fulfilment.cancel(code, cancelled)])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      expect([await balance(), await refunds()]).toEqual([900, []])
    })

    test('gives them back once when it is returned, and the return promises no money (case 22)', async () => {
      const { fulfilment, returnsDesk } = commerce.services
      const { token, code, number, balance, refunds } = await placeFree()
      await fulfilment.ship(code, { ...act, courier: 'SF', trackingNo: 'SF1234' })
      await fulfilment.receive(code, act)
      const { afterSalesOrder } = await createAfterSales(apiOf(token), {
        ...returnOf(number, '1'),
        clientKey: `free ${number}`,
      })
      const returned = afterSalesOrder?.code ?? ''
      await returnsDesk.approve(returned, act)
      await returnsDesk.receivedBack(returned, act)
      const both = await Promise.all([returnsDesk.refund(returned, act), returnsDesk.refund(returned, act)])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      expect([await balance(), await refunds()]).toEqual([900, []])
      const { data } = await commerce.execute({
        query: `{ getRefundOrderDetail(code: "${returned}") { refundTotal { amount } } }`,
        token,
      })
      expect(data).toEqual({ getRefundOrderDetail: { refundTotal: { amount: 0 } } })
      expect(await fulfilment.refund(code, { ...act, amount: 100, reason: 'Late' })).toMatchObject({
        ok: false,
      })
    })
  })

  test.each([
    ['from the first line', [1, 2, 2, 2, 3]],
    ['from the last line', [3, 2, 2, 2, 1]],
    ['from the middle', [2, 1, 2, 3, 2]],
  ])('five units returned one by one, %s, come to what was paid, to the cent (case 30)', async (_, lines) => {
    const { fulfilment, returnsDesk, goDollar, coupons } = commerce.services
    const { code: member, token } = await newMember()
    await grant(member, 33, now + 90 * DAY)
    await commerce.issueCoupon('MINE50', member)
    const coupon = (await coupons.ofMember(member))[0]?.id
    for (const [skuCode, quantity] of [
      ['jacket-1', 1],
      ['scarf-1', 3],
      ['boots-1', 1],
    ] as const)
      await add(token, skuCode, quantity)
    const line = { lineType: 'SALABLE_PRODUCT', quantity: 1 }
    const placed = await place(
      orderInput(
        {},
        {
          orderLines: [
            { ...line, skuCode: 'jacket-1', price: 900 },
            { ...line, skuCode: 'scarf-1', price: 49.9, quantity: 3 },
            { ...line, skuCode: 'boots-1', price: 600 },
          ],
          discountCodes: [
            { couponCode: 'OFF10', couponType: 'PROMOTION_CODE' },
            { couponCode: coupon, couponType: 'PROMOTION_COUPON' },
          ],
          productAmount: 1649.7,
          coupon: 214.97,
          prePayDeductions: 33,
          deductionAmount: 33,
          freight: 0,
          amount: 1401.73,
        },
      ),
      token,
    )
    expect(placed.userErrors).toEqual([])
    const { code = '', orderCode = '' } = placed.order ?? {}
    await pay(placed)
    const act = { by: 'wing', now }
    await fulfilment.ship(code, { ...act, courier: 'SF', trackingNo: 'SF1234' })
    await fulfilment.receive(code, act)
    const amounts = new Map<number, number[]>()
    for (const [index, number] of lines.entries()) {
      const { afterSalesOrder, userErrors } = await createAfterSales(apiOf(token), {
        ...returnOf(orderCode, String(number)),
        clientKey: `unit ${index} of ${orderCode}`,
      })
      expect(userErrors).toEqual([])
      const returned = afterSalesOrder?.code ?? ''
      await returnsDesk.approve(returned, act)
      await returnsDesk.receivedBack(returned, act)
      expect((await returnsDesk.refund(returned, act)).ok).toBe(true)
      const { amount } = await open()
        .db.selectFrom('refund')
        .select('amount')
        .where('after_sales_code', '=', returned)
        .executeTakeFirstOrThrow()
      amounts.set(number, [...(amounts.get(number) ?? []), amount])
    }
    const all = [...amounts.values()].flat()
    expect(all.reduce((sum, amount) => sum + amount, 0)).toBe(140_173)
    expect(Object.fromEntries(amounts)).toEqual({ 1: [76_472], 2: [4240, 4240, 4239], 3: [50_982] })
    expect(await goDollar.balance(member, now)).toBe(33)
  })

  test.each(['member', 'visitor'] as const)(
    'one bag checked out in two tabs of a %s makes one order, and the other tab learns its number (case 25)',
    async kind => {
      const token = kind === 'member' ? (await newMember()).token : await newVisitor()
      await add(token, 'jacket-1')
      const first = await place(orderInput({ 'jacket-1': 1 }), token)
      const second = await place(orderInput({ 'jacket-1': 1 }), token)
      expect(second).toMatchObject({
        order: null,
        userErrors: [
          {
            code: 'ORDER_LINES_TAKEN',
            field: 'orderLines',
            message: expect.stringContaining(`already in your order ${first.order?.orderCode}`),
          },
        ],
      })
      await add(token, 'jacket-1')
      const both = await Promise.all([
        place(orderInput({ 'jacket-1': 1 }), token),
        place(orderInput({ 'jacket-1': 1 }), token),
      ])
      expect(both.filter(({ order }) => order)).toHaveLength(1)
      expect(both.flatMap(codesOf)).toEqual(['ORDER_LINES_TAKEN'])
      // A cancelled order holds nothing any more.
      for (const answer of [first, ...both]) if (answer.order) await cancel(answer)
      expect((await place(orderInput({ 'jacket-1': 1 }), token)).userErrors).toEqual([])
    },
  )

  test('a code for a first order counts once for a member, also for two orders at once (case 26)', async () => {
    const { token } = await newMember()
    const input = () => orderInput({ 'jacket-1': 1 }, withCode('FIRST10', 90))
    const both = await Promise.all([place(input(), token), place(input(), token)])
    const [placed] = both.filter(({ order }) => order)
    expect(both.flatMap(codesOf)).toEqual(['COUPON_FIRST_ORDER'])
    await add(token, 'jacket-1')
    expect(await applied(token, 'first10')).toEqual([['COUPON_FIRST_ORDER', placed?.order?.orderCode]])
    if (placed) await cancel(placed)
    const again = await place(input(), token)
    expect(again.userErrors).toEqual([])
    await pay(again)
    expect(codesOf(await place(input(), token))).toEqual(['COUPON_FIRST_ORDER'])
  })

  test.each([
    ['e-mail address in another spelling', { mail: 'NEW.one+2@Example.com', mobile: '91230001' }],
    ['mobile', { mail: 'other@example.com', mobile: '9123 4001' }],
  ])(
    'a visitor with the same %s has had the first order, whichever the browser (case 26)',
    async (_, receiver) => {
      const first = { mail: 'new.one@example.com', mobile: '91234001' }
      const input = (contact: object) =>
        orderInput({ 'jacket-1': 1 }, withCode('FIRST10', 90, { receiptInfo: { ...HOME, ...contact } }))
      const placed = await place(input(first), await newVisitor())
      expect(placed.userErrors).toEqual([])
      const refused = await place(input(receiver), await newVisitor())
      // The number of an order in another browser stays its owner’s.
      expect(refused.userErrors).toMatchObject([
        { code: 'COUPON_FIRST_ORDER', message: 'This coupon is for your first order.' },
      ])
      await cancel(placed)
      const again = await place(input(receiver), await newVisitor())
      expect(again.userErrors).toEqual([])
      await cancel(again)
    },
  )

  test('of two visitors’ orders with one e-mail address at once, one has the code for a first order (case 26)', async () => {
    const contact = { mail: 'twice@example.com', mobile: '91234777' }
    const input = () =>
      orderInput({ 'jacket-1': 1 }, withCode('FIRST10', 90, { receiptInfo: { ...HOME, ...contact } }))
    const tokens = [await newVisitor(), await newVisitor()]
    const both = await Promise.all(tokens.map(token => place(input(), token)))
    expect(both.filter(({ order }) => order)).toHaveLength(1)
    expect(both.flatMap(codesOf)).toEqual(['COUPON_FIRST_ORDER'])
  })

  test('units that a cancelled order gives back can be bought at once', async () => {
    const [first, second] = [await newVisitor(), await newVisitor()]
    await add(first, 'last-1')
    const placed = await place(orderInput({ 'last-1': 1 }), first)
    expect(placed.userErrors).toEqual([])
    // A refused order makes the shop look at its stock, so the bag knows as well.
    expect(codesOf(await place(orderInput({ 'last-1': 1 }), await newVisitor()))).toEqual(['UEC11003'])
    expect((await add(second, 'last-1')).userErrors.map(({ code }) => code)).toEqual(['UEC11003'])
    await cancel(placed)
    expect((await add(second, 'last-1')).userErrors).toEqual([])
    const bought = await place(orderInput({ 'last-1': 1 }), second)
    expect(bought.userErrors).toEqual([])
    await cancel(bought)
    const third = await place(orderInput({ 'last-1': 1 }), await newVisitor())
    expect(third.userErrors).toEqual([])
    await cancel(third)
  })

  test('emoji and rare characters of a remark, a card and an address stay whole (case 33)', async () => {
    const family = '👨‍👩‍👧‍👦'
    const card = '𨋢'.repeat(100)
    const services = {
      additionalServices: [{ type: 'GREETING_CARD', memo: card }],
      additionalServiceFee: 10,
      amount: 940,
    }
    const receiptInfo = { ...HOME, address: '🏠 2 Fuk Wing Street' }
    const wish = (remark: string) =>
      orderInput({ 'jacket-1': 1 }, { ...services, receiptInfo, buyerRemark: remark })
    expect(codesOf(await place(wish(family.repeat(29)), await newVisitor()))).toEqual(['ORDER_TEXT_LONG'])
    const placed = await place(wish(family.repeat(28)), await newVisitor())
    expect(placed.userErrors).toEqual([])
    const stored = await commerce.services.orders.find(placed.order?.code ?? '')
    const text = JSON.stringify(stored)
    for (const whole of [family.repeat(28), card, '🏠 2 Fuk Wing Street']) expect(text).toContain(whole)
    expect(text.isWellFormed()).toBe(true)
    expect(text).not.toContain('\uFFFD')
    await cancel(placed)
  })

  test('a bag and its sum show units that a cancelled order gives back at once (C-180, C-182)', async () => {
    const [first, second] = [await newVisitor(), await newVisitor()]
    await add(second, 'last-1')
    const placed = await place(orderInput({ 'last-1': 1 }), first)
    expect(placed.userErrors).toEqual([])
    expect((await add(second, 'last-1')).userErrors.map(({ code }) => code)).toEqual(['UEC11003'])
    const states = async () => {
      const { ableCartItems, disableCartItems } = await readBag(apiOf(second))
      return [...ableCartItems, ...disableCartItems].flatMap(({ lineType, reason, inventory }) =>
        lineType === 'SALABLE_PRODUCT' ? [[reason, inventory]] : [],
      )
    }
    const sum = async () => {
      const { data } = await commerce.execute({
        query:
          '{ cartItemCalculate(input: { cartItems: [{ skuCode: "last-1", quantity: 1 }] }) { productAmount { amount } } }',
        token: second,
      })
      return (data as { cartItemCalculate: { productAmount: { amount: number } } }).cartItemCalculate
        .productAmount.amount
    }
    expect([await states(), await sum()]).toEqual([[['SOLD_OUT', 0]], 0])
    await cancel(placed)
    expect([await states(), await sum()]).toEqual([[[null, 1]], 900])
  })

  test('merging two bags keeps to stock and limits, says so, and doubles nothing (case 34, M-070)', async () => {
    const visitor = await newVisitor()
    await add(visitor, 'scarce-1', 5)
    await add(visitor, 'socks-1', 2, '{"activityId":"add-socks"}')
    expect(await applied(visitor, 'LIFTS50')).toEqual([])
    const { token, code } = await newMember()
    await add(token, 'scarce-1', 4)
    await add(token, 'socks-1', 1, '{"activityId":"add-socks"}')
    await bagCalls(apiOf(token)).select(['scarce-1'], false)
    const merge = async () =>
      (await apiOf(token).run(mergeUserCartDocument, { input: { anonymousToken: visitor } })).mergeUserCart
    expect(await merge()).toMatchObject({
      success: true,
      notice:
        'We have combined your two bags. You cannot buy as many of these, so we kept fewer: scarce jacket, socks jacket.',
    })
    await merge()
    const bag = await readBag(apiOf(token))
    const lines = bag.ableCartItems.map(one => `${one.quantity} ${one.sku?.code} ${one.lineType}`)
    expect(lines.toSorted()).toEqual([
      '1 cup-1 GIFT',
      '2 socks-1 ATTACHED_PRODUCT',
      '6 scarce-1 SALABLE_PRODUCT',
    ])
    expect(bag.calculation.discountCodes).toMatchObject([{ couponCode: 'LIFTS50', reason: null }])
    // The old tab’s session is over.
    await expect(add(visitor, 'scarce-1')).rejects.toThrow(/session/i)

    // Logged out and in again, with a bag of the time between: it alone joins.
    await userLogout(apiOf(token))
    const between = await newVisitor()
    await add(between, 'jacket-1', 1)
    const again = (
      await commerce.services.sessions.startMember({ userCode: code, levelCode: 'MEMBER' }, true, now)
    ).token
    const merged = await apiOf(again).run(mergeUserCartDocument, { input: { anonymousToken: between } })
    expect(merged.mergeUserCart).toMatchObject({ success: true, notice: null })
    const later = await readBag(apiOf(again))
    expect(
      later.ableCartItems.map(one => `${one.quantity} ${one.sku?.code} ${one.lineType}`).toSorted(),
    ).toEqual([...lines, '1 jacket-1 SALABLE_PRODUCT'].toSorted())
  })

  test('a code that costs free delivery says what delivery costs with it', async () => {
    const token = await newVisitor()
    await add(token, 'fleece-1')
    expect((await readBag(apiOf(token))).calculation.postage).toEqual({ amount: 0 })
    const { cart } = await bagCalls(apiOf(token)).applyCoupon('LIFTS50')
    expect(cart?.calculation).toMatchObject({
      postage: { amount: 30 },
      discountCodes: [{ couponCode: 'LIFTS50', reason: null, deliveryCost: { amount: 30 } }],
    })
  })

  test('sums sent as binary fractions are accepted to the cent, and one cent away refused (case 31)', async () => {
    const token = await newVisitor()
    const sums = (productAmount: number) => ({
      orderLines: [{ skuCode: 'socks-1', quantity: 3, lineType: 'SALABLE_PRODUCT', price: 49.9 }],
      productAmount,
      amount: productAmount + 30,
      freight: 30,
    })
    expect((await place(orderInput({}, sums(149.70000000000002)), token)).userErrors).toEqual([])
    expect(codesOf(await place(orderInput({}, sums(149.71)), token))).toEqual([
      'ORDER_PRICE_CHANGED',
      'ORDER_PRICE_CHANGED',
    ])
  })

  test.each([
    ['mug-1', 8.29, 24.869999999999997],
    ['peg-1', 0.1, 0.30000000000000004],
  ])(
    'three %s at %d: their sum as a binary fraction is accepted (case 31)',
    async (skuCode, price, productAmount) => {
      const sums = (goods: number) => ({
        orderLines: [{ skuCode, quantity: 3, lineType: 'SALABLE_PRODUCT', price }],
        productAmount: goods,
        amount: goods + 30,
        freight: 30,
      })
      const token = await newVisitor()
      expect(codesOf(await place(orderInput({}, sums(productAmount + 0.01)), token))).toEqual([
        'ORDER_PRICE_CHANGED',
        'ORDER_PRICE_CHANGED',
      ])
      expect((await place(orderInput({}, sums(productAmount)), token)).userErrors).toEqual([])
    },
  )

  test.each([
    [25, 'rope-1', 3.5, 0.88],
    [50, 'clip-1', 9.99, 5],
    [15, 'peg-1', 0.1, 0.02],
  ])(
    '%d %% of one %s at %d takes off %d: half a cent counts up (case 31)',
    async (percent, skuCode, price, off) => {
      const token = await newVisitor()
      const sums = (coupon: number) => ({
        orderLines: [{ skuCode, quantity: 1, lineType: 'SALABLE_PRODUCT', price }],
        productAmount: price,
        ...withCode(`OFF${percent}`, coupon, { amount: price - coupon + 30 }),
      })
      expect(codesOf(await place(orderInput({}, sums(off - 0.01)), token))).toContain('ORDER_PRICE_CHANGED')
      expect((await place(orderInput({}, sums(off)), token)).userErrors).toEqual([])
    },
  )

  test('goods that hygiene keeps from being sold again come back only if the shop is at fault (M-135)', async () => {
    const token = await newVisitor()
    await add(token, 'socks-1', 3)
    const sums = { productAmount: 149.7, amount: 179.7, freight: 30 }
    const socks = { skuCode: 'socks-1', quantity: 3, lineType: 'SALABLE_PRODUCT', price: 49.9 }
    const placed = await place(orderInput({}, { ...sums, orderLines: [socks] }), token)
    await pay(placed)
    const { code = '', orderCode = '' } = placed.order ?? {}
    const { fulfilment } = commerce.services
    await fulfilment.ship(code, { by: 'wing', now, courier: 'SF', trackingNo: 'SF1234' })
    await fulfilment.receive(code, { by: 'wing', now })
    // The product may change afterwards: what holds is what was said when it was bought.
    await commerce.importCatalogue(
      asText([spu('socks', { salePrice: 4990, skus: [sku('socks-1', { inventory: 500 })] })]),
    )
    const api = apiOf(token)
    const options = await readAfterSalesOptions(api, orderCode)
    expect(options?.lines).toMatchObject([{ returnableQuantity: 3, isFaultyOnly: true, replacement: null }])
    const ask = (reason: AfterSalesReasonCode) =>
      createAfterSales(api, {
        orderNo: orderCode,
        type: 'RETURN',
        reason,
        memo: 'As said',
        method: 'SHOP',
        lines: [{ lineId: '1', quantity: 1 }],
        clientKey: `hygiene ${orderCode} ${reason}`,
      })
    for (const reason of ['WRONG_SIZE', 'CHANGED_MIND', 'OTHER'] as const)
      expect((await ask(reason)).userErrors).toMatchObject([
        { code: 'AFTER_SALES_FAULTY_ONLY', field: 'reason' },
      ])
    expect((await ask('FAULTY')).userErrors).toEqual([])
  })

  test('an order keeps its units and sum while its bag and the price change, and the code is held once (case 24)', async () => {
    const { token } = await newMember()
    await add(token, 'scarce-1', 2)
    const first = await place(orderInput({ 'scarce-1': 2, 'cup-1': 0 }, giftsOf(2)), token)
    expect(first.userErrors).toEqual([])
    await add(token, 'scarce-1', 3)
    expect(await applied(token, 'ONCE50')).toEqual([])
    const dearer = spu('scarce', { salePrice: 95_000, skus: [sku('scarce-1', { inventory: 6 })] })
    await commerce.importCatalogue(asText([dearer]))
    await pay(first)
    const bag = await readBag(apiOf(token))
    expect(bag.ableCartItems[0]).toMatchObject({ quantity: 3, promoPrice: { amount: 950 } })
    expect((await commerce.services.orders.find(first.order?.code ?? ''))?.amounts.amount).toBe(180_000)
    await commerce.importCatalogue(asText([spu('scarce', { skus: [sku('scarce-1', { inventory: 6 })] })]))
  })

  test('what is short after another order is named in the bag and at checkout, and the code is held by one order (case 24)', async () => {
    const { token } = await newMember()
    await add(token, 'four-1', 1)
    const first = await place(orderInput({ 'four-1': 1 }), token)
    await add(token, 'four-1', 3)
    expect(await applied(token, 'ONCE50')).toEqual([])
    await pay(first)
    // Another shopper buys one of the three that are left.
    const faster = await place(orderInput({ 'four-1': 1 }), await newVisitor())
    expect(faster.userErrors).toEqual([])
    const sums = { productAmount: 2700, amount: 2650, freight: 0 }
    const refused = await place(orderInput({ 'four-1': 3 }, withCode('ONCE50', 50, sums)), token)
    expect(refused).toMatchObject({
      order: null,
      userErrors: [{ message: 'There is not enough stock of “four jacket”.' }],
    })
    const { ableCartItems, disableCartItems } = await readBag(apiOf(token))
    expect([...ableCartItems, ...disableCartItems]).toMatchObject([
      { quantity: 3, inventory: 2, reason: 'OUT_OF_STOCK' },
    ])
    // The refused order holds nothing: the same code serves the next one, and that one alone.
    const lineId = [...ableCartItems, ...disableCartItems][0]?.lineId ?? ''
    await bagCalls(apiOf(token)).update([{ lineId, quantity: 2 }])
    const second = await place(
      orderInput({ 'four-1': 2 }, withCode('ONCE50', 50, { productAmount: 1800, amount: 1750, freight: 0 })),
      token,
    )
    expect(second.userErrors).toEqual([])
    await add(token, 'jacket-1')
    expect(await applied(token, 'ONCE50')).toEqual([['COUPON_HELD', second.order?.orderCode]])
  })
})

/** One unit of a line comes back to the shop. */
const returnOf = (orderNo: string, lineId: string) => ({
  orderNo,
  type: 'RETURN' as const,
  reason: 'CHANGED_MIND' as const,
  memo: '',
  method: 'SHOP' as const,
  lines: [{ lineId, quantity: 1 }],
})

/** Lines of so many scarce goods with the gift that comes with them. */
const giftsOf = (quantity: number) => ({
  orderLines: [
    { skuCode: 'scarce-1', quantity, lineType: 'SALABLE_PRODUCT', price: 900 },
    { skuCode: 'cup-1', quantity: 1, lineType: 'GIFT', activityId: 'gift', price: 0 },
  ],
  productAmount: quantity * 900,
  amount: quantity * 900,
  freight: 0,
})
