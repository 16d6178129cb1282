import { useTranslations } from 'use-intl'

export function Contact() {
  const t = useTranslations('service.contact')
  return <h1>{t('title')}</h1>
}
