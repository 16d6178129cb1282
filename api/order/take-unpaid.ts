import type { Transaction } from 'kysely'
import { prepare } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { type CancelledBy, type OrderStatus, statusOf } from '../rules/order-status.ts'
import { releaseUnpaid } from './unpaid/unpaid-hold.ts'

interface Ending {
  readonly code: string
  readonly status: OrderStatus
  readonly isPaid: 0 | 1
  readonly cancelledBy: CancelledBy | null
}

/** Ends the waiting of an order for payment, unless it is over. */
const endWaiting = prepare((db, { code, status, isPaid, cancelledBy }: Ending) =>
  db
    .updateTable('order_head')
    .set(({ eb }) => ({ is_paid: isPaid, cancelled_by: cancelledBy, status, version: eb('version', '+', 1) }))
    .where('code', '=', code)
    .where('status', '=', 'WAIT_PAY')
    .returning(['owner_code', 'holding', 'amount', 'delivery']),
)

interface Taken {
  readonly ownerCode: string
  readonly delivery: string | null
  readonly status: OrderStatus
}

/**
 * Takes the row of an order that waits for payment, so that paying and cancelling wait for each other; gives its owner, its promise of
 * delivery as it is stored, and its new status, which the caller counts (`countOrder`). `undefined` when it does not wait any more.
 */
export async function takeUnpaid(
  trx: Transaction<Tables>,
  code: string,
  change: { readonly isPaid: true } | { readonly cancelledBy: CancelledBy },
): Promise<Taken | undefined> {
  const isPaid = 'isPaid' in change
  const cancelledBy = 'cancelledBy' in change ? change.cancelledBy : null
  const status = statusOf({
    isPaid,
    cancelledBy,
    isEvaluated: false,
    lines: [{ quantity: 1, shipped: 0, received: 0, closed: 0 }],
  })
  const { rows } = await endWaiting(trx, { code, status, isPaid: isPaid ? 1 : 0, cancelledBy })
  const [ended] = rows
  if (!ended) return undefined
  await releaseUnpaid(trx, ended)
  return { ownerCode: ended.owner_code, delivery: ended.delivery, status }
}
