import type { Database } from '../../database/database.ts'
import { NO_CLOSED_DAYS } from '../../rules/delivery-dates.ts'
import type { OrderStatus } from '../../rules/order-status.ts'
import type { ClosedDaysNow } from '../order-dates.ts'
import { cancel, cancelUnpaid, refund, returnPayment } from './cancelling.ts'
import { completeReceived, hasReceived } from './completing.ts'
import { type Act, fulfil, type Fulfilled, type Trx } from './operation.ts'
import { receive, ship, type ShipInput, track } from './shipping.ts'

/** Operations of the shop on orders. Each operation is one transaction on the order's row: two at a time never count twice. */
export type Fulfilment = ReturnType<typeof createFulfilment>

/** @param closedDays closed days of the shop, which move the dates of orders that have not left; by default none */
export function createFulfilment(db: Database, closedDays: ClosedDaysNow = () => NO_CLOSED_DAYS) {
  const inOrder =
    <Input extends Act>(operation: (trx: Trx, code: string, input: Input) => Promise<OrderStatus>) =>
    (code: string, input: Input): Promise<Fulfilled> =>
      fulfil(db, code, input, trx => operation(trx, code, input))

  return {
    ship: inOrder((trx, code, input: ShipInput) => ship(trx, code, input, closedDays())),
    receive: inOrder(receive),
    track: inOrder(track),
    cancelUnpaid: inOrder(cancelUnpaid),
    cancel: inOrder(cancel),
    refund: inOrder(refund),
    returnPayment: inOrder(returnPayment),
    completeReceived: (now: number, most?: number) => completeReceived(db, now, most),
    hasReceived: (now: number) => hasReceived(db, now),
  }
}
