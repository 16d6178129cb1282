import type { OrderDetails } from './order-details.ts'
import type { StoredOrder } from '../order-store.ts'

/** An order with what happened to it, as operators get it. Amounts in cents, lines from 1. */
export async function orderRecord(order: StoredOrder, details: OrderDetails) {
  const [shipments, refunds, events] = await Promise.all([
    details.shipments(order.code),
    details.refunds(order.code),
    details.events(order.code),
  ])
  return {
    number: order.externalNo,
    status: order.status,
    placed: new Date(order.createdAt).toISOString(),
    email: order.email,
    amount: order.amounts.amount,
    isPaid: order.isPaid,
    receiver: order.content.receipt,
    lines: order.lines.map((line, position) => ({
      line: position + 1,
      skuCode: line.skuCode,
      name: line.content.name.en_US,
      quantity: line.quantity,
      shipped: line.shipped,
      received: line.received,
    })),
    shipments: shipments.map(({ number, courier, trackingNo, shippedAt, receivedAt, lines }) => ({
      shipment: number,
      courier,
      trackingNo,
      shipped: new Date(shippedAt).toISOString(),
      received: receivedAt === null ? null : new Date(receivedAt).toISOString(),
      lines: lines.map(({ position, quantity }) => ({ line: position + 1, quantity })),
    })),
    refunds: refunds.map(({ id, amount, reason, state }) => ({ id, amount, reason, state })),
    events: events.map(({ happened_at, kind, actor, detail }) => ({
      time: new Date(happened_at).toISOString(),
      kind,
      actor,
      detail: JSON.parse(detail) as unknown,
    })),
  }
}

export type OrderRecord = Awaited<ReturnType<typeof orderRecord>>
