import type { BothTexts } from '#locales/locale.ts'
import { dayInHongKong } from '#locales/hong-kong.ts'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { OrderContent } from '../order/order-content.ts'
import type { Cents } from '../shared/money.ts'

/** A paid order that is counted. */
interface CountedOrder {
  readonly code: string
  readonly created_at: number
  readonly amount: number
  readonly content: string
}

interface OfferDay {
  readonly day: number
  readonly code: string
  readonly type: string
  readonly name: BothTexts
  readonly orders: number
  readonly amount: Cents
}

/** Joins rows of a key by a sum of two. */
function joined<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  sum: (one: Row, other: Row) => Row,
): Row[] {
  const byKey = new Map<string, Row>()
  for (const row of rows) {
    const before = byKey.get(keyOf(row))
    byKey.set(keyOf(row), before ? sum(before, row) : row)
  }
  // In one order everywhere: two processes must not wait for each other's rows.
  return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

/** Promotions, codes and coupons of orders, by day; each order counts once for each. */
const offersOf = (orders: readonly CountedOrder[]): readonly OfferDay[] =>
  joined(
    orders.flatMap(({ created_at: at, content }) => {
      const { activities } = JSON.parse(content) as Pick<OrderContent, 'activities'> // as `place` writes it
      const all = activities.map(({ code, type, name, amount }) => ({ code, type, name, amount, orders: 1 }))
      const each = joined(
        all,
        ({ code }) => code,
        (one, other) => ({ ...one, amount: one.amount + other.amount }),
      )
      return each.map(offer => ({ ...offer, day: dayInHongKong(at) }))
    }),
    ({ day, code }) => `${day} ${code}`,
    (one, other) => ({ ...other, orders: one.orders + other.orders, amount: one.amount + other.amount }),
  )

/**
 * Adds paid orders to the sales of the days on which they were placed: `sales_day`, `sales_offer`, and `spu_sold` by product. Gifts are
 * not sold.
 *
 * @param firstRecentDay first day that the sort by sales counts
 * @returns rows of products that were added to
 */
export async function addSales(
  trx: Transaction<Tables>,
  orders: readonly CountedOrder[],
  firstRecentDay: number,
): Promise<readonly { readonly spu_code: string }[]> {
  if (orders.length === 0) return []
  const dayOfOrder = new Map(orders.map(({ code, created_at: at }) => [code, dayInHongKong(at)]))
  const lines = await trx
    .selectFrom('order_line')
    .select(['order_code', 'spu_code', 'quantity', 'net', 'deduction'])
    .where('order_code', 'in', [...dayOfOrder.keys()])
    .where('line_type', '<>', 'GIFT')
    .execute()
  const sold = joined(
    lines.map(({ order_code: order, spu_code, quantity, net, deduction }) => ({
      spu_code,
      day: dayOfOrder.get(order) ?? 0,
      units: quantity,
      amount: net - deduction,
    })),
    ({ spu_code, day }) => `${spu_code} ${day}`,
    (one, other) => ({ ...one, units: one.units + other.units, amount: one.amount + other.amount }),
  )
  const days = joined(
    [
      ...orders.map(({ created_at: at, amount }) => ({
        day: dayInHongKong(at),
        orders: 1,
        amount,
        units: 0,
      })),
      ...sold.map(({ day, units }) => ({ day, orders: 0, amount: 0, units })),
    ],
    ({ day }) => String(day),
    (one, other) => ({
      day: one.day,
      orders: one.orders + other.orders,
      amount: one.amount + other.amount,
      units: one.units + other.units,
    }),
  )
  await trx
    .insertInto('sales_day')
    .values(days)
    .onConflict(conflict =>
      conflict.column('day').doUpdateSet({
        orders: sql<number>`sales_day.orders + excluded.orders`,
        amount: sql<number>`sales_day.amount + excluded.amount`,
        units: sql<number>`sales_day.units + excluded.units`,
      }),
    )
    .execute()
  const offers = offersOf(orders)
  if (offers.length > 0)
    await trx
      .insertInto('sales_offer')
      .values(offers.map(offer => ({ ...offer, name: JSON.stringify(offer.name) })))
      .onConflict(conflict =>
        conflict.columns(['day', 'code']).doUpdateSet({
          name: sql<string>`excluded.name`,
          orders: sql<number>`sales_offer.orders + excluded.orders`,
          amount: sql<number>`sales_offer.amount + excluded.amount`,
        }),
      )
      .execute()
  if (sold.length > 0)
    await trx
      .insertInto('spu_sold')
      .values(sold.map(row => ({ ...row, is_recent: row.day >= firstRecentDay ? 1 : 0 })))
      .onConflict(conflict =>
        conflict.columns(['spu_code', 'day']).doUpdateSet({
          units: sql<number>`spu_sold.units + excluded.units`,
          amount: sql<number>`spu_sold.amount + excluded.amount`,
        }),
      )
      .execute()
  return sold
}
