import { problemText } from '../rules/catalogue-problem.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readBag } from '../client/cart/cart.ts'
import { bagCalls } from '../client/cart/cart-changes.ts'
import { claimCoupon, readCouponDetail, readCoupons } from '../client/account/coupon.ts'
import type { Commerce } from '../commerce.ts'
import {
  loginAsVisitorDocument,
  mergeUserCartDocument,
  queryGoDollarDocument,
} from '../generated/documents.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { asText, campaign, promotion, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { NOW, openCommerce } from '../testing/serve.ts'
import { freezeDiscounts, spendDiscounts } from './coupon-store.ts'
import { siteText, viewData } from '../testing/site-lines.ts'
import { logInNew } from '../testing/members.ts'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const ended = { beginTime: '2026-10-01T00:00:00+08:00', endTime: '2026-11-01T00:00:00+08:00' }

const lines = [
  ...surroundings,
  spu('boots', { salePrice: 60_000 }),
  spu('socks', { salePrice: 15_000 }),
  promotion('socks-less', {
    type: 'DIRECT_REDUCE',
    spus: ['socks'],
    rule: { reduce: 1000 },
  }),
  promotion('trail', {
    type: 'EXCHANGE',
    spus: ['boots'],
    exchange: [{ spu: 'socks', price: 5000 }],
  }),
  campaign('TRAIL100', { from: 50_000, name: both('滿 $500 減 $100', 'HK$100 off HK$500') }),
  campaign('OTHER50', { off: { amount: 5000 } }),
  campaign('OLD', ended),
  campaign('SOCKS', { spus: ['socks'], stacks: false }),
  campaign('ONLYMEMBERS', { accountScope: 'MEMBER' }),
  campaign('WALLET', {
    type: 'PROMOTION_COUPON',
    off: { percent: 20 },
    grant: 'CLAIM',
    validDays: 30,
    name: both('八折', '20% off'),
    description: both('條款', 'Terms'),
  }),
  spu('cup', { salePrice: null, listPrice: 9900, title: both('露營杯', 'Camp cup') }),
  campaign('CUP', {
    type: 'PROMOTION_COUPON',
    off: { gift: { sku: 'cup-1' } },
    from: 50_000,
    grant: 'CLAIM',
    name: both('送杯', 'A cup'),
  }),
  campaign('SOCKSONLY', {
    type: 'PROMOTION_COUPON',
    off: { percent: 10 },
    spus: ['socks', 'gone'],
    stacks: false,
    firstOrderOnly: true,
    accountScope: 'MEMBER',
    levels: ['GOLD'],
    grant: 'ISSUED',
  }),
  spu('gone', { onShelves: false }),
  campaign('WELCOME', { type: 'PROMOTION_COUPON', grant: 'ISSUED', off: { percent: 10 } }),
]

let commerce: Commerce
let db: Database
let clock = NOW
beforeAll(async () => {
  db = await openDatabase({ url: 'sqlite::memory:' })
  ;({ commerce } = await openCommerce(lines, { database: db, clock: () => clock }))
  return () => db.destroy()
})
beforeEach(() => {
  clock = NOW
})
const api = (token?: string, locale: 'en_US' | 'zh_HK' = 'en_US') =>
  commerce.createServerApi({ locale, token })
const visitor = async () => (await api().run(loginAsVisitorDocument, {})).loginAsVisitor.token ?? ''
async function member() {
  const { code, token } = await logInNew(commerce.services, {}, clock)
  return { token, userCode: code }
}
/** A bag with boots for HK$600. */
async function withBoots(token: string, quantity = 1) {
  const calls = bagCalls(api(token))
  await calls.add([{ skuCode: 'boots-1', quantity, categories: [] }])
  return calls
}
const inShort = ({ calculation }: Awaited<ReturnType<typeof readBag>>) => ({
  coupon: calculation.coupon.amount,
  codes: calculation.discountCodes.map(one => [one.couponCode, one.couponAmount.amount, one.reason]),
})

const grant = (userCode: string, granted: number) =>
  commerce.services.goDollar.grant(userCode, { granted, remark: both('禮物', 'A gift'), now: NOW })
const holdFor = (orderCode: string, userCode: string, couponId: string) =>
  db
    .transaction()
    .execute(trx => freezeDiscounts(trx, { orderCode, userCode, couponIds: [couponId], campaigns: [] }, NOW))

const PAGE = `query Q($first: Int, $after: String) {
  queryCoupons(pageInput: { first: $first, after: $after }) { pageInfo { totalCount hasNextPage endCursor } }
}`
const PAGED_LISTS = `query Q($after: String) {
  queryCoupons(pageInput: { first: 1, after: $after }) {
    edges { node { name } } gwpCoupons { name } pageInfo { totalCount hasNextPage endCursor }
  }
}`
const CALCULATE = `query Q($input: CartCalculateInput!) {
  cartItemCalculate(input: $input) {
    amount { amount } coupon { amount } additionalServiceFee { amount } deductionAmount { amount }
    deductions { code cost actualAmount { amount } }
    discountCodes { couponCode couponAmount { amount } couponName couponDesc reason }
    activities { exchangeProducts { pageInfo { totalCount } } }
    userErrors { code field }
  }
}`

describe('a coupon that brings a gift (M-151)', () => {
  test('stands in a list of its own, and its gift lies in the bag while its condition holds', async () => {
    const { token } = await member()
    const claimed = await claimCoupon(api(token), 'CUP')
    expect(claimed.coupon).toMatchObject({ giftName: 'Camp cup', amountOff: null, percentOff: null })
    const id = claimed.coupon?.id ?? ''
    const page = await readCoupons(api(token), 'UNUSED')
    expect(page.gwpCoupons.map(one => [one.id, one.giftName])).toEqual([[id, 'Camp cup']])
    expect([page.edges, page.pageInfo.totalCount]).toEqual([[], 1])
    expect((await readCoupons(api(token, 'zh_HK'), 'UNUSED')).gwpCoupons[0]?.giftName).toBe('露營杯')

    const calls = await withBoots(token)
    const { cart } = await calls.applyCoupon(id)
    const gifts = (bag = cart) => bag?.ableCartItems.filter(({ lineType }) => lineType === 'GIFT')
    expect(gifts()).toMatchObject([
      { activityId: id, spuTitle: 'Camp cup', quantity: 1, promoPrice: { amount: 0 } },
    ])
    expect(cart && inShort(cart)).toEqual({ coupon: 0, codes: [[id, 0, null]] })
    await calls.select(['boots-1'], false)
    const without = await readBag(api(token))
    expect(gifts(without)).toEqual([])
    expect(inShort(without).codes).toEqual([[id, 0, 'COUPON_NOT_MET']])
  })

  test('whose gift is gone says so', async () => {
    const { token } = await member()
    const claimed = await claimCoupon(api(token), 'CUP')
    const line = (inventory: number | null) =>
      asText([
        spu('cup', {
          salePrice: null,
          title: both('露營杯', 'Camp cup'),
          skus: [sku('cup-1', { inventory })],
        }),
      ])
    await commerce.importCatalogue(line(0))
    const calls = await withBoots(token)
    expect((await calls.applyCoupon(claimed.coupon?.id ?? '')).userErrors).toMatchObject([
      { code: 'COUPON_GIFT_GONE', message: 'The gift of this coupon is out of stock.' },
    ])
    await commerce.importCatalogue(line(null))
  })

  test('is refused on import where its gift does not exist', async () => {
    const { problems } = await commerce.importCatalogue(
      asText([campaign('NOGIFT', { off: { gift: { sku: 'nothing' } } })]),
    )
    expect(problems.map(problem => [problem.path, problemText(problem, 'en_US')])).toEqual([
      ['off.gift.sku', 'there is no SKU nothing'],
    ])
  })
})

describe('a code typed into the bag', () => {
  test('takes its amount off and stays until it is removed (C-176, C-216, C-327, L-378)', async () => {
    const token = await visitor()
    const calls = await withBoots(token)
    const { success, cart } = await calls.applyCoupon(' trail100 ')
    expect([success, cart && inShort(cart)]).toEqual([
      true,
      { coupon: 100, codes: [['TRAIL100', 100, null]] },
    ])
    expect(inShort(await readBag(api(token)))).toEqual({ coupon: 100, codes: [['TRAIL100', 100, null]] })
    await calls.removeCoupon('TRAIL100')
    expect(inShort(await readBag(api(token)))).toEqual({ coupon: 0, codes: [] })
  })

  test('makes room for another code (CO-71)', async () => {
    const calls = await withBoots(await visitor())
    await calls.applyCoupon('TRAIL100')
    const { cart } = await calls.applyCoupon('OTHER50')
    expect(cart && inShort(cart)).toEqual({ coupon: 50, codes: [['OTHER50', 50, null]] })
  })

  test.each([
    ['a made-up code', 'MADE-UP', 'COUPON_INVALID', 'This coupon or code is not valid.'],
    [
      'a code of 10,000 characters',
      'A'.repeat(10_000),
      'COUPON_INVALID',
      'This coupon or code is not valid.',
    ],
    ['an empty code', '', 'COUPON_INVALID', 'This coupon or code is not valid.'],
    ['an expired code', 'OLD', 'COUPON_CODE_EXPIRED', 'This coupon or code has expired.'],
    [
      'a code for other goods',
      'SOCKS',
      'COUPON_NOT_MET',
      'Your bag does not meet the requirements of this coupon. None of the items in your bag are eligible.',
    ],
    [
      'a visitor’s code for members',
      'ONLYMEMBERS',
      'COUPON_AUDIENCE',
      'This coupon or code is not available to you. If it is for members, please log in first.',
    ],
    [
      'a visitor’s coupon code',
      'WALLET',
      'COUPON_AUDIENCE',
      'This coupon or code is not available to you. If it is for members, please log in first.',
    ],
  ])('%s is refused, and nothing changes (C-219, C-220, C-381)', async (_, code, reason, message) => {
    const token = await visitor()
    const calls = await withBoots(token)
    const before = await readBag(api(token))
    const { success, userErrors, cart } = await calls.applyCoupon(code)
    expect([success, userErrors]).toEqual([
      false,
      [{ code: reason, message, field: 'couponCode', externalOrderNo: null }],
    ])
    expect(cart).toEqual(before)
  })

  test('below its threshold is refused with how far it is, in both languages (C-220)', async () => {
    const token = await visitor()
    await bagCalls(api(token)).add([{ skuCode: 'socks-1', quantity: 1, categories: [] }])
    const english = await bagCalls(api(token)).applyCoupon('TRAIL100')
    expect(english.userErrors).toMatchObject([
      {
        code: 'COUPON_NOT_MET',
        message:
          'Your bag does not meet the requirements of this coupon. Add HK$360 more in eligible items to use it.',
      },
    ])
    const chinese = await bagCalls(api(token, 'zh_HK')).applyCoupon('TRAIL100')
    expect(chinese.userErrors[0]?.message).toBe(
      '購物袋未符合此優惠券的使用條件。再購買 HK$360 適用商品即可使用。',
    )
  })

  test('that cannot go with a promotion says so (C-221, CO-72)', async () => {
    const token = await visitor()
    const calls = bagCalls(api(token))
    await calls.add([{ skuCode: 'socks-1', quantity: 1, categories: [] }])
    expect((await calls.applyCoupon('SOCKS')).userErrors).toMatchObject([{ code: 'COUPON_PROMOTION' }])
  })

  test('stays with the bag when its condition falls away, says so, and counts again', async () => {
    const token = await visitor()
    const calls = await withBoots(token)
    await calls.applyCoupon('TRAIL100')
    await calls.select(['boots-1'], false)
    const without = await readBag(api(token))
    expect(inShort(without)).toEqual({ coupon: 0, codes: [['TRAIL100', 0, 'COUPON_NOT_MET']] })
    expect(without.calculation.userErrors).toMatchObject([{ code: 'COUPON_NOT_MET', field: 'discountCodes' }])
    await calls.select(['boots-1'], true)
    expect(inShort(await readBag(api(token)))).toEqual({ coupon: 100, codes: [['TRAIL100', 100, null]] })
  })

  test('that ends while it is in the bag takes nothing off any more (C-217)', async () => {
    const token = await visitor()
    const calls = await withBoots(token)
    await calls.applyCoupon('TRAIL100')
    const now = Date.parse('2026-12-01T00:00:00+08:00')
    const cart = await readBag(commerce.createServerApi({ locale: 'en_US', token, now }))
    expect(inShort(cart)).toEqual({ coupon: 0, codes: [['TRAIL100', 0, 'COUPON_CODE_EXPIRED']] })
  })

  test('thirty unknown codes are enough for a quarter of an hour', async () => {
    const token = await visitor()
    const calls = await withBoots(token)
    for (let at = 0; at < 30; at++) await calls.applyCoupon(`GUESS-${at}`)
    expect((await calls.applyCoupon('TRAIL100')).userErrors).toMatchObject([{ code: 'COUPON_TOO_MANY' }])
    clock = NOW + 16 * 60_000
    expect((await calls.applyCoupon('TRAIL100')).success).toBe(true)
  })
})

describe('coupons of a member', () => {
  test('are claimed by a code, listed by status with their type, and count in the bag (M-146, M-147, M-149, M-209)', async () => {
    const { token } = await member()
    const { coupon, userErrors } = await claimCoupon(api(token), 'wallet')
    expect(userErrors).toEqual([])
    expect(coupon).toMatchObject({
      status: 'UNUSED',
      freezeStatus: 'NORMAL',
      name: '20% off',
      description: 'Terms',
      couponType: 'PROMOTION_COUPON',
      percentOff: 20,
      endTime: isoInHongKong(NOW + 30 * 86_400_000),
    })
    expect((await claimCoupon(api(token), 'WALLET')).userErrors).toMatchObject([{ code: 'COUPON_CLAIMED' }])
    expect((await claimCoupon(api(token), 'TRAIL100')).userErrors).toMatchObject([{ code: 'COUPON_INVALID' }])
    const page = await readCoupons(api(token), 'UNUSED')
    expect(page).toMatchObject({
      edges: [{ node: { id: coupon?.id } }],
      pageInfo: { totalCount: 1, hasNextPage: false },
    })
    expect((await readCoupons(api(token), 'USED')).edges).toEqual([])
    const calls = await withBoots(token)
    const applied = await calls.applyCoupon(coupon?.id ?? '')
    expect(applied.cart && inShort(applied.cart)).toEqual({
      coupon: 120,
      codes: [[coupon?.id, 120, null]],
    })
    expect(applied.cart?.calculation.availableCoupons).toMatchObject([{ id: coupon?.id }])
  })

  test('a code and a coupon go together, the code first (C-216, CO-71)', async () => {
    const { token } = await member()
    const calls = await withBoots(token)
    await calls.applyCoupon('WALLET')
    const { cart } = await calls.applyCoupon('TRAIL100')
    // 600 − 100, then 20 % of 500.
    expect(cart?.calculation.coupon.amount).toBe(200)
  })

  test('of another member are as unknown as a made-up number', async () => {
    const one = await member()
    const { coupon } = await claimCoupon(api(one.token), 'WALLET')
    const two = await member()
    const calls = await withBoots(two.token)
    expect(await calls.applyCoupon(coupon?.id ?? '')).toMatchObject({
      success: false,
      userErrors: [{ code: 'COUPON_INVALID' }],
      cart: { calculation: { discountCodes: [] } },
    })
    expect(await (await withBoots(one.token)).applyCoupon(coupon?.id ?? '')).toMatchObject({ success: true })
  })

  test('that an order holds is listed with FREEZE and cannot be applied (C-218, M-148, MO-80)', async () => {
    const { token, userCode } = await member()
    expect(await commerce.issueCoupon('WELCOME', userCode)).toBe(true)
    const [coupon] = await commerce.services.coupons.ofMember(userCode)
    await holdFor('O1', userCode, coupon?.id ?? '')
    const page = await readCoupons(api(token), 'UNUSED')
    expect(page.edges).toMatchObject([{ node: { status: 'UNUSED', freezeStatus: 'FREEZE' } }])
    const calls = await withBoots(token)
    const { userErrors } = await calls.applyCoupon(coupon?.id ?? '')
    expect(userErrors).toMatchObject([{ code: 'COUPON_HELD', externalOrderNo: '1' }])
  })

  test('read OVEREND after their end (M-147, MO-79)', async () => {
    const { token } = await member()
    await claimCoupon(api(token), 'WALLET')
    const later = commerce.createServerApi({ locale: 'en_US', token, now: NOW + 31 * 86_400_000 })
    expect((await readCoupons(later, 'OVEREND')).pageInfo.totalCount).toBe(1)
    expect((await readCoupons(later, 'UNUSED')).pageInfo.totalCount).toBe(0)
  })

  test('are paged with those that bring a gift among them, each once (M-151)', async () => {
    const { token, userCode } = await member()
    for (const code of ['WELCOME', 'CUP', 'WALLET']) {
      if (code === 'WELCOME') await commerce.issueCoupon(code, userCode)
      else await claimCoupon(api(token), code)
    }
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = (await commerce.execute({ query: PAGED_LISTS, variables: { after }, token })).data as {
        queryCoupons: {
          edges: { node: { name: string } }[]
          gwpCoupons: { name: string }[]
          pageInfo: { hasNextPage: boolean; endCursor: string; totalCount: number }
        }
      }
      const { edges, gwpCoupons, pageInfo } = page.queryCoupons
      expect([edges.length + gwpCoupons.length, pageInfo.totalCount]).toEqual([1, 3])
      seen.push(...edges.map(({ node }) => node.name), ...gwpCoupons.map(({ name }) => name))
      after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined
    } while (after)
    expect(seen.toSorted()).toEqual(['八折', '減 HK$100', '送杯'].toSorted())
  })

  test('tell their conditions, the goods on sale they are good for, and the order they went to (M-146, M-209, C-220)', async () => {
    const { token, userCode } = await member()
    await commerce.issueCoupon('SOCKSONLY', userCode)
    const [coupon] = await commerce.services.coupons.ofMember(userCode)
    const id = coupon?.id ?? ''
    const detail = await readCouponDetail(api(token), id)
    expect(detail).toMatchObject({
      coupon: { id, status: 'UNUSED', percentOff: 10 },
      firstOrderOnly: true,
      stacks: false,
      levelNames: [expect.stringMatching(/./)],
      orderCode: null,
      usedAt: null,
      products: { edges: [{ node: { code: 'socks' } }], pageInfo: { totalCount: 1, hasNextPage: false } },
    })
    await holdFor('O2026112700000007', userCode, id)
    expect(await readCouponDetail(api(token), id)).toMatchObject({
      coupon: { freezeStatus: 'FREEZE', heldBy: '2026112700000007' },
      orderCode: '2026112700000007',
    })
    await db.transaction().execute(trx => spendDiscounts(trx, 'O2026112700000007', NOW + 5))
    expect(await readCouponDetail(api(token), id)).toMatchObject({
      coupon: { status: 'USED', heldBy: null },
      orderCode: '2026112700000007',
      usedAt: isoInHongKong(NOW),
    })
    const other = await member()
    expect(await readCouponDetail(api(other.token), id)).toBeNull()
    expect(await readCouponDetail(api(token), 'made-up')).toBeNull()
  })

  test('that are good for everything have no list of goods (C-220)', async () => {
    const { token, userCode } = await member()
    await commerce.issueCoupon('WELCOME', userCode)
    const [coupon] = await commerce.services.coupons.ofMember(userCode)
    expect(await readCouponDetail(api(token), coupon?.id ?? '')).toMatchObject({
      products: null,
      levelNames: [],
      firstOrderOnly: false,
      stacks: true,
    })
  })

  test('come with the settings of the front end that are asked for, and none unasked (M-244)', async () => {
    const { token, userCode } = await member()
    await commerce.issueCoupon('WELCOME', userCode)
    const picture = viewData('coupon-art', {
      position: 'coupon',
      type: 'image',
      module: 'wallet',
      value: '{"a":1}',
    })
    await commerce.importSite(siteText([picture, viewData('other', { position: 'home' })]))
    const query = `query ($view: ViewDataInput) { queryCoupons(status: UNUSED, viewInput: $view) {
      edges { cursor node { name } } gwpCoupons { name } pageInfo { totalCount hasNextPage endCursor }
      viewData { position type module value } } }`
    const ask = async (view?: object) =>
      (await commerce.execute({ query, variables: { view }, token })).data?.['queryCoupons']
    expect(await ask({ modelCode: 'shop', position: 'coupon' })).toEqual({
      edges: [{ cursor: expect.stringMatching(/./), node: { name: expect.stringMatching(/./) } }],
      gwpCoupons: [],
      pageInfo: { totalCount: 1, hasNextPage: false, endCursor: expect.stringMatching(/./) },
      viewData: [{ position: 'coupon', type: 'image', module: 'wallet', value: '{"a":1}' }],
    })
    expect(await ask()).toMatchObject({ viewData: [] })
  })

  test('are paged by `endCursor` (M-244)', async () => {
    const { token, userCode } = await member()
    await commerce.issueCoupon('WELCOME', userCode)
    await claimCoupon(api(token), 'WALLET')
    const first = await commerce.execute({ query: PAGE, variables: { first: 1 }, token })
    expect(first).toMatchObject({
      data: { queryCoupons: { pageInfo: { hasNextPage: true, totalCount: 2 } } },
    })
    const { endCursor } = (first.data as { queryCoupons: { pageInfo: { endCursor: string } } }).queryCoupons
      .pageInfo
    const second = await commerce.execute({ query: PAGE, variables: { first: 1, after: endCursor }, token })
    expect(second).toMatchObject({ data: { queryCoupons: { pageInfo: { hasNextPage: false } } } })
    const lost = await commerce.execute({ query: PAGE, variables: { after: 'x' }, token })
    expect(lost.errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT')
  })

  test('what a visitor typed goes along into the member’s bag at login (CO-59)', async () => {
    const token = await visitor()
    await (await withBoots(token)).applyCoupon('TRAIL100')
    const { token: own } = await member()
    await api(own).run(mergeUserCartDocument, { input: { anonymousToken: token } })
    expect(inShort(await readBag(api(own)))).toEqual({ coupon: 100, codes: [['TRAIL100', 100, null]] })
  })
})

describe('a calculation', () => {
  const run = async (input: object, token?: string) => {
    const { data, errors } = await commerce.execute({
      query: CALCULATE,
      variables: { input: { cartItems: [{ skuCode: 'boots-1', quantity: 1 }], ...input } },
      token,
    })
    expect(errors).toBeUndefined()
    return (data as { cartItemCalculate: Record<string, unknown> }).cartItemCalculate
  }

  test.each([
    ['discountCodes', { discountCodes: [{ couponCode: 'TRAIL100', couponType: 'PROMOTION_CODE' }] }],
    ['couponCodes', { couponCodes: ['TRAIL100'] }],
  ])('takes codes as %s (C-215, C-216, C-334)', async (_, input) => {
    expect(await run(input)).toMatchObject({
      amount: { amount: 530 },
      coupon: { amount: 100 },
      discountCodes: [
        {
          couponCode: 'TRAIL100',
          couponAmount: { amount: 100 },
          couponName: '滿 $500 減 $100',
          couponDesc: '',
        },
      ],
    })
  })

  test.each([
    ['a quantity of 0', [0], [0], 'CART_QTY_LIMIT'],
    ['a quantity of −1', [-1], [0], 'CART_QTY_LIMIT'],
    ['60 and 60 of one SKU', [60, 60], [0, 1], 'UEC11012'],
  ])('refuses %s as an order does (C-191, C-192, C-366)', async (_, quantities, refused, code) => {
    const wrong = quantities.map(quantity => ({ skuCode: 'socks-1', quantity }))
    const calculated = await run({ cartItems: [...wrong, { skuCode: 'boots-1', quantity: 1 }] })
    expect(calculated['userErrors']).toEqual(refused.map(at => ({ code, field: `cartItems.${at}.quantity` })))
    // What is right is priced.
    expect(calculated['amount']).toEqual({ amount: 630 })
  })

  test('says why each code does not count (C-219, C-220)', async () => {
    const { discountCodes, userErrors } = await run({
      couponCodes: ['X1', 'OLD', 'SOCKS', 'TRAIL100', 'OTHER50'],
    })
    expect(
      (discountCodes as { couponCode: string; reason: string }[]).map(one => [one.couponCode, one.reason]),
    ).toEqual([
      ['X1', 'COUPON_INVALID'],
      ['OLD', 'COUPON_CODE_EXPIRED'],
      ['SOCKS', 'COUPON_NOT_MET'],
      ['TRAIL100', 'COUPON_ONE_EACH'],
      ['OTHER50', 'COUPON_ONE_EACH'],
    ])
    expect(userErrors).toHaveLength(5)
  })

  test('adds services, each once (C-214, CO-92)', async () => {
    const additionalServices = ['PACKAGE', 'GREETING_CARD', 'PACKAGE'].map(type => ({ type }))
    expect(await run({ additionalServices })).toMatchObject({
      additionalServiceFee: { amount: 30 },
      amount: { amount: 660 },
    })
  })

  test('pages and filters add-ons (C-334)', async () => {
    const offers = async (input: object) =>
      ((await run(input)) as { activities: { exchangeProducts: { pageInfo: { totalCount: number } } }[] })
        .activities[0]?.exchangeProducts.pageInfo.totalCount
    expect(await offers({})).toBe(1)
    expect(await offers({ exchangeFilterInput: [{ code: 'outdoor', values: ['nothing'] }] })).toBe(0)
  })

  test('uses GO DOLLAR up to balance and amount, and none of a visitor (C-009, C-224/225/226, M-139, M-142/143/144)', async () => {
    const { token, userCode } = await member()
    await grant(userCode, 700)
    expect(await run({ prePayDeductions: 30 }, token)).toMatchObject({
      deductionAmount: { amount: 30 },
      deductions: [{ code: 'GO_DOLLAR', cost: 30, actualAmount: { amount: 30 } }],
      amount: { amount: 600 },
    })
    const refused = async (prePayDeductions: number) => (await run({ prePayDeductions }, token))['userErrors']
    expect(await refused(701)).toMatchObject([{ code: 'GO_DOLLAR_BALANCE' }])
    expect(await refused(631)).toMatchObject([{ code: 'GO_DOLLAR_AMOUNT' }])
    expect(await run({ prePayDeductions: 30 }, await visitor())).toMatchObject({
      deductionAmount: { amount: 0 },
      userErrors: [],
    })
  })
})

describe('GO DOLLAR in the bag', () => {
  test('pays as much as balance and bag allow, and follows the bag (C-176, C-226)', async () => {
    const { token, userCode } = await member()
    await grant(userCode, 700)
    const calls = await withBoots(token)
    const { cart } = await calls.payWithGoDollar(null)
    expect(cart?.goDollar).toEqual({ balance: 700, isUsed: true, used: 630, most: 630, limit: null })
    expect(cart?.calculation.amount.amount).toBe(0)
    await withBoots(token)
    expect(await readBag(api(token))).toMatchObject({
      goDollar: { used: 700, most: 700 },
      calculation: { amount: { amount: 500 } },
    })
    await calls.payWithGoDollar(0)
    expect((await readBag(api(token))).goDollar).toMatchObject({ isUsed: false, used: 0, limit: null })
    await calls.payWithGoDollar(50)
    expect((await readBag(api(token))).goDollar).toMatchObject({ used: 50, most: 700, limit: 50 })
  })

  test.each([
    [701, 'GO_DOLLAR_BALANCE'],
    [631, 'GO_DOLLAR_AMOUNT'],
    [-1, 'GO_DOLLAR_BAD_AMOUNT'],
  ])(
    '%i of 700, for a bag that costs 630, is refused and nothing changes (C-224, C-225)',
    async (amount, code) => {
      const { token, userCode } = await member()
      await grant(userCode, 700)
      const calls = await withBoots(token)
      const before = await readBag(api(token))
      const { success, userErrors, cart } = await calls.payWithGoDollar(amount)
      expect([success, userErrors[0]?.code, cart]).toEqual([false, code, before])
    },
  )

  test('of a visitor is always 0 (C-009, M-142)', async () => {
    const calls = await withBoots(await visitor())
    expect(await calls.payWithGoDollar(50)).toMatchObject({ success: true, cart: { goDollar: null } })
  })

  test('is listed by the day it expires, with its history (M-138, M-145, M-192, M-238)', async () => {
    const { token, userCode } = await member()
    await grant(userCode, 50)
    await commerce.services.goDollar.grant(userCode, {
      granted: 20,
      remark: both('舊', 'Old'),
      now: NOW - 1000,
      expiresAt: NOW - 500,
    })
    expect((await api(token).run(queryGoDollarDocument, {})).queryGoDollar).toMatchObject({
      balance: 50,
      breakdowns: [{ balance: 50, expiryDate: '2027-12-01T00:00:00+08:00' }],
      details: [
        { trxDate: isoInHongKong(NOW), remark: 'A gift', point: 50 },
        { trxDate: isoInHongKong(NOW - 500), remark: 'Expired', point: -20 },
        { trxDate: isoInHongKong(NOW - 1000), remark: 'Old', point: 20 },
      ],
    })
  })
})
