import type { AfterSalesRecord, AfterSalesProblem } from '#api/after-sales/after-sales-record.ts'
import type { Handled } from '#api/after-sales/after-sales-store.ts'
import { createReturnsDesk, type ReturnsDesk } from '#api/after-sales/returns-desk.ts'
import { defaultReturnAddress } from '#api/after-sales/services.ts'
import type { Database } from '#api/database/database.ts'
import type { CourierCode } from '#api/order/couriers.ts'
import { createOrderDetails } from '#api/order/order-details.ts'
import { createOrderStore, type StoredOrder } from '#api/order/order-store.ts'
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

export const returnsDesk = (db: Database): ReturnsDesk =>
  createReturnsDesk(db, { returnAddress: defaultReturnAddress() })

/** A return with its order and what happened to it, as plain data. */
export async function returnRecord(db: Database, { head, lines, refund }: AfterSalesRecord) {
  const order = await createOrderStore(db).find(head.order_code)
  const events = await createOrderDetails(db, [head.order_code]).events(head.order_code)
  return {
    number: head.code,
    order: order?.externalNo ?? '',
    type: head.type,
    status: head.status,
    asked: new Date(head.created_at).toISOString(),
    reason: head.reason,
    memo: head.memo,
    method: head.method,
    parcel: `${head.carrier} ${head.tracking_no}`.trim(),
    answer: head.answer,
    amount: head.amount + head.freight,
    goDollar: head.points,
    refund: refund ? { amount: refund.amount, state: refund.state } : null,
    lines: lines.map(line => ({
      line: line.position + 1,
      skuCode: skuOf(order, line.position),
      quantity: line.quantity,
      amount: line.amount,
      exchangeSku: line.exchange_sku,
    })),
    events: events
      .filter(({ detail }) => detail.includes(`"${head.code}"`))
      .map(({ happened_at, kind, actor }) => ({ time: new Date(happened_at).toISOString(), kind, actor })),
  }
}

const skuOf = (order: StoredOrder | undefined, position: number) => order?.lines[position]?.skuCode ?? ''

type ReturnRecord = Awaited<ReturnType<typeof returnRecord>>

/** Returns are handled within three weeks. Milliseconds. Source: M-136, MO-70. */
const HANDLED_WITHIN_MS = 21 * 24 * 3_600_000
const ENDED: ReadonlySet<string> = new Set(['FINISHED', 'CANCELED', 'AUDIT_FAILED'])

/** One line of a list; one that is open for more than three weeks says so. */
export function returnLine(
  { number, order, asked, status, type, amount }: ReturnRecord,
  now: number,
): string {
  const isLate = !ENDED.has(status) && now - Date.parse(asked) > HANDLED_WITHIN_MS
  return [
    number,
    minute(Date.parse(asked)),
    status.padEnd(15),
    type.padEnd(8),
    dollars(amount),
    `order ${order}`,
    ...(isLate ? ['over 3 weeks'] : []),
  ].join('  ')
}

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

/** Why an operation was refused, and what to do. */
export function returnProblemText(code: string, problem: AfterSalesProblem): string {
  switch (problem.code) {
    case 'AFTER_SALES_UNKNOWN':
      return `There is no return ${code}.`
    case 'AFTER_SALES_STATE':
      return `Return ${code} is ${problem.status}, which does not allow this.`
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
