import type { OrderDetails } from './order-details.ts'
import { possibleOperations } from '../fulfilment/possible-operations.ts'
import { orderDates } from '../order-dates.ts'
import type { StoredOrder } from '../order-store.ts'
import { isReturnable } from '../payment/refunds.ts'
import { whyPrice } from './why-price.ts'

const iso = (at: number) => new Date(at).toISOString()

/** An order with what happened to it, as operators get it. Amounts in cents, lines from 1. */
export async function orderRecord(order: StoredOrder, details: OrderDetails) {
  const [shipments, refunds, returns, events, refundable, spare, failedMails] = await Promise.all([
    details.shipments(order.code),
    details.refunds(order.code),
    details.returns(order.code),
    details.events(order.code),
    details.refundable(order.code),
    details.sparePayments(order.code),
    details.failedMails(order.code),
  ])
  const { amounts, content } = order
  const refundedOf = (position: number) =>
    returns
      .filter(returned => returned.position === position && returned.refunded_at !== null)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    number: order.externalNo,
    version: order.version,
    status: order.status,
    placed: iso(order.createdAt),
    email: order.email,
    isMember: order.isMember,
    locale: order.locale,
    amount: amounts.amount,
    amounts: {
      goods: amounts.productAmount,
      reductions: amounts.discount + amounts.coupon,
      freight: amounts.freight,
      services: amounts.serviceFee,
      goDollar: amounts.deduction,
    },
    isPaid: order.isPaid,
    isTrial: order.isTrial,
    payType: content.payType,
    delivery: orderDates(order, details.closedDays()) ?? null,
    refundable,
    spare: spare.map(payment => ({
      number: payment.payRef,
      kind: payment.kind,
      amount: payment.amount,
      currency: payment.currency,
      refund: payment.refund?.state ?? null,
      isReturnable: isReturnable(payment),
    })),
    operations: possibleOperations({
      status: order.status,
      lines: order.lines,
      shipments,
      refundable,
      spare,
    }),
    receiver: content.receipt,
    remark: content.buyerRemark,
    services: content.services.map(({ type, memo }) => ({ type, memo })),
    lines: order.lines.map((line, position) => ({
      line: position + 1,
      skuCode: line.skuCode,
      name: line.content.name,
      image: line.content.image,
      properties: line.content.properties,
      isGift: line.lineType === 'GIFT',
      amount: line.net,
      quantity: line.quantity,
      shipped: line.shipped,
      received: line.received,
      closed: line.closed,
      refunded: refundedOf(position),
      why: whyPrice(line, order),
    })),
    shipments: shipments.map(
      ({ number, courier, trackingNo, memo, shippedAt, receivedAt, lines, stops }) => ({
        shipment: number,
        courier,
        trackingNo,
        memo,
        shipped: iso(shippedAt),
        received: receivedAt === null ? null : iso(receivedAt),
        lines: lines.map(({ position, quantity }) => ({ line: position + 1, quantity })),
        stops: stops.map(({ happened_at, remark }) => ({ time: iso(happened_at), remark })),
      }),
    ),
    mailsFailed: failedMails.length,
    refunds: refunds.map(({ id, amount, reason, state }) => ({ id, amount, reason, state })),
    returns: [...new Map(returns.map(({ code, status }) => [code, { number: code, status }])).values()],
    events: events.map(({ happened_at, kind, actor, detail }) => ({
      time: iso(happened_at),
      kind,
      actor,
      detail: JSON.parse(detail) as Readonly<Record<string, unknown>>, // an object, as `addEvent` writes it
    })),
  }
}

export type OrderRecord = Awaited<ReturnType<typeof orderRecord>>
