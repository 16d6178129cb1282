import type { Database } from '../database/database.ts'
import { createOrderStore } from '../order/order-store.ts'
import { newOrder } from '../order/testing.ts'

/** Tables that orders of tests fill, those first that refer to others. */
export const ORDER_TABLES = [
  'unpaid_hold',
  'after_sales_unit',
  'after_sales_line',
  'after_sales_order',
  'order_search',
  'order_mail',
  'order_count',
  'order_event',
  'refund',
  'payment_attempt',
  'stock_hold',
  'shipment_line',
  'shipment',
  'order_line',
  'order_head',
] as const

/** Places and pays an order, and returns its code. */
export async function paidOrder(
  db: Database,
  units: Readonly<Record<string, number>>,
  now: number,
): Promise<string> {
  const orders = createOrderStore(db)
  const placed = await orders.place(newOrder(units), now)
  if (!placed.ok) throw new Error(placed.refusal.reason)
  const { code } = placed.value.order
  const attempt = await orders.openAttempt(code, 'visa', now)
  if (!attempt) throw new Error('There is no attempt.')
  const { ref, amount } = attempt
  await orders.settle({ ref, payRef: `p ${ref}`, isPaid: true, amount }, now)
  return code
}
