import { useTranslations } from 'use-intl'

export function OrderDetail() {
  const t = useTranslations('account.orderDetail')
  return <h1>{t('title')}</h1>
}
