import { beforeAll, describe, expect, test } from 'vitest'
import type { Commerce } from '../../commerce.ts'
import type { ImportLine } from '../../catalogue/format/import-schema.ts'
import { asText, campaign, promotion, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { NOW } from '../../testing/serve.ts'
import { CREATE_ORDER, HOME, orderInput, placingShop } from '../testing.ts'
import { logInNew } from '../../testing/members.ts'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })

const goods: readonly ImportLine[] = [
  ...surroundings,
  spu('jacket', {
    title: both('山徑外套', 'Trail jacket'),
    listPrice: 120_000,
    options: {
      colour: [{ code: 'NVY', name: both('深藍', 'Navy') }],
      size: [{ code: 'M', name: both('中碼', 'M') }],
    },
    skus: [sku('jacket-1', { colour: 'NVY', size: 'M', inventory: 500 })],
  }),
  spu('hat', { skus: [sku('hat-1', { inventory: 500 })] }),
  spu('few', { skus: [sku('few-1', { inventory: 2 })] }),
  spu('sold', { skus: [sku('sold-1', { inventory: 0 })] }),
  spu('off', { onShelves: false }),
  spu('nothing', { skus: [sku('nothing-1', { prices: { default: 0 } })] }),
  spu('dear', { salePrice: 550_000, skus: [sku('dear-1', { inventory: 50 })] }),
  spu('dearer', { salePrice: 550_001, skus: [sku('dearer-1', { inventory: 50 })] }),
  spu('boots', { salePrice: 60_000, skus: [sku('boots-1', { inventory: 50 })] }),
  spu('cup', { productType: 'GIFT', salePrice: null, skus: [sku('cup-1', { inventory: 1 })] }),
  promotion('cups', {
    type: 'PRESENT',
    name: both('買鞋送杯', 'A cup with boots'),
    spus: ['boots'],
    rule: { from: { units: 1 }, gifts: [{ sku: 'cup-1' }] },
  } as Partial<Extract<ImportLine, { kind: 'promotion' }>>),
  campaign('TAKE100', { limitPerShopper: null }),
]

interface Answer {
  readonly order: Record<string, unknown> | null
  readonly userErrors: readonly { readonly code: string; readonly field: string; readonly message: string }[]
}

describeOnBothDatabases('createOrder', open => {
  let commerce: Commerce

  beforeAll(async () => {
    commerce = await placingShop({ database: open().db, goods })
    return () => commerce.close()
  })

  const newVisitor = async () => (await commerce.services.sessions.startVisitor(NOW)).token
  const place = async (input: object, token?: string, locale: 'zh_HK' | 'en_US' = 'en_US') => {
    const { data, errors } = await commerce.execute({
      query: CREATE_ORDER,
      variables: { input },
      token: token ?? (await newVisitor()),
      locale,
    })
    if (!data) throw new Error(JSON.stringify(errors))
    return data['createOrder'] as Answer
  }
  const refusals = async (input: object, token?: string) =>
    (await place(input, token)).userErrors.map(({ code, field }) => [code, field])
  /** Everything that placing an order may change. */
  const books = async () => {
    const { db } = open()
    const [orders, stock, uses] = await Promise.all([
      db.selectFrom('order_head').select('code').execute(),
      db.selectFrom('sku_stock').select(['sku_code', 'reserved']).orderBy('sku_code').execute(),
      db.selectFrom('code_use').select('order_code').execute(),
    ])
    return { orders: orders.length, stock, uses: uses.length }
  }

  test('a visitor’s order waits for payment, with names in both languages (C-251, C-252, C-354, M-004, CO-99)', async () => {
    const token = await newVisitor()
    const input = orderInput({ 'jacket-1': 1 }, { buyerRemark: ' Ring twice. ' })
    const { order, userErrors } = await place(input, token)
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      orderStatus: 'WAIT_PAY',
      distributionType: 'EXPRESS',
      buyerRemark: 'Ring twice.',
      amount: { amount: 930 },
      productAmount: { amount: 900 },
      freight: { amount: 30 },
      receivedAmount: { amount: 0 },
      orderTime: '2026-11-21T12:00:00+08:00',
      scheduleCancelTime: '2026-11-21T15:00:00+08:00',
      extInfos: { payType: 'visa', sameAsAddress: true, isInternational: false },
      orderLines: [
        {
          skuCode: 'jacket-1',
          spuCode: 'jacket',
          omsSkuCode: 'jacket-1',
          name: 'Trail jacket',
          isGift: false,
          productType: 'SALABLE_PRODUCT',
          quantity: 1,
          salePrice: { amount: 900 },
          promoPrice: { amount: 900 },
          listPrice: { amount: 1200 },
          amount: { amount: 900 },
          taxInfos: [{ taxRate: 0 }],
          skuProperties: [
            { name: 'Colour', value: 'Navy' },
            { name: 'Size', value: 'M' },
          ],
        },
      ],
      receiptInfo: {
        name: 'Mei Chan',
        mobile: '+852 91234567',
        mail: 'mei@example.com',
        country: 'Hong Kong',
        countryId: '810000',
        zipCode: '999077',
        address: 'Flat 1, 2 Fuk Wing Street',
      },
      billingInfo: { name: 'Mei Chan', country: 'Hong Kong' },
    })
    const again = await place(input, token, 'zh_HK')
    expect(again.order).toMatchObject({
      code: order?.['code'],
      orderLines: [{ name: '山徑外套', skuProperties: [{ value: '深藍' }, { value: '中碼' }] }],
      receiptInfo: { country: '香港' },
    })
  })

  test('what was ordered leaves the bag, and only that (CO-97)', async () => {
    const token = await newVisitor()
    const ask = (query: string) => commerce.execute({ query, token })
    await ask(
      'mutation { cartAdd(inputs: [{ skuCode: "jacket-1", quantity: 3 }, { skuCode: "hat-1", quantity: 1 }]) { success } }',
    )
    await ask('mutation { cartApplyCoupon(couponCode: "TAKE100") { success } }')
    await place(orderInput({ 'jacket-1': 2, 'hat-1': 1 }), token)
    const { data } = await ask(
      '{ cart { ableCartItems { quantity sku { code } } calculation { coupon { amount } } } }',
    )
    expect(data).toMatchObject({
      cart: {
        ableCartItems: [{ quantity: 1, sku: { code: 'jacket-1' } }],
        calculation: { coupon: { amount: 0 } },
      },
    })
  })

  test('a key gives its order again, also when what it took is all there was; with another wish it is used (CO-98)', async () => {
    const token = await newVisitor()
    const input = orderInput({ 'few-1': 2 })
    const first = await place(input, token)
    expect(first.userErrors).toEqual([])
    await commerce.importCatalogue(asText(goods.map(line => line))) // the shop knows now that they are gone
    expect((await place(input, token)).order?.['code']).toBe(first.order?.['code'])
    expect(await refusals({ ...input, buyerRemark: 'Other' }, token)).toEqual([
      ['ORDER_KEY_USED', 'extInfos.clientKey'],
    ])
  })

  describe('is refused, and nothing is kept', () => {
    const line = (skuCode: string, change: object = {}) => ({
      skuCode,
      quantity: 1,
      lineType: 'SALABLE_PRODUCT',
      ...change,
    })
    const abroad = {
      ...HOME,
      country: '16',
      district: 'Carlton',
      town: '',
      province: 'Victoria',
      city: 'Melbourne',
      zipCode: '3053',
    }
    const amounts = (amount: number, productAmount: number, freight: number) => ({
      amount,
      productAmount,
      freight,
    })
    const ext = (change: object) => ({ extInfos: { ...orderInput({}).extInfos, ...change } })

    test.each<[string, object, (readonly [string, string])[]]>([
      ['no lines (C-237)', { orderLines: [] }, [['ORDER_EMPTY', 'orderLines']]],
      ['gifts alone', { orderLines: [line('cup-1', { lineType: 'GIFT' })] }, [['ORDER_EMPTY', 'orderLines']]],
      [
        'no unit',
        { orderLines: [line('hat-1', { quantity: 0 })] },
        [['CART_QTY_LIMIT', 'orderLines.0.quantity']],
      ],
      [
        '100 units',
        { orderLines: [line('hat-1', { quantity: 100 })] },
        [['UEC11012', 'orderLines.0.quantity']],
      ],
      ['an unknown SKU', { orderLines: [line('x')] }, [['CART_OFF_SHELF', 'orderLines.0.skuCode']]],
      ['goods off the shelf', { orderLines: [line('off-1')] }, [['CART_OFF_SHELF', 'orderLines.0.skuCode']]],
      ['sold out goods', { orderLines: [line('sold-1')] }, [['UEC11003', 'orderLines.0.skuCode']]],
      [
        'a price of zero (C-240)',
        { orderLines: [line('nothing-1')] },
        [['ORDER_PRICE_ZERO', 'orderLines.0.skuCode']],
      ],
      [
        'a gift that is not given (C-241)',
        { orderLines: [line('hat-1'), line('cup-1', { lineType: 'GIFT', activityId: 'cups' })] },
        [['ORDER_GIFT_GONE', 'orderLines.1.skuCode']],
      ],
      ['another total (C-250)', { amount: 1 }, [['ORDER_PRICE_CHANGED', 'amount']]],
      ['another freight (C-250)', { freight: 0 }, [['ORDER_PRICE_CHANGED', 'freight']]],
      ['a gift card (C-250)', { giftCard: 5 }, [['ORDER_PRICE_CHANGED', 'giftCard']]],
      [
        'another price of a line (C-250)',
        { orderLines: [line('hat-1', { price: 899.99 })] },
        [['ORDER_PRICE_CHANGED', 'orderLines.0.price']],
      ],
      ['no payment method (C-243)', ext({ payType: null }), [['ORDER_NO_PAYMENT', 'extInfos.payType']]],
      [
        'one that is switched off (C-243)',
        ext({ payType: 'octopus' }),
        [['ORDER_NO_PAYMENT', 'extInfos.payType']],
      ],
      [
        'no billing address (C-242)',
        ext({ sameAsAddress: false }),
        [['ORDER_NO_BILLING', 'extInfos.sameAsAddress']],
      ],
      [
        'no address (C-245)',
        { receiptInfo: { mail: 'a@b.com' } },
        [['ORDER_NO_ADDRESS', 'receiptInfo.addressCode']],
      ],
      [
        'an address of an address book that is not the caller’s',
        { receiptInfo: { addressCode: 'x' } },
        [['ORDER_NO_ADDRESS', 'receiptInfo.addressCode']],
      ],
      [
        'a contact that cannot be reached (C-246, CO-83)',
        { receiptInfo: { ...HOME, firstName: '', mobile: '1', mail: 'x' } },
        [
          ['ORDER_BAD_CONTACT', 'receiptInfo.firstName'],
          ['ORDER_BAD_CONTACT', 'receiptInfo.mobile'],
          ['ORDER_BAD_CONTACT', 'receiptInfo.mail'],
        ],
      ],
      [
        'a visitor without e-mail (CO-83)',
        { receiptInfo: { ...HOME, mail: '' } },
        [['ORDER_BAD_CONTACT', 'receiptInfo.mail']],
      ],
      [
        'half an address (C-246)',
        { receiptInfo: { ...HOME, town: 'x' } },
        [['ADDRESS_BAD', 'receiptInfo.town']],
      ],
      [
        'mainland China (CO-86)',
        { receiptInfo: { ...abroad, country: '1', zipCode: '518000' } },
        [['ORDER_NO_DELIVERY', 'receiptInfo.country']],
      ],
      [
        'delivery by the shop (CO-101)',
        { distributionType: 'MERCHANT_SHIPPING' },
        [['ORDER_NO_DELIVERY', 'distributionType']],
      ],
      [
        'a remark of 201 characters (CO-92)',
        { buyerRemark: '字'.repeat(201) },
        [['ORDER_TEXT_LONG', 'buyerRemark']],
      ],
      [
        'a card of 101 characters (CO-92)',
        { additionalServices: [{ type: 'GREETING_CARD', memo: 'x'.repeat(101) }] },
        [['ORDER_TEXT_LONG', 'additionalServices.0.memo']],
      ],
      [
        'an unknown code',
        { discountCodes: [{ couponCode: 'NOPE', couponType: 'PROMOTION_CODE' }] },
        [['COUPON_INVALID', 'discountCodes']],
      ],
      [
        'Australia above 5500.00 (C-239, M-299, CO-87)',
        { receiptInfo: abroad, orderLines: [line('dearer-1')], ...amounts(5700.01, 5500.01, 200) },
        [['ORDER_AU_CAP', 'productAmount']],
      ],
    ])('%s', async (_, change, expected) => {
      const before = await books()
      expect(await refusals(orderInput({ 'hat-1': 1 }, change))).toEqual(expected)
      expect(await books()).toEqual(before)
    })

    test('Australia takes exactly 5500.00, and knows that it is abroad (C-014, C-239, C-249, M-299, CO-88)', async () => {
      const input = orderInput(
        {},
        { receiptInfo: abroad, orderLines: [line('dear-1')], ...amounts(5700, 5500, 200) },
      )
      expect(await place(input)).toMatchObject({
        userErrors: [],
        order: {
          extInfos: { isInternational: true },
          receiptInfo: { country: 'Australia', district: 'Carlton' },
        },
      })
    })

    // Singapore is its own only city; Macau has districts and no postal code.
    test.each([
      [
        'Singapore',
        { country: '190', district: 'Bedok', town: '', province: '', city: '', zipCode: '460001' },
        150,
        { isInternational: true },
        { country: 'Singapore', countryId: '190', zipCode: '460001' },
      ],
      [
        'Macau',
        { country: '820000', district: '820006', town: '82000601' },
        50,
        { isInternational: false },
        { country: 'Macau', countryId: '820000' },
      ],
    ])(
      'an order goes to %s (C-014, C-249, CO-86, CO-88)',
      async (_, there, freight, extInfos, receiptInfo) => {
        const input = orderInput(
          { 'hat-1': 1 },
          { receiptInfo: { ...HOME, ...there }, freight, amount: 900 + freight },
        )
        expect(await place(input)).toMatchObject({ userErrors: [], order: { extInfos, receiptInfo } })
      },
    )

    test.each([
      ['none', undefined, '401'],
      ['one that is over', 'x'.repeat(43), '00510104'],
    ])('a session: %s (C-323)', async (_, token, code) => {
      const before = await books()
      const { errors } = await commerce.execute({
        query: CREATE_ORDER,
        variables: { input: orderInput({ 'hat-1': 1 }) },
        token,
      })
      expect(errors?.[0]?.extensions['code']).toBe(code)
      expect(await books()).toEqual(before)
    })

    test('the words of a refusal are those of the language asked for (C-380)', async () => {
      const input = orderInput({ 'sold-1': 1 })
      const messages = async (locale: 'zh_HK' | 'en_US') =>
        (await place(input, undefined, locale)).userErrors.map(({ message }) => message)
      expect(await messages('en_US')).toEqual(['There is not enough stock of “sold jacket”.'])
      expect(await messages('zh_HK')).toEqual(['「sold 外套」的存貨不足。'])
    })
  })

  test('a member’s address book and account fill in the receiver (C-245, M-096)', async () => {
    const { code: member, token } = await logInNew(commerce.services, {
      email: 'ming@example.com',
      is_email_verified: 1,
    })
    const { data } = await commerce.execute({
      token,
      query: `mutation { createDeliveryAddress(input: { receiverFirstName: "Siu", receiverLastName: "Wong", receiverMobile: "61234567",
        countryId: "820000", districtId: "820006", townId: "82000601", address: "Rua 1" }) { code userErrors { field } } }`,
    })
    const made = data?.['createDeliveryAddress'] as { code: string } | undefined
    const input = orderInput(
      { 'hat-1': 1 },
      { receiptInfo: { addressCode: made?.code }, freight: 50, amount: 950 },
    )
    expect(await place(input, token)).toMatchObject({
      userErrors: [],
      order: { receiptInfo: { name: 'Siu Wong', country: 'Macau', mail: 'ming@example.com' } },
    })
    const [order] = await open()
      .db.selectFrom('order_head')
      .select('email')
      .where('owner_code', '=', member)
      .execute()
    expect(order?.email).toBe('ming@example.com')
    expect(await refusals(input)).toEqual([['ORDER_NO_ADDRESS', 'receiptInfo.addressCode']])
  })

  test('an order of a closed shop, where staff alone can order, is a trial; one of an open shop is not', async () => {
    const { opening, orders } = commerce.services
    const isTrial = async () => {
      const { order } = await place(orderInput({ 'hat-1': 1 }))
      return (await orders.find(String(order?.['code'])))?.isTrial
    }
    expect(await isTrial()).toBe(false)
    await opening.begin(false, NOW)
    expect(await isTrial()).toBe(true)
    await opening.change(true, { by: 'Ada', now: NOW })
    expect(await isTrial()).toBe(false)
  })
})
