import type { AfterSalesStatus, ListedAfterSales } from '#api/client/order/after-sales.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import { useTranslations } from 'use-intl'

const TONES = {
  NEW: 'theme',
  WAIT_SEND_BACK: 'accent',
  ON_BACKING: 'theme',
  BACK_IN_STORAGE: 'theme',
  EXCHANGE_OUT: 'theme',
  AUDIT_FAILED: 'danger',
  FINISHED: 'success',
  CANCELED: 'line',
} as const satisfies Readonly<Record<AfterSalesStatus, string>>

/** Status of a return or an exchange, in a word or two; what a courier brings comes to no store. Source: M-134, MO-73. */
export function ReturnStatus({
  of: { afterSalesStatus: status, method },
}: {
  readonly of: Pick<ListedAfterSales, 'afterSalesStatus' | 'method'>
}) {
  const t = useTranslations('account.returns')
  const isReceived = status === 'BACK_IN_STORAGE' && method === 'COURIER'
  return <Badge tone={TONES[status]}>{t(isReceived ? 'receivedByCourier' : `status.${status}`)}</Badge>
}
