import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readBag } from '../../client/cart/cart.ts'
import { bagCalls } from '../../client/cart/cart-changes.ts'
import type { Commerce } from '../../commerce.ts'
import { asText, campaign, promotion, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { NOW } from '../../testing/serve.ts'
import { CREATE_ORDER, orderInput, placingShop } from '../testing.ts'
import { logInNew } from '../../testing/members.ts'

const DAY = 86_400_000
const jacket = (salePrice: number) =>
  spu('jacket', { skus: [sku('jacket-1', { inventory: 500 })], salePrice })
const endTime = '2026-11-23T00:00:00+08:00'
const SHARED = { endTime, from: 50_000, stacks: false, limit: 1000, limitPerShopper: null }
const OWN = {
  endTime,
  type: 'PROMOTION_COUPON',
  grant: 'ISSUED',
  from: 50_000,
  stacks: false,
  limitPerShopper: null,
} as const
const catalogue = [...surroundings, jacket(90_000), campaign('CODE', SHARED), campaign('OWN', OWN)]

const CALCULATE = `query Q($input: CartCalculateInput!) { cartItemCalculate(input: $input) {
  amount { amount } coupon { amount } discountCodes { couponCode reason message } userErrors { code field } } }`
const PREPARE = 'query Q { checkout { couponCodes } }'

interface Shopper {
  readonly token: string
  readonly code: string
}
interface World {
  readonly bring: (...lines: Parameters<typeof asText>[0]) => Promise<void>
  readonly order: (token: string, couponCode: string) => Promise<Ordered>
  readonly shopper: Shopper
  readonly another: Shopper
  readonly moveTo: (now: number) => void
}
interface Ordered {
  readonly order: object | null
  readonly userErrors: readonly { readonly code: string; readonly field: string; readonly message: string }[]
}
const [CODE, COUPON] = ['CODE', 'COUPON'] as const

/** What can happen between the bag and the order, to the shared code or to the member's own coupon. */
const LAPSES: readonly (readonly [string, typeof CODE | typeof COUPON, string, (world: World) => unknown])[] =
  [
    ['it ends', CODE, 'COUPON_CODE_EXPIRED', ({ moveTo }) => moveTo(NOW + 2 * DAY)],
    ['it ends', COUPON, 'COUPON_CODE_EXPIRED', ({ moveTo }) => moveTo(NOW + 2 * DAY)],
    [
      'the shop stops it',
      CODE,
      'COUPON_CODE_EXPIRED',
      ({ bring }) => bring(campaign('CODE', { ...SHARED, isStopped: true })),
    ],
    [
      'the shop stops it',
      COUPON,
      'COUPON_CODE_EXPIRED',
      ({ bring }) => bring(campaign('OWN', { ...OWN, isStopped: true })),
    ],
    [
      'the shop gives it to other members',
      COUPON,
      'COUPON_AUDIENCE',
      ({ bring }) => bring(campaign('OWN', { ...OWN, accountScope: 'MEMBER', levels: ['GOLD'] })),
    ],
    ['another order takes it', COUPON, 'COUPON_HELD', ({ order, shopper }) => order(shopper.token, COUPON)],
    [
      'another order takes the last one',
      CODE,
      'COUPON_GONE',
      async ({ bring, order, another }) => {
        await bring(campaign('CODE', { ...SHARED, limit: 1 }))
        await order(another.token, CODE)
      },
    ],
    [
      'its threshold rises',
      CODE,
      'COUPON_NOT_MET',
      ({ bring }) => bring(campaign('CODE', { ...SHARED, from: 100_000 })),
    ],
    [
      'a promotion that it does not go with begins',
      COUPON,
      'COUPON_PROMOTION',
      ({ bring }) =>
        bring(promotion('less', { type: 'DIRECT_REDUCE', spus: ['jacket'], rule: { reduce: 1000 } })),
    ],
  ]

describeOnBothDatabases('a code or coupon that is valid in the bag and not at checkout', open => {
  let commerce: Commerce
  let now = NOW

  const bring = async (...lines: Parameters<typeof asText>[0]) => {
    const { problems } = await commerce.importCatalogue(asText(lines))
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
  }
  beforeAll(async () => {
    commerce = await placingShop({ database: open().db, clock: () => now, goods: [] })
    return () => commerce.close()
  })
  beforeEach(async () => {
    now = NOW
    const over = promotion('less', {
      type: 'DIRECT_REDUCE',
      spus: ['jacket'],
      rule: { reduce: 1000 },
      endTime: '2026-11-02T00:00:00+08:00',
    })
    await bring(...catalogue, over)
  })
  const ask = async (query: string, token: string, variables: object = {}) => {
    const { data, errors } = await commerce.execute({ query, variables, token, locale: 'en_US' })
    if (!data) throw new Error(JSON.stringify(errors))
    return data as Record<string, never>
  }
  const newMember = (): Promise<Shopper> => logInNew(commerce.services, { password_hash: null }, now)
  const couponOf = async ({ code }: Shopper) => {
    await commerce.issueCoupon('OWN', code)
    return (await commerce.services.coupons.ofMember(code))[0]?.id ?? ''
  }
  const place = async (token: string, couponCode: string | undefined): Promise<Ordered> => {
    const less = {
      discountCodes: [{ couponCode, couponType: 'PROMOTION_CODE' }],
      coupon: 100,
      amount: 830,
      freight: 30,
    }
    return (await ask(CREATE_ORDER, token, { input: orderInput({ 'jacket-1': 1 }, couponCode ? less : {}) }))[
      'createOrder'
    ] as unknown as Ordered
  }

  describe.each(LAPSES)('because %s (%s)', (_, kind, reason, lapse) => {
    test(`is named with ${reason} by bag, calculation and order, and nothing is ordered for another amount (C-219 … C-223, CO-95)`, async () => {
      const shopper = await newMember()
      const { token } = shopper
      const code = kind === COUPON ? await couponOf(shopper) : CODE
      const api = commerce.createServerApi({ locale: 'en_US', token })
      await bagCalls(api).add([{ skuCode: 'jacket-1', quantity: 1, categories: [] }])
      expect((await bagCalls(api).applyCoupon(code)).userErrors).toEqual([])
      expect((await readBag(api)).calculation.coupon.amount).toBe(100)
      const order = async (who: string) => {
        const placed = await place(who, code)
        expect(placed.userErrors).toEqual([])
        // The order takes goods and codes out of the bag; another tab still has them.
        if (who === token) await bagCalls(api).add([{ skuCode: 'jacket-1', quantity: 1, categories: [] }])
        return placed
      }
      const another = await newMember()

      await lapse({ bring, order, shopper, another, moveTo: moment => (now = moment) })

      const inBag = (await readBag(api)).calculation
      // What an order has taken is in the bag no more.
      const hasLeft = kind === COUPON && reason === 'COUPON_HELD'
      expect(inBag.discountCodes.map(one => [one.couponCode, one.reason, one.couponAmount.amount])).toEqual(
        hasLeft ? [] : [[code, reason, 0]],
      )
      expect(inBag.coupon.amount).toBe(0)
      const input = {
        cartItems: [{ skuCode: 'jacket-1', quantity: 1 }],
        receipt: { country: 'HK' },
        couponCodes: [code],
      }
      const calculated = (await ask(CALCULATE, token, { input }))['cartItemCalculate']
      expect(calculated).toMatchObject({
        coupon: { amount: 0 },
        discountCodes: [{ couponCode: code, reason, message: expect.stringMatching(/\w/) }],
        userErrors: [{ code: reason, field: 'discountCodes' }],
      })
      const refused = await place(token, code)
      expect(refused.order).toBeNull()
      expect(refused.userErrors[0]).toMatchObject({ code: reason, field: 'discountCodes' })
      expect((await ask(PREPARE, token))['checkout']).toEqual({ couponCodes: [] })
    })
  })
})
