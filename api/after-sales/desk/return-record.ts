import { DAY_MS, isoInHongKong } from '#locales/hong-kong.ts'
import type { OrderDetails } from '../../order/reading/order-details.ts'
import type { StoredOrder } from '../../order/order-store.ts'
import { type AfterSalesRecord, goodsOf } from '../after-sales-record.ts'
import { type AfterSalesStatus, isShopFault } from '../../rules/after-sales-status.ts'
import { possibleSteps } from './possible-steps.ts'

/** Returns are handled within three weeks. Milliseconds. Source: M-136, MO-70. */
const HANDLED_WITHIN_MS = 21 * DAY_MS
const ENDED: readonly AfterSalesStatus[] = ['FINISHED', 'CANCELED', 'AUDIT_FAILED']

/** Returns true if a return is open for longer than shoppers were told. */
export const isLate = (
  { status, asked }: { readonly status: AfterSalesStatus; readonly asked: number },
  now: number,
): boolean => !ENDED.includes(status) && now - asked > HANDLED_WITHIN_MS

/** An event about a return names it, or a refund that is named after it. */
function isAbout(code: string, detail: Readonly<Record<string, unknown>>): boolean {
  const { afterSales, refund } = detail
  return afterSales === code || (typeof refund === 'string' && refund.split(' ')[1] === code)
}

/** A return or an exchange with its order and what happened to it, as operators get it. Amounts in cents, lines from 1. */
export async function returnRecord(record: AfterSalesRecord, order: StoredOrder, details: OrderDetails) {
  const { head, lines, refund, photoIds } = record
  const [events, left] = await Promise.all([details.events(order.code), details.refundable(order.code)])
  const amount = head.amount + head.freight
  return {
    number: head.code,
    order: order.externalNo,
    type: head.type,
    status: head.status,
    asked: isoInHongKong(head.created_at),
    reason: head.reason,
    memo: head.memo,
    method: head.method,
    isReturnFree: isShopFault(head.reason),
    parcel: `${head.carrier} ${head.tracking_no}`.trim(),
    replacement: head.out_courier && { carrier: head.out_courier, trackingNo: head.out_tracking_no },
    answer: head.answer,
    amount,
    goDollar: head.points,
    refundable: Math.min(amount, left),
    isRefunded: head.refunded_at !== null,
    refund: refund ? { amount: refund.amount, state: refund.state } : null,
    photos: photoIds,
    lines: lines.map(({ position, quantity, amount, exchange_sku, goods, exchange_goods }) => {
      const line = order.lines[position]
      if (!line) throw new Error(`Return ${head.code} is about line ${position} of order ${order.code}`)
      const { skuCode, spuCode, name, image, properties } = goodsOf(goods) ?? { ...line.content, ...line }
      return {
        line: position + 1,
        skuCode,
        spuCode,
        name,
        image,
        properties,
        isGift: line.lineType === 'GIFT',
        quantity,
        amount,
        exchangeSku: exchange_sku,
        exchangeValues: goodsOf(exchange_goods)?.properties.map(({ value }) => value) ?? null,
      }
    }),
    operations: possibleSteps(record),
    events: events.flatMap(({ happened_at, kind, actor, detail: text }) => {
      const detail = JSON.parse(text) as Readonly<Record<string, unknown>> // an object, as `addEvent` writes it
      return isAbout(head.code, detail) ? [{ time: isoInHongKong(happened_at), kind, actor, detail }] : []
    }),
  }
}

export type ReturnRecord = Awaited<ReturnType<typeof returnRecord>>
