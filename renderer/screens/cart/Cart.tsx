import { useTranslations } from 'use-intl'

export function Cart() {
  const t = useTranslations('service.cart')
  return <h1>{t('title')}</h1>
}
