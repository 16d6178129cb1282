import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import styles from './Toolbar.module.css'

/** Whether what is on the screen is in the store. Source: LO-14. */
export function SaveState() {
  const t = useTranslations('editor.save')
  const { session } = useEditor()
  const { uiLocale } = useEnvironment()
  const { state, savedAt, message } = useStore(session.store, ({ save }) => save)
  const newer = useStore(session.store, state => state.newer)
  const isGone = useStore(session.store, state => state.isGone)
  const isOutdated = useStore(session.store, state => state.isOutdated)
  const isClashing = useStore(session.store, state => state.clashes.length > 0)
  const isBad =
    isGone || isOutdated || isClashing || state === 'offline' || state === 'refused' || state === 'signedOut'
  return (
    <output
      className={styles.save}
      data-state={state}
      data-bad={isBad || undefined}
      title={t('savedAt', { time: formatDateTime(savedAt, uiLocale) })}
    >
      {isGone
        ? t('gone')
        : isOutdated
          ? t('outdated')
          : state === 'saved' && isClashing
            ? t('conflict')
            : state === 'saved' && newer
              ? t('followed', { name: newer.savedBy })
              : t(state)}
      {message && !isGone && <span className={styles.saveMessage}>{message}</span>}
    </output>
  )
}
