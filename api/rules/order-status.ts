/** State of an order. Source: M-105. */
export const ORDER_STATUSES = [
  'WAIT_PAY',
  'WAIT_DELIVERY',
  'PARTIAL_SHIPPED',
  'WAIT_RECEIVE',
  'PARTIAL_RECEIVED',
  'WAIT_EVALUATE',
  'COMPLETED',
  'CANCELED',
  'AUTO_CANCEL',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Progress of one line of an order. Units. */
export interface LineProgress {
  readonly quantity: number
  readonly shipped: number
  readonly received: number
  /** Units that will never ship. */
  readonly closed: number
}

/** Actor who ended an order: the shopper, the shop, or the deadline. */
export type CancelledBy = 'SHOPPER' | 'SHOP' | 'DEADLINE'

/** Facts of an order. Its status follows from these and is stored only to be searched. */
export interface OrderFacts {
  readonly isPaid: boolean
  readonly cancelledBy: CancelledBy | null
  readonly lines: readonly LineProgress[]
  /** The shopper has judged the goods, or the time for it is over. */
  readonly isEvaluated: boolean
}

/** The status that follows from the facts. Source: M-105, M-107 … M-113. */
export function statusOf({ isPaid, cancelledBy, lines, isEvaluated }: OrderFacts): OrderStatus {
  if (cancelledBy !== null) return cancelledBy === 'DEADLINE' ? 'AUTO_CANCEL' : 'CANCELED'
  if (!isPaid) return 'WAIT_PAY'
  const all = (count: (line: LineProgress) => number) =>
    lines.every(line => count(line) + line.closed >= line.quantity)
  const some = (count: (line: LineProgress) => number) => lines.some(line => count(line) > 0)
  if (all(({ received }) => received)) return isEvaluated ? 'COMPLETED' : 'WAIT_EVALUATE'
  if (some(({ received }) => received)) return 'PARTIAL_RECEIVED'
  if (all(({ shipped }) => shipped)) return 'WAIT_RECEIVE'
  return some(({ shipped }) => shipped) ? 'PARTIAL_SHIPPED' : 'WAIT_DELIVERY'
}

/**
 * Steps an order can take. What is paid never becomes unpaid, what is cancelled stays so, goods never come back on the way.
 * @internal for tests, which hold `statusOf` against it
 */
export const NEXT_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  WAIT_PAY: ['WAIT_DELIVERY', 'CANCELED', 'AUTO_CANCEL'],
  WAIT_DELIVERY: ['PARTIAL_SHIPPED', 'WAIT_RECEIVE', 'CANCELED'],
  PARTIAL_SHIPPED: ['WAIT_RECEIVE', 'PARTIAL_RECEIVED'],
  WAIT_RECEIVE: ['PARTIAL_RECEIVED', 'WAIT_EVALUATE'],
  PARTIAL_RECEIVED: ['WAIT_EVALUATE'],
  WAIT_EVALUATE: ['COMPLETED'],
  COMPLETED: [],
  CANCELED: [],
  AUTO_CANCEL: [],
}
