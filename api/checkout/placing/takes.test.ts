import { beforeAll, describe, expect, test } from 'vitest'
import type { Commerce } from '../../commerce.ts'
import { campaign, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { NOW } from '../../testing/serve.ts'
import { orderInput, type PlacingAnswer, placingShop, shoppersOf } from '../testing.ts'

const DAY = 86_400_000
/** Beside the start and the end of the transaction, which only PostgreSQL reports. */
const MOST_STATEMENTS = 20

const goods = [
  ...surroundings,
  spu('jacket', { skus: [sku('jacket-1', { inventory: 500 })] }),
  spu('hat', { skus: [sku('hat-1', { inventory: 500 })] }),
  campaign('TAKE100', { limit: 3, limitPerShopper: 2 }),
  campaign('FIRST', {
    type: 'PROMOTION_COUPON',
    grant: 'ISSUED',
    off: { percent: 10 },
    limitPerShopper: null,
    firstOrderOnly: true,
  }),
  campaign('TENOFF', {
    type: 'PROMOTION_COUPON',
    grant: 'ISSUED',
    off: { percent: 10 },
    limitPerShopper: null,
  }),
]

describeOnBothDatabases('what an order takes', open => {
  let commerce: Commerce
  let now = NOW

  beforeAll(async () => {
    commerce = await placingShop({ database: open().db, clock: () => now, goods })
    return () => commerce.close()
  })

  const { newMember, grant, place, cancel, pay } = shoppersOf(
    () => commerce,
    () => now,
  )
  const issue = async (campaignCode: string, userCode: string) => {
    await commerce.issueCoupon(campaignCode, userCode)
    const wallet = await commerce.services.coupons.ofMember(userCode)
    return wallet.find(one => one.campaignCode === campaignCode && one.state === 'NORMAL')?.id ?? ''
  }
  const codesOf = ({ userErrors }: PlacingAnswer) => userErrors.map(({ code, field }) => [code, field])
  const lots = async (code: string) =>
    (await commerce.services.goDollar.lots(code))
      .toSorted((one, other) => one.expiresAt - other.expiresAt)
      .map(({ remaining, expiresAt }) => [remaining, expiresAt])
  const withCoupon = (id: string, coupon: number) => ({
    discountCodes: [{ couponCode: id, couponType: 'PROMOTION_COUPON' }],
    coupon,
    amount: 900 - coupon + 30,
    freight: 30,
  })

  describe('a coupon', () => {
    test('is frozen while the order waits, free when it is cancelled, used when it is paid (C-217, C-218, MO-65)', async () => {
      const { code, token } = await newMember()
      const id = await issue('TENOFF', code)
      const stateOf = async () =>
        (await commerce.services.coupons.ofMember(code)).find(one => one.id === id)?.state
      const first = await place(orderInput({ 'jacket-1': 1 }, withCoupon(id, 90)), token)
      expect(first.userErrors).toEqual([])
      expect(await stateOf()).toBe('FREEZE')
      expect(codesOf(await place(orderInput({ 'jacket-1': 1 }, withCoupon(id, 90)), token))).toEqual([
        ['COUPON_HELD', 'discountCodes'],
      ])
      await cancel(first)
      expect(await stateOf()).toBe('NORMAL')
      const second = await place(orderInput({ 'jacket-1': 1 }, withCoupon(id, 90)), token)
      expect(await pay(second)).toBe('paid')
      expect(await stateOf()).toBe('USED')
    })

    test('of another member is no coupon (C-219)', async () => {
      const [owner, thief] = [await newMember(), await newMember()]
      const id = await issue('TENOFF', owner.code)
      const answer = await place(orderInput({ 'jacket-1': 1 }, withCoupon(id, 90)), thief.token)
      expect(codesOf(answer)).toEqual([['COUPON_INVALID', 'discountCodes']])
    })

    test('for a first order counts until an order was placed that was not cancelled (C-229)', async () => {
      const { code, token } = await newMember()
      const id = await issue('FIRST', code)
      const plain = await place(orderInput({ 'hat-1': 1 }), token)
      const late = await place(orderInput({ 'jacket-1': 1 }, withCoupon(id, 90)), token)
      expect(late.userErrors).toEqual([
        {
          code: 'COUPON_FIRST_ORDER',
          field: 'discountCodes',
          message: `This coupon is for your first order, and order ${plain.order?.orderCode} is still unpaid. Cancel it to use the coupon here.`,
        },
      ])
      await cancel(plain)
      expect((await place(orderInput({ 'jacket-1': 1 }, withCoupon(id, 90)), token)).userErrors).toEqual([])
    })
  })

  test('a shared code is counted, and free again after the deadline (CO-73, MO-65)', async () => {
    const { token } = await newMember()
    const input = () =>
      orderInput(
        { 'jacket-1': 1 },
        {
          discountCodes: [{ couponCode: 'TAKE100', couponType: 'PROMOTION_CODE' }],
          coupon: 100,
          freight: 30,
          amount: 830,
        },
      )
    const first = await place(input(), token)
    expect((await place(input(), token)).userErrors).toEqual([])
    expect(codesOf(await place(input(), token))).toEqual([['COUPON_HELD', 'discountCodes']])
    await commerce.services.orders.cancel(first.order?.code ?? '', 'DEADLINE', now, '')
    expect((await place(input(), token)).userErrors).toEqual([])
  })

  describe('GO DOLLAR', () => {
    const withPoints = (points: number) => ({
      prePayDeductions: points,
      deductionAmount: points,
      amount: 930 - points,
    })

    test('comes from the lots that end first and goes back to them once, with their old end (C-226, MO-76, MO-78)', async () => {
      const { code, token } = await newMember()
      const [soon, later] = [now + 40 * DAY, now + 90 * DAY]
      await grant(code, 300, later)
      await grant(code, 100, soon)
      const { order, userErrors } = await place(orderInput({ 'jacket-1': 1 }, withPoints(250)), token)
      expect(userErrors).toEqual([])
      expect(order).toMatchObject({
        amount: { amount: 680 },
        orderDeductions: [{ code: 'GO_DOLLAR', cost: 250, actualAmount: { amount: 250 } }],
      })
      expect(await lots(code)).toEqual([
        [0, soon],
        [150, later],
      ])
      await Promise.all([cancel({ order }), cancel({ order }), cancel({ order })])
      expect(await lots(code)).toEqual([
        [100, soon],
        [300, later],
      ])
    })

    test('comes back for 30 days at least; what was left of the old lot ends as it would have (MO-76)', async () => {
      const { code, token } = await newMember()
      await grant(code, 100, now + DAY)
      const { order } = await place(orderInput({ 'jacket-1': 1 }, withPoints(60)), token)
      const placedAt = now
      try {
        now += 2 * DAY
        await cancel({ order })
        expect(await lots(code)).toEqual([
          [40, placedAt + DAY],
          [60, now + 30 * DAY],
        ])
        expect(await commerce.services.goDollar.balance(code, now)).toBe(60)
        const { data } = await commerce.execute({
          query: '{ queryGoDollar { balance details { point remark } } }',
          token,
          locale: 'en_US',
        })
        const account = data?.['queryGoDollar'] as {
          balance: number
          details: readonly { point: number; remark: string }[]
        }
        const number = order?.orderCode ?? ''
        expect(account.details).toEqual([
          { point: 60, remark: `Refunded from order ${number}` },
          { point: -40, remark: 'Expired' },
          { point: 100, remark: 'Reward' },
          { point: -60, remark: `Used on order ${number}` },
        ])
        expect(account.details.reduce((sum, { point }) => sum + point, 0)).toBe(account.balance)
      } finally {
        now = placedAt
      }
    })

    test('pays for a whole order, which then waits for no payment (CO-100)', async () => {
      const { code, token } = await newMember()
      await grant(code, 2000, now + 90 * DAY)
      const { order } = await place(
        orderInput(
          { 'jacket-1': 1 },
          { ...withPoints(930), extInfos: { clientKey: `free-${code}`, sameAsAddress: true } },
        ),
        token,
      )
      expect(order).toMatchObject({ orderStatus: 'WAIT_DELIVERY', extInfos: { payType: null } })
      expect(await commerce.services.goDollar.balance(code, now)).toBe(1070)
    })

    test.each([
      ['more than there is', 200, 'GO_DOLLAR_BALANCE'],
      ['more than the order costs', 931, 'GO_DOLLAR_AMOUNT'],
    ])('%s is refused (C-224, C-225, C-381)', async (_, points, expected) => {
      const { code, token } = await newMember()
      await grant(code, points === 200 ? 199 : 5000, now + 90 * DAY)
      const answer = await place(orderInput({ 'jacket-1': 1 }, withPoints(points)), token)
      expect(codesOf(answer)).toEqual([[expected, 'prePayDeductions']])
    })

    test('a visitor has none: the amount is another one (C-009)', async () => {
      const { token } = await commerce.services.sessions.startVisitor(now)
      const answer = await place(orderInput({ 'jacket-1': 1 }, withPoints(10)), token)
      expect(codesOf(answer)).toEqual([
        ['ORDER_PRICE_CHANGED', 'amount'],
        ['ORDER_PRICE_CHANGED', 'deductionAmount'],
      ])
    })
  })

  test('an order takes at most 20 statements, with two SKUs, a coupon, GO DOLLAR and an address of the book', async () => {
    const { statements } = open()
    const { code, token } = await newMember()
    await grant(code, 100, now + 90 * DAY)
    const id = await issue('TENOFF', code)
    await commerce.execute({
      token,
      query: 'mutation { cartAdd(inputs: [{ skuCode: "jacket-1", quantity: 1 }]) { success } }',
    })
    const { data } = await commerce.execute({
      token,
      query: `mutation { createDeliveryAddress(input: { receiverFirstName: "Siu", receiverLastName: "Wong", receiverMobile: "61234567",
        countryId: "810000", districtId: "810006", townId: "81000601", address: "1 Road" }) { code } }`,
    })
    const made = data?.['createDeliveryAddress'] as { code: string } | undefined
    const input = orderInput(
      { 'jacket-1': 1, 'hat-1': 1 },
      {
        receiptInfo: { addressCode: made?.code },
        discountCodes: [{ couponCode: id, couponType: 'PROMOTION_COUPON' }],
        coupon: 180,
        prePayDeductions: 100,
        deductionAmount: 100,
        amount: 1800 - 180 - 100,
      },
    )
    const start = statements.length
    expect((await place(input, token)).userErrors).toEqual([])
    const own = statements.slice(start).filter(statement => !/^(begin|commit)/i.test(statement))
    expect(own.length).toBeLessThanOrEqual(MOST_STATEMENTS)
  })
})
