import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Locale } from '#locales/locale.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import type { NewOrder } from '../order/order-store.ts'
import { schema } from '../schema.ts'
import { checkBooks } from '../order/books/books.ts'
import { newOrder } from '../order/testing.ts'
import { booksOf } from '../testing/books.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { READABLE, logInNew } from '../testing/members.ts'
import { everythingOf } from '../testing/selection.ts'
import { NOW } from '../testing/serve.ts'
import { AFTER_SALES_STATUSES } from '../rules/after-sales-status.ts'
import { receivedOrder } from './testing.ts'

const DAY = 24 * 3_600_000
const typeOf = (name: string) => everythingOf(schema.getType(name) as Parameters<typeof everythingOf>[0]) // an object type of the schema
const RECORD = typeOf('AfterSalesOrder')
const RESULT = `{ afterSalesOrder ${RECORD} userErrors { code field message } }`
const OPTIONS =
  '{ orderNo days refundable { amount } freight { amount { amount } goDollar } lines { lineId returnableQuantity returnUntil problem message comesWith refunds { amount { amount } goDollar } } reasons { code name isShopFault } }'

describeOnBothDatabases('returns over the api', open => {
  let commerce: Commerce
  let now = NOW
  let keys = 0
  const people: Record<'visitor' | 'member' | 'other', { token: string; code: string }> = {
    visitor: { token: '', code: '' },
    member: { token: '', code: '' },
    other: { token: '', code: '' },
  }
  type Person = keyof typeof people

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: { ...READABLE, origin: () => 'https://shop.example' },
    })
    const { sessions } = commerce.services
    const { token, session } = await sessions.startVisitor(now)
    people.visitor = { token, code: session.userCode }
    for (const name of ['member', 'other'] as const) {
      people[name] = await logInNew(commerce.services, {}, now)
    }
    return () => commerce.close()
  })
  beforeEach(() => {
    now = NOW
  })

  const buy = (who: Person = 'member', change: Partial<NewOrder> = {}) =>
    receivedOrder(open().db, {
      now,
      change: { owner: { code: people[who].code, isMember: who !== 'visitor' }, ...change },
    })
  const run = async (query: string, token: string, locale: Locale = 'en_US') => {
    const { data, errors } = await commerce.execute({ query, token, locale })
    return { answer: data?.['answer'] as any, codes: errors?.map(({ extensions }) => extensions['code']) } // the test knows what it asked for
  }
  const apply = async (
    orderNo: string,
    token: string,
    {
      lines = '{ lineId: "1", quantity: 1 }',
      more = '',
      reason = 'FAULTY',
      key = `a key of tests ${(keys += 1)}`,
      locale = 'en_US' as Locale,
    } = {},
  ) =>
    (
      await run(
        `mutation { answer: createAfterSalesOrder(input: { orderNo: "${orderNo}", reason: ${reason}, method: COURIER, lines: [${lines}], clientKey: "${key}" ${more} }) ${RESULT} }`,
        token,
        locale,
      )
    ).answer
  const codesOf = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code)
  const options = async (orderNo: string, token: string) =>
    (await run(`{ answer: afterSalesOptions(orderNo: "${orderNo}") ${OPTIONS} }`, token)).answer
  const detail = async (code: string, token: string) =>
    (await run(`{ answer: getAfterSalesOrderDetail(code: "${code}") ${RECORD} }`, token)).answer
  const list = async (token: string, args = '') =>
    (
      await run(
        `{ answer: getAfterSalesRecord${args} { edges { cursor node { code orderNo } } pageInfo { totalCount hasNextPage endCursor } } }`,
        token,
      )
    ).answer
  const orderToken = async (orderNo: string) =>
    (await commerce.services.sessions.startOrder(orderNo, now)).token
  const rows = async () =>
    JSON.stringify(
      await Promise.all(
        (['after_sales_order', 'after_sales_line', 'after_sales_unit', 'order_event'] as const).map(table =>
          open().db.selectFrom(table).selectAll().execute(),
        ),
      ),
    )

  test('the statuses are those of the specification, and NEW reads as under review (M-134)', async () => {
    expect(schema.getType('AfterSalesStatus')?.astNode).toMatchObject({
      values: AFTER_SALES_STATUSES.map(value => ({ name: { value } })),
    })
    const { externalNo } = await buy()
    const { afterSalesOrder } = await apply(externalNo, people.member.token)
    expect(afterSalesOrder).toMatchObject({
      afterSalesStatus: 'NEW',
      nextStep: expect.stringContaining('reviewing'),
    })
  })

  test('an order tells what can be returned, until when and for how much (M-135)', async () => {
    const { externalNo } = await buy()
    expect(await options(externalNo, people.member.token)).toMatchObject({
      orderNo: externalNo,
      days: 14,
      lines: [
        {
          lineId: '1',
          returnableQuantity: 2,
          returnUntil: '2026-12-05T23:59:59+08:00',
          problem: null,
          refunds: [{ amount: { amount: 100 }, goDollar: 0 }, { amount: { amount: 200 } }],
        },
        { lineId: '2', returnableQuantity: 1 },
      ],
      reasons: [
        { code: 'FAULTY', name: 'Faulty or damaged', isShopFault: true },
        {},
        {},
        {},
        {},
        { code: 'OTHER' },
      ],
    })
    now = NOW + 15 * DAY
    const token = await orderToken(externalNo)
    expect((await options(externalNo, token)).lines[0]).toMatchObject({
      returnableQuantity: 0,
      returnUntil: null,
      problem: 'OVERDUE',
      message: 'Received more than 14 days ago.',
    })
    now = NOW
    expect(await options(externalNo, people.other.token)).toBeNull()
  })

  test('one of two units is returned, and the record tells everything (M-207, M-208, M-252, MO-70)', async () => {
    const { externalNo } = await buy()
    const answer = await apply(externalNo, people.member.token, { more: 'memo: "The zip is broken."' })
    expect(answer.userErrors).toEqual([])
    const { code } = answer.afterSalesOrder
    const told = await detail(code, people.member.token)
    expect(told).toMatchObject({
      code: expect.stringMatching(/^A20261121\d{10}$/),
      afterSalesOrderNo: code,
      orderNo: externalNo,
      memo: 'The zip is broken.',
      createdAt: '2026-11-21T12:00:00+08:00',
      extInfos: '{}',
      markTag: '',
      total: { amount: 100, currencyCode: 'HKD' },
      freight: { amount: 0 },
      refundOrderNo: `R${code.slice(1)}`,
      refundStatus: 'CREATED',
      type: 'RETURN',
      afterSalesStatus: 'NEW',
      reason: 'FAULTY',
      reasonName: 'Faulty or damaged',
      isReturnFree: true,
      canCancel: true,
      canSendBack: false,
      lines: [
        {
          lineId: '1',
          executeQuantity: 0,
          total: { amount: 100 },
          spuCode: 'spu of jacket',
          skuCode: 'jacket',
          skuName: 'Jacket',
          quantity: 1,
          skuProperties: [],
          listPrice: { amount: 100 },
          imageUrl: '',
          extInfos: '',
          amount: { amount: 100 },
          isGift: false,
        },
      ],
      events: [{ status: 'NEW', message: 'Request received. We are reviewing it.' }],
    })
    expect((await options(externalNo, people.member.token)).lines[0].returnableQuantity).toBe(1)
  })

  test('the refund of a return is shown by its number and by that of the return (M-130, M-206, M-133, MO-71)', async () => {
    const { externalNo } = await buy()
    const { afterSalesOrder } = await apply(externalNo, people.member.token, { more: 'memo: "Torn."' })
    const refund = (code: string, token: string) =>
      run(`{ answer: getRefundOrderDetail(code: "${code}") ${typeOf('RefundOrder')} }`, token)
    const { answer } = await refund(afterSalesOrder.code, people.member.token)
    expect(answer).toMatchObject({
      refundStatus: 'CREATED',
      refundOrderNo: afterSalesOrder.refundOrderNo,
      afterSalesOrderNo: afterSalesOrder.code,
      orderNo: externalNo,
      createdAt: '2026-11-21T12:00:00+08:00',
      reason: 'Faulty or damaged',
      description: 'Torn.',
      method: 'COURIER',
      returnAddress: { name: expect.any(String), address: expect.any(String), mobile: '' },
      refundTotal: { amount: 100 },
      refundOrderLines: [{ refundThingCode: '1', skuCode: 'jacket', quantity: 1, amount: { amount: 100 } }],
      refundedAt: null,
    })
    expect((await refund(afterSalesOrder.refundOrderNo, people.member.token)).answer).toEqual(answer)
    expect((await refund(afterSalesOrder.refundOrderNo, people.other.token)).answer).toBeNull()
  })

  test('a refund of a cancelled order is shown by its number (M-206, MO-71)', async () => {
    const order = await receivedOrder(open().db, {
      now,
      change: { owner: { code: people.member.code, isMember: true } },
    })
    await commerce.services.fulfilment.refund(order.code, {
      by: 'wing',
      now,
      amount: 500,
      reason: 'kindness',
    })
    const [shown] = (
      await run(
        `{ answer: getOrderDetail(code: "${order.code}") { refundOrders { refundOrderNo } } }`,
        people.member.token,
      )
    ).answer.refundOrders
    const { answer } = await run(
      `{ answer: getRefundOrderDetail(code: "${shown.refundOrderNo}") ${typeOf('RefundOrder')} }`,
      people.member.token,
    )
    expect(answer).toMatchObject({
      refundOrderNo: shown.refundOrderNo,
      refundStatus: 'AUDIT_PASSED',
      refundTotal: { amount: 5 },
      refundOrderLines: [],
      afterSalesOrderNo: '',
      orderNo: order.externalNo,
    })
  })

  describe('refused, and nothing changed (M-135, MO-70)', () => {
    test.each([
      ['more than bought', { lines: '{ lineId: "1", quantity: 3 }' }, 'AFTER_SALES_UNITS'],
      ['no line', { lines: '' }, 'AFTER_SALES_LINES'],
      ['an unknown line', { lines: '{ lineId: "9", quantity: 1 }' }, 'AFTER_SALES_LINES'],
      ['a line by a wrong name', { lines: '{ lineId: "x", quantity: 1 }' }, 'AFTER_SALES_LINES'],
      ['another reason without words', { reason: 'OTHER' }, 'AFTER_SALES_MEMO'],
      ['too many words', { more: `memo: "${'x'.repeat(501)}"` }, 'AFTER_SALES_MEMO'],
      ['a short key', { key: 'short' }, 'AFTER_SALES_KEY'],
      ['six photos', { more: 'photoIds: ["1", "2", "3", "4", "5", "6"]' }, 'AFTER_SALES_PHOTOS'],
      ['an unknown photo', { more: 'photoIds: ["1"]' }, 'AFTER_SALES_PHOTOS'],
      ['a refund without goods', { more: 'type: REFUND' }, 'AFTER_SALES_TYPE'],
      [
        'an exchange for another product',
        { lines: '{ lineId: "1", quantity: 1, exchangeSkuCode: "socks" }', more: 'type: EXCHANGE' },
        'AFTER_SALES_EXCHANGE',
      ],
    ] as const)('%s', async (_, change, code) => {
      const { externalNo } = await buy()
      const before = await rows()
      const answer = await apply(externalNo, people.member.token, change)
      expect(codesOf(answer)).toEqual([code])
      expect(answer.afterSalesOrder).toBeNull()
      expect(await rows()).toBe(before)
    })

    test('a gift alone, and after the last day', async () => {
      const { externalNo } = await buy('member', withGift())
      const before = await rows()
      expect(
        codesOf(await apply(externalNo, people.member.token, { lines: '{ lineId: "2", quantity: 1 }' })),
      ).toEqual(['AFTER_SALES_GIFT'])
      now = NOW + 15 * DAY
      expect(codesOf(await apply(externalNo, await orderToken(externalNo)))).toEqual(['AFTER_SALES_OVERDUE'])
      expect(await rows()).toBe(before)
    })

    test('of another member, in the language of the request', async () => {
      const { externalNo } = await buy()
      const before = await rows()
      const answer = await apply(externalNo, people.other.token, { locale: 'zh_HK' })
      expect(answer.userErrors).toEqual([
        { code: 'ORDER_UNKNOWN', field: 'orderNo', message: '找不到這張訂單。' },
      ])
      expect(await rows()).toBe(before)
    })
  })

  const withGift = (): Partial<NewOrder> => {
    const line = { spuCode: 'spu', quantity: 1, unitPrice: 10_000, deduction: 0 }
    const content = {
      name: { zh_HK: '外套', en_US: 'Jacket' },
      image: '',
      properties: [],
      listPrice: 10_000,
      activityId: '',
      promotions: [],
      extInfos: '',
    }
    return {
      lines: [
        { ...line, skuCode: 'jacket', lineType: 'SALABLE_PRODUCT', net: 10_000, content },
        {
          ...line,
          skuCode: 'socks',
          lineType: 'GIFT',
          unitPrice: 0,
          net: 0,
          content: { ...content, earnedBy: [0] },
        },
      ],
      amounts: {
        productAmount: 10_000,
        discount: 0,
        coupon: 0,
        freight: 0,
        serviceFee: 0,
        deduction: 0,
        amount: 10_000,
      },
    }
  }

  test('a gift comes back with the last of its goods, and a whole order with its freight when the shop is at fault', async () => {
    const gift = await buy('member', withGift())
    const { afterSalesOrder } = await apply(gift.externalNo, people.member.token)
    expect(afterSalesOrder.lines).toMatchObject([
      { skuCode: 'jacket', quantity: 1, total: { amount: 100 } },
      { skuCode: 'socks', quantity: 1, total: { amount: 0 }, isGift: true },
    ])
    const lines = '{ lineId: "1", quantity: 2 }, { lineId: "2", quantity: 1 }'
    const bought = await buy()
    const { freight } = await options(bought.externalNo, people.member.token)
    expect(freight).toEqual({ amount: { amount: 30 }, goDollar: 0 })
    const faulty = await apply(bought.externalNo, people.member.token, { lines })
    expect(faulty.afterSalesOrder).toMatchObject({ total: { amount: 330 }, freight: { amount: 30 } })
    const unwanted = await apply((await buy()).externalNo, people.member.token, {
      lines,
      reason: 'CHANGED_MIND',
    })
    expect(unwanted.afterSalesOrder).toMatchObject({ total: { amount: 300 }, freight: { amount: 0 } })
    const half = await buy()
    await apply(half.externalNo, people.member.token, { reason: 'CHANGED_MIND' })
    expect((await options(half.externalNo, people.member.token)).freight.amount).toEqual({ amount: 0 })
  })

  test('after a refund by hand, options, record and refund say what is left (M-135, M-206)', async () => {
    const { externalNo, code } = await buy('member', { amounts: newOrder({ jacket: 2, socks: 1 }).amounts })
    const { token } = people.member
    const act = { by: 'wing', now }
    await commerce.services.fulfilment.refund(code, { ...act, amount: 25_000, reason: 'Late' })
    const left = { amount: 80 }
    const { refundable, lines } = await options(externalNo, token)
    expect(refundable).toEqual(left)
    expect(lines[0].refunds).toMatchObject([{ amount: left }, { amount: left }])
    const { afterSalesOrder: asked } = await apply(externalNo, token, {
      lines: '{ lineId: "1", quantity: 2 } { lineId: "2", quantity: 1 }',
      reason: 'CHANGED_MIND',
    })
    const worth = { total: left, lines: [{ total: left }, { total: { amount: 0 } }] }
    expect(asked).toMatchObject(worth)
    const { returnsDesk } = commerce.services
    await returnsDesk.approve(asked.code, act)
    await returnsDesk.receivedBack(asked.code, act)
    await returnsDesk.refund(asked.code, act)
    expect(await detail(asked.code, token)).toMatchObject(worth)
    const refund = await run(
      `{ answer: getRefundOrderDetail(code: "${asked.code}") { refundTotal { amount } refundOrderLines { amount { amount } } } }`,
      token,
    )
    expect(refund.answer).toEqual({
      refundTotal: left,
      refundOrderLines: [{ amount: left }, { amount: { amount: 0 } }],
    })
    // A second press from an old page finds nothing left.
    expect(
      await commerce.services.fulfilment.refund(code, { ...act, amount: 8000, reason: 'Again' }),
    ).toMatchObject({ refusal: { code: 'REFUND_AMOUNT', left: 0 } })
    expect(await checkBooks(booksOf(open().db))).toEqual([])
  })

  test('an exchange pays nothing back', async () => {
    const { externalNo } = await buy()
    const { afterSalesOrder } = await apply(externalNo, people.member.token, { more: 'type: EXCHANGE' })
    expect(afterSalesOrder).toMatchObject({
      type: 'EXCHANGE',
      total: { amount: 0 },
      refundOrderNo: '',
      refundStatus: null,
      lines: [{ total: { amount: 0 }, amount: { amount: 100 }, exchangeSkuCode: 'jacket' }],
    })
  })

  test('asked twice at once, one unit is returned; a key with another request is refused', async () => {
    const { externalNo } = await buy()
    const twice = await Promise.all(
      [1, 2].map(() => apply(externalNo, people.member.token, { key: 'pressed twice' })),
    )
    expect(new Set(twice.map(({ afterSalesOrder }) => afterSalesOrder.code)).size).toBe(1)
    const lines = '{ lineId: "1", quantity: 2 }'
    expect(codesOf(await apply(externalNo, people.member.token, { key: 'pressed twice', lines }))).toEqual([
      'AFTER_SALES_KEY',
    ])
    const last = await Promise.all([1, 2].map(() => apply(externalNo, people.member.token)))
    expect(last.map(codesOf).toSorted((one, other) => one.length - other.length)).toEqual([
      [],
      ['AFTER_SALES_UNITS'],
    ])
  })

  test('a shopper cancels, and the unit can be returned again (M-134, MO-73)', async () => {
    const { externalNo } = await buy()
    const { afterSalesOrder } = await apply(externalNo, people.member.token)
    const cancel = (token: string) =>
      run(`mutation { answer: cancelAfterSales(code: "${afterSalesOrder.code}") ${RESULT} }`, token)
    expect(codesOf((await cancel(people.other.token)).answer)).toEqual(['AFTER_SALES_UNKNOWN'])
    expect((await cancel(people.member.token)).answer).toMatchObject({
      afterSalesOrder: {
        afterSalesStatus: 'CANCELED',
        refundStatus: null,
        refundOrderNo: '',
        canCancel: false,
      },
      userErrors: [],
    })
    expect(codesOf((await cancel(people.member.token)).answer)).toEqual(['AFTER_SALES_STATE'])
    expect((await options(externalNo, people.member.token)).lines[0].returnableQuantity).toBe(2)
  })

  test('nothing is sent back before the shop approved it, or without a number', async () => {
    const { externalNo } = await buy()
    const { afterSalesOrder } = await apply(externalNo, people.member.token)
    const send = async (trackingNo: string) =>
      codesOf(
        (
          await run(
            `mutation { answer: sendBackAfterSales(input: { code: "${afterSalesOrder.code}", carrier: "SF", trackingNo: "${trackingNo}" }) ${RESULT} }`,
            people.member.token,
          )
        ).answer,
      )
    expect(await send('SF1234567')).toEqual(['AFTER_SALES_STATE'])
    expect(await send('?')).toEqual(['AFTER_SALES_TRACKING'])
  })

  test('a list has the caller’s records only, page by page, newest first (M-129, M-137, M-251)', async () => {
    const made: string[] = []
    for (let at = 0; at < 3; at += 1) {
      now = NOW + at
      const { externalNo } = await buy('other')
      made.unshift((await apply(externalNo, people.other.token)).afterSalesOrder.code)
    }
    const first = await list(people.other.token, '(pageInput: { first: 2 })')
    expect(first.edges.map(({ node }: any) => node.code)).toEqual(made.slice(0, 2))
    expect(first.pageInfo).toEqual({ totalCount: 3, hasNextPage: true, endCursor: made[1] })
    const second = await list(people.other.token, `(pageInput: { first: 2, after: "${made[1]}" })`)
    expect(second.edges.map(({ node }: any) => node.code)).toEqual(made.slice(2))
    expect(second.pageInfo).toMatchObject({ totalCount: 3, hasNextPage: false })
    const [{ node }] = first.edges
    const ofOne = await list(people.other.token, `(afterSalesInput: { orderNo: "${node.orderNo}" })`)
    expect(ofOne.edges).toHaveLength(1)
    expect(await list(people.other.token, '(afterSalesInput: { statuses: [FINISHED] })')).toMatchObject({
      edges: [],
    })
    expect(
      await list(people.member.token, `(afterSalesInput: { orderNo: "${node.orderNo}" })`),
    ).toMatchObject({
      edges: [],
    })
    expect(await detail(made[0] ?? '', people.member.token)).toBeNull()
    expect(await detail('A0', people.member.token)).toBeNull()
  })

  test('a guest returns goods by the token of that order, and of no other (M-164, MO-84)', async () => {
    const [mine, another] = [await buy('visitor'), await buy('visitor')]
    const token = await orderToken(mine.externalNo)
    const { afterSalesOrder } = await apply(mine.externalNo, token)
    expect(afterSalesOrder).toMatchObject({ afterSalesStatus: 'NEW' })
    expect(await detail(afterSalesOrder.code, token)).toMatchObject({ orderNo: mine.externalNo })
    expect((await list(token)).edges).toHaveLength(1)
    expect(codesOf(await apply(another.externalNo, token))).toEqual(['ORDER_UNKNOWN'])
    const theirs = await apply(another.externalNo, people.visitor.token)
    expect(await detail(theirs.afterSalesOrder.code, token)).toBeNull()
    expect((await list(token)).edges).toHaveLength(1)
  })
})
