import type { DeskReturn, ListedDeskReturn } from '#desk/returns/desk-return.ts'
import type { AfterSalesLineOption } from '#api/client/order/after-sales.ts'

const hkd = (amount: number) => ({ amount, currencyCode: 'HKD' })

/** A return in a list: one unit, under review. */
export const listedReturn = (change: Partial<ListedDeskReturn> = {}): ListedDeskReturn => ({
  number: 'A202611221234567890',
  order: '202611200000000042',
  type: 'RETURN',
  status: 'NEW',
  method: 'COURIER',
  asked: '2026-11-22T03:00:00.000Z',
  reason: 'FAULTY',
  amount: hkd(899),
  goDollar: 0,
  units: 1,
  isLate: false,
  ...change,
})

/** The same on its own screen. */
export const deskReturn = (change: Partial<DeskReturn> = {}): DeskReturn => {
  const { units, ...listed } = listedReturn()
  return {
    ...listed,
    memo: 'A seam is open.',
    isReturnFree: true,
    parcel: '',
    replacement: null,
    answer: '',
    refundable: hkd(899),
    isRefunded: false,
    refund: null,
    photos: [],
    lines: [
      {
        line: 1,
        skuCode: 'shell-moss-m',
        name: { zh_HK: '防水外殼', en_US: 'Trail shell' },
        image: '',
        properties: [
          { name: { zh_HK: '顏色', en_US: 'Colour' }, value: { zh_HK: '苔綠', en_US: 'Moss' } },
          { name: { zh_HK: '尺碼', en_US: 'Size' }, value: { zh_HK: 'M', en_US: 'M' } },
        ],
        isGift: false,
        quantity: units,
        amount: hkd(899),
        exchange: null,
      },
    ],
    operations: ['approve', 'refuse', 'refund'],
    events: [{ time: '2026-11-22T03:00:00.000Z', kind: 'AFTER_SALES_NEW', actor: 'shopper', detail: {} }],
    ...change,
  }
}

/** What can be returned of the first line of an order: two units, for money or for another size. */
export const returnOption = (change: Partial<AfterSalesLineOption> = {}): AfterSalesLineOption => ({
  lineId: '1',
  returnableQuantity: 2,
  returnUntil: '2026-12-10T23:59:59+08:00',
  problem: null,
  message: null,
  isFaultyOnly: false,
  replacement: null,
  comesWith: [],
  refunds: [
    { amount: { amount: 33.33 }, goDollar: 1 },
    { amount: { amount: 66.67 }, goDollar: 3 },
  ],
  exchanges: [
    { skuCode: 'shell-m', colour: 'Moss', size: 'M', isInStock: true, isSame: true },
    { skuCode: 'shell-l', colour: 'Moss', size: 'L', isInStock: true, isSame: false },
  ],
  ...change,
})
