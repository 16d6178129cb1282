import { useTranslations } from 'use-intl'

export function ChangePassword() {
  const t = useTranslations('account.password')
  return <h1>{t('title')}</h1>
}
