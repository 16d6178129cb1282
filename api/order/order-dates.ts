import type { Transaction } from 'kysely'
import type { OrderHeadTable, Tables } from '../database/tables.ts'
import {
  type ClosedDays,
  type DeliveryDates,
  type DeliveryPromise,
  movedDates,
  NO_CLOSED_DAYS,
} from '../rules/delivery-dates.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import type { StoredOrder } from './order-store.ts'

/** Closed days of the shop as they are now. */
export type ClosedDaysNow = () => ClosedDays

/** States of an order that has not arrived. */
const UNDER_WAY: ReadonlySet<OrderStatus> = new Set(['WAIT_PAY', 'WAIT_DELIVERY', 'WAIT_RECEIVE'])

/** Returns the days on which an order arrives; `undefined` where the shop did not say, and once it has arrived or is cancelled. */
export function orderDates(
  { status, delivery, createdAt, lines }: Pick<StoredOrder, 'status' | 'delivery' | 'createdAt' | 'lines'>,
  closed: ClosedDays,
): DeliveryDates | undefined {
  if (!delivery || !UNDER_WAY.has(status)) return undefined
  const { earliest, latest } = delivery
  // Days that are closed later do not hold up what has left.
  return lines.some(({ shipped }) => shipped > 0)
    ? { earliest, latest }
    : movedDates(delivery.from ?? createdAt, delivery, closed)
}

const isSame = (one: DeliveryDates, other: DeliveryDates) =>
  one.earliest === other.earliest && one.latest === other.latest

const putPromise = (trx: Transaction<Tables>, code: string, promise: DeliveryPromise) =>
  trx
    .updateTable('order_head')
    .set({ delivery: JSON.stringify(promise) })
    .where('code', '=', code)
    .execute()

/** Stores the days that hold as the first parcel leaves, where closed days have moved them. */
export async function keepDates(
  trx: Transaction<Tables>,
  { code, created_at: createdAt, delivery }: Pick<OrderHeadTable, 'code' | 'created_at' | 'delivery'>,
  closed: ClosedDays,
): Promise<void> {
  if (delivery === null) return
  const promise = JSON.parse(delivery) as DeliveryPromise // written by the order store
  const moved = movedDates(promise.from ?? createdAt, promise, closed)
  if (!isSame(moved, promise)) await putPromise(trx, code, { ...promise, ...moved })
}

/** Counts the days of an order from its payment: what is paid after the cut-off that it was ordered before leaves later. */
export async function countFromPayment(
  trx: Transaction<Tables>,
  { code, delivery }: Pick<OrderHeadTable, 'code' | 'delivery'>,
  now: number,
): Promise<void> {
  if (delivery === null) return
  const promise = JSON.parse(delivery) as DeliveryPromise // written by the order store
  // Closed days are counted when the dates are asked for.
  if (!isSame(movedDates(now, promise, NO_CLOSED_DAYS), promise))
    await putPromise(trx, code, { ...promise, from: now })
}
