import type { OrderStatus } from '#api/client/order/order.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import { useTranslations } from 'use-intl'
import { isCancelled } from './order-status.ts'

const toneOf = (status: OrderStatus) => {
  if (status === 'WAIT_PAY') return 'accent'
  if (isCancelled(status)) return 'line'
  return status === 'WAIT_EVALUATE' || status === 'COMPLETED' ? 'success' : 'theme'
}

/** Status of an order, in a word or two. Source: M-109 … M-114, MO-54. */
export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const t = useTranslations('account.order')
  return <Badge tone={toneOf(status)}>{t(`status.${status}`)}</Badge>
}
