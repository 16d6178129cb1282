import { beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#locales/locale.ts'
import type { Commerce } from '../commerce.ts'
import { asText, attribute, promotion, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { NOW } from '../testing/serve.ts'
import { pickUpPoint } from '../testing/site-lines.ts'
import { CREATE_ORDER, HOME, orderInput, SAVE_BILLING, placingShop, collectedAt } from './testing.ts'
import { logInNew } from '../testing/members.ts'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })

const goods = [
  ...surroundings,
  attribute('deliveryCountry', {
    values: [{ code: 'HK', displayName: both('香港', 'Hong Kong') }],
  }),
  spu('near', { salePrice: 99_999 }),
  spu('at', { salePrice: 100_000 }),
  spu('hat', { skus: [sku('hat-1', { inventory: 500 })] }),
  spu('gas', {
    skus: [sku('gas-1', { inventory: 500 })],
    attributes: [{ code: 'deliveryCountry', values: ['HK'] }],
  }),
  spu('boots', { skus: [sku('boots-1', { inventory: 50 })] }),
  spu('sold', { skus: [sku('sold-1', { inventory: 3 })] }),
  spu('cup', { salePrice: null, listPrice: 9900, skus: [sku('cup-1', { inventory: 1 })] }),
  promotion('cups', {
    type: 'PRESENT',
    spus: ['boots'],
    rule: { from: { units: 1 }, gifts: [{ sku: 'cup-1' }] },
  }),
]

const points = [
  pickUpPoint('shop-1', { type: 2, name: both('旺角店', 'Mong Kok shop') }),
  pickUpPoint('station-1', { type: 1 }),
  pickUpPoint('locker-1', { type: 3 }),
  pickUpPoint('closed-1', { type: 2, status: 'SUSPENDED' }),
]

interface Answer {
  readonly order: Record<string, unknown> | null
  readonly userErrors: readonly { readonly code: string; readonly field: string }[]
}

describe('where and how an order is delivered', () => {
  let commerce: Commerce

  beforeAll(async () => {
    commerce = await placingShop({ database: 'sqlite::memory:', goods, site: points })
    return () => commerce.close()
  })

  const newVisitor = async () => (await commerce.services.sessions.startVisitor(NOW)).token
  const ask = async (query: string, token?: string, variables: object = {}, locale: Locale = 'en_US') => {
    const { data, errors } = await commerce.execute({ query, variables, token, locale })
    if (!data) throw new Error(JSON.stringify(errors))
    return data
  }
  const place = async (input: object, token?: string) =>
    (await ask(CREATE_ORDER, token ?? (await newVisitor()), { input }))['createOrder'] as Answer
  const codesOf = ({ userErrors }: Answer) => userErrors.map(({ code, field }) => [code, field])
  const collected = (point: string) => ({
    ...collectedAt(point),
    freight: 0,
    amount: 900,
  })
  const billed = () => ({ extInfos: { ...orderInput({}).extInfos, sameAsAddress: false } })

  test.each([
    ['a shop', 'shop-1', 'STORE_PICKUP'],
    ['a courier’s station', 'station-1', 'COURIER_PICKUP'],
    ['a locker', 'locker-1', 'COURIER_PICKUP'],
  ])(
    '%s: free of charge, billed to the saved address (C-255/256/257, C-259, CO-91, CO-103)',
    async (_, point, method) => {
      const token = await newVisitor()
      await ask(SAVE_BILLING, token)
      const { order, userErrors } = await place(
        orderInput({ 'hat-1': 1 }, { ...collected(point), ...billed() }),
        token,
      )
      expect(userErrors).toEqual([])
      expect(order).toMatchObject({
        distributionType: 'PICKUP',
        freight: { amount: 0 },
        receiptInfo: { name: 'Mei Chan', selfPickupShopCode: point, country: 'Hong Kong' },
        billingInfo: { name: 'Siu Wong', country: 'Singapore' },
      })
      const stored = await commerce.services.orders.find(String(order?.['code']))
      expect(stored?.content.transportMethod).toBe(method)
    },
  )

  test.each([
    [
      'a suspended point (C-244)',
      collected('closed-1'),
      [['ADDRESS_POINT_CLOSED', 'receiptInfo.selfPickupShopCode']],
    ],
    ['an unknown point', collected('x'), [['ADDRESS_POINT_MISSING', 'receiptInfo.selfPickupShopCode']]],
    [
      'a point and the bill sent there (CO-91)',
      collected('shop-1'),
      [['ORDER_NO_BILLING', 'extInfos.sameAsAddress']],
    ],
    [
      'a point and no collector',
      { ...collected('shop-1'), receiptInfo: { selfPickupShopCode: 'shop-1' } },
      [
        ['ORDER_BAD_CONTACT', 'receiptInfo.firstName'],
        ['ORDER_BAD_CONTACT', 'receiptInfo.lastName'],
        ['ORDER_BAD_CONTACT', 'receiptInfo.mobile'],
      ],
    ],
  ])('%s is refused', async (_, change, expected) => {
    expect(codesOf(await place(orderInput({ 'hat-1': 1 }, change)))).toEqual(expected)
  })

  test('a product that goes to Hong Kong alone is not sent to Macau (CO-86)', async () => {
    const macau = { ...HOME, country: '820000', district: '820006', town: '82000601' }
    const answer = await place(orderInput({ 'gas-1': 1 }, { receiptInfo: macau, freight: 50, amount: 950 }))
    expect(codesOf(answer)).toEqual([['ORDER_NO_DELIVERY', 'orderLines.0.skuCode']])
    expect((await place(orderInput({ 'gas-1': 1 }))).userErrors).toEqual([])
  })

  test.each([
    ['near-1', 999.99, 30],
    ['at-1', 1000, 0],
  ])('freight of %s for HK$%d is HK$%d (C-267, M-298, CO-69)', async (skuCode, price, freight) => {
    const change = {
      orderLines: [{ skuCode, quantity: 1, lineType: 'SALABLE_PRODUCT', price }],
      productAmount: price,
      freight,
      amount: price + freight,
    }
    expect((await place(orderInput({}, change))).userErrors).toEqual([])
  })

  test('services cost what they cost, each once; a card has its text (C-264, CO-92)', async () => {
    const card = { type: 'GREETING_CARD', memo: '生日快樂' }
    const services = { additionalServices: [{ type: 'PACKAGE', memo: 'x' }, card, card] }
    const amounts = { additionalServiceFee: 30, amount: 960 }
    const { order, userErrors } = await place(orderInput({ 'hat-1': 1 }, { ...services, ...amounts }))
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      additionalServiceFee: { amount: 30 },
      additionalServices: [
        { serviceType: 'PACKAGE', memo: '', amount: { amount: 20 } },
        { serviceType: 'GREETING_CARD', memo: '生日快樂', amount: { amount: 10 } },
      ],
    })
  })

  describe('a guide code', () => {
    const member = async (mark: string, staff = {}) => {
      const { token } = await logInNew(commerce.services, { email: `${mark}@example.com`, ...staff })
      return token
    }
    const guided = (guideCode: string) => orderInput({ 'hat-1': 1 }, { guideInput: { guideCode } })

    test('of staff is kept when it is known and refused when it is not; from others it is ignored (C-012, M-011, M-012, CO-85)', async () => {
      await commerce.services.staff.importAll([
        { code: 'G77', name: 'Guide', isActive: true },
        { code: 'OLD1', name: 'Gone', isActive: false },
      ])
      const staff = await member('badger', { staff_code: 'S7', staff_name: 'Badger' })
      expect((await place(guided('g77'), staff)).order).toMatchObject({
        extInfos: { guideCode: 'G77', staffCode: 'S7' },
      })
      for (const code of ['UNKNOWN1', 'OLD1', 'G 77', 'x'.repeat(21)])
        expect(codesOf(await place(guided(code), staff))).toEqual([
          ['ORDER_GUIDE_UNKNOWN', 'guideInput.guideCode'],
        ])
      const other = await member('heron')
      expect((await place(guided('G77'), other)).order).toMatchObject({
        extInfos: { guideCode: '', staffCode: '' },
      })
    })
  })

  test('gifts are lines of their own; one that came or went asks the shopper again (C-241, C-252, CO-95)', async () => {
    const gift = { skuCode: 'cup-1', quantity: 1, lineType: 'GIFT', activityId: 'cups' }
    const boots = { skuCode: 'boots-1', quantity: 1, lineType: 'SALABLE_PRODUCT' }
    const lines = (...orderLines: object[]) => orderInput({ 'boots-1': 1 }, { orderLines })
    expect(codesOf(await place(lines(boots)))).toEqual([['ORDER_PRICE_CHANGED', 'orderLines']])
    const { order } = await place(lines(boots, gift))
    expect(order).toMatchObject({
      orderLines: [
        { skuCode: 'boots-1' },
        { skuCode: 'cup-1', isGift: true, salePrice: { amount: 0 }, listPrice: { amount: 99 } },
      ],
      orderActivities: [{ code: 'cups', type: 'PRESENT', amount: { amount: 0 } }],
    })
    const [, cup] = (await commerce.services.orders.findByNumber(String(order?.['orderCode'])))?.lines ?? []
    expect(cup?.content.earnedBy).toEqual([0])
    // The last cup is taken; this engine does not know yet.
    expect(codesOf(await place(lines(boots, gift)))).toEqual([['ORDER_GIFT_GONE', 'orderLines.1.skuCode']])
  })

  describe('checkout takes over', () => {
    const CHECKOUT = `query ($origin: CheckoutOrigin) { checkout(origin: $origin) {
      lines { quantity lineType sku { code } } leftOut { reason sku { code } } couponCodes } }`
    const prepared = async (token: string, origin?: string) =>
      (await ask(CHECKOUT, token, { origin }))['checkout']
    const bagOf = async (...lines: object[]) => {
      const token = await newVisitor()
      await ask('mutation ($inputs: [CartAddInput!]!) { cartAdd(inputs: $inputs) { success } }', token, {
        inputs: lines,
      })
      return token
    }

    test('selected lines that can be ordered from the bag’s page, all of them from the mini cart (C-234, C-235, L-380, CO-129)', async () => {
      const token = await bagOf(
        { skuCode: 'hat-1', quantity: 2 },
        { skuCode: 'gas-1', quantity: 1 },
        { skuCode: 'sold-1', quantity: 3 },
      )
      await ask('mutation { cartSelectUpdate(selected: false, skuCodes: ["gas-1"]) { success } }', token)
      await commerce.importCatalogue(asText([spu('sold', { skus: [sku('sold-1', { inventory: 2 })] })]))
      const sold = [{ reason: 'OUT_OF_STOCK', sku: { code: 'sold-1' } }]
      const line = (code: string, quantity: number) => ({
        quantity,
        lineType: 'SALABLE_PRODUCT',
        sku: { code },
      })
      expect(await prepared(token)).toEqual({ lines: [line('hat-1', 2)], leftOut: sold, couponCodes: [] })
      expect(await prepared(token, 'miniCart')).toEqual({
        lines: [line('hat-1', 2), line('gas-1', 1)],
        leftOut: sold,
        couponCodes: [],
      })
    })

    test('nothing from a bag in which nothing can be ordered (C-237)', async () => {
      expect(await prepared(await newVisitor())).toBeNull()
      const token = await bagOf({ skuCode: 'hat-1', quantity: 1 })
      await ask('mutation { cartSelectUpdate(selected: false, skuCodes: ["hat-1"]) { success } }', token)
      expect(await prepared(token)).toBeNull()
    })
  })

  test('what checkout offers (C-254, C-258, C-263, C-269, C-274, C-351, C-352, M-297)', async () => {
    const query = `{ queryCheckBaseInfo { transportMethods { transportMethod transportName pickupTypes distributionType expressCompanyCode expressTime sortNo }
      additionalServices { type amount { amount } promotionAmount { amount } } paymentMethods countryIds payMinutes
      australiaCap { amount } freeFreightFrom { amount } maxRemark maxMemo } queryAdditionalService { type amount { amount } } }`
    const data = await ask(query)
    expect(data['queryCheckBaseInfo']).toMatchObject({
      transportMethods: [
        {
          transportMethod: 'HOME_DELIVERY',
          distributionType: 'EXPRESS',
          pickupTypes: [],
          expressTime: '3 to 5 business days',
          sortNo: 1,
        },
        { transportMethod: 'STORE_PICKUP', distributionType: 'PICKUP', pickupTypes: [2] },
        { transportMethod: 'COURIER_PICKUP', distributionType: 'PICKUP', pickupTypes: [1, 3] },
      ],
      additionalServices: [
        { type: 'PACKAGE', amount: { amount: 20 }, promotionAmount: null },
        { type: 'GREETING_CARD', amount: { amount: 10 } },
      ],
      paymentMethods: ['visa', 'master', 'amex', 'unionpay', 'alipayHk', 'wechatHk'],
      countryIds: ['810000', '820000', '16', '190'],
      payMinutes: 180,
      australiaCap: { amount: 5500 },
      freeFreightFrom: { amount: 1000 },
      maxRemark: 200,
      maxMemo: 100,
    })
    const chinese = await ask(query, undefined, {}, 'zh_HK')
    expect(chinese['queryCheckBaseInfo']).toMatchObject({
      transportMethods: [
        { transportName: '送貨上門', expressTime: '3 至 5 個工作天' },
        { transportName: '門市自取' },
        {},
      ],
    })
  })
})
