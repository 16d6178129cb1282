import { COURIER_CODES } from '#api/rules/couriers.ts'
import { toCents } from '#api/shared/money.ts'
import type { DeskOrder, ListedDeskOrder } from '#desk/orders/desk-order.ts'
import type { DeskReturn, ListedDeskReturn } from '#desk/returns/desk-return.ts'
import type { WireMoney } from '#locales/format.ts'
import { HONG_KONG_MS } from '#locales/hong-kong.ts'
import { refusalText } from '#operators/http/answer.ts'
import type { Refusal } from '#operators/outcome.ts'

export const courierText = `Known carriers: ${COURIER_CODES.join(', ')}.`

const dollars = ({ amount }: WireMoney) => `HK$${amount.toFixed(2)}`

/** Date and minute in Hong Kong. */
const minute = (iso: string) =>
  new Date(Date.parse(iso) + HONG_KONG_MS).toISOString().slice(0, 16).replace('T', ' ')

const isMoney = (value: unknown): value is WireMoney =>
  typeof value === 'object' && value !== null && 'currencyCode' in value

/** What an operation answers, as programs read it: JSON with amounts in cents. */
export const jsonOf = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) => (isMoney(value) ? toCents(value.amount) : value))

/** One line of a list of orders. */
export const orderLine = ({ number, placed, status, amount, email }: ListedDeskOrder): string =>
  [number, minute(placed), status.padEnd(16), dollars(amount), email].join('  ')

/** One line of a list of returns; one that is open for more than three weeks says so. */
export const returnLine = (listed: ListedDeskReturn): string =>
  [
    listed.number,
    minute(listed.asked),
    listed.status.padEnd(15),
    listed.type.padEnd(8),
    dollars(listed.amount),
    `order ${listed.order}`,
    ...(listed.isLate ? ['over 3 weeks'] : []),
  ].join('  ')

/** An order as an operator reads it. Amounts in dollars, times in Hong Kong. */
export function orderText(order: DeskOrder): string {
  const { receiver } = order
  const place = receiver.pickup
    ? `pick-up point ${receiver.pickup.code}, ${receiver.pickup.name.en_US}`
    : receiver.place.en_US.join(', ')
  return [
    `Order ${order.number}: ${order.status}, ${dollars(order.amount)}${order.isPaid ? '' : ', not paid'}`,
    `Placed ${minute(order.placed)} by ${order.email}`,
    `To ${receiver.name}, ${receiver.mobile}, ${place}`,
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
        const end = received === null ? 'on its way' : `received ${minute(received)}`
        return `${shipment}  ${courier} ${trackingNo}, lines ${units}, shipped ${minute(shipped)}, ${end}`
      },
    ),
    ...section(
      'Payments that the order does not keep',
      order.spare,
      ({ number, kind, amount, currency, refund }) =>
        `${amount === null ? `currency ${currency}` : dollars(amount)}  ${kind}  ${number}  ${refund ?? 'not paid back'}`,
    ),
    ...section('Refunds', order.refunds, ({ id, amount, state }) => `${dollars(amount)}  ${state}  ${id}`),
    ...section('Events', order.events, ({ time, kind, actor }) => `${minute(time)}  ${kind}  ${actor}`),
  ].join('\n')
}

const section = <Row>(title: string, rows: readonly Row[], text: (row: Row) => string): readonly string[] =>
  rows.length === 0 ? [] : ['', title, ...rows.map(row => `  ${text(row)}`)]

/** A return as an operator reads it. Amounts in dollars, times in Hong Kong. */
export const returnText = (record: DeskReturn): string =>
  [
    `Return ${record.number} of order ${record.order}: ${record.type}, ${record.status}`,
    `Asked ${minute(record.asked)}: ${record.reason}${record.memo && `, “${record.memo}”`}`,
    `Way back: ${record.method}${record.parcel && `, ${record.parcel}`}`,
    `Worth ${dollars(record.amount)} and ${record.goDollar} GO DOLLAR`,
    ...(record.refund ? [`Refund ${dollars(record.refund.amount)}: ${record.refund.state}`] : []),
    ...(record.answer ? [`Refused: ${record.answer}`] : []),
    '',
    'Lines',
    ...record.lines.map(
      ({ line, skuCode, quantity, amount, exchange }) =>
        `  ${line}  ${skuCode} × ${quantity}, ${dollars(amount)}${exchange ? `, for ${exchange.skuCode}` : ''}`,
    ),
    ...section('Events', record.events, ({ time, kind, actor }) => `${minute(time)}  ${kind}  ${actor}`),
  ].join('\n')

/** Why an operation was refused: with numbers and statuses as the command line prints them, otherwise as the screens say it. */
export function refusalWords(
  number: string,
  { refusal: { message, values } }: Refusal,
  status: string,
): string {
  switch (message) {
    case 'orderNotFound':
      return `There is no order ${number}.`
    case 'returnNotFound':
      return `There is no return ${number}.`
    case 'orderState':
      return `Order ${number} is ${status}, so this is not possible.`
    case 'returnState':
      return `Return ${number} is ${status}, so this is not possible.`
    case 'returnNotReceived':
      return 'These goods have not arrived yet.'
    case 'returnUnits':
      return `Only ${Number(values?.left)} of these units can still be returned.`
    case 'returnOtherProduct':
      return 'Goods can be exchanged for other colours and sizes of the same product.'
    default:
      return refusalText('en_US', message, values)
  }
}
