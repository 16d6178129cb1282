import { releaseDiscounts } from '../../coupon/coupon-store.ts'
import type { OrderHeadTable } from '../../database/tables.ts'
import { returnGoDollar } from '../../go-dollar/order-use.ts'
import type { OrderStatus } from '../../rules/order-status.ts'
import { isRemark } from '../../rules/remark.ts'
import type { Cents } from '../../shared/money.ts'
import { countOrder } from '../order-counts.ts'
import { addEvent } from '../order-events.ts'
import { insertRefund, paymentOf, returnSpare } from '../payment/refunds.ts'
import { releaseStock } from '../stock.ts'
import { releaseUnpaid } from '../unpaid/unpaid-hold.ts'
import { type Act, actorOf, FulfilmentRefused, takeOrder, type Trx } from './operation.ts'
import { CANCELLABLE, UNPAID } from './possible-operations.ts'

/** Cancels an order that waits for payment: what it holds is free again. A payment that arrives later goes back. */
export async function cancelUnpaid(
  trx: Trx,
  code: string,
  { reason, version, by, now }: Act & { readonly reason: string },
): Promise<OrderStatus> {
  if (!isRemark(reason)) throw new FulfilmentRefused({ code: 'REMARK' })
  const head = await takeOrder(trx, code, { version, allowed: UNPAID })
  // Rows are locked in the order of placing: what is held, stock, discounts, GO DOLLAR.
  await releaseUnpaid(trx, head)
  await releaseStock(trx, code)
  await releaseDiscounts(trx, code)
  await cancelOrder(trx, code, { reason, by, now })
  await countOrder(trx, head.owner_code, { from: head.status, to: 'CANCELED' })
  return 'CANCELED'
}

/** Cancels a paid order of which nothing was shipped, and queues a full refund. */
export async function cancel(
  trx: Trx,
  code: string,
  { reason, version, by, now }: Act & { readonly reason: string },
): Promise<OrderStatus> {
  if (!isRemark(reason)) throw new FulfilmentRefused({ code: 'REMARK' })
  const head = await takeOrder(trx, code, { version, allowed: CANCELLABLE })
  await cancelOrder(trx, code, { reason, by, now })
  const payment = await paymentOf(trx, code)
  if (payment && payment.left > 0)
    await queueRefund(
      trx,
      head,
      {
        payRef: payment.payRef,
        id: `CANCELLED ${payment.ref}`,
        amount: payment.left,
        reason: 'CANCELLED',
      },
      { by, now },
    )
  await countOrder(trx, head.owner_code, { from: head.status, to: 'CANCELED' })
  return 'CANCELED'
}

/** Queues an amount to be paid back, at most what is left of the payment. */
export async function refund(
  trx: Trx,
  code: string,
  { amount, reason, version, by, now }: Act & { readonly amount: Cents; readonly reason: string },
): Promise<OrderStatus> {
  if (!isRemark(reason)) throw new FulfilmentRefused({ code: 'REMARK' })
  const head = await takeOrder(trx, code, { version })
  const payment = head.is_paid === 1 ? await paymentOf(trx, code) : undefined
  const left = payment?.left ?? 0
  if (!payment || !Number.isSafeInteger(amount) || amount < 1 || amount > left)
    throw new FulfilmentRefused({ code: 'REFUND_AMOUNT', left })
  const id = `SHOP ${payment.ref} ${payment.refunds + 1}`
  await queueRefund(trx, head, { payRef: payment.payRef, id, amount, reason: 'SHOP' }, { by, now })
  await addEvent(trx, {
    code,
    at: now,
    kind: 'REFUND_REASON',
    actor: actorOf(by),
    detail: { refund: id, reason },
  })
  return head.status
}

/** Queues a payment that the order does not keep, by the provider's number of it. Source: CO-115. */
export async function returnPayment(
  trx: Trx,
  code: string,
  { payment, version, by, now }: Act & { readonly payment: string },
): Promise<OrderStatus> {
  const { status } = await takeOrder(trx, code, { version })
  const returned = await returnSpare(trx, { code, payRef: payment }, now)
  if (!returned) throw new FulfilmentRefused({ code: 'PAYMENT_UNKNOWN' })
  const detail = { refund: returned.id, amount: returned.amount }
  await addEvent(trx, { code, at: now, kind: 'REFUND_QUEUED', actor: actorOf(by), detail })
  return status
}

type Payment = NonNullable<Awaited<ReturnType<typeof paymentOf>>>

async function queueRefund(
  trx: Trx,
  head: OrderHeadTable,
  {
    payRef,
    id,
    amount,
    reason,
  }: Pick<Payment, 'payRef'> & {
    readonly id: string
    readonly amount: Cents
    readonly reason: 'CANCELLED' | 'SHOP'
  },
  { by, now }: Act,
) {
  await insertRefund(trx, { id, orderCode: head.code, payRef, amount, reason }, now)
  const detail = { refund: id, amount }
  await addEvent(trx, { code: head.code, at: now, kind: 'REFUND_QUEUED', actor: actorOf(by), detail })
}

/** Ends an order in the name of the shop; what it holds is free again. */
async function cancelOrder(
  trx: Trx,
  code: string,
  { reason, by, now }: Act & { readonly reason: string },
): Promise<void> {
  await trx
    .updateTable('order_head')
    .set({ cancelled_by: 'SHOP', status: 'CANCELED' })
    .where('code', '=', code)
    .execute()
  await releaseStock(trx, code)
  await returnGoDollar(trx, code, now)
  await addEvent(trx, { code, at: now, kind: 'CANCELLED', actor: actorOf(by), detail: { reason } })
}
