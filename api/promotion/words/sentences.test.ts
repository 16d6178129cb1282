import { describe, expect, test } from 'vitest'
import {
  type ImportLine,
  importLine,
  type ParsedCampaign,
  type ParsedPromotion,
} from '../../catalogue/format/import-schema.ts'
import { PROMOTION_TYPES, type PromotionType } from '../../catalogue/format/promotion-rule.ts'
import { campaignSentence } from './campaign-sentence.ts'
import { promotionSentence } from './rule-sentence.ts'

type PromotionLine = Extract<ImportLine, { kind: 'promotion' }>
type CampaignLine = Extract<ImportLine, { kind: 'campaign' }>

const NAMES = new Map([
  ['jacket', { zh_HK: '外套', en_US: 'jacket' }],
  ['socks', { zh_HK: '襪', en_US: 'socks' }],
  ['bottle', { zh_HK: '水樽', en_US: 'bottle' }],
])
const nameOf = (code: string) => NAMES.get(code) ?? { zh_HK: code, en_US: code }
const names = { spu: nameOf, sku: nameOf }
const both = (text: string) => ({ zh_HK: text, en_US: text })

/** From the morning of one day to the evening of another. */
const WEEK = { beginTime: '2026-12-01T10:00:00+08:00', endTime: '2026-12-07T22:30:00+08:00' }
const ZH_WEEK = '優惠期：2026年12月1日 10:00 至 2026年12月7日 22:30。'
const EN_WEEK = 'From 1 Dec 2026, 10:00 to 7 Dec 2026, 22:30.'
const TWO = ['jacket', 'socks']
const EVERYTHING = { scope: 'ALL' } as const

const promotionOf = (change: Partial<PromotionLine>): ParsedPromotion =>
  importLine.parse({
    kind: 'promotion',
    code: 'P',
    type: 'MEMBER',
    name: both('P'),
    ...WEEK,
    ...change,
  }) as ParsedPromotion

const campaignOf = (change: Partial<CampaignLine>): ParsedCampaign =>
  importLine.parse({
    kind: 'campaign',
    code: 'TRAIL10',
    type: 'PROMOTION_CODE',
    name: both('C'),
    off: { percent: 10 },
    grant: 'SHARED',
    limitPerShopper: null,
    ...WEEK,
    ...change,
  }) as ParsedCampaign

const PROMOTIONS: readonly [PromotionType, Partial<PromotionLine>, zh: string, en: string][] = [
  [
    'SATISFY_REDUCE',
    {
      spus: TWO,
      rule: {
        tiers: [
          { from: { amount: 50_000 }, reduce: 5000 },
          { from: { amount: 100_000 }, reduce: 12_050 },
        ],
      },
    },
    '購買這 2 款商品滿 HK$500：減 HK$50；滿 HK$1,000：減 HK$120.50。',
    'Spend HK$500 on these 2 products: HK$50 off; spend HK$1,000: HK$120.50 off.',
  ],
  [
    'SATISFY_DISCOUNT',
    {
      rule: {
        ...EVERYTHING,
        tiers: [
          { from: { units: 2 }, percentOff: 5 },
          { from: { units: 3 }, percentOff: 10 },
        ],
      },
    },
    '購買全店商品滿 2 件：減 5%；滿 3 件：減 10%。',
    'Buy 2 units of all products: 5% off; buy 3 units: 10% off.',
  ],
  [
    'DIRECT_REDUCE',
    { spus: ['jacket'], rule: { reduce: 5000 } },
    '這款商品每件減 HK$50。',
    'HK$50 off each unit of this product.',
  ],
  ['MEMBER', { rule: { ...EVERYTHING, percentOff: 10 } }, '全店商品減 10%。', '10% off all products.'],
  [
    'SPECIFY_PRICE',
    {
      spus: TWO,
      prices: [
        { spu: 'jacket', price: 39_900 },
        { sku: 'socks', price: 4990 },
      ],
    },
    '2 個特價：HK$49.90 至 HK$399。',
    '2 special prices: HK$49.90 to HK$399.',
  ],
  [
    'SPECIFY_PRICE',
    { spus: ['jacket'], prices: [{ spu: 'jacket', price: 39_900 }] },
    '特價：HK$399。',
    'Special price: HK$399.',
  ],
  [
    'SPECIFY_PRICE',
    { spus: TWO },
    '顯示於這 2 款商品，不影響售價。',
    'Shown on these 2 products; changes no price.',
  ],
  [
    'BUNDLE',
    {
      rule: {
        price: 95_000,
        parts: [
          { spus: ['jacket'], quantity: 1 },
          { spus: ['socks', 'bottle'], quantity: 2 },
        ],
      },
    },
    '外套 1 件 + 2 款商品任選 2 件，合共 HK$950。',
    '1 × jacket + any 2 of 2 products together for HK$950.',
  ],
  [
    'FULL_FREE',
    { spus: TWO, rule: { buy: 3, free: 1 } },
    '這 2 款商品每 3 件，最便宜的 1 件免費。',
    'Of every 3 units of these 2 products, the cheapest is free.',
  ],
  [
    'FULL_FREE',
    { spus: TWO, rule: { buy: 5, free: 2 } },
    '這 2 款商品每 5 件，最便宜的 2 件免費。',
    'Of every 5 units of these 2 products, the cheapest 2 are free.',
  ],
  [
    'PRESENT',
    {
      rule: {
        ...EVERYTHING,
        from: { amount: 80_000 },
        gifts: [{ sku: 'bottle' }, { sku: 'socks', quantity: 2 }],
      },
    },
    '購買全店商品滿 HK$800：送水樽、襪 2 件任選 1 款。',
    'Spend HK$800 on all products: one free gift of bottle, 2 × socks.',
  ],
  [
    'PRESENT',
    { spus: ['jacket'], rule: { from: { units: 1 }, gifts: [{ sku: 'bottle' }] } },
    '購買這款商品滿 1 件：送水樽。',
    'Buy 1 unit of this product: bottle free.',
  ],
  [
    'EXCHANGE',
    {
      spus: TWO,
      rule: { from: { amount: 50_000 } },
      exchange: [{ spu: 'bottle', price: 5900, limit: 2 }],
    },
    '購買這 2 款商品滿 HK$500：可以 HK$59 加購水樽，每款最多 2 件。',
    'Spend HK$500 on these 2 products: add bottle for HK$59, at most 2 of each.',
  ],
  [
    'EXCHANGE',
    {
      spus: ['jacket'],
      exchange: [
        { spu: 'bottle', price: 5900 },
        { spu: 'socks', price: 100, skus: [{ sku: 'socks', price: 2000 }] },
      ],
    },
    '購買這款商品滿 1 件：可以 HK$20 至 HK$59 加購 2 款商品。',
    'Buy 1 unit of this product: add any of 2 products for HK$20 to HK$59.',
  ],
  [
    'FREIGHT_SATISFY_REDUCE',
    { rule: { ...EVERYTHING, from: 30_000, reduce: 2000, countries: ['HK', 'MO'] } },
    '購買全店商品滿 HK$300：送往香港、澳門，運費減 HK$20。',
    'Spend HK$300 on all products: HK$20 off delivery to Hong Kong, Macau.',
  ],
  [
    'FREIGHT_SATISFY_DISCOUNT',
    { spus: TWO, rule: { from: 0, percentOff: 100 } },
    '購買這 2 款商品：免運費。',
    'With these 2 products: free delivery.',
  ],
  [
    'FREIGHT_SATISFY_DISCOUNT',
    { rule: { ...EVERYTHING, from: 50_000, percentOff: 50 } },
    '購買全店商品滿 HK$500：運費減 50%。',
    'Spend HK$500 on all products: 50% off delivery.',
  ],
]

describe('a promotion as a sentence (CO-63)', () => {
  test('each type has one', () => {
    expect(new Set(PROMOTIONS.map(([type]) => type))).toEqual(new Set(PROMOTION_TYPES))
  })

  test.each(PROMOTIONS)('%s', (type, change, zh, en) => {
    expect(promotionSentence(promotionOf({ type, ...change }), names)).toEqual({
      zh_HK: zh + ZH_WEEK,
      en_US: `${en} ${EN_WEEK}`,
    })
  })

  test.each<[string, Partial<PromotionLine>, zh: string, en: string]>([
    ['everyone', {}, '', ''],
    ['members', { accountScope: 'MEMBER' }, '只限會員。', 'For members. '],
    [
      'members of levels',
      { accountScope: 'MEMBER', levels: ['GOLD', 'SILVER'] },
      '只限 GOLD、SILVER 會員。',
      'For members of GOLD, SILVER. ',
    ],
    [
      'guests: levels do not count',
      { accountScope: 'GUEST', levels: ['GOLD'] },
      '只限未登入的顧客。',
      'For shoppers who are not signed in. ',
    ],
    [
      'members of a level and guests (C-208)',
      { levels: ['GOLD'] },
      '只限 GOLD 會員及未登入的顧客。',
      'For members of GOLD, and for shoppers who are not signed in. ',
    ],
  ])('it is for %s', (_, change, zh, en) => {
    const rule = { ...EVERYTHING, percentOff: 10 }
    expect(promotionSentence(promotionOf({ rule, ...change }), names)).toEqual({
      zh_HK: `全店商品減 10%。${zh}${ZH_WEEK}`,
      en_US: `10% off all products. ${en}${EN_WEEK}`,
    })
  })

  test.each([
    ['2026-11-28', '2026-11-29', '優惠日：2026年11月28日。', 'On 28 November 2026.'],
    ['2026-11-28', '2026-12-01', '優惠期：2026年11月28日至30日。', 'From 28 to 30 November 2026.'],
  ])('it runs from the midnight of %s to that of %s', (from, until, zh, en) => {
    const period = { beginTime: `${from}T00:00:00+08:00`, endTime: `${until}T00:00:00+08:00` }
    const { zh_HK, en_US } = promotionSentence(promotionOf(period), names)
    expect([zh_HK, en_US]).toEqual([
      `顯示於這 0 款商品，不影響售價。${zh}`,
      `Shown on no product; changes no price. ${en}`,
    ])
  })

  test('prices beside a rule are named, and so is that it was stopped (CO-67)', () => {
    const rule = { ...EVERYTHING, percentOff: 10 }
    const line = promotionOf({ rule, prices: [{ sku: 'socks', price: 4990 }], isStopped: true })
    expect(promotionSentence(line, names).en_US).toBe(
      `10% off all products. Special price: HK$49.90. ${EN_WEEK} It is stopped.`,
    )
  })
})

describe('a coupon or a code as a sentence (C-216 … C-221)', () => {
  test.each<[string, Partial<CampaignLine>, zh: string, en: string]>([
    ['a shared code', {}, '優惠碼 TRAIL10：全店商品減 10%。', 'Code TRAIL10: 10% off all products. '],
    [
      'an amount from an amount on, for some products',
      { off: { amount: 5000 }, from: 40_000, spus: TWO },
      '優惠碼 TRAIL10：這 2 款商品滿 HK$400 減 HK$50。',
      'Code TRAIL10: HK$50 off these 2 products, once they cost HK$400. ',
    ],
    [
      'a gift',
      { off: { gift: { sku: 'bottle', quantity: 2 } }, from: 40_000 },
      '優惠碼 TRAIL10：購買全店商品滿 HK$400 送水樽 2 件。',
      'Code TRAIL10: 2 × bottle free with all products, once they cost HK$400. ',
    ],
    [
      'a coupon that a code puts into the wallet, with every bound',
      {
        type: 'PROMOTION_COUPON',
        grant: 'CLAIM',
        stacks: false,
        firstOrderOnly: true,
        limitPerShopper: 1,
        limit: 1000,
        validDays: 30,
        accountScope: 'MEMBER',
      },
      '輸入 TRAIL10 的顧客所得的優惠券：全店商品減 10%。不適用於已有優惠的商品。只限首張訂單。每人限用一次。總數上限為 1,000。發出後 30 日內有效。只限會員。',
      'A coupon for shoppers who enter TRAIL10: 10% off all products. Not for items that a promotion has made cheaper. For a first order. Once per shopper. At most 1,000 in all. Valid for 30 days once it is given. For members. ',
    ],
    [
      'a coupon for new members',
      { type: 'PROMOTION_COUPON', grant: 'REGISTRATION' },
      '新會員的優惠券：全店商品減 10%。',
      'A coupon for new members: 10% off all products. ',
    ],
    [
      'a code of one member’s own',
      { grant: 'ISSUED', limitPerShopper: 3 },
      '由本店發給會員的個人優惠碼：全店商品減 10%。每人最多用 3 次。',
      'A code of their own for members chosen by the shop: 10% off all products. At most 3 times per shopper. ',
    ],
  ])('%s', (_, change, zh, en) => {
    expect(campaignSentence(campaignOf(change), names)).toEqual({
      zh_HK: zh + ZH_WEEK,
      en_US: en + EN_WEEK,
    })
  })
})
