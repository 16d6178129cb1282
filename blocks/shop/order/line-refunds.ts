import type { OrderLine } from '#api/client/order/order.ts'

type LineRefund = OrderLine['refunds'][number]

/** States as shoppers see them: a refund that is allowed and one on its way read the same. Source: M-132. */
const SHOWN = {
  CREATED: 'CREATED',
  AUDIT_PASSED: 'REFUNDING',
  REFUNDING: 'REFUNDING',
  REFUNDED: 'REFUNDED',
} as const satisfies Readonly<Record<LineRefund['refundStatus'], LineRefund['refundStatus']>>
type ShownStatus = (typeof SHOWN)[keyof typeof SHOWN]

interface ShownRefund {
  readonly refundStatus: ShownStatus
  /** Units of the line. */
  readonly count: number
}

/** Units of a line by the state of their refund, in the order of its refunds. Source: M-119, M-132. */
export function refundsShown(refunds: readonly LineRefund[]): readonly ShownRefund[] {
  const counts = new Map<ShownStatus, number>()
  for (const { refundStatus, quantity } of refunds) {
    const shown = SHOWN[refundStatus]
    counts.set(shown, (counts.get(shown) ?? 0) + quantity)
  }
  return [...counts].map(([refundStatus, count]) => ({ refundStatus, count }))
}
