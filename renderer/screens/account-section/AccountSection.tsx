import { useTranslations } from 'use-intl'

export function AccountSection() {
  const t = useTranslations('account.accountSection')
  return <h1>{t('title')}</h1>
}
