import { useTranslations } from 'use-intl'

export function Register() {
  const t = useTranslations('account.register')
  return <h1>{t('title')}</h1>
}
