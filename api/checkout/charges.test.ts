import { beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#locales/locale.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import { asText, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { READABLE, logInNew } from '../testing/members.ts'
import { NOW } from '../testing/serve.ts'
import { CREATE_ORDER, HOME, orderInput, TEST_PROVIDER } from './testing.ts'

const goods = [...surroundings, spu('hat', { skus: [sku('hat-1', { inventory: 500 })] })]

const CALCULATE = `query ($country: String!, $isPickup: Boolean!, $quantity: Int!) { cartItemCalculate(input: {
  cartItems: [{ skuCode: "hat-1", quantity: $quantity }], receipt: { country: $country, isPickup: $isPickup } }) {
  postage { amount } missingToFreeFreight { amount } } }`

describe('a shop with charges of its own (C-268, CO-69, CO-70, CO-92)', () => {
  let commerce: Commerce
  let visitor: string
  let member: string

  beforeAll(async () => {
    commerce = await createCommerce({
      database: 'sqlite::memory:',
      clock: () => NOW,
      pollMs: 0,
      services: {
        ...READABLE,
        paymentProvider: TEST_PROVIDER,
        charges: {
          freight: { byCountry: { HK: 4500, MO: 6000 }, freeFrom: 300_000, memberPickupFrom: 150_000 },
          serviceFees: { PACKAGE: 3550, GREETING_CARD: 1000 },
          servicePromotions: { GREETING_CARD: 600, PACKAGE: 9900 },
        },
        checkoutTerms: {
          deliveryDays: {
            HOME_DELIVERY: { HK: [1, 1], MO: [2, 3], AU: null },
            STORE_PICKUP: null,
            COURIER_PICKUP: [2, 4],
          },
        },
      },
    })
    const { problems } = await commerce.importCatalogue(asText(goods))
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    visitor = (await commerce.services.sessions.startVisitor(NOW)).token
    member = (await logInNew(commerce.services, { password_hash: null })).token
    return () => commerce.close()
  })

  const ask = async (query: string, token: string, variables: object = {}, locale: Locale = 'en_US') => {
    const { data, errors } = await commerce.execute({ query, variables, token, locale })
    if (!data) throw new Error(JSON.stringify(errors))
    return data
  }

  test.each([
    ['a visitor at home', 'visitor', 'HK', false, 1, 45, 2100],
    ['a visitor in Macau, above the threshold', 'visitor', 'MO', false, 4, 0, null],
    ['a visitor who collects', 'visitor', 'HK', true, 1, 45, null],
    ['a visitor who collects for much', 'visitor', 'HK', true, 4, 45, null],
    ['a member who collects, below the threshold', 'member', 'HK', true, 1, 45, 600],
    ['a member who collects, above it', 'member', 'HK', true, 2, 0, null],
  ] as const)(
    '%s pays for delivery what the settings say',
    async (_, who, country, isPickup, quantity, postage, missing) => {
      const token = who === 'member' ? member : visitor
      const { cartItemCalculate } = await ask(CALCULATE, token, { country, isPickup, quantity })
      expect(cartItemCalculate).toEqual({
        postage: { amount: postage },
        missingToFreeFreight: missing === null ? null : { amount: missing },
      })
    },
  )

  test('an order pays them too, and one by the usual charges is asked again (C-250)', async () => {
    const wish = orderInput(
      { 'hat-1': 1 },
      { receiptInfo: HOME, additionalServices: [{ type: 'PACKAGE' }], additionalServiceFee: 20, amount: 950 },
    )
    const { createOrder: refused } = await ask(CREATE_ORDER, visitor, { input: wish })
    expect(refused).toMatchObject({ order: null })
    const fields = (refused as { userErrors: { field: string }[] }).userErrors.map(({ field }) => field)
    expect(fields.toSorted()).toEqual(['additionalServiceFee', 'amount', 'freight'])
    const right = { ...wish, freight: 45, additionalServiceFee: 35.5, amount: 980.5 }
    const { createOrder } = await ask(CREATE_ORDER, visitor, { input: right })
    expect(createOrder).toMatchObject({
      userErrors: [],
      order: {
        amount: { amount: 980.5 },
        additionalServices: [{ serviceType: 'PACKAGE', amount: { amount: 35.5 } }],
      },
    })
  })

  test('an order pays what a service costs in a promotion; one that is dearer than usual is none (C-264)', async () => {
    const { queryAdditionalService } = await ask(
      '{ queryAdditionalService { type amount { amount } promotionAmount { amount } } }',
      visitor,
    )
    expect(queryAdditionalService).toEqual([
      { type: 'PACKAGE', amount: { amount: 35.5 }, promotionAmount: null },
      { type: 'GREETING_CARD', amount: { amount: 10 }, promotionAmount: { amount: 6 } },
    ])
    const usual = orderInput(
      { 'hat-1': 1 },
      {
        receiptInfo: HOME,
        additionalServices: [{ type: 'GREETING_CARD', memo: 'Hi' }],
        freight: 45,
        additionalServiceFee: 10,
        amount: 955,
      },
    )
    const { createOrder: refused } = await ask(CREATE_ORDER, visitor, { input: usual })
    const fields = (refused as { userErrors: { field: string }[] }).userErrors.map(({ field }) => field)
    expect(fields.toSorted()).toEqual(['additionalServiceFee', 'amount'])
    const { createOrder } = await ask(CREATE_ORDER, visitor, {
      input: { ...usual, additionalServiceFee: 6, amount: 951 },
    })
    expect(createOrder).toMatchObject({
      userErrors: [],
      order: {
        amount: { amount: 951 },
        additionalServices: [{ serviceType: 'GREETING_CARD', amount: { amount: 6 } }],
      },
    })
  })

  test.each([
    [
      'en_US',
      'Free in Hong Kong and Macau from HK$3,000',
      'Free for members from HK$1,500; otherwise the Hong Kong delivery charge applies',
    ],
    ['zh_HK', '香港及澳門購物滿 HK$3,000 免運費', '會員購物滿 HK$1,500 免運費，其他訂單按香港送貨收費'],
  ] as const)('the texts of what it costs follow in %s (C-268)', async (locale, home, pickup) => {
    const query = `{ queryCheckBaseInfo { transportMethods { remark } freeFreightFrom { amount } }
      queryAdditionalService { type amount { amount } } }`
    const data = await ask(query, visitor, {}, locale)
    expect(data).toEqual({
      queryCheckBaseInfo: {
        transportMethods: [{ remark: home }, { remark: pickup }, { remark: pickup }],
        freeFreightFrom: { amount: 3000 },
      },
      queryAdditionalService: [
        { type: 'PACKAGE', amount: { amount: 35.5 } },
        { type: 'GREETING_CARD', amount: { amount: 10 } },
      ],
    })
  })

  test.each([
    ['en_US', ['1 business day', '', '2 to 4 business days'], '2 to 3 business days'],
    ['zh_HK', ['1 個工作天', '', '2 至 4 個工作天'], '2 至 3 個工作天'],
  ] as const)(
    'how long each way takes, and home delivery to each country, is said in %s, and nothing where the shop cannot say (C-269)',
    async (locale, times, toMacau) => {
      const query =
        '{ queryCheckBaseInfo { transportMethods { expressTime expressTimes { country text } } } }'
      const toCountries = [
        { country: 'HK', text: times[0] },
        { country: 'MO', text: toMacau },
        { country: 'AU', text: '' },
        { country: 'SG', text: '' },
      ]
      expect(await ask(query, visitor, {}, locale)).toEqual({
        queryCheckBaseInfo: {
          transportMethods: times.map((expressTime, at) => ({
            expressTime,
            expressTimes: at === 0 ? toCountries : [],
          })),
        },
      })
    },
  )
})
