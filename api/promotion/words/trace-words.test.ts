import { describe, expect, test } from 'vitest'
import { catalogue } from '#locales/catalogue.ts'
import type { Activity, ActivityRule } from '../activity.ts'
import type { TracedActivity, TracedEffect } from '../trace.ts'
import {
  type DoesNothing,
  effectSentence,
  freightSentence,
  type LinePrice,
  lineSentences,
  nothingSentence,
  uncountedSentence,
} from './trace-words.ts'

const NAMES = new Map([
  ['WEEK', { zh_HK: '保暖週', en_US: 'Fleece week' }],
  ['SPEND', { zh_HK: '滿減', en_US: 'Spend and save' }],
  ['cap', { zh_HK: '帽', en_US: 'cap' }],
  ['socks', { zh_HK: '襪', en_US: 'socks' }],
])
const nameOf = (code: string) => NAMES.get(code) ?? { zh_HK: code, en_US: code }
const names = { effect: nameOf, line: nameOf, sku: nameOf }
const texts = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })

const terms = {
  beginTime: Date.parse('2026-12-01T10:00:00+08:00'),
  endTime: Date.parse('2026-12-07T22:30:00+08:00'),
  accountScope: 'MEMBER',
  levels: ['GOLD'],
} as const
const activityOf = (rule: ActivityRule): Activity => ({
  code: 'WEEK',
  priority: 0,
  spus: 'ALL',
  rule,
  ...terms,
})
const effect = (change: Partial<TracedActivity>): TracedEffect => ({
  kind: 'ACTIVITY',
  activity: activityOf({ type: 'MEMBER', percentOff: 10 }),
  code: 'WEEK',
  step: 'UNITS',
  amount: 0,
  lines: [],
  priced: [],
  gifts: [],
  opensAddOns: false,
  excludedBy: [],
  ...change,
})

describe('what an activity did, in words', () => {
  test.each<[string, Partial<TracedActivity>, zh: string, en: string]>([
    [
      'took off lines',
      {
        amount: 5000,
        lines: [
          { id: 'cap', amount: 3750 },
          { id: 'socks', amount: 1250 },
        ],
      },
      '「保暖週」減 HK$50：帽減 HK$37.50、襪減 HK$12.50。',
      '“Fleece week” takes HK$50 off: HK$37.50 off cap, HK$12.50 off socks.',
    ],
    [
      'and could take more',
      { step: 'THRESHOLDS', amount: 5000, lines: [{ id: 'cap', amount: 5000 }], missing: { amount: 12_000 } },
      '「保暖週」減 HK$50：帽減 HK$50。尚欠 HK$120 可達下一級優惠。',
      '“Fleece week” takes HK$50 off: HK$50 off cap. HK$120 more to the next tier.',
    ],
    [
      'lowers delivery',
      { step: 'FREIGHT', amount: 2000 },
      '「保暖週」令運費減 HK$20。',
      '“Fleece week” takes HK$20 off delivery.',
    ],
    [
      'makes the price of pages',
      { priced: ['cap', 'socks'] },
      '「保暖週」是帽、襪的頁面售價。',
      '“Fleece week” makes the price on the page of cap, socks.',
    ],
    [
      'gives',
      { step: 'REWARDS', gifts: [{ skuCode: 'socks', quantity: 2 }] },
      '「保暖週」送襪 2 件。',
      '“Fleece week” gives 2 × socks.',
    ],
    [
      'opens add-ons',
      { step: 'REWARDS', opensAddOns: true },
      '「保暖週」讓顧客以特價加購商品。',
      '“Fleece week” lets shoppers add products at a special price.',
    ],
    [
      'lacks an amount (CO-64)',
      { reason: 'UNDER_THRESHOLD', missing: { amount: 12_000 } },
      '「保暖週」沒有作用：尚欠 HK$120。',
      '“Fleece week” does nothing: HK$120 more is needed.',
    ],
    [
      'is for other countries',
      {
        reason: 'DESTINATION',
        activity: activityOf({
          type: 'FREIGHT_SATISFY_REDUCE',
          from: 0,
          reduce: 100,
          countries: ['MO', 'SG'],
        }),
      },
      '「保暖週」沒有作用：只限送往澳門、新加坡。',
      '“Fleece week” does nothing: it is for delivery to Macau, Singapore.',
    ],
    [
      'is for others',
      { reason: 'AUDIENCE' },
      '「保暖週」沒有作用：不適用於這位顧客。只限 GOLD 會員。',
      '“Fleece week” does nothing: it is for other shoppers. For members of GOLD.',
    ],
  ])('%s', (_, change, zh, en) => {
    expect(effectSentence(effect(change), names)).toEqual(texts(zh, en))
  })
})

describe('why a promotion or a code does nothing, in words', () => {
  const CASES: readonly [DoesNothing['reason'], Partial<DoesNothing>, zh: string, en: string][] = [
    ['NOT_STARTED', {}, '將於 2026年12月1日 10:00 開始', 'it begins on 1 Dec 2026, 10:00'],
    ['ENDED', {}, '已於 2026年12月7日 22:30 結束', 'it ended on 7 Dec 2026, 22:30'],
    ['UNDER_THRESHOLD', { missing: { units: 1 } }, '尚欠 1 件', '1 more unit is needed'],
    [
      'EXCLUDED',
      { excludedBy: ['SPEND', 'X'] },
      '已參加「滿減」、「X」',
      'take part in “Spend and save”, “X”',
    ],
    ['NO_BENEFIT', {}, '不會令任何商品更便宜', 'would not make anything cheaper'],
    ['OUT_OF_SCOPE', {}, '沒有適用的商品', 'none of its products is in the bag'],
    ['PROMOTION', {}, '適用的商品已有優惠', 'has made its items cheaper already'],
    ['GIFT_GONE', {}, '贈品已送罄', 'its gifts are out of stock'],
    ['STOPPED', {}, '已停用', 'it is stopped'],
    ['NO_RULE', {}, '不影響售價', 'changes no price'],
    ['UNKNOWN', {}, '沒有優惠碼', 'There is no code “Fleece week”'],
    ['ONE_EACH', {}, '只可用一個優惠碼及一張優惠券', 'takes one code and one coupon'],
    ['DESTINATION', { countries: ['HK'] }, '只限送往香港', 'delivery to Hong Kong'],
    ['AUDIENCE', {}, '只限 GOLD 會員', 'For members of GOLD'],
  ]
  test('each reason has words', () => {
    const reasons = CASES.map(([reason]) => reason).sort()
    expect(reasons).toEqual(Object.keys(catalogue.en_US.api.promotion.trace.nothing).sort())
  })

  test.each(CASES)('%s', (reason, change, zh, en) => {
    const { zh_HK, en_US } = nothingSentence({ code: 'WEEK', reason, terms, ...change }, names)
    expect(zh_HK).toContain(zh)
    expect(zh_HK).toContain('「保暖週」')
    expect(en_US).toContain(en)
    expect(en_US).toContain('“Fleece week”')
  })
})

describe('why a line costs what it costs, in words (C-207 … C-211)', () => {
  const LINE: LinePrice = {
    quantity: 1,
    source: 'SALE',
    price: 50_000,
    base: 50_000,
    taken: [],
    net: 50_000,
    deduction: 0,
  }
  test.each<[string, Partial<LinePrice>, zh: readonly string[], en: readonly string[]]>([
    [
      'sale price',
      {},
      ['頁面售價每件 HK$500，即商品售價。', '實收 HK$500。'],
      ['HK$500 each on its page, its sale price.', 'It costs HK$500.'],
    ],
    [
      'default price of two units',
      { source: 'DEFAULT', quantity: 2, net: 100_000 },
      ['頁面售價每件 HK$500，即預設售價。', '2 件實收 HK$1,000。'],
      ['HK$500 each on its page, its default price.', 'All 2 cost HK$1,000.'],
    ],
    [
      'level',
      { source: 'LEVEL' },
      ['頁面售價每件 HK$500，即會員級別的售價。', '實收 HK$500。'],
      ['HK$500 each on its page, the price of the member’s level.', 'It costs HK$500.'],
    ],
    [
      'promotion price, discount and GO DOLLAR',
      {
        source: 'PROMOTION',
        price: 39_900,
        by: nameOf('WEEK'),
        taken: [{ name: nameOf('SPEND'), amount: 5000 }],
        net: 34_900,
        deduction: 4900,
      },
      [
        '頁面售價每件 HK$399，來自「保暖週」；沒有此優惠則為 HK$500。',
        '「滿減」減 HK$50。',
        '實收 HK$349。',
        '其中 HK$49 由 GO DOLLAR 抵扣。',
      ],
      [
        'HK$399 each on its page, the price of “Fleece week”. Without it, HK$500.',
        '“Spend and save” takes HK$50 off.',
        'It costs HK$349.',
        'GO DOLLAR pays HK$49 of it.',
      ],
    ],
    [
      'add-on',
      { source: 'ADD_ON', by: nameOf('WEEK') },
      ['每件 HK$500，即「保暖週」的加購價。', '實收 HK$500。'],
      ['HK$500 each, the special price of “Fleece week”.', 'It costs HK$500.'],
    ],
    [
      'gift',
      { source: 'GIFT', by: nameOf('WEEK') },
      ['免費，「保暖週」的贈品。'],
      ['Free, the gift of “Fleece week”.'],
    ],
    [
      'price of an order that did not keep its origin',
      { source: undefined },
      ['頁面售價每件 HK$500。這張訂單沒有記錄售價的由來：下單時本店尚未保存這項資料。', '實收 HK$500。'],
      [
        'HK$500 each on its page. The order does not hold where this price came from: it was placed before the shop kept that.',
        'It costs HK$500.',
      ],
    ],
  ])('%s', (_, change, zh, en) => {
    const said = lineSentences({ ...LINE, ...change })
    expect(said.map(({ zh_HK }) => zh_HK)).toEqual(zh)
    expect(said.map(({ en_US }) => en_US)).toEqual(en)
  })

  test.each([
    ['SOLD_OUT', '不計算：已售罄。', 'Not counted: it is sold out.'],
    ['ADDON_NOT_ALLOWED', '不計算：不在加購範圍內。', 'Not counted: its offer does not allow it.'],
  ] as const)('a line that is not counted: %s (C-178 … C-184)', (reason, zh, en) => {
    expect(uncountedSentence(reason)).toEqual(texts(zh, en))
  })
})

test.each([
  ['free', { postage: 0 }, '免運費。', 'Delivery is free.'],
  [
    'lowered by a promotion',
    { postage: 1000, missingToFree: 80_000 },
    '運費 HK$10，原價 HK$30。再買 HK$800 可免運費。',
    'Delivery costs HK$10 instead of HK$30. HK$800 more for free delivery.',
  ],
  ['in full', { postage: 3000 }, '運費 HK$30。', 'Delivery costs HK$30.'],
])('delivery is %s (CO-69)', (_, change, zh, en) => {
  expect(freightSentence({ fee: 3000, freeFrom: 100_000, ...change })).toEqual(texts(zh, en))
})
