import type { Transaction } from 'kysely'
import type { OrderHeadTable, Tables } from '../../database/tables.ts'
import { returnPoints, takePointsBack } from '../../go-dollar/return-points.ts'
import { CENTS_PER_EARNED } from '../../order/fulfilment/shipping.ts'
import { addEvent } from '../../order/order-events.ts'
import { insertRefund, paymentOf } from '../../order/payment/refunds.ts'
import type { Cents } from '../../shared/money.ts'
import type { AfterSalesRecord } from '../after-sales-record.ts'
import type { Actor } from '../after-sales-store.ts'

type Trx = Transaction<Tables>

/** Money of a record that the provider is asked to pay back, at most what is left of the payment. */
export async function queueReturnRefund(
  trx: Trx,
  { head }: AfterSalesRecord,
  { actor, now }: Actor,
): Promise<Cents> {
  const payment = await paymentOf(trx, head.order_code)
  const amount = Math.min(head.amount + head.freight, payment?.left ?? 0)
  if (!payment || amount < 1) return 0
  // One that the provider refused keeps its row; the next one has a name of its own.
  const { count } = await trx
    .selectFrom('refund')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('after_sales_code', '=', head.code)
    .executeTakeFirstOrThrow()
  const id = `RETURN ${head.code}${Number(count) > 0 ? ` ${Number(count) + 1}` : ''}`
  const { order_code: orderCode, code: afterSalesCode } = head
  await insertRefund(
    trx,
    { id, orderCode, payRef: payment.payRef, amount, reason: 'RETURN', afterSalesCode },
    now,
  )
  const detail = { refund: id, amount, afterSales: head.code }
  await addEvent(trx, { code: orderCode, at: now, kind: 'REFUND_QUEUED', actor, detail })
  return amount
}

/** GO DOLLAR that the order had earned with goods that came back, and that were not asked back yet. Source: MO-75, MO-76. */
async function earnedTooMuch(trx: Trx, { code }: OrderHeadTable): Promise<number> {
  const events = await trx
    .selectFrom('order_event')
    .select('detail')
    .where('order_code', '=', code)
    .where('kind', '=', 'GO_DOLLAR_EARNED')
    .execute()
  const granted = events.reduce(
    (sum, { detail }) => sum + (JSON.parse(detail) as { granted: number }).granted, // written with the lot
    0,
  )
  if (granted === 0) return 0
  const lines = await trx
    .selectFrom('order_line')
    .select(['net', 'deduction'])
    .where('order_code', '=', code)
    .execute()
  const records = await trx
    .selectFrom('after_sales_order')
    .select(['amount', 'earned_back'])
    .where('order_code', '=', code)
    .where('refunded_at', 'is not', null)
    .execute()
  const paid = lines.reduce((sum, { net, deduction }) => sum + net - deduction, 0)
  const kept = records.reduce((left, { amount }) => left - amount, paid)
  const asked = records.reduce((sum, { earned_back }) => sum + earned_back, 0)
  return Math.max(0, granted - asked - Math.floor(kept / CENTS_PER_EARNED))
}

/**
 * Settles the GO DOLLAR of a record: returns those used for the goods, takes back those earned with them. Returns the number
 * taken.
 */
export async function movePoints(
  trx: Trx,
  order: OrderHeadTable,
  { head }: AfterSalesRecord,
  now: number,
): Promise<{ readonly owed: number; readonly taken: number }> {
  if (order.is_member === 0) return { owed: 0, taken: 0 }
  const because = { afterSalesCode: head.code, orderCode: order.code, userCode: order.owner_code, now }
  await returnPoints(trx, because, head.points)
  const owed = await earnedTooMuch(trx, order)
  const taken = await takePointsBack(trx, because, owed)
  await trx
    .updateTable('after_sales_order')
    .set({ earned_back: owed })
    .where('code', '=', head.code)
    .execute()
  return { owed, taken }
}
