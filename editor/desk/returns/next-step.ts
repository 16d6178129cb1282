import type { DeskReturn } from '#desk/returns/desk-return.ts'

/** State of a refund; one without money is done at once. */
function refundStep(refund: DeskReturn['refund']) {
  switch (refund?.state) {
    case 'QUEUED':
    case 'SENT':
      return 'REFUNDING'
    case 'REFUSED':
      return 'REFUND_REFUSED'
    default:
      return 'REFUNDED'
  }
}

/** Next step of a return, as the key of its words; of one that has ended, how it did. Source: M-134, MO-73. */
export function nextStepOf({
  status,
  type,
  method,
  isRefunded,
  refund,
}: Pick<DeskReturn, 'status' | 'type' | 'method' | 'isRefunded' | 'refund'>) {
  switch (status) {
    case 'WAIT_SEND_BACK':
      return method === 'SHOP' ? 'WAIT_SHOP' : 'WAIT_COURIER'
    case 'BACK_IN_STORAGE':
      return type === 'EXCHANGE' ? 'BACK_EXCHANGE' : 'BACK_RETURN'
    case 'FINISHED':
      return isRefunded ? refundStep(refund) : 'EXCHANGED'
    default:
      return status
  }
}
