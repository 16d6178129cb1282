import { accepted, refused, type Result } from '#platform/result.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { OrderHeadTable, OrderLineTable, Tables } from '../../database/tables.ts'
import type { Cents } from '../../shared/money.ts'
import { type OrderStatus, statusOf } from '../../rules/order-status.ts'
import { lockOrder } from '../lock-order.ts'
import { countOrder } from '../order-counts.ts'
import { type RefundExcess, withinRefundLimit } from '../payment/refund-limit.ts'

/** Units of one line. */
export interface LineUnits {
  /** From 0. */
  readonly position: number
  readonly quantity: number
}

/** Why an operation was refused; nothing is changed then. */
export type FulfilmentProblem =
  | { readonly code: 'ORDER_UNKNOWN' }
  /** The order is no longer as the operator saw it. */
  | { readonly code: 'ORDER_CHANGED' }
  /** The order is in a state that does not allow it. */
  | { readonly code: 'ORDER_STATE'; readonly status: OrderStatus }
  /** A line does not exist, or has fewer units left than asked for. */
  | { readonly code: 'UNITS'; readonly position: number; readonly left: number }
  | { readonly code: 'NOTHING_TO_SHIP' }
  | { readonly code: 'TRACKING_NO' }
  | { readonly code: 'SHIPMENT_UNKNOWN' }
  | { readonly code: 'NOTHING_TO_RECEIVE' }
  /** Less is left to pay back. */
  | { readonly code: 'REFUND_AMOUNT'; readonly left: Cents }
  /** The operator may refund less of one order. */
  | ({ readonly code: 'REFUND_LIMIT' } & RefundExcess)
  | { readonly code: 'REMARK' }
  /** There is no such payment, or it is being paid back. */
  | { readonly code: 'PAYMENT_UNKNOWN' }
  /** No unit of the order would ever leave: it is cancelled instead. */
  | { readonly code: 'NOTHING_DELIVERED' }

/** Status of the order after an operation. */
export type Fulfilled = Result<OrderStatus, FulfilmentProblem>

/** Actor and instant of an operation. */
export interface Act {
  /** Name of the operator. */
  readonly by: string
  readonly now: number
  /** Version of the order that the operator saw; without it any is taken. */
  readonly version?: number | undefined
  /** Cents that the operator may refund of one order, all refunds together; without it, or with `null`, there is no limit. */
  readonly refundLimit?: Cents | null | undefined
}

export type Trx = Transaction<Tables>

/** Ends a transaction whose result is a refusal. */
export class FulfilmentRefused extends Error {
  readonly problem: FulfilmentProblem
  constructor(problem: FulfilmentProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** Locks the order's row, if the order is as the operator saw it and in an allowed state. */
export async function takeOrder(
  trx: Trx,
  code: string,
  { version, allowed }: { readonly version: number | undefined; readonly allowed?: readonly OrderStatus[] },
): Promise<OrderHeadTable> {
  const head = await lockOrder(trx, code)
  if (!head) throw new FulfilmentRefused({ code: 'ORDER_UNKNOWN' })
  if (version !== undefined && head.version !== version + 1)
    throw new FulfilmentRefused({ code: 'ORDER_CHANGED' })
  if (allowed && !allowed.includes(head.status))
    throw new FulfilmentRefused({ code: 'ORDER_STATE', status: head.status })
  return head
}

export const linesOf = (trx: Trx, code: string): Promise<OrderLineTable[]> =>
  trx.selectFrom('order_line').selectAll().where('order_code', '=', code).orderBy('position').execute()

/** Stores and counts the status that follows from the lines: the last step of a transaction. */
export async function putStatus(
  trx: Trx,
  head: OrderHeadTable,
  lines: readonly OrderLineTable[],
): Promise<OrderStatus> {
  const status = statusOf({
    isPaid: head.is_paid === 1,
    cancelledBy: head.cancelled_by,
    isEvaluated: head.is_evaluated === 1,
    lines,
  })
  await trx.updateTable('order_head').set({ status }).where('code', '=', head.code).execute()
  await countOrder(trx, head.owner_code, { from: head.status, to: status })
  return status
}

/** Adds units to what was shipped, received or closed of lines; gives the lines as they are then. */
export async function countUnits(
  trx: Trx,
  lines: readonly OrderLineTable[],
  column: 'shipped' | 'received' | 'closed',
  units: readonly LineUnits[],
): Promise<readonly OrderLineTable[]> {
  const added = new Map(units.map(({ position, quantity }) => [position, quantity]))
  for (const { order_code, position } of lines) {
    const quantity = added.get(position)
    if (quantity === undefined) continue
    await trx
      .updateTable('order_line')
      .set(({ eb }) => ({ [column]: eb(column, '+', quantity) }))
      .where('order_code', '=', order_code)
      .where('position', '=', position)
      .execute()
  }
  return lines.map(line => ({ ...line, [column]: line[column] + (added.get(line.position) ?? 0) }))
}

export function skuAt(lines: readonly OrderLineTable[], { position }: LineUnits): string {
  const line = lines.find(one => one.position === position)
  if (!line) throw new Error(`There is no line ${position}`)
  return line.sku_code
}

export const actorOf = (by: string) => `operator:${by}`

/** Runs an operation on an order in one transaction, within the operator's limit on refunds; a refusal becomes a value. */
export async function fulfil(
  db: Database,
  code: string,
  { by, refundLimit: limit }: Act,
  work: (trx: Trx) => Promise<OrderStatus>,
): Promise<Fulfilled> {
  try {
    return accepted(
      await db.transaction().execute(trx =>
        withinRefundLimit(
          trx,
          code,
          { actor: actorOf(by), limit },
          () => work(trx),
          excess => new FulfilmentRefused({ code: 'REFUND_LIMIT', ...excess }),
        ),
      ),
    )
  } catch (error) {
    if (error instanceof FulfilmentRefused) return refused(error.problem)
    throw error
  }
}
