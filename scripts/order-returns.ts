import type { AfterSalesRecord, AfterSalesProblem } from '#api/after-sales/after-sales-record.ts'
import type { RequestProblem } from '#api/after-sales/after-sales-request.ts'
import { MAX_MEMO } from '#api/rules/after-sales-status.ts'
import type { Handled } from '#api/after-sales/after-sales-store.ts'
import { isLate, type ReturnRecord, returnRecord } from '#api/after-sales/desk/return-record.ts'
import { RETURN_DAYS } from '#api/after-sales/returnable.ts'
import type { ReturnsDesk } from '#api/after-sales/desk/returns-desk.ts'
import { KEY_LENGTH } from '#api/checkout/terms.ts'
import type { Database } from '#api/database/database.ts'
import type { CourierCode } from '#api/rules/couriers.ts'
import { createOrderDetails } from '#api/order/reading/order-details.ts'
import { createOrderStore } from '#api/order/order-store.ts'
import { dollars, minute } from './order-text.ts'

/** What a command is given beside the number of the return. */
export interface ReturnWords {
  readonly by: string
  readonly now: number
  readonly reason: () => string
  readonly courier: () => CourierCode
  readonly trackingNo: string
  readonly isDamaged: boolean
}

/** What each command does with a return. */
export const RETURN_OPERATIONS: Readonly<
  Record<string, (desk: ReturnsDesk, code: string, words: ReturnWords) => Promise<Handled>>
> = {
  approve: (desk, code, { by, now }) => desk.approve(code, { by, now }),
  refuse: (desk, code, { by, now, reason }) => desk.refuse(code, { by, now, reason: reason() }),
  'received-back': (desk, code, { by, now, isDamaged }) => desk.receivedBack(code, { by, now, isDamaged }),
  'refund-return': (desk, code, { by, now }) => desk.refund(code, { by, now }),
  'exchange-out': (desk, code, { by, now, courier, trackingNo }) =>
    desk.exchangeOut(code, { by, now, courier: courier(), trackingNo }),
  'exchange-received': (desk, code, { by, now }) => desk.exchangeReceived(code, { by, now }),
}

/** A return with its order and what happened to it. */
export async function readReturn(db: Database, record: AfterSalesRecord): Promise<ReturnRecord> {
  const { order_code } = record.head
  const order = await createOrderStore(db).find(order_code)
  if (!order) throw new Error(`The order of return ${record.head.code} is gone`)
  return returnRecord(record, order, createOrderDetails(db, [order_code]))
}

/** One line of a list; one that is open for more than three weeks says so. */
export const returnLine = (
  { number, order, asked, status, type, amount }: ReturnRecord,
  now: number,
): string =>
  [
    number,
    minute(Date.parse(asked)),
    status.padEnd(15),
    type.padEnd(8),
    dollars(amount),
    `order ${order}`,
    ...(isLate({ status, asked: Date.parse(asked) }, now) ? ['over 3 weeks'] : []),
  ].join('  ')

/** A return as an operator reads it. */
export const returnText = (record: ReturnRecord): string =>
  [
    `Return ${record.number} of order ${record.order}: ${record.type}, ${record.status}`,
    `Asked ${minute(Date.parse(record.asked))}: ${record.reason}${record.memo && `, “${record.memo}”`}`,
    `Way back: ${record.method}${record.parcel && `, ${record.parcel}`}`,
    `Worth ${dollars(record.amount)} and ${record.goDollar} GO DOLLAR`,
    ...(record.refund ? [`Refund ${dollars(record.refund.amount)}: ${record.refund.state}`] : []),
    ...(record.answer ? [`Refused: ${record.answer}`] : []),
    '',
    'Lines',
    ...record.lines.map(
      ({ line, skuCode, quantity, amount, exchangeSku }) =>
        `  ${line}  ${skuCode} × ${quantity}, ${dollars(amount)}${exchangeSku && `, for ${exchangeSku}`}`,
    ),
    '',
    'Events',
    ...record.events.map(({ time, kind, actor }) => `  ${minute(Date.parse(time))}  ${kind}  ${actor}`),
  ].join('\n')

/** Why a return cannot be asked for, and what to do. */
export function requestProblemText(orderNumber: string, problem: RequestProblem): string {
  switch (problem.code) {
    case 'AFTER_SALES_LINES':
      return `Order ${orderNumber} has no such line, or a line is named twice. Its lines: npm run orders -- show ${orderNumber}`
    case 'AFTER_SALES_UNITS':
      return `Only ${problem.left} of these units can still be returned.`
    case 'AFTER_SALES_NOT_RECEIVED':
      return 'These goods have not arrived yet.'
    case 'AFTER_SALES_OVERDUE':
      return `More than ${RETURN_DAYS} days have passed since these goods arrived.`
    case 'AFTER_SALES_GIFT':
      return 'A gift comes back with the goods that earned it, not alone.'
    case 'AFTER_SALES_EXCHANGE':
      return 'Goods can be exchanged for other colours and sizes of the same product.'
    case 'AFTER_SALES_MEMO':
      return `--memo has at most ${MAX_MEMO} characters; the reason OTHER needs it.`
    case 'AFTER_SALES_KEY':
      return `--key has ${KEY_LENGTH.min} to ${KEY_LENGTH.max} characters, and names one request only.`
    default:
      return `Order ${orderNumber}: ${problem.code}.`
  }
}

/** Why an operation was refused, and what to do. */
export function returnProblemText(code: string, problem: AfterSalesProblem): string {
  switch (problem.code) {
    case 'AFTER_SALES_UNKNOWN':
      return `There is no return ${code}.`
    case 'AFTER_SALES_STATE':
      return `Return ${code} is ${problem.status}, so this is not possible.`
    case 'AFTER_SALES_REFUNDED':
      return `Return ${code} is paid back already, or its refund is under way.`
    case 'AFTER_SALES_REMARK':
      return 'A reason has 1 to 200 characters.'
    case 'AFTER_SALES_TYPE':
      return `Return ${code} is no exchange.`
    case 'AFTER_SALES_TRACKING':
      return 'This number is no parcel number of the carrier: 4 to 40 letters, digits or hyphens; none for SHOP.'
    case 'AFTER_SALES_STOCK':
      return `Too little in stock: ${problem.skuCodes.join(', ')}. Pay back with refund-return instead.`
    default:
      return `Return ${code}: ${problem.code}.`
  }
}
