import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkBooks } from '../../order/books/books.ts'
import type { StoredOrder } from '../../order/order-store.ts'
import { campaign, promotion, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { booksOf } from '../../testing/books.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { NOW } from '../../testing/serve.ts'
import { pickUpPoint } from '../../testing/site-lines.ts'
import { CREATE_ORDER, HOME, orderInput, SAVE_BILLING, placingShop, collectedAt } from '../testing.ts'
import { logInNew } from '../../testing/members.ts'

const ORDERS = 80
const PRICES = [9_990, 12_345, 33_333, 90_000, 1, 250_050]
const plenty = { inventory: 100_000 }

const goods = [
  ...surroundings,
  ...PRICES.map((salePrice, at) => spu(`p${at}`, { salePrice, skus: [sku(`p${at}-1`, plenty)] })),
  ...['cup', 'mug', 'pin'].map(code => spu(code, { salePrice: null, skus: [sku(`${code}-1`, plenty)] })),
  spu('socks', { salePrice: 18_000, skus: [sku('socks-1', plenty)] }),
  promotion('third', {
    type: 'SATISFY_REDUCE',
    spus: ['p0', 'p1', 'p2'],
    rule: { tiers: [{ from: { amount: 20_000 }, reduce: 3_333 }] },
  }),
  promotion('freight', { type: 'FREIGHT_SATISFY_REDUCE', rule: { from: 10_000, reduce: 777 } }),
  promotion('cups', {
    type: 'PRESENT',
    spus: ['p3'],
    rule: { from: { units: 2 }, gifts: [{ sku: 'cup-1' }, { sku: 'mug-1' }] },
  }),
  promotion('addOns', {
    type: 'EXCHANGE',
    spus: ['p3', 'p5'],
    exchange: [{ spu: 'socks', price: 9_901, limit: 3 }],
  }),
  campaign('TAKE100', { limit: 1000, limitPerShopper: 1000 }),
  campaign('TENOFF', {
    type: 'PROMOTION_COUPON',
    grant: 'ISSUED',
    off: { percent: 10 },
    limitPerShopper: null,
  }),
  campaign('PIN', {
    type: 'PROMOTION_COUPON',
    grant: 'ISSUED',
    off: { gift: { sku: 'pin-1' } },
    from: 30_000,
    limitPerShopper: null,
  }),
]

/** Ways in which goods reach the shopper: what the calculation and the order are told. */
const DESTINATIONS = {
  home: [{ country: 'HK', isPickup: false }, {}],
  Macau: [
    { country: 'MO', isPickup: false },
    { receiptInfo: { ...HOME, country: '820000', district: '820006', town: '82000601' } },
  ],
  Singapore: [
    { country: 'SG', isPickup: false },
    { receiptInfo: { ...HOME, country: '190', district: 'Bedok', town: '', zipCode: '460001' } },
  ],
  shop: [{ country: 'HK', isPickup: true }, collectedAt('shop-1')],
} as const

/** What a shopper may do with a bag and at checkout. */
const orders = fc.record({
  units: fc
    .array(fc.nat({ max: 4 }), { minLength: PRICES.length, maxLength: PRICES.length })
    .map(all => Object.fromEntries(all.flatMap((units, at) => (units > 0 ? [[`p${at}-1`, units]] : []))))
    .filter(units => Object.keys(units).length > 0),
  addOns: fc.nat({ max: 3 }),
  gift: fc.constantFrom('cup-1', 'mug-1'),
  destination: fc.constantFrom(...(Object.keys(DESTINATIONS) as (keyof typeof DESTINATIONS)[])),
  code: fc.boolean(),
  coupon: fc.option(fc.constantFrom('TENOFF', 'PIN'), { nil: undefined }),
  services: fc.subarray(['PACKAGE', 'GREETING_CARD'] as const),
  /** Per mille of what GO DOLLAR could pay for. */
  goDollar: fc.oneof(fc.constant(0), fc.nat({ max: 1000 })),
})
type Wish = typeof orders extends fc.Arbitrary<infer Value> ? Value : never

const CALCULATE = `query ($input: CartCalculateInput!) { cartItemCalculate(input: $input) {
  amount { amount } productAmount { amount } discount { amount } coupon { amount } postage { amount }
  additionalServiceFee { amount } deductionAmount { amount }
  discountCodes { couponCode couponType reason } activities { id reason gifts { number chosen sku { code } } addOns { limit } } } }`

const AMOUNTS = {
  amount: 'amount',
  productAmount: 'productAmount',
  discount: 'discount',
  coupon: 'coupon',
  freight: 'postage',
  additionalServiceFee: 'additionalServiceFee',
  deductionAmount: 'deductionAmount',
} as const

type Calculation = Readonly<Record<(typeof AMOUNTS)[keyof typeof AMOUNTS], { readonly amount: number }>> & {
  readonly discountCodes: readonly {
    readonly couponCode: string
    readonly couponType: string
    readonly reason: string | null
  }[]
  readonly activities: readonly {
    readonly id: string
    readonly reason: string | null
    readonly gifts: readonly {
      readonly number: number
      readonly chosen: boolean
      readonly sku: { readonly code: string }
    }[]
  }[]
}

/** The amounts that the shopper saw, as the order names them. Dollars. */
const amountsOf = (seen: Calculation) =>
  Object.fromEntries(Object.entries(AMOUNTS).map(([name, key]) => [name, seen[key].amount]))

/** The parts of an order add up to what is paid, and the shares of its lines to the totals. */
function expectToAddUp({ amounts, lines, content }: StoredOrder): void {
  const sum = (of: (line: StoredOrder['lines'][number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0)
  const promotions = sum(line => line.content.promotions.reduce((total, { amount }) => total + amount, 0))
  const deduction = sum(line => line.deduction)
  expect(sum(({ net }) => net) + amounts.freight + amounts.serviceFee).toBe(
    amounts.amount + amounts.deduction,
  )
  expect(deduction).toBeLessThanOrEqual(amounts.deduction)
  expect(sum(({ unitPrice, quantity }) => unitPrice * quantity)).toBe(amounts.productAmount)
  expect(promotions).toBe(amounts.discount + amounts.coupon)
  expect(content.services.reduce((total, { amount }) => total + amount, 0)).toBe(amounts.serviceFee)
  for (const line of lines)
    expect(Math.min(line.deduction, line.net - line.deduction)).toBeGreaterThanOrEqual(0)
}

describeOnBothDatabases('random orders', open => {
  test('cost what their bag was calculated to cost, and their parts and shares add up (C-250, CO-95)', async () => {
    const commerce = await placingShop({
      database: open().db,
      goods,
      site: [pickUpPoint('shop-1', { type: 2 })],
    })
    const { code: member, token } = await logInNew(commerce.services, { password_hash: null })
    await commerce.services.goDollar.grant(member, {
      granted: 1_000_000,
      remark: { zh_HK: '獎賞', en_US: 'Reward' },
      now: NOW,
      expiresAt: NOW + 86_400_000,
    })
    const ask = async (query: string, variables: object) => {
      const { data, errors } = await commerce.execute({ query, variables, token, locale: 'en_US' })
      if (!data) throw new Error(JSON.stringify(errors))
      return data
    }
    await ask(SAVE_BILLING, {})
    /** A coupon in the member's wallet; its number. */
    const issue = async (campaignCode: string) => {
      await commerce.issueCoupon(campaignCode, member)
      const wallet = await commerce.services.coupons.ofMember(member)
      const coupon = wallet.find(one => one.campaignCode === campaignCode && one.state === 'NORMAL')
      if (!coupon) throw new Error(`No ${campaignCode} was issued`)
      return { couponCode: coupon.id, couponType: 'PROMOTION_COUPON' }
    }

    /** Number of orders with each of the things that they may have. */
    const had = { goDollar: 0, code: 0, coupon: 0, pin: 0, gift: 0, addOn: 0, shop: 0, promotion: 0 }

    async function check(wish: Wish): Promise<void> {
      const [receipt, delivery] = DESTINATIONS[wish.destination]
      const coupon = wish.coupon && (await issue(wish.coupon))
      const codes = [
        ...(wish.code ? [{ couponCode: 'TAKE100', couponType: 'PROMOTION_CODE' }] : []),
        ...(coupon ? [coupon] : []),
      ]
      const mayAddOn = 'p3-1' in wish.units || 'p5-1' in wish.units
      const lines = [
        ...Object.entries(wish.units).map(([skuCode, quantity]) => ({
          skuCode,
          quantity,
          lineType: 'SALABLE_PRODUCT',
          activityId: '',
        })),
        ...(mayAddOn && wish.addOns > 0
          ? [
              {
                skuCode: 'socks-1',
                quantity: wish.addOns,
                lineType: 'ATTACHED_PRODUCT',
                activityId: 'addOns',
              },
            ]
          : []),
        ...((wish.units['p3-1'] ?? 0) >= 2
          ? [{ skuCode: wish.gift, quantity: 1, lineType: 'GIFT', activityId: 'cups' }]
          : []),
      ]
      const calculate = async (discountCodes: typeof codes, prePayDeductions: number) =>
        (
          await ask(CALCULATE, {
            input: {
              cartItems: lines,
              receipt,
              additionalServices: wish.services.map(type => ({ type })),
              discountCodes,
              prePayDeductions,
            },
          })
        )['cartItemCalculate'] as Calculation
      const first = await calculate(codes, 0)
      // The shopper takes back what does not count.
      const counting = codes.filter(({ couponCode }) =>
        first.discountCodes.some(one => one.couponCode === couponCode && one.reason === null),
      )
      const most = first.productAmount.amount - first.discount.amount - first.coupon.amount
      const goDollar = Math.floor((most * wish.goDollar) / 1000)
      const seen = await calculate(counting, goDollar)
      const gifts = seen.activities.flatMap(({ id, gifts: offered }) =>
        offered.flatMap(({ chosen, number, sku: { code } }) =>
          chosen ? [{ skuCode: code, quantity: number, lineType: 'GIFT', activityId: id }] : [],
        ),
      )
      const isPinned = coupon !== undefined && wish.coupon === 'PIN' && counting.includes(coupon)
      if (isPinned)
        gifts.push({ skuCode: 'pin-1', quantity: 1, lineType: 'GIFT', activityId: coupon.couponCode })
      const plain = orderInput({})
      const { createOrder } = await ask(CREATE_ORDER, {
        input: {
          ...plain,
          ...delivery,
          extInfos: { ...plain.extInfos, sameAsAddress: wish.destination !== 'shop' },
          orderLines: [...lines.filter(({ lineType }) => lineType !== 'GIFT'), ...gifts],
          discountCodes: counting,
          additionalServices: wish.services.map(type => ({ type })),
          prePayDeductions: goDollar,
          ...amountsOf(seen),
        },
      })
      const { order, userErrors } = createOrder as { order: { code: string } | null; userErrors: object[] }
      expect(userErrors).toEqual([])
      const stored = await commerce.services.orders.find(order?.code ?? '')
      if (!stored) throw new Error('The order is gone')
      const { amounts } = stored
      expect({
        amount: amounts.amount,
        productAmount: amounts.productAmount,
        discount: amounts.discount,
        coupon: amounts.coupon,
        freight: amounts.freight,
        additionalServiceFee: amounts.serviceFee,
        deductionAmount: amounts.deduction,
      }).toEqual(
        Object.fromEntries(
          Object.entries(amountsOf(seen)).map(([name, dollars]) => [name, Math.round(dollars * 100)]),
        ),
      )
      expectToAddUp(stored)
      had.goDollar += amounts.deduction > 0 ? 1 : 0
      had.code += counting.some(({ couponCode }) => couponCode === 'TAKE100') ? 1 : 0
      had.coupon += coupon && !isPinned && counting.includes(coupon) ? 1 : 0
      had.pin += isPinned ? 1 : 0
      had.gift += gifts.some(({ activityId }) => activityId === 'cups') ? 1 : 0
      had.addOn += lines.some(({ activityId }) => activityId === 'addOns') ? 1 : 0
      had.shop += wish.destination === 'shop' ? 1 : 0
      had.promotion += amounts.discount > 0 ? 1 : 0
    }

    await fc.assert(fc.asyncProperty(orders, check), { numRuns: ORDERS, seed: 20_261_123 })
    for (const [what, times] of Object.entries(had)) expect(times, what).toBeGreaterThan(ORDERS / 20)
    expect(await checkBooks(booksOf(open().db))).toEqual([])
    await commerce.close()
  }, 120_000)
})
