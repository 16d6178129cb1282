import type {
  AfterSales,
  AfterSalesLineOption,
  AfterSalesOptions,
  AfterSalesPage,
  ListedAfterSales,
  RefundOrder,
} from '#api/client/order/after-sales.ts'
import { hkd } from './bag.ts'

const AMOUNT = hkd(95.25)

/** A return of one unit that is under review, unless said otherwise. */
export const afterSalesOf = (change: Partial<AfterSales> = {}): AfterSales => ({
  code: 'T202611220000000003',
  orderNo: '202611200000000042',
  createdAt: '2026-11-21T11:00:00+08:00',
  type: 'RETURN',
  afterSalesStatus: 'NEW',
  refundStatus: 'CREATED',
  total: AMOUNT,
  goDollar: 12,
  nextStep: 'We are reviewing your request.',
  lines: [
    {
      lineId: 'shell',
      skuName: 'Product shell',
      quantity: 1,
      skuProperties: [
        { name: 'Colour', value: 'Moss' },
        { name: 'Size', value: 'M' },
      ],
      spuCode: 'spu-shell',
      imageUrl: '',
      isGift: false,
      amount: hkd(107.25),
      total: AMOUNT,
      goDollar: 12,
      exchangeSkuCode: '',
      exchangeSkuProperties: [],
    },
  ],
  memo: '',
  freight: hkd(0),
  refundOrderNo: '',
  reason: 'WRONG_SIZE',
  reasonName: 'Does not fit',
  method: 'COURIER',
  returnAddress: null,
  isReturnFree: false,
  carrier: '',
  trackingNo: '',
  photoIds: [],
  answer: '',
  replacement: null,
  canCancel: true,
  canSendBack: false,
  events: [{ time: '2026-11-21T11:00:00+08:00', status: 'NEW', message: 'Request received.' }],
  ...change,
})

/** The refund of that return, just asked for. */
export const refundOf = (change: Partial<RefundOrder> = {}): RefundOrder => ({
  refundStatus: 'CREATED',
  refundOrderNo: 'F202611220000000004',
  afterSalesOrderNo: 'T202611220000000003',
  orderNo: '202611200000000042',
  createdAt: '2026-11-21T11:00:00+08:00',
  reason: 'Does not fit',
  description: '',
  method: 'COURIER',
  returnAddress: null,
  refundOrderLines: [],
  refundTotal: AMOUNT,
  freight: hkd(0),
  goDollar: 12,
  refundedAt: null,
  ...change,
})

/** A size that goods can be exchanged for; another one than they have, and in stock, unless said otherwise. */
export const exchangeFor = (
  size: string,
  change: Partial<AfterSalesLineOption['exchanges'][number]> = {},
): AfterSalesLineOption['exchanges'][number] => ({
  skuCode: `sku-${size}`,
  colour: 'Moss',
  size,
  isInStock: true,
  isSame: false,
  ...change,
})

/** A line of which two units can be returned until the end of 4 December 2026. */
export const lineOption = (
  lineId: string,
  change: Partial<AfterSalesLineOption> = {},
): AfterSalesLineOption => ({
  lineId,
  returnableQuantity: 2,
  returnUntil: '2026-12-05T00:00:00+08:00',
  problem: null,
  message: null,
  isFaultyOnly: false,
  replacement: null,
  comesWith: [],
  refunds: [
    { amount: hkd(95.25), goDollar: 12 },
    { amount: hkd(190.49), goDollar: 25 },
  ],
  exchanges: [],
  ...change,
})

export const returnOptions = (
  lines: readonly AfterSalesLineOption[],
  change: Partial<AfterSalesOptions> = {},
): AfterSalesOptions => ({
  orderNo: '202611200000000042',
  days: 14,
  refundable: { amount: 100_000 },
  freight: { amount: { amount: 0 }, goDollar: 0 },
  lines: [...lines],
  reasons: [
    { code: 'FAULTY', name: 'Faulty or damaged', isShopFault: true },
    { code: 'WRONG_SIZE', name: 'Does not fit', isShopFault: false },
    { code: 'OTHER', name: 'Another reason', isShopFault: false },
  ],
  ...change,
})

export const returnsPage = (
  returns: readonly ListedAfterSales[],
  more: Partial<AfterSalesPage['pageInfo']> = {},
): AfterSalesPage => ({
  edges: returns.map(node => ({ node })),
  pageInfo: { totalCount: returns.length, hasNextPage: false, endCursor: null, ...more },
})
