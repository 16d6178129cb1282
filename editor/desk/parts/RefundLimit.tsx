import { useRefundLimit } from './use-refund-limit.ts'

/** Says how much the operator may refund of one order; nothing without a limit. */
export function RefundLimit() {
  const limit = useRefundLimit()
  return limit ? <p>{limit.words}</p> : null
}
