import { useTranslations } from 'use-intl'

export function RegisterSuccess() {
  const t = useTranslations('account.registerSuccess')
  return <h1>{t('title')}</h1>
}
