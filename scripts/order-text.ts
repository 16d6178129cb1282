import type { FulfilmentProblem } from '#api/order/fulfilment/fulfilment.ts'
import { COURIER_CODES } from '#api/rules/couriers.ts'
import type { OrderRecord } from '#api/order/reading/order-record.ts'
import type { StoredOrder } from '#api/order/order-store.ts'
import { HONG_KONG_MS } from '#locales/hong-kong.ts'

export const dollars = (cents: number) => `HK$${(cents / 100).toFixed(2)}`

/** Date and minute in Hong Kong. */
export const minute = (at: number) => new Date(at + HONG_KONG_MS).toISOString().slice(0, 16).replace('T', ' ')

/** One line of a list. */
export const listLine = (order: StoredOrder): string =>
  [
    order.externalNo,
    minute(order.createdAt),
    order.status.padEnd(16),
    dollars(order.amounts.amount),
    order.email,
  ].join('  ')

const isoMinute = (iso: string) => minute(Date.parse(iso))

/** An order as an operator reads it. Amounts in dollars, times in Hong Kong. */
export function orderText(order: OrderRecord): string {
  const { receiver } = order
  const place = receiver.pickup
    ? `pick-up point ${receiver.pickup.code}, ${receiver.pickup.name.en_US}`
    : [receiver.address.en_US, receiver.district.en_US, receiver.city.en_US, receiver.country.en_US].join(
        ', ',
      )
  return [
    `Order ${order.number}: ${order.status}, ${dollars(order.amount)}${order.isPaid ? '' : ', not paid'}`,
    `Placed ${isoMinute(order.placed)} by ${order.email}`,
    `To ${receiver.firstName} ${receiver.lastName}, ${receiver.mobile}, ${place}`,
    '',
    'Lines',
    ...order.lines.map(
      ({ line, skuCode, name, quantity, shipped, received, closed }) =>
        `  ${line}  ${skuCode}  ${name.en_US}: ${quantity} ordered, ${shipped} shipped, ${received} received${closed > 0 ? `, ${closed} closed` : ''}`,
    ),
    ...section(
      'Shipments',
      order.shipments,
      ({ shipment, courier, trackingNo, shipped, received, lines }) => {
        const units = lines.map(({ line, quantity }) => `${line}:${quantity}`).join(',')
        const end = received === null ? 'on its way' : `received ${isoMinute(received)}`
        return `${shipment}  ${courier} ${trackingNo}, lines ${units}, shipped ${isoMinute(shipped)}, ${end}`
      },
    ),
    ...section(
      'Payments that the order does not keep',
      order.spare,
      ({ number, kind, amount, currency, refund }) =>
        `${amount === null ? `currency ${currency}` : dollars(amount)}  ${kind}  ${number}  ${refund ?? 'not paid back'}`,
    ),
    ...section('Refunds', order.refunds, ({ id, amount, state }) => `${dollars(amount)}  ${state}  ${id}`),
    ...section('Events', order.events, ({ time, kind, actor }) => `${isoMinute(time)}  ${kind}  ${actor}`),
  ].join('\n')
}

const section = <Row>(title: string, rows: readonly Row[], text: (row: Row) => string): readonly string[] =>
  rows.length === 0 ? [] : ['', title, ...rows.map(row => `  ${text(row)}`)]

/** Why an operation was refused, and what to do. */
export function problemText(number: string, problem: FulfilmentProblem): string {
  switch (problem.code) {
    case 'ORDER_UNKNOWN':
      return `There is no order ${number}.`
    case 'ORDER_CHANGED':
      return `Order ${number} has changed in the meantime.`
    case 'ORDER_STATE':
      return `Order ${number} is ${problem.status}, so this is not possible.`
    case 'UNITS':
      return `Line ${problem.position + 1} of order ${number} has only ${problem.left} units left to ship.`
    case 'NOTHING_TO_SHIP':
      return `Order ${number} has nothing left to ship.`
    case 'TRACKING_NO':
      return 'This number is no parcel number of the carrier: 4 to 40 letters, digits or hyphens; none for SHOP.'
    case 'SHIPMENT_UNKNOWN':
      return `Order ${number} has no such shipment.`
    case 'NOTHING_TO_RECEIVE':
      return `Order ${number} has no shipment on its way.`
    case 'REFUND_AMOUNT':
      return `At most ${dollars(problem.left)} of order ${number} can be paid back.`
    case 'PAYMENT_UNKNOWN':
      return `Order ${number} has no such payment to pay back, or its refund is under way.`
    case 'NOTHING_DELIVERED':
      return `Nothing of order ${number} would be sent: cancel it instead.`
    case 'REMARK':
      return 'A reason or remark must have 1 to 200 characters.'
  }
}

export const courierText = `Known carriers: ${COURIER_CODES.join(', ')}.`
