import { useTranslations } from 'use-intl'

export function StoreLocator() {
  const t = useTranslations('service.storeLocator')
  return <h1>{t('title')}</h1>
}
