import { useTranslations } from 'use-intl'

export function LinkAccount() {
  const t = useTranslations('account.linkAccount')
  return <h1>{t('title')}</h1>
}
