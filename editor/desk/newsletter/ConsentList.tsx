import { useTranslations } from 'use-intl'
import type { DeskConsent } from '#desk/newsletter/desk-subscriber.ts'
import { formatDateTime } from '#locales/format.ts'
import { useEnvironment } from '../../kit/environment.ts'
import styles from './newsletter.module.css'

/** What an address consented to and took back, the newest first. */
export function ConsentList({ events }: { readonly events: readonly DeskConsent[] }) {
  const t = useTranslations('editor.newsletter')
  const { uiLocale } = useEnvironment()
  return (
    <ul className={styles.events}>
      {events.map(({ kind, source, time }) => (
        <li key={`${time} ${kind}`}>{t('event', { kind, source, time: formatDateTime(time, uiLocale) })}</li>
      ))}
    </ul>
  )
}
