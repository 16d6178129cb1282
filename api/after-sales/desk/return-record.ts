import type { OrderDetails } from '../../order/reading/order-details.ts'
import type { StoredOrder } from '../../order/order-store.ts'
import type { AfterSalesRecord } from '../after-sales-record.ts'
import type { AfterSalesStatus } from '../after-sales-status.ts'

/** Returns are handled within three weeks. Milliseconds. Source: M-136, MO-70. */
const HANDLED_WITHIN_MS = 21 * 24 * 3_600_000
const ENDED: readonly AfterSalesStatus[] = ['FINISHED', 'CANCELED', 'AUDIT_FAILED']

/** Whether a return is open for longer than shoppers were told. */
export const isLate = (
  { status, asked }: { readonly status: AfterSalesStatus; readonly asked: number },
  now: number,
): boolean => !ENDED.includes(status) && now - asked > HANDLED_WITHIN_MS

/** A return or an exchange with its order and what happened to it, as operators get it. Amounts in cents, lines from 1. */
export async function returnRecord(
  { head, lines, refund, photoIds }: AfterSalesRecord,
  order: StoredOrder,
  details: OrderDetails,
) {
  const events = await details.events(order.code)
  return {
    number: head.code,
    order: order.externalNo,
    type: head.type,
    status: head.status,
    asked: new Date(head.created_at).toISOString(),
    reason: head.reason,
    memo: head.memo,
    method: head.method,
    parcel: `${head.carrier} ${head.tracking_no}`.trim(),
    replacement: `${head.out_courier ?? ''} ${head.out_tracking_no}`.trim(),
    answer: head.answer,
    amount: head.amount + head.freight,
    goDollar: head.points,
    refund: refund ? { amount: refund.amount, state: refund.state } : null,
    photos: photoIds,
    lines: lines.map(line => ({
      line: line.position + 1,
      skuCode: order.lines[line.position]?.skuCode ?? '',
      quantity: line.quantity,
      amount: line.amount,
      exchangeSku: line.exchange_sku,
    })),
    events: events
      .filter(({ detail }) => detail.includes(`"${head.code}"`))
      .map(({ happened_at, kind, actor }) => ({ time: new Date(happened_at).toISOString(), kind, actor })),
  }
}

export type ReturnRecord = Awaited<ReturnType<typeof returnRecord>>
