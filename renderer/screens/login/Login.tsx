import { useTranslations } from 'use-intl'

export function Login() {
  const t = useTranslations('account.login')
  return <h1>{t('title')}</h1>
}
