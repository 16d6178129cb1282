import { useTranslations } from 'use-intl'

export function User() {
  const t = useTranslations('account.user')
  return <h1>{t('title')}</h1>
}
