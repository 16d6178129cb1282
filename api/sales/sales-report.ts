import { DAY_MS, dayInHongKong, HONG_KONG_MS, startOfDay } from '#locales/hong-kong.ts'
import type { BothTexts } from '#locales/locale.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { Cents } from '../shared/money.ts'

/**
 * Sales of a day in Hong Kong. Orders count on the day they were placed, once they are paid: `amount` is the money paid for them, freight
 * and services included and GO DOLLAR left out, `units` are goods and add-ons without gifts. `refunds` is money that was decided on that
 * day to be paid back for orders of any day, unless the provider refused it; `returned` are units of returns that were refunded then.
 * Payments that an order did not keep, and their refunds, are no sales; nor is anything of trial orders.
 */
export interface SalesOfDay {
  /** Days since 1970. */
  readonly day: number
  readonly orders: number
  readonly amount: Cents
  readonly refunds: Cents
  readonly units: number
  readonly returned: number
}

/** Days from `first` to `last`, both included. */
export interface Days {
  readonly first: number
  readonly last: number
}

/** The last days, today included, and as many before them. */
export function periodsAt(now: number, days: number): { readonly present: Days; readonly before: Days } {
  const last = dayInHongKong(now)
  return {
    present: { first: last - days + 1, last },
    before: { first: last - 2 * days + 1, last: last - days },
  }
}

/** Goods of a period. */
interface SoldProduct {
  readonly spuCode: string
  readonly units: number
  readonly amount: Cents
}

/** A promotion, a code or a coupon of a period. */
interface SoldOffer {
  readonly code: string
  readonly type: string
  readonly name: BothTexts
  readonly orders: number
  /** Cents it took off. */
  readonly amount: Cents
}

/** Sales for staff. Queries read one row for each day and thing, however many orders there are. */
export interface SalesReport {
  /** Every day of a period, the first one first. */
  readonly days: (period: Days) => Promise<readonly SalesOfDay[]>
  /** Goods with the most units. */
  readonly best: (period: Days, most: number) => Promise<readonly SoldProduct[]>
  /** Offers that took off the most. */
  readonly offers: (period: Days, most: number) => Promise<readonly SoldOffer[]>
}

/** Days whose goods one query sums up: with 100,000 orders in half a year, some milliseconds. */
const DAYS_AT_ONCE = 15

/** Reasons of refunds that pay back what an order has cost. */
const OF_ORDERS = ['CANCELLED', 'SHOP', 'RETURN'] as const

/** Number of the day of an instant. Both are whole: the division drops the rest. */
const dayOf = (instant: string) =>
  sql<number>`(${sql.ref(instant)} + ${sql.lit(HONG_KONG_MS)}) / ${sql.lit(DAY_MS)}`

/** True of a row that belongs to no trial order. */
const ofSale = (order: string) =>
  sql<boolean>`not exists (select 1 from order_head where order_head.code = ${sql.ref(order)} and order_head.is_trial = 1)`

const within =
  <Table extends 'sales_day' | 'sales_offer' | 'spu_sold'>({ first, last }: Days) =>
  (eb: ExpressionBuilder<Tables, Table>) =>
    eb.between(sql<number>`day`, first, last)

const numbers = <Row extends { readonly day: number }>(rows: readonly Row[]) =>
  new Map(rows.map(row => [Number(row.day), row]))

export const createSalesReport = (db: Database): SalesReport => ({
  async days({ first, last }) {
    const [from, until] = [startOfDay(first), startOfDay(last + 1)]
    const [sold, refunds, returns] = await Promise.all([
      db.selectFrom('sales_day').selectAll().where(within({ first, last })).execute(),
      db
        .selectFrom('refund')
        .select(({ fn }) => [dayOf('created_at').as('day'), fn.sum('amount').as('amount')])
        .where('created_at', '>=', from)
        .where('created_at', '<', until)
        .where('reason', 'in', OF_ORDERS)
        .where('state', '<>', 'REFUSED')
        .where(ofSale('refund.order_code'))
        .groupBy(dayOf('created_at'))
        .execute(),
      db
        .selectFrom('after_sales_order')
        .innerJoin('after_sales_line', 'after_sales_line.after_sales_code', 'after_sales_order.code')
        .select(({ fn }) => [dayOf('refunded_at').as('day'), fn.sum('after_sales_line.quantity').as('units')])
        .where('refunded_at', '>=', from)
        .where('refunded_at', '<', until)
        .where(ofSale('after_sales_order.order_code'))
        .groupBy(dayOf('refunded_at'))
        .execute(),
    ])
    const [soldOn, refundsOn, returnsOn] = [numbers(sold), numbers(refunds), numbers(returns)]
    return Array.from({ length: last - first + 1 }, (_, at) => {
      const day = first + at
      const { orders = 0, amount = 0, units = 0 } = soldOn.get(day) ?? {}
      return {
        day,
        orders,
        amount: Number(amount),
        units,
        refunds: Number(refundsOn.get(day)?.amount ?? 0),
        returned: Number(returnsOn.get(day)?.units ?? 0),
      }
    })
  },

  async best(period, most) {
    const sums = new Map<string, SoldProduct>()
    // A few days at a time: requests of shoppers come in between.
    for (let first = period.first; first <= period.last; first += DAYS_AT_ONCE) {
      const rows = await db
        .selectFrom('spu_sold')
        .select(({ fn }) => ['spu_code', fn.sum('units').as('units'), fn.sum('amount').as('amount')])
        .where(within({ first, last: Math.min(period.last, first + DAYS_AT_ONCE - 1) }))
        .groupBy('spu_code')
        .execute()
      for (const { spu_code: spuCode, units, amount } of rows) {
        const before = sums.get(spuCode)
        sums.set(spuCode, {
          spuCode,
          units: Number(units) + (before?.units ?? 0),
          amount: Number(amount) + (before?.amount ?? 0),
        })
      }
    }
    return [...sums.values()]
      .toSorted((one, other) => other.units - one.units || (one.spuCode < other.spuCode ? -1 : 1))
      .slice(0, most)
  },

  async offers(period, most) {
    const rows = await db
      .selectFrom('sales_offer')
      .select(({ fn }) => [
        'code',
        fn.max('type').as('type'),
        fn.max('name').as('name'),
        fn.sum('orders').as('orders'),
        fn.sum('amount').as('amount'),
      ])
      .where(within(period))
      .groupBy('code')
      .orderBy('amount', 'desc')
      .orderBy('code')
      .limit(most)
      .execute()
    return rows.map(({ code, type, name, orders, amount }) => ({
      code,
      type,
      name: JSON.parse(name) as BothTexts, // as `addSales` writes it
      orders: Number(orders),
      amount: Number(amount),
    }))
  },
})
