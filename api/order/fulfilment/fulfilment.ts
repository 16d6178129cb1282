import type { Database } from '../../database/database.ts'
import type { OrderStatus } from '../../rules/order-status.ts'
import { cancel, cancelUnpaid, refund, returnPayment } from './cancelling.ts'
import { completeReceived, hasReceived } from './completing.ts'
import { type Act, fulfil, type Fulfilled, type Trx } from './operation.ts'
import { receive, ship, track } from './shipping.ts'

/** Operations of the shop on orders. Each operation is one transaction on the order's row: two at a time never count twice. */
export type Fulfilment = ReturnType<typeof createFulfilment>

export function createFulfilment(db: Database) {
  const inOrder =
    <Input extends Act>(operation: (trx: Trx, code: string, input: Input) => Promise<OrderStatus>) =>
    (code: string, input: Input): Promise<Fulfilled> =>
      fulfil(db, code, input, trx => operation(trx, code, input))

  return {
    ship: inOrder(ship),
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
