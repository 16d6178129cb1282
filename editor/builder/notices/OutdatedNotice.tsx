import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useEditor } from '../editor-context.ts'
import styles from './NewerDraftNotice.module.css'

/** Says that the page has blocks of a version that this window does not know, and loads the window again. */
export function OutdatedNotice() {
  const t = useTranslations('editor.outdated')
  const { session } = useEditor()
  const isOutdated = useStore(session.store, state => state.isOutdated)
  return (
    <output className={styles.region} aria-label={t('label')}>
      {isOutdated && (
        <Notice tone="error">
          <p>{t('text')}</p>
          <Button variant="line" size="s" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </Notice>
      )}
    </output>
  )
}
