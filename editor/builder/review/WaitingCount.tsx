import { useTranslations } from 'use-intl'
import styles from './review.module.css'
import { useWaiting } from './use-review.ts'

/** Number of waiting pages, beside the name of their screen. */
export function WaitingCount() {
  const t = useTranslations('editor.review')
  const { data: waiting = [] } = useWaiting()
  if (waiting.length === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden>{waiting.length}</span>
      <span className="visuallyHidden">{t('waitingCount', { count: waiting.length })}</span>
    </span>
  )
}
