import type { OrderOperation } from '../../rules/desk-operations.ts'
import type { Cents } from '../../shared/money.ts'
import type { LineProgress, OrderStatus } from '../order-status.ts'

/** Orders of which units may leave. */
export const SHIPPABLE: readonly OrderStatus[] = ['WAIT_DELIVERY', 'PARTIAL_SHIPPED', 'PARTIAL_RECEIVED']
/** Orders of which parcels may arrive. */
export const RECEIVABLE: readonly OrderStatus[] = ['PARTIAL_SHIPPED', 'WAIT_RECEIVE', 'PARTIAL_RECEIVED']
/** Orders that wait for payment. */
export const UNPAID: readonly OrderStatus[] = ['WAIT_PAY']
/** Paid orders that the shop may still cancel. */
export const CANCELLABLE: readonly OrderStatus[] = ['WAIT_DELIVERY']

/** What is known of an order when an operator looks at it. */
interface OrderState {
  readonly status: OrderStatus
  readonly lines: readonly LineProgress[]
  readonly shipments: readonly { readonly receivedAt: number | null }[]
  /** What is left of the payment. */
  readonly refundable: Cents
}

/** Whether units of an order wait to be sent. */
export const isToShip = ({ status, lines }: Pick<OrderState, 'status' | 'lines'>): boolean =>
  SHIPPABLE.includes(status) && lines.some(({ shipped, quantity }) => shipped < quantity)

/** What the shop can do with an order in its state. Each operation decides again. */
export function possibleOperations({
  status,
  lines,
  shipments,
  refundable,
}: OrderState): readonly OrderOperation[] {
  const isPossible: Readonly<Record<OrderOperation, boolean>> = {
    ship: isToShip({ status, lines }),
    received: RECEIVABLE.includes(status) && shipments.some(({ receivedAt }) => receivedAt === null),
    track: shipments.length > 0,
    cancel: CANCELLABLE.includes(status),
    refund: refundable > 0,
  }
  return (Object.keys(isPossible) as OrderOperation[]).filter(operation => isPossible[operation]) // the keys above
}
