import type { Order } from '#api/client/order.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'

/** How a guest finds the order once this visit is over. Source: M-159, L-116. */
export function FindLater({ order }: { readonly order: Order }) {
  const t = useTranslations('account.payResult')
  return (
    <Notice>
      <p>{t('findLater', { number: order.orderCode, email: order.receiptInfo.mail })}</p>
    </Notice>
  )
}
