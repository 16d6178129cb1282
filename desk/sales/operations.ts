import { z } from 'zod'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { periodsAt, type SalesOfDay, type SalesReport } from '#api/sales/sales-report.ts'
import type { SearchMisses } from '#api/sales/search-misses.ts'
import { toWire } from '#api/shared/money.ts'
import { dayText } from '#locales/hong-kong.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome } from '#operators/outcome.ts'
import {
  type DeskBestSeller,
  type DeskMissedSearch,
  type DeskOffer,
  type DeskSales,
  type DeskSalesReport,
  PERIODS,
} from './desk-sales.ts'

export interface SalesDesk {
  readonly salesReport: SalesReport
  readonly searchMisses: Pick<SearchMisses, 'most'>
  readonly catalogue: () => Pick<Catalogue, 'spus'>
}

/** Rows of a list of what sold, helped or was missed most. */
const MOST = 50

const input = z.strictObject({
  /** Length of the period that ends today in Hong Kong. */
  days: z.literal(PERIODS).default(28),
})

type Sums = Omit<SalesOfDay, 'day'>

const onTheWire = ({ orders, amount, refunds, units, returned }: Sums): DeskSales => ({
  orders,
  amount: toWire(amount),
  refunds: toWire(refunds),
  net: toWire(amount - refunds),
  units,
  returned,
})

const totalOf = (days: readonly SalesOfDay[]): DeskSales => {
  const sum = (of: keyof Sums) => days.reduce((before, day) => before + day[of], 0)
  return onTheWire({
    orders: sum('orders'),
    amount: sum('amount'),
    refunds: sum('refunds'),
    units: sum('units'),
    returned: sum('returned'),
  })
}

const { read } = operationsOn<SalesDesk>()

/** Figures of sales. Those who may see orders may see their sums. */
export const salesOperations = {
  report: read({
    right: 'orders.read',
    summary:
      'Reads paid orders, their amount, units, refunds and returns by day, beside the same days before.',
    input,
    async run({ salesReport }, { days }, { now }): Promise<Outcome<DeskSalesReport>> {
      const { present, before } = periodsAt(now, days)
      const [shown, earlier] = [await salesReport.days(present), await salesReport.days(before)]
      const rowsOf = (all: readonly SalesOfDay[]) =>
        all.map(each => ({ day: dayText(each.day), ...onTheWire(each) }))
      return done({
        days: rowsOf(shown),
        before: rowsOf(earlier),
        total: totalOf(shown),
        totalBefore: totalOf(earlier),
      })
    },
  }),
  best: read({
    right: 'orders.read',
    summary: 'Lists the products of which most units were sold.',
    input,
    async run({ salesReport, catalogue }, { days }, { now }): Promise<Outcome<readonly DeskBestSeller[]>> {
      const found = await salesReport.best(periodsAt(now, days).present, MOST)
      const { spus } = catalogue()
      return done(
        found.map(({ spuCode, units, amount }) => {
          const spu = spus.get(spuCode)
          return {
            product: spuCode,
            title: spu?.title ?? null,
            style: spu?.style ?? null,
            units,
            amount: toWire(amount),
          }
        }),
      )
    },
  }),
  offers: read({
    right: 'orders.read',
    summary:
      'Lists promotions, codes and coupons of paid orders, with what they took off. Gifts count nothing.',
    input,
    async run({ salesReport }, { days }, { now }): Promise<Outcome<readonly DeskOffer[]>> {
      const found = await salesReport.offers(periodsAt(now, days).present, MOST)
      return done(
        found.map(({ code, type, name, orders, amount }) => ({
          code,
          name,
          kind: type === 'PROMOTION_CODE' || type === 'PROMOTION_COUPON' ? 'coupons' : 'promotions',
          orders,
          amount: toWire(amount),
        })),
      )
    },
  }),
  searches: read({
    right: 'orders.read',
    summary: 'Lists words that shoppers searched for without a result.',
    input,
    run: async ({ searchMisses }, { days }, { now }): Promise<Outcome<readonly DeskMissedSearch[]>> =>
      done(await searchMisses.most(periodsAt(now, days).present, MOST)),
  }),
}
