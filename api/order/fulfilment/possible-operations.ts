import type { OrderOperation } from '../../rules/desk-operations.ts'
import type { Cents } from '../../shared/money.ts'
import type { LineProgress, OrderStatus } from '../../rules/order-status.ts'
import { isReturnable, type SparePayment } from '../payment/refunds.ts'

/** Orders of which units may leave. */
export const SHIPPABLE: readonly OrderStatus[] = ['WAIT_DELIVERY', 'PARTIAL_SHIPPED', 'PARTIAL_RECEIVED']
/** Orders of which parcels may arrive. */
export const RECEIVABLE: readonly OrderStatus[] = ['PARTIAL_SHIPPED', 'WAIT_RECEIVE', 'PARTIAL_RECEIVED']
/** Paid orders that the shop may still cancel. */
export const CANCELLABLE: readonly OrderStatus[] = ['WAIT_DELIVERY']
/** Orders that the shop may cancel although nothing was paid. */
export const UNPAID: readonly OrderStatus[] = ['WAIT_PAY']

/** Facts of an order at the moment an operator looks at it. */
interface OrderState {
  readonly status: OrderStatus
  readonly lines: readonly LineProgress[]
  readonly shipments: readonly { readonly receivedAt: number | null }[]
  /** Rest of the payment. */
  readonly refundable: Cents
  /** Payments that it does not keep. */
  readonly spare: readonly SparePayment[]
}

/** Units of a line that can still leave. */
export const unshipped = ({ quantity, shipped, closed }: LineProgress): number => quantity - shipped - closed

/** Returns true if units of an order wait to be sent. */
export const isToShip = ({ status, lines }: Pick<OrderState, 'status' | 'lines'>): boolean =>
  SHIPPABLE.includes(status) && lines.some(line => unshipped(line) > 0)

/** Possible operations on an order in its state. Each operation decides again. */
export function possibleOperations({
  status,
  lines,
  shipments,
  refundable,
  spare,
}: OrderState): readonly OrderOperation[] {
  const isPossible: Readonly<Record<OrderOperation, boolean>> = {
    ship: isToShip({ status, lines }),
    'close-units': isToShip({ status, lines }),
    received: RECEIVABLE.includes(status) && shipments.some(({ receivedAt }) => receivedAt === null),
    track: shipments.length > 0,
    'cancel-unpaid': UNPAID.includes(status),
    cancel: CANCELLABLE.includes(status),
    refund: refundable > 0,
    'return-payment': spare.some(isReturnable),
  }
  return (Object.keys(isPossible) as OrderOperation[]).filter(operation => isPossible[operation]) // the keys above
}
