import { beforeAll, describe, expect, test } from 'vitest'
import type { Commerce } from '../commerce.ts'
import {
  cartAddDocument,
  cartChooseGiftsDocument,
  cartDeleteDocument,
  cartDocument,
  cartItemUpdateDocument,
  cartSelectUpdateDocument,
  cartUpdateDocument,
  loginAsVisitorDocument,
} from '../generated/documents.ts'
import { promotion, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { NOW, openCommerce } from '../testing/serve.ts'

const text = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const goods = ['jacket-few', 'boots-1']

const lines = [
  ...surroundings,
  spu('jacket', {
    skus: [
      sku('jacket-few', { inventory: 3 }),
      sku('jacket-none', { inventory: 0 }),
      sku('jacket-many', { inventory: 500 }),
      sku('jacket-disabled', { isEnabled: false }),
    ].map((own, at) => ({ ...own, size: `s${at}` })),
    options: {
      size: [0, 1, 2, 3].map(at => ({ code: `s${at}`, name: text(`${at}`, `${at}`) })),
    },
  }),
  spu('boots', { salePrice: 60_000 }),
  spu('socks', { salePrice: 15_000 }),
  spu('off', { onShelves: false }),
  spu('cup', { salePrice: null, listPrice: 9900 }),
  spu('cap', { salePrice: null, listPrice: 5900 }),
  promotion('less', {
    type: 'SATISFY_REDUCE',
    name: text('滿千減百', 'HK$100 off HK$1,000'),
    spus: ['jacket', 'boots'],
    rule: { tiers: [{ from: { amount: 100_000 }, reduce: 10_000 }] },
  }),
  promotion('gift', {
    type: 'PRESENT',
    name: text('送杯或帽', 'A cup or a cap'),
    spus: ['boots'],
    rule: { from: { units: 1 }, gifts: [{ sku: 'cup-1' }, { sku: 'cap-1' }] },
  }),
  promotion('trail', {
    type: 'EXCHANGE',
    name: text('加購襪', 'Socks for less'),
    spus: ['boots'],
    exchange: [{ spu: 'socks', price: 5000, limit: 2 }],
  }),
]

let commerce: Commerce
beforeAll(async () => {
  ;({ commerce } = await openCommerce(lines))
})
type Language = 'zh_HK' | 'en_US'
const api = (token?: string, locale: Language = 'en_US', now?: number) =>
  commerce.createServerApi({ locale, token, ...(now !== undefined && { now }) })
const line = (skuCode: string, quantity = 1, extProps?: string) => ({
  skuCode,
  quantity,
  ...(extProps !== undefined && { extProps }),
})
type Line = ReturnType<typeof line>
const addOn = JSON.stringify({ categories: 'A>B', activityId: 'trail' })

async function newVisitor(): Promise<string> {
  const { loginAsVisitor } = await api().run(loginAsVisitorDocument, {})
  return loginAsVisitor.token ?? ''
}
/** A fresh visitor's bag with these lines. */
async function bagOf(inputs: readonly Line[], locale?: Language) {
  const token = await newVisitor()
  const { cartAdd } = await api(token, locale).run(cartAddDocument, { inputs })
  return { token, ...cartAdd }
}
type Bag = Awaited<ReturnType<typeof bagOf>>['cart']
const inShort = (cart: Bag) =>
  [...(cart?.ableCartItems ?? []), ...(cart?.disableCartItems ?? [])].map(
    ({ lineType, quantity, sku: its, reason }) =>
      [lineType, quantity, its?.code, ...(reason ? [reason] : [])].join(' '),
  )

describe('the bag', () => {
  test('is empty at first, also without a session (C-167)', async () => {
    const { cart } = await api(await newVisitor()).run(cartDocument, {})
    expect([cart.version, cart.ableCartItems, cart.disableCartItems]).toEqual([0, [], []])
    expect((await api().run(cartDocument, {})).cart.ableCartItems).toEqual([])
    await expect(api('gone').run(cartDocument, {})).rejects.toMatchObject({ code: '00510104' })
    await expect(api().run(cartAddDocument, { inputs: [line('boots-1')] })).rejects.toMatchObject({
      code: '401',
    })
  })

  test('holds what was added, with the prices of now (C-168, C-169)', async () => {
    const { token, success, userErrors } = await bagOf([line('jacket-few', 2), line('socks-1')])
    expect([success, userErrors]).toEqual([true, []])
    const { cart } = await api(token, 'zh_HK').run(cartDocument, {})
    expect(cart.version).toBe(1)
    expect(cart.ableCartItems).toMatchObject([
      {
        lineType: 'SALABLE_PRODUCT',
        quantity: 2,
        selected: true,
        disabled: false,
        spuCode: 'jacket',
        spuTitle: 'jacket 外套',
        inventory: 3,
        addCartPrice: { amount: 900, currencyCode: 'HKD' },
        promoPrice: { amount: 900 },
        sku: { code: 'jacket-few', product: { onShelves: true, brandList: [{ name: 'northcairn 品牌' }] } },
      },
      { quantity: 1, spuCode: 'socks' },
    ])
    expect(cart.calculation).toMatchObject({
      productAmount: { amount: 1950 },
      discount: { amount: 100 },
      amount: { amount: 1850 },
      postage: { amount: 0 },
      missingToFreeFreight: null,
      count: 3,
    })
  })

  test('says of each line why it was refused, in both languages (C-366 … C-370)', async () => {
    const refused = [
      line('jacket-few', 9),
      line('jacket-none'),
      line('x'),
      line('jacket-many', 0),
      line('boots-1'),
    ]
    const english = await bagOf(refused)
    expect(english.success).toBe(false)
    expect(english.userErrors.map(({ code, field }) => [code, field])).toEqual([
      ['UEC11003', 'inputs.0.quantity'],
      ['UEC11003', 'inputs.1.quantity'],
      ['CART_OFF_SHELF', 'inputs.2.skuCode'],
      ['CART_QTY_LIMIT', 'inputs.3.quantity'],
    ])
    expect(english.userErrors.map(({ message }) => message)).toEqual([
      'Only 3 left in stock.',
      'This item is sold out.',
      'This item is no longer on sale.',
      'Please choose at least 1.',
    ])
    expect(inShort(english.cart)).toContain('SALABLE_PRODUCT 1 boots-1')
    const chinese = await bagOf([line('jacket-many', 100)], 'zh_HK')
    expect(chinese.userErrors).toMatchObject([
      { code: 'UEC11012', message: '每個購物袋最多可放 99 件同款商品。' },
    ])
  })

  test('takes fifty lines at a time', async () => {
    const many = (count: number) => Array.from({ length: count }, () => line('jacket-many'))
    expect((await bagOf(many(50))).cart?.ableCartItems).toMatchObject([{ quantity: 50 }])
    await expect(bagOf(many(51))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('changes quantity and size, and lets go of lines (C-330 … C-332, L-379)', async () => {
    const { token } = await bagOf([line('jacket-few'), line('socks-1')])
    const own = api(token)
    const { cartUpdate } = await own.run(cartUpdateDocument, { inputs: [line('socks-1', 4)] })
    expect(inShort(cartUpdate.cart)).toEqual(['SALABLE_PRODUCT 1 jacket-few', 'SALABLE_PRODUCT 4 socks-1'])
    const { cartItemUpdate } = await own.run(cartItemUpdateDocument, {
      oldSkuCode: 'jacket-few',
      newSkuCode: 'jacket-many',
      quantity: 2,
    })
    expect(inShort(cartItemUpdate.cart)).toEqual([
      'SALABLE_PRODUCT 2 jacket-many',
      'SALABLE_PRODUCT 4 socks-1',
    ])
    const [first] = cartItemUpdate.cart?.ableCartItems ?? []
    const { cartDelete } = await own.run(cartDeleteDocument, { lineIds: [first?.lineId ?? ''] })
    expect(inShort(cartDelete.cart)).toEqual(['SALABLE_PRODUCT 4 socks-1'])
  })

  test('counts only what is selected (C-185, C-187)', async () => {
    const { token } = await bagOf([line('jacket-few'), line('socks-1')])
    const { cartSelectUpdate } = await api(token).run(cartSelectUpdateDocument, {
      selected: false,
      skuCodes: ['jacket-few', 'socks-1'],
    })
    expect(cartSelectUpdate.cart?.calculation).toMatchObject({
      amount: { amount: 0 },
      postage: { amount: 0 },
      count: 0,
    })
  })
})

describe('promotions in the bag', () => {
  test('a reduction says how far it is, then what it saves (C-172)', async () => {
    const { cart } = await bagOf([line('jacket-few')])
    expect(cart?.activities).toMatchObject([
      { id: 'less', reason: 'UNDER_THRESHOLD', message: 'Add HK$100 more to qualify.' },
    ])
    const more = await bagOf(
      goods.map(code => line(code)),
      'zh_HK',
    )
    expect(more.cart?.activities.find(({ id }) => id === 'less')).toMatchObject({
      reason: null,
      message: '已減 HK$100。',
      promoRewardAmount: { amount: 100 },
    })
  })

  test('a calculation gives the gift that its lines name, else the first (C-170, C-206, C-334)', async () => {
    const chosen = async (cartItems: readonly object[]) => {
      const query = `query Q($input: CartCalculateInput!) { cartItemCalculate(input: $input) { activities { id gifts { chosen sku { code } } } } }`
      const { data } = await commerce.execute({ query, variables: { input: { cartItems } }, locale: 'en_US' })
      const { activities } = (data ?? {})['cartItemCalculate'] as {
        activities: { gifts: { chosen: boolean; sku: { code: string } }[] }[]
      }
      return activities.flatMap(({ gifts }) =>
        gifts.filter(one => one.chosen).map(({ sku: { code } }) => code),
      )
    }
    const boots = { skuCode: 'boots-1', quantity: 1 }
    const gift = (skuCode: string) => ({ skuCode, quantity: 1, activityId: 'gift', lineType: 'GIFT' })
    expect(await chosen([boots])).toEqual(['cup-1'])
    expect(await chosen([boots, gift('cap-1')])).toEqual(['cap-1'])
    expect(await chosen([boots, gift('boots-1')])).toEqual(['cup-1'])
    expect(await chosen([gift('cap-1')])).toEqual([])
  })

  test('a gift comes with its condition, can be chosen, and goes with it (C-170, C-206)', async () => {
    const { token, cart } = await bagOf([line('boots-1')])
    expect(inShort(cart)).toEqual(['SALABLE_PRODUCT 1 boots-1', 'GIFT 1 cup-1'])
    const chosen = await api(token).run(cartChooseGiftsDocument, { activityId: 'gift', skuCodes: ['cap-1'] })
    expect(inShort(chosen.cartChooseGifts.cart)).toContain('GIFT 1 cap-1')
    const wrong = await api(token).run(cartChooseGiftsDocument, { activityId: 'gift', skuCodes: ['boots-1'] })
    expect(wrong.cartChooseGifts.userErrors).toMatchObject([{ code: 'CART_GIFT_NOT_OFFERED' }])
    const { cartSelectUpdate } = await api(token).run(cartSelectUpdateDocument, {
      selected: false,
      skuCodes: ['boots-1'],
    })
    expect(inShort(cartSelectUpdate.cart)).toEqual(['SALABLE_PRODUCT 1 boots-1'])
  })

  test('an add-on costs its special price while the condition holds, and comes back with it (C-194, C-195)', async () => {
    const { token, cart } = await bagOf([line('boots-1'), line('socks-1', 2, addOn)])
    expect(inShort(cart)).toContain('ATTACHED_PRODUCT 2 socks-1')
    expect(cart?.calculation.productAmount.amount).toBe(700)
    const select = async (selected: boolean) =>
      (await api(token).run(cartSelectUpdateDocument, { selected, skuCodes: ['boots-1'] })).cartSelectUpdate
        .cart
    const without = await select(false)
    expect(inShort(without)).toContain('ATTACHED_PRODUCT 2 socks-1 ADDON_THRESHOLD')
    expect(without?.calculation.userErrors).toMatchObject([{ code: 'CART_ADDON_THRESHOLD' }])
    expect(inShort(await select(true))).toContain('ATTACHED_PRODUCT 2 socks-1')
  })

  test('an offer names what may be added for less, its limit, and what of it is in the bag (C-194, C-201)', async () => {
    const { cart } = await bagOf([line('boots-1'), line('socks-1', 1, addOn)])
    const trail = (of: Bag) => of?.activities.find(({ id }) => id === 'trail')
    const boots = cart?.ableCartItems.find(({ sku: its }) => its?.code === 'boots-1')
    expect(trail(cart)).toMatchObject({
      reason: null,
      lineIds: [boots?.lineId],
      addOns: [{ price: { amount: 50 }, available: true, sku: { code: 'socks-1' } }],
    })
    const full = await bagOf([line('boots-1'), line('socks-1', 2, addOn)])
    expect(trail(full.cart)?.addOns).toMatchObject([{ available: false }])
  })

  test('an offer names the lines it is about, and no others (C-172)', async () => {
    const { cart } = await bagOf([line('jacket-few'), line('socks-1')])
    const jacket = cart?.ableCartItems.find(({ sku: its }) => its?.code === 'jacket-few')
    expect(cart?.activities.find(({ id }) => id === 'less')?.lineIds).toEqual([jacket?.lineId])
  })

  test('an add-on above its limit or without its promotion is refused (C-201, CO-50)', async () => {
    const other = JSON.stringify({ activityId: 'none' })
    const { userErrors } = await bagOf([
      line('socks-1', 3, addOn),
      line('boots-1', 1, addOn),
      line('socks-1', 1, other),
    ])
    expect(userErrors.map(({ code }) => code)).toEqual([
      'CART_QTY_LIMIT',
      'CART_ADDON_NOT_ALLOWED',
      'CART_ADDON_EXPIRED',
    ])
  })

  test('a promotion that has ended takes nothing off (CO-67)', async () => {
    const { token } = await bagOf(goods.map(code => line(code)))
    const { cart } = await api(token, 'en_US', NOW + 15 * 86_400_000).run(cartDocument, {})
    expect(cart.calculation).toMatchObject({ discount: { amount: 0 }, amount: { amount: 1500 } })
    expect(cart.activities.find(({ id }) => id === 'less')?.reason).toBe('ENDED')
  })
})
