import type { OrderLineContent, ReceiptContent } from '#api/order/order-content.ts'
import type { StoredOrder } from '#api/order/order-store.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'

/** Instant at which the sample order was placed. */
export const PLACED_AT = Date.parse('2026-11-23T14:05:00+08:00')

const both = (zh_HK: string, en_US: string): BothTexts => ({ zh_HK, en_US })
const COLOUR = both('顏色', 'Colour')
const SIZE = both('尺碼', 'Size')

const content = (
  name: BothTexts,
  image: string,
  [colour, size]: readonly [BothTexts, string],
  listPrice: number,
): OrderLineContent => ({
  name,
  image,
  properties: [
    { name: COLOUR, value: colour },
    { name: SIZE, value: both(size, size) },
  ],
  listPrice,
  activityId: '',
  promotions: [],
  extInfos: '',
})

const line = (
  skuCode: string,
  {
    quantity,
    unitPrice,
    isGift = false,
  }: { readonly quantity: number; readonly unitPrice: number; readonly isGift?: boolean },
  about: OrderLineContent,
): StoredOrder['lines'][number] => ({
  skuCode,
  spuCode: skuCode.slice(0, 10),
  lineType: isGift ? 'GIFT' : 'SALABLE_PRODUCT',
  quantity,
  unitPrice,
  net: unitPrice * quantity,
  deduction: 0,
  shipped: 0,
  received: 0,
  closed: 0,
  content: about,
})

const HONG_KONG = both('香港', 'Hong Kong')
const RECEIPT: ReceiptContent = {
  firstName: 'Mei',
  lastName: 'Chan',
  mobile: '+852 91234567',
  mail: 'mei@example.com',
  countryId: '810000',
  country: HONG_KONG,
  province: HONG_KONG,
  city: HONG_KONG,
  district: both('中西區 上環', 'Sheung Wan, Central and Western'),
  address: both('摩羅上街 12 號 3 樓', 'Flat 3, 12 Upper Lascar Row'),
  zipCode: '999077',
  pickup: null,
}

const LINES = [
  line(
    'CR-JKT-001-PIN-M',
    { quantity: 1, unitPrice: 289_000 },
    content(
      both('蚺蛇尖三層防水外套', 'Sharp Peak 3-Layer Shell'),
      '/media/demo/cr-jkt-001-1.svg',
      [both('松針綠', 'Pine'), 'M'],
      289_000,
    ),
  ),
  line(
    'CR-FLC-001-OAT-M',
    { quantity: 2, unitPrice: 109_000 },
    content(
      both('大浪高毛抓毛外套', 'Tai Long Pile Fleece'),
      '/media/demo/cr-flc-001-1.svg',
      [both('燕麥', 'Oat'), 'M'],
      109_000,
    ),
  ),
  line(
    'CR-GFT-001-SIL-F',
    { quantity: 1, unitPrice: 0, isGift: true },
    content(
      both('開季紀念頸巾', 'Season Neck Tube'),
      '/media/demo/cr-gft-001-1.svg',
      [both('芒草黃', 'Silvergrass'), ''],
      0,
    ),
  ),
]

/** An order of the demo's goods with every sum that an order can have: offer, coupon, gift wrap, GO DOLLAR, free delivery. */
export function sampleOrder(locale: Locale, change: Partial<StoredOrder> = {}): StoredOrder {
  return {
    code: 'O202611230000000001',
    externalNo: '202611230000000001',
    ownerCode: 'sample',
    isMember: false,
    email: 'mei@example.com',
    locale,
    status: 'WAIT_PAY',
    isPaid: false,
    isTrial: false,
    cancelledBy: null,
    version: 1,
    createdAt: PLACED_AT,
    payUntil: PLACED_AT + 3 * 3_600_000,
    amounts: {
      productAmount: 507_000,
      discount: 21_800,
      coupon: 10_000,
      freight: 0,
      serviceFee: 2000,
      deduction: 5050,
      amount: 472_150,
    },
    content: {
      terminal: 'PC',
      buyerRemark: '',
      transportMethod: 'HOME_DELIVERY',
      distributionType: 'EXPRESS',
      receipt: RECEIPT,
      billing: RECEIPT,
      sameAsAddress: true,
      isInternational: false,
      services: [],
      activities: [],
      goDollar: { points: 50, amount: 5050 },
      payType: 'visa',
      guideCode: '',
      staffCode: '',
    },
    lines: LINES,
    ...change,
  }
}

/** The same order to be collected. */
export function collectedOrder(locale: Locale, change: Partial<StoredOrder> = {}): StoredOrder {
  const order = sampleOrder(locale, change)
  const pickup = {
    code: 'central',
    name: both('中環店 · 皇后大道中 80 號地下', 'Central shop · G/F, 80 Queen’s Road Central'),
  }
  return {
    ...order,
    content: {
      ...order.content,
      transportMethod: 'STORE_PICKUP',
      receipt: { ...RECEIPT, pickup },
    },
  }
}
