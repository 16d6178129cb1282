import { useTranslations } from 'use-intl'
import { formatDateTime } from '#locales/format.ts'
import { useEnvironment } from '../environment.ts'
import styles from './PracticeBand.module.css'

/** Says on every screen of a practice shop that it is one; nothing in a shop. */
export function PracticeBand() {
  const t = useTranslations('editor.practice')
  const { practice, uiLocale } = useEnvironment()
  if (!practice) return null
  const title = t('band', { time: formatDateTime(practice.until, uiLocale) })
  return (
    <aside className={styles.band} aria-label={title}>
      <strong>{title}</strong>
      <span>{t('bandText')}</span>
      <a href="/dev/outbox">{t('outbox')}</a>
    </aside>
  )
}
