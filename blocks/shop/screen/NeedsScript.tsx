import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'

/** Says that what is here needs JavaScript, to browsers without it. */
export function NeedsScript() {
  const t = useTranslations('common')
  return (
    <noscript>
      <Notice tone="warning">{t('needsScript')}</Notice>
    </noscript>
  )
}
