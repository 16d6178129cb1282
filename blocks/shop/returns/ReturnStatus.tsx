import type { AfterSalesStatus } from '#api/client/order/after-sales.ts'
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

/** How far a return or an exchange is, in a word or two. Source: M-134, MO-73. */
export function ReturnStatus({ status }: { readonly status: AfterSalesStatus }) {
  const t = useTranslations('account.returns')
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
}
