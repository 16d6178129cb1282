import { useTranslations } from 'use-intl'

export function ResetPassword() {
  const t = useTranslations('account.resetPassword')
  return <h1>{t('title')}</h1>
}
