import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Cents } from '../../shared/money.ts'

/** A refund beyond what an operator may refund of one order. */
export interface RefundExcess {
  readonly limit: Cents
  /** Part of the limit that earlier refunds of the order left. */
  readonly left: Cents
}

/** An operator, and how much they may refund of one order. */
export interface RefundLimit {
  /** As in events: `operator:name`. */
  readonly actor: string
  /** Cents, all refunds of the order together; `null` for no limit. */
  readonly limit: Cents | null | undefined
}

/** Cents of an order that an operator has refunded. Refunds that the provider refused do not count. */
async function refundedBy(trx: Transaction<Tables>, orderCode: string, actor: string): Promise<Cents> {
  const events = await trx
    .selectFrom('order_event')
    .select('detail')
    .where('order_code', '=', orderCode)
    .where('kind', '=', 'REFUND_QUEUED')
    .where('actor', '=', actor)
    .execute()
  const ids = events.map(({ detail }) => (JSON.parse(detail) as { refund: string }).refund) // written with the refund
  if (ids.length === 0) return 0
  const refunds = await trx
    .selectFrom('refund')
    .select('amount')
    .where('order_code', '=', orderCode)
    .where('id', 'in', ids)
    .where('state', '!=', 'REFUSED')
    .execute()
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Runs work on an order that may queue a refund, in the transaction of the work.
 * @throws the error that `refusal` makes, if the operator has then refunded more of the order than the limit allows
 */
export async function withinRefundLimit<Value>(
  trx: Transaction<Tables>,
  orderCode: string,
  { actor, limit }: RefundLimit,
  work: () => Promise<Value>,
  refusal: (excess: RefundExcess) => Error,
): Promise<Value> {
  if (limit === null || limit === undefined) return work()
  const before = await refundedBy(trx, orderCode, actor)
  const value = await work()
  const after = await refundedBy(trx, orderCode, actor)
  if (after > before && after > limit) throw refusal({ limit, left: Math.max(0, limit - before) })
  return value
}
