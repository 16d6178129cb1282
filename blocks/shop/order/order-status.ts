import type { OrderStatus } from '#api/client/order/order.ts'

/** Orders that are under way. Source: M-107, MO-53. */
export const IN_PROGRESS = [
  'WAIT_PAY',
  'WAIT_DELIVERY',
  'WAIT_RECEIVE',
  'WAIT_EVALUATE',
  'PARTIAL_SHIPPED',
  'PARTIAL_RECEIVED',
] as const satisfies readonly OrderStatus[]
/** Orders that have come to their end. Source: M-108. */
export const ENDED = ['COMPLETED', 'CANCELED', 'AUTO_CANCEL'] as const satisfies readonly OrderStatus[]

export const isCancelled = (status: OrderStatus) => status === 'CANCELED' || status === 'AUTO_CANCEL'
/** Returns true if the money is there. */
export const isPaid = (status: OrderStatus) => status !== 'WAIT_PAY' && !isCancelled(status)
