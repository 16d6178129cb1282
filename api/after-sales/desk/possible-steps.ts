import type { ReturnOperation } from '../../rules/desk-operations.ts'
import type { AfterSalesRecord } from '../after-sales-record.ts'
import { type AfterSalesStatus, NEXT_AFTER_SALES } from '../../rules/after-sales-status.ts'

/** Statuses from which a refund ends a return: the goods are here, or the shopper keeps them. Source: MO-73. */
export const REFUNDABLE: readonly AfterSalesStatus[] = ['NEW', 'BACK_IN_STORAGE']

/** Statuses in which a return waits for the shop. */
export const TO_HANDLE: readonly AfterSalesStatus[] = ['NEW', 'BACK_IN_STORAGE']

/** Statuses in which a replacement may arrive. */
export const EXCHANGED: readonly AfterSalesStatus[] = ['EXCHANGE_OUT']

/** What the shop can do with a return in its state, the usual step first. Each operation decides again. Source: M-134, MO-73. */
export function possibleSteps({
  head,
  refund,
}: Pick<AfterSalesRecord, 'head' | 'refund'>): readonly ReturnOperation[] {
  const { status, type, refunded_at } = head
  const next = NEXT_AFTER_SALES[status]
  const isPossible: Readonly<Record<ReturnOperation, boolean>> = {
    approve: next.includes('WAIT_SEND_BACK'),
    refuse: next.includes('AUDIT_FAILED'),
    'received-back': next.includes('BACK_IN_STORAGE'),
    'exchange-out': next.includes('EXCHANGE_OUT') && type === 'EXCHANGE',
    'exchange-received': EXCHANGED.includes(status),
    refund: refunded_at === null ? REFUNDABLE.includes(status) : refund?.state === 'REFUSED',
  }
  return (Object.keys(isPossible) as ReturnOperation[]).filter(operation => isPossible[operation]) // the keys above
}
