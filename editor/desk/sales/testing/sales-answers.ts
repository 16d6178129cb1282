import type { DeskSales, DeskSalesDay, DeskSalesReport } from '#desk/sales/desk-sales.ts'
import { dayText } from '#locales/hong-kong.ts'
import type { Answers } from '../../../testing/world.tsx'

const hkd = (amount: number) => ({ amount, currencyCode: 'HKD' }) as const

const sales = (orders: number, refunds = 0): DeskSales => ({
  orders,
  amount: hkd(orders * 520),
  refunds: hkd(refunds),
  net: hkd(orders * 520 - refunds),
  units: orders * 2,
  returned: refunds > 0 ? 1 : 0,
})

/** 29 November 2026, as days since 1970. */
const TODAY = 20_786

const daysFrom = (first: number, days: number, ordersOf: (at: number) => number): readonly DeskSalesDay[] =>
  Array.from({ length: days }, (_, at) => ({
    day: dayText(first + at),
    ...sales(ordersOf(at), at === 2 ? 260 : 0),
  }))

/** Sales of a week in which each day had one order more than the day before. */
export const salesReport = (days = 7): DeskSalesReport => ({
  days: daysFrom(TODAY - days + 1, days, at => at + 1),
  before: daysFrom(TODAY - 2 * days + 1, days, at => days - at),
  total: sales((days * (days + 1)) / 2, 260),
  totalBefore: sales(14),
})

/** Sales of a shop that has sold nothing. */
const noSales = (days = 7): DeskSalesReport => ({
  days: daysFrom(TODAY - days + 1, days, () => 0).map(({ day }) => ({ day, ...sales(0) })),
  before: daysFrom(TODAY - 2 * days + 1, days, () => 0).map(({ day }) => ({ day, ...sales(0) })),
  total: sales(0),
  totalBefore: sales(0),
})

/** Answers of a shop with sales. */
export const SALES: Answers = {
  'sales.report': async ({ days }) => salesReport(days),
  'sales.best': async () => [
    {
      product: 'CR-TEE-003',
      title: { zh_HK: '輪廓 T 恤', en_US: 'Contour tee' },
      style: 'CONTOUR-TEE',
      units: 24,
      amount: hkd(7_176),
    },
    { product: 'GONE-1', title: null, style: null, units: 3, amount: hkd(900) },
  ],
  'sales.offers': async () => [
    {
      code: 'TRAIL50',
      name: { zh_HK: '減 HK$50', en_US: 'HK$50 off' },
      kind: 'coupons',
      orders: 4,
      amount: hkd(200),
    },
  ],
  'sales.searches': async () => [{ word: '雪鞋', searches: 5 }],
}

/** Answers of a shop without. */
export const NO_SALES: Answers = {
  'sales.report': async ({ days }) => noSales(days),
  'sales.best': async () => [],
  'sales.offers': async () => [],
  'sales.searches': async () => [],
}
