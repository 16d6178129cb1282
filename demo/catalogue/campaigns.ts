import type { ImportLine } from '#api/catalogue/format/import-schema.ts'
import { PRODUCTS } from './products.ts'
import { both } from './text.ts'

type CampaignLine = Extract<ImportLine, { kind: 'campaign' }>

const DAY = 24 * 3_600_000
const cents = (dollars: number) => dollars * 100

const layers = PRODUCTS.filter(({ style }) => ['JKT', 'FLC'].includes(style.kind) && !style.isGift).map(
  ({ code }) => code,
)

/** Code of the coupon that each new member gets. */
export const FIRST_ORDER = 'FIRST10'
/** What members type to get a coupon that brings a gift. */
const GIFT_COUPON = 'TRAILGIFT'
/** Code of a coupon for GOLD members. */
export const GOLD_COUPON = 'GOLD200'
/** Code of the campaign whose codes belong to one member each. */
export const BIRTHDAY = 'BIRTHDAY100'

/**
 * The demo's coupons and promotion codes, one of every kind. Source: C-216, C-229, CO-78.
 * @param base start of a Hong Kong day, epoch milliseconds
 */
export function campaignLines(base: number): CampaignLine[] {
  const days = (before: number, after: number) => ({
    beginTime: new Date(base - before * DAY).toISOString(),
    endTime: new Date(base + after * DAY).toISOString(),
  })
  const line = (rest: Omit<CampaignLine, 'kind'>): CampaignLine => ({ kind: 'campaign', ...rest })
  return [
    line({
      code: FIRST_ORDER,
      type: 'PROMOTION_COUPON',
      name: both('新會員首張訂單九折', '10% off your first order'),
      description: both(
        '登記成為會員後 90 天內有效，只限首張訂單使用。可與優惠碼同時使用，不可與其他優惠券同時使用。',
        'Valid on your first order, for 90 days after you join. Can be combined with a promo code, but not with another coupon.',
      ),
      off: { percent: 10 },
      accountScope: 'MEMBER',
      ...days(30, 3 * 365),
      grant: 'REGISTRATION',
      validDays: 90,
      firstOrderOnly: true,
    }),
    line({
      code: 'TRAIL50',
      type: 'PROMOTION_CODE',
      name: both('滿 HK$500 減 HK$50', 'HK$50 off when you spend HK$500'),
      description: both(
        '全店適用，每人限用三次。',
        'Valid on everything we sell. You can use it three times.',
      ),
      off: { amount: cents(50) },
      from: cents(500),
      ...days(10, 60),
      grant: 'SHARED',
      limitPerShopper: 3,
    }),
    line({
      code: 'WINTER15',
      type: 'PROMOTION_COUPON',
      name: both('外套與抓毛八五折', '15% off jackets and fleece'),
      description: both(
        '滿 HK$1,000 適用，領取後 30 天內有效，不適用於已享推廣價的商品。',
        'When you spend HK$1,000 or more. Valid for 30 days after you claim it, and not on items already reduced by a promotion.',
      ),
      off: { percent: 15 },
      from: cents(1000),
      spus: layers,
      stacks: false,
      accountScope: 'MEMBER',
      ...days(5, 60),
      grant: 'CLAIM',
      validDays: 30,
      limit: 500,
    }),
    line({
      code: GOLD_COUPON,
      type: 'PROMOTION_COUPON',
      name: both('金卡會員滿 HK$2,000 減 HK$200', 'Gold members: HK$200 off when you spend HK$2,000'),
      description: both('金卡會員專享，可用一次。', 'For Gold members only, once.'),
      off: { amount: cents(200) },
      from: cents(2000),
      accountScope: 'MEMBER',
      levels: ['GOLD'],
      ...days(15, 45),
      grant: 'ISSUED',
    }),
    line({
      code: GIFT_COUPON,
      type: 'PROMOTION_COUPON',
      name: both('山徑小禮物', 'A small gift for the trail'),
      description: both(
        '購物滿 HK$800 送禮品一份，送完即止。可與優惠碼同時使用。',
        'Spend HK$800 and we’ll add a gift, while stocks last. Works alongside a promo code.',
      ),
      off: { gift: { sku: 'CR-GFT-001-SVG-OS', quantity: 1 } },
      from: cents(800),
      accountScope: 'MEMBER',
      ...days(15, 45),
      grant: 'CLAIM',
    }),
    line({
      code: BIRTHDAY,
      type: 'PROMOTION_CODE',
      name: both('生日月滿 HK$600 減 HK$100', 'Birthday treat: HK$100 off when you spend HK$600'),
      description: both('你的專屬優惠碼，只可使用一次。', 'Your personal code, to use once.'),
      off: { amount: cents(100) },
      from: cents(600),
      accountScope: 'MEMBER',
      ...days(30, 365),
      grant: 'ISSUED',
      validDays: 30,
    }),
    line({
      code: 'SUMMER25',
      type: 'PROMOTION_CODE',
      name: both('夏日減 HK$25', 'Summer: HK$25 off'),
      description: both('已完結。', 'Ended.'),
      off: { amount: cents(25) },
      ...days(120, -40),
      grant: 'SHARED',
    }),
  ]
}
