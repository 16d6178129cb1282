import { useTranslations } from 'use-intl'

export function Document() {
  const t = useTranslations('service.document')
  return <h1>{t('title')}</h1>
}
