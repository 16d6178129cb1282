import { useTranslations } from 'use-intl'

export function Profile() {
  const t = useTranslations('account.profile')
  return <h1>{t('title')}</h1>
}
