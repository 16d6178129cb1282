import { useTranslations } from 'use-intl'

export function Help() {
  const t = useTranslations('service.help')
  return <h1>{t('title')}</h1>
}
