import { useTranslations } from 'use-intl'

export function LiveChat() {
  const t = useTranslations('service.liveChat')
  return <h1>{t('title')}</h1>
}
