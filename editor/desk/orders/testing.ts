import type { DeskOrder, DeskOrderLine, DeskUnpaidHolder, ListedDeskOrder } from '#desk/orders/desk-order.ts'
import type { WireMoney } from '#locales/format.ts'

const hkd = (amount: number): WireMoney => ({ amount, currencyCode: 'HKD' })
const both = (zh_HK: string, en_US = zh_HK) => ({ zh_HK, en_US })

/** A line of two jackets of which none has left. */
export const deskLine = (change: Partial<DeskOrderLine> = {}): DeskOrderLine => ({
  line: 1,
  skuCode: 'JKT-M',
  name: both('外套', 'Jacket'),
  image: '',
  properties: [{ name: both('尺碼', 'Size'), value: both('中碼', 'Medium') }],
  isGift: false,
  amount: hkd(200),
  quantity: 2,
  shipped: 0,
  received: 0,
  closed: 0,
  refunded: 0,
  why: [
    both('頁面售價每件 HK$100。', 'HK$100 each on its page.'),
    both('2 件實收 HK$200。', 'All 2 cost HK$200.'),
  ],
  ...change,
})

/** A paid order of two jackets, of which none has left. */
export const deskOrder = (change: Partial<DeskOrder> = {}): DeskOrder => ({
  number: '202611230000000001',
  version: 3,
  status: 'WAIT_DELIVERY',
  placed: '2026-11-23T04:00:00.000Z',
  email: 'mei@cairn.example',
  isMember: true,
  locale: 'zh_HK',
  amount: hkd(230),
  amounts: { goods: hkd(200), reductions: hkd(0), freight: hkd(30), services: hkd(0), goDollar: hkd(0) },
  isPaid: true,
  isTrial: false,
  payType: 'visa',
  delivery: { earliest: '2026-11-26', latest: '2026-11-30' },
  refundable: hkd(230),
  spare: [],
  operations: ['ship', 'cancel', 'refund'],
  receiver: {
    name: 'Mei Chan',
    mobile: '+852 91234567',
    mail: 'mei@cairn.example',
    place: {
      zh_HK: ['香港', '中西區 中環', '1 Queen’s Road'],
      en_US: ['1 Queen’s Road', 'Central', 'Hong Kong'],
    },
    pickup: null,
  },
  remark: '',
  services: [],
  lines: [deskLine()],
  shipments: [],
  refunds: [],
  mailsFailed: 0,
  returns: [],
  events: [
    { time: '2026-11-23T04:01:00.000Z', kind: 'PAID', actor: 'payment', detail: {} },
    { time: '2026-11-23T04:00:00.000Z', kind: 'PLACED', actor: 'shopper', detail: {} },
  ],
  ...change,
})

/** The same order with both jackets on their way in one parcel. */
export const shippedOrder = (change: Partial<DeskOrder> = {}): DeskOrder =>
  deskOrder({
    version: 4,
    status: 'WAIT_RECEIVE',
    operations: ['received', 'track', 'refund'],
    lines: [deskLine({ shipped: 2 })],
    shipments: [
      {
        shipment: 1,
        courier: 'SF',
        trackingNo: 'SF1234567',
        memo: '',
        shipped: '2026-11-23T05:00:00.000Z',
        received: null,
        lines: [{ line: 1, quantity: 2 }],
        stops: [],
      },
    ],
    ...change,
  })

/** A paid order in a list. */
export const listedOrder = (change: Partial<ListedDeskOrder> = {}): ListedDeskOrder => ({
  number: '202611230000000001',
  status: 'WAIT_DELIVERY',
  placed: '2026-11-23T04:00:00.000Z',
  email: 'mei@cairn.example',
  amount: hkd(230),
  isPaid: true,
  isTrial: false,
  units: 2,
  isToShip: true,
  ...change,
})

/** Unpaid orders of one shopper, twelve items each. */
export const unpaidHolder = (
  numbers: readonly string[] = ['1001', '1002'],
  email = 'mei@cairn.example',
): DeskUnpaidHolder => ({
  units: numbers.length * 12,
  amount: hkd(numbers.length * 1200),
  orders: numbers.map(number => ({
    number,
    version: 1,
    email,
    mobile: '+852 91234567',
    isMember: false,
    units: 12,
    amount: hkd(1200),
    placed: '2026-11-23T04:00:00.000Z',
    payUntil: '2026-11-23T04:30:00.000Z',
  })),
})
