import { useTranslations } from 'use-intl'
import type { DeskConsent } from '#desk/newsletter/desk-subscriber.ts'
import { formatDateTime, formatNames } from '#locales/format.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useTopics } from '../parts/use-topics.ts'
import styles from './newsletter.module.css'

interface Props {
  readonly events: readonly DeskConsent[]
}

/** What an address consented to and took back, the newest first. */
export function ConsentList({ events }: Props) {
  const t = useTranslations('editor.newsletter')
  const { uiLocale } = useEnvironment()
  return (
    <ul className={styles.events}>
      {events.map(({ kind, source, time, topics }) => (
        <li key={`${time} ${kind}`}>
          {t('event', { kind, source, time: formatDateTime(time, uiLocale) })}
          {topics.length > 0 && (
            <>
              {t('colon')}
              <TopicNames topics={topics} />
            </>
          )}
          {kind === 'CHOSE' && topics.length === 0 && `${t('colon')}${t('whole')}`}
        </li>
      ))}
    </ul>
  )
}

/** Names of topics of the newsletter. */
export function TopicNames({ topics }: { readonly topics: readonly string[] }) {
  const { uiLocale } = useEnvironment()
  const { nameOf } = useTopics('newsletterTopics')
  return formatNames(topics.map(nameOf), uiLocale)
}
