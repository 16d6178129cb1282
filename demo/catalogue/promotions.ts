import type { ImportLine } from '#api/catalogue/format/import-schema.ts'
import { PRODUCTS } from './products.ts'
import { both } from './text.ts'

type PromotionLine = Extract<ImportLine, { kind: 'promotion' }>

const DAY = 24 * 3_600_000
const cents = (dollars: number) => dollars * 100

/** Products of the opening offer and what they cost while it runs, in HK$. */
const OPENING_PRICES: Readonly<Record<string, number>> = {
  'CR-JKT-001': 2490,
  'CR-SHO-001': 890,
  'CR-PCK-002': 1480,
  'CR-TNT-001': 2280,
  'CR-ACC-005': 620,
}
/** The opening offer runs from a week before the base date to the end of the fourth day after it. */
export const OPENING_DAYS = { before: 7, after: 4 } as const

/** Products of the flash sale and what they cost while it runs, in HK$. No other promotion holds them. */
const FLASH_PRICES: Readonly<Record<string, number>> = {
  'CR-TRS-004': 690,
  'CR-ACC-002': 280,
  'CR-BSL-002': 620,
  'CR-BSL-007': 490,
  'CR-SHR-003': 320,
  'CR-ACC-004': 190,
  'CR-ACC-011': 190,
}
const FLASH_DAYS = 3

const codesOf = (...kinds: readonly string[]) =>
  PRODUCTS.filter(({ style }) => kinds.includes(style.kind) && !style.isGift).map(({ code }) => code)
const prices = (dollars: Readonly<Record<string, number>>) =>
  Object.entries(dollars).map(([spu, price]) => ({ spu, price: cents(price) }))

/**
 * The demo's promotions, at least one of every type, running unless they say otherwise. What they take off a bag is `rule`;
 * beside it are their words, the products that show them, and the unit prices while they run. Source: C-205, C-206.
 * @param base start of a Hong Kong day, epoch milliseconds
 */
export function promotionLines(base: number): PromotionLine[] {
  const days = (before: number, after: number) => ({
    beginTime: new Date(base - before * DAY).toISOString(),
    endTime: new Date(base + after * DAY).toISOString(),
  })
  const socks = ['CR-ACC-006', 'CR-ACC-016', 'CR-ACC-024']
  const line = (rest: Omit<PromotionLine, 'kind'>): PromotionLine => ({ kind: 'promotion', ...rest })
  return [
    line({
      code: 'opening-aw26',
      type: 'SPECIFY_PRICE',
      name: both('開季禮遇', 'Season opening'),
      description: both(
        '指定新季商品，開季限時優惠價。',
        'Introductory prices on selected new-season pieces.',
      ),
      priority: 10,
      ...days(OPENING_DAYS.before, OPENING_DAYS.after),
      spus: Object.keys(OPENING_PRICES),
      prices: prices(OPENING_PRICES),
    }),
    line({
      code: 'flash-week',
      type: 'SPECIFY_PRICE',
      name: both('快閃三日', 'Three-day flash sale'),
      description: both(
        '七款日常行裝，三日限時優惠價。',
        'Seven everyday pieces at a special price for three days.',
      ),
      priority: 11,
      ...days(1, FLASH_DAYS),
      spus: Object.keys(FLASH_PRICES),
      prices: prices(FLASH_PRICES),
    }),
    line({
      code: 'layers-2000',
      type: 'SATISFY_REDUCE',
      name: both(
        '外套與抓毛滿 HK$2,000 減 HK$200',
        'HK$200 off when you spend HK$2,000 on jackets and fleece',
      ),
      description: both(
        '以單一訂單計算，可與會員價同時使用。',
        'On a single order. Works alongside member prices.',
      ),
      priority: 20,
      ...days(10, 20),
      spus: codesOf('JKT', 'FLC'),
      rule: { tiers: [{ from: { amount: cents(2000) }, reduce: cents(200) }] },
    }),
    line({
      code: 'socks-30',
      type: 'DIRECT_REDUCE',
      name: both('健行襪每對減 HK$30', 'HK$30 off every pair of trail socks'),
      description: both('數量不限。', 'As many pairs as you like.'),
      priority: 15,
      ...days(3, 30),
      spus: socks,
      prices: prices(Object.fromEntries(socks.map(code => [code, 150]))),
    }),
    line({
      code: 'tees-three',
      type: 'SATISFY_DISCOUNT',
      name: both('T 恤三件八五折', '15% off when you buy three tees'),
      description: both('任何顏色、任何尺碼。', 'Any colour, any size.'),
      priority: 25,
      ...days(5, 25),
      spus: codesOf('TEE'),
      rule: { tiers: [{ from: { units: 3 }, percentOff: 15 }] },
    }),
    line({
      code: 'members-fleece',
      type: 'MEMBER',
      name: both('會員抓毛價', 'Member prices on fleece'),
      description: both('銀卡及金卡會員專享。', 'For Silver and Gold members only.'),
      priority: 12,
      accountScope: 'MEMBER',
      levels: ['SILVER', 'GOLD'],
      ...days(2, 14),
      spus: ['CR-FLC-001', 'CR-FLC-004'],
      prices: prices({ 'CR-FLC-001': 890, 'CR-FLC-004': 890 }),
    }),
    line({
      code: 'trail-addons',
      type: 'EXCHANGE',
      name: both('買靴或背囊，加購隨行配件', 'Add trail essentials to your boots or pack'),
      description: both(
        '購買指定登山靴、背囊或硬殼，可以優惠價加購襪、保溫樽及頸巾。',
        'Buy boots, a pack or a shell and add socks, a flask or a neck tube for less.',
      ),
      priority: 30,
      ...days(4, 40),
      spus: [
        'CR-JKT-001',
        'CR-JKT-007',
        'CR-BOT-001',
        'CR-BOT-002',
        'CR-BOT-005',
        'CR-PCK-001',
        'CR-PCK-002',
      ],
      exchange: [
        {
          spu: 'CR-ACC-006',
          price: cents(99),
          limit: 2,
          skus: [
            { sku: 'CR-ACC-006-OAT-36-39', price: cents(99) },
            { sku: 'CR-ACC-006-OAT-40-43', price: cents(109) },
          ],
        },
        { spu: 'CR-ACC-003', price: cents(199), limit: 1 },
        { spu: 'CR-ACC-008', price: cents(59) },
      ],
    }),
    line({
      code: 'tent-gift',
      type: 'PRESENT',
      name: both('買帳幕送頸巾', 'Free neck tube with every tent'),
      description: both('送完即止。', 'While stocks last.'),
      priority: 40,
      ...days(1, 21),
      spus: ['CR-TNT-001', 'CR-TNT-004', 'CR-TNT-002', 'CR-GFT-001'],
      rule: { from: { units: 1 }, gifts: [{ sku: 'CR-GFT-001-SVG-OS' }] },
    }),
    line({
      code: 'camp-set',
      type: 'BUNDLE',
      name: both('露營三件套 HK$4,800', 'Tent, sleeping bag and mat for HK$4,800'),
      description: both('一帳、一袋、一墊。', 'One tent, one sleeping bag, one mat.'),
      priority: 35,
      ...days(6, 30),
      spus: ['CR-TNT-001', 'CR-SLP-001', 'CR-SLP-003'],
      rule: {
        price: cents(4800),
        parts: ['CR-TNT-001', 'CR-SLP-001', 'CR-SLP-003'].map(spu => ({ spus: [spu], quantity: 1 })),
      },
    }),
    line({
      code: 'freight-800',
      type: 'FREIGHT_SATISFY_REDUCE',
      name: both('鞋履滿 HK$800 減運費 HK$30', 'HK$30 off delivery when you spend HK$800 on footwear'),
      description: both('適用於鞋履，送貨至香港及澳門。', 'For delivery in Hong Kong and Macau.'),
      priority: 60,
      ...days(30, 60),
      spus: codesOf('BOT', 'SHO'),
      rule: { from: cents(800), reduce: cents(30), countries: ['HK', 'MO'] },
    }),
    line({
      code: 'freight-heavy',
      type: 'FREIGHT_SATISFY_DISCOUNT',
      name: both('帳幕運費半價', 'Half-price delivery for tents'),
      description: both('滿 HK$2,000 適用。', 'When you spend HK$2,000 or more on tents.'),
      priority: 61,
      ...days(30, 60),
      spus: codesOf('TNT'),
      rule: { from: cents(2000), percentOff: 50 },
    }),
    line({
      code: 'winter-socks',
      type: 'FULL_FREE',
      name: both('冬至買三送一', 'Winter solstice: buy three, get one free'),
      description: both('下月開始。', 'Starts next month.'),
      priority: 50,
      ...days(-25, 40),
      spus: socks,
      rule: { buy: 4, free: 1 },
    }),
    line({
      code: 'summer-end',
      type: 'SPECIFY_PRICE',
      name: both('夏末清貨', 'End-of-summer sale'),
      description: both('已完結。', 'Ended.'),
      priority: 70,
      ...days(60, -20),
      spus: codesOf('SHR'),
      prices: prices({ 'CR-SHR-001': 299 }),
    }),
    line({
      code: 'stopped-trial',
      type: 'DIRECT_REDUCE',
      name: both('試行優惠', 'Trial offer'),
      priority: 80,
      isStopped: true,
      ...days(5, 50),
      spus: ['CR-SHR-001'],
      prices: prices({ 'CR-SHR-001': 199 }),
    }),
  ]
}
