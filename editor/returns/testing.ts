import type { DeskReturn, ListedDeskReturn } from '#api/client/desk/returns.ts'

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
