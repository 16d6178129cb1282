import type { OrderStatus } from '#api/client/order/order.ts'
import type { PaymentNews } from '../../shop/order/payment-news.ts'
import { isPaid } from '../../shop/order/order-status.ts'

/** Messages of the result page. Source: M-123, MO-68. */
export type PayOutcome = 'waiting' | 'processing' | 'completed' | 'notCompleted' | 'cancelled' | 'expired'

/**
 * Outcome of a payment. The order decides; what the provider's page added to the address, and what another window brought back from
 * there since, only tells the ways of an order that is not paid yet apart. Source: C-279, C-280, C-290, C-291, CO-113, MO-68.
 */
export function payOutcome(status: OrderStatus, address: URLSearchParams, news?: PaymentNews): PayOutcome {
  if (status === 'AUTO_CANCEL') return 'expired'
  if (status === 'CANCELED') return 'cancelled'
  if (isPaid(status)) return 'completed'
  if (news) return news === 'pending' ? 'processing' : news
  if (address.get('isPaid') === 'no') return 'notCompleted'
  return address.get('waiting') === 'true' ? 'processing' : 'waiting'
}

/** Interval at which an order is read again while the provider's notice is on its way. Milliseconds. Source: MO-68. */
const PROCESSING_MS = 5000
/** The same while the shopper may be paying in another window. Milliseconds; ours. */
const WAITING_MS = 10_000

const isOver = (outcome: PayOutcome) => outcome === 'cancelled' || outcome === 'expired'

/**
 * Milliseconds until the order is read again; `false` when its payment is decided. A shopper who comes back from paying an order that
 * was cancelled meanwhile waits for word of the refund.
 */
export const readAgainAfter = (
  outcome: PayOutcome,
  { address, isRefunded }: { readonly address: URLSearchParams; readonly isRefunded: boolean },
): number | false => {
  if (outcome === 'processing') return PROCESSING_MS
  if (isOver(outcome)) return address.get('waiting') === 'true' && !isRefunded ? PROCESSING_MS : false
  return outcome === 'waiting' || outcome === 'notCompleted' ? WAITING_MS : false
}
