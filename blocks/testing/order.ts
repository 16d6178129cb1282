import type { ListedOrder, Order, OrderLine, OrderPage } from '#api/client/order/order.ts'
import { hkd } from './bag.ts'

/** One unit for HK$100, unless said otherwise. */
export const orderLine = (id: string, change: Partial<OrderLine> = {}): OrderLine => ({
  id,
  skuCode: `sku-${id}`,
  spuCode: `spu-${id}`,
  name: `Product ${id}`,
  skuProperties: [
    { name: 'Colour', value: 'Moss' },
    { name: 'Size', value: 'M' },
  ],
  image: '',
  isGift: false,
  productType: 'SALABLE_PRODUCT',
  salePrice: hkd(100),
  promoPrice: hkd(100),
  listPrice: hkd(100),
  quantity: 1,
  amount: hkd(100),
  promotions: [],
  refunds: [],
  shippedQuantity: 0,
  receivedQuantity: 0,
  closedQuantity: 0,
  ...change,
})

const RECEIPT: Order['receiptInfo'] = {
  name: 'Ming Chan',
  mobile: '+852 91234567',
  address: 'Flat 3B, 18 Hill Road',
  mail: 'ming@example.com',
  country: 'Hong Kong',
  countryId: '810000',
  province: '',
  city: '',
  district: 'Central and Western, Sheung Wan',
  zipCode: '',
  selfPickupShopCode: '',
  pickupName: '',
}

/** An order of two units that waits for payment, placed at noon of the tests' day. */
export const orderOf = (change: Partial<Order> = {}): Order => ({
  code: 'O1',
  orderCode: '202611210000000007',
  externalOrderNo: '202611210000000007',
  orderStatus: 'WAIT_PAY',
  isTrial: false,
  orderTime: '2026-11-21T12:00:00+08:00',
  scheduleCancelTime: '2026-11-21T15:00:00+08:00',
  distributionType: 'EXPRESS',
  delivery: { earliest: '2026-11-26', latest: '2026-11-30' },
  amount: hkd(230),
  orderLines: [orderLine('shell'), orderLine('boots')],
  orderActivities: [],
  orderDeductions: [],
  extInfos: { payType: 'visa', sameAsAddress: true, isInternational: false, guideCode: '', staffCode: '' },
  receivedAmount: hkd(0),
  productAmount: hkd(200),
  freight: hkd(30),
  tax: hkd(0),
  couponDiscount: hkd(0),
  activityDiscount: hkd(0),
  additionalServiceFee: hkd(0),
  additionalServices: [],
  receiptInfo: RECEIPT,
  billingInfo: RECEIPT,
  logistics: [],
  refundOrders: [],
  buyerRemark: '',
  confirmationSentTo: 'ming@example.com',
  events: [{ time: '2026-11-21T12:00:00+08:00', kind: 'PLACED', message: 'The order was placed.' }],
  ...change,
})

/** What the shop answers when a payment begins. */
export const paymentForm = (address = 'https://pay.example/payForm.jsp') => ({
  response: {
    form: `<form method="post" action="${address}"><input type="hidden" name="orderRef" value="A01"><input type="hidden" name="remark" value="&lt;b&gt;"></form>`,
    paymentPageUrl: address,
  },
  userErrors: [],
})

/** An order with everything an order can have: shipped in part, with gift, code, GO DOLLAR, services and a refund. */
export const richOrder = (change: Partial<Order> = {}): Order =>
  orderOf({
    code: 'O2',
    orderCode: '202611200000000042',
    externalOrderNo: '202611200000000042',
    orderStatus: 'PARTIAL_SHIPPED',
    distributionType: 'PICKUP',
    orderLines: [
      orderLine('shell', {
        name: '三層防水風殼外套 Storm Ridge',
        quantity: 2,
        salePrice: hkd(1680),
        amount: hkd(2690.5),
        promotions: [
          { name: '買 2 件 8 折', amount: hkd(569.5) },
          { name: 'WINTER15', amount: hkd(100) },
        ],
        shippedQuantity: 2,
        receivedQuantity: 1,
        refunds: [{ refundStatus: 'REFUNDING', quantity: 1 }],
      }),
      orderLine('boots', { salePrice: hkd(1299), amount: hkd(1299) }),
      orderLine('tube', {
        name: '開季紀念頸巾',
        isGift: true,
        productType: 'GIFT',
        salePrice: hkd(0),
        amount: hkd(0),
      }),
    ],
    orderActivities: [
      { code: 'A1', name: '買 2 件 8 折', type: 'DISCOUNT', amount: hkd(569.5) },
      { code: 'WINTER15', name: '冬季優惠', type: 'PROMOTION_CODE', amount: hkd(100) },
    ],
    orderDeductions: [
      {
        code: 'GO_DOLLAR',
        name: 'GO DOLLAR',
        cost: 50,
        actualAmount: hkd(50),
        deductionType: 'GO_DOLLAR',
      },
    ],
    extInfos: {
      payType: 'alipayHk',
      sameAsAddress: false,
      isInternational: false,
      guideCode: 'G123',
      staffCode: 'S-2026-00017',
    },
    productAmount: hkd(4659),
    activityDiscount: hkd(569.5),
    couponDiscount: hkd(100),
    freight: hkd(0),
    additionalServiceFee: hkd(70),
    amount: { amount: 4009.5, currencyCode: 'HKD' },
    receivedAmount: hkd(4009.5),
    additionalServices: [
      { serviceType: 'PACKAGE', amount: hkd(50), memo: '' },
      { serviceType: 'GREETING_CARD', amount: hkd(20), memo: '生日快樂，一齊行山！' },
    ],
    receiptInfo: { ...RECEIPT, selfPickupShopCode: 'HK-MK-01', pickupName: 'Cairn 旺角店' },
    logistics: [
      {
        providerCode: 'SF',
        providerName: '順豐速運',
        memo: '',
        trackingNo: 'SF1234567890',
        trackingUrl: 'https://www.sf-express.com/track?no=SF1234567890',
        shippedAt: '2026-11-20T18:00:00+08:00',
        receivedAt: null,
        lines: [{ lineId: 'shell', quantity: 2 }],
        expressDetails: [
          {
            expressCode: 'SF1234567890',
            companyName: '順豐速運',
            remark: '包裹已到達旺角站',
            createTime: '2026-11-21T09:00:00+08:00',
          },
        ],
      },
    ],
    refundOrders: [
      {
        createdAt: '2026-11-21T10:00:00+08:00',
        refundAmount: hkd(1345.25),
        refundOrderNo: 'R0001',
        refundStatus: 'REFUNDING',
        reason: '尺碼不合',
      },
    ],
    buyerRemark: '請在下午六時後致電',
    events: [
      { time: '2026-11-20T18:00:00+08:00', kind: 'SHIPPED', message: '部分商品已發貨。' },
      { time: '2026-11-20T12:05:00+08:00', kind: 'PAID', message: '已收到款項。' },
      { time: '2026-11-20T12:00:00+08:00', kind: 'PLACED', message: '訂單已建立。' },
    ],
    ...change,
  })

/** The page of a list of these orders, in these states. */
export const orderPage = (
  orders: readonly ListedOrder[],
  statuses: readonly string[],
  more: Partial<OrderPage['pageInfo']> = {},
): OrderPage => {
  const found = orders.filter(({ orderStatus }) => statuses.includes(orderStatus))
  return {
    edges: found.map(node => ({ node })),
    pageInfo: { totalCount: found.length, hasNextPage: false, endCursor: null, ...more },
    statusCounts: [...new Set(orders.map(({ orderStatus }) => orderStatus))].map(orderStatus => ({
      orderStatus,
      count: orders.filter(order => order.orderStatus === orderStatus).length,
    })),
  }
}
