import { Notice } from '#ui/notice/Notice.tsx'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useEditor } from '../editor-context.ts'
import { mayPublish } from '../../kit/rights.ts'
import styles from './NewerDraftNotice.module.css'

/** Says that the open page was deleted elsewhere, what becomes of the edits made here, and how the page comes back. */
export function GoneNotice() {
  const t = useTranslations('editor.gone')
  const { session, operator } = useEditor()
  const isGone = useStore(session.store, state => state.isGone)
  return (
    <output className={styles.region} aria-label={t('label')}>
      {isGone && (
        <Notice tone="error">
          <p>{t('text')}</p>
          {mayPublish(operator, session.detail.path) ? <Link to="/bin">{t('bin')}</Link> : <p>{t('ask')}</p>}
        </Notice>
      )}
    </output>
  )
}
