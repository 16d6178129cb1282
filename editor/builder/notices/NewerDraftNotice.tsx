import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import styles from './NewerDraftNotice.module.css'

/** Says that the page now shows another operator's draft, and where the one before it is. */
export function NewerDraftNotice() {
  const t = useTranslations('editor.news')
  const { session } = useEditor()
  const { uiLocale } = useEnvironment()
  const newer = useStore(session.store, state => state.newer)
  const close = () => session.store.setState({ newer: undefined })
  // Screen readers hear of what comes into a region that is there before.
  return (
    <output className={styles.region} aria-label={t('label')}>
      {newer && (
        <Notice tone="warning">
          <p>{t('text', { name: newer.savedBy, time: formatDateTime(newer.savedAt, uiLocale) })}</p>
          {newer.isKept && <p>{t('kept')}</p>}
          <div className={styles.actions}>
            <Button
              variant="line"
              onClick={() => {
                close()
                session.store.setState({ dialog: 'versions' })
              }}
            >
              {t('versions')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t('close')}
            </Button>
          </div>
        </Notice>
      )}
    </output>
  )
}
