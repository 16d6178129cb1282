import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { othersWithUnsent } from '../../core/session/unsent.ts'
import { useEditor } from '../editor-context.ts'
import styles from './NewerDraftNotice.module.css'

/** Says that this browser holds changes of other operators that never reached the store: they wait for those who made them. */
export function OthersUnsentNotice() {
  const t = useTranslations('editor.unsent')
  const { session, operator } = useEditor()
  const [names, setNames] = useState(() => othersWithUnsent(session.detail.key, operator.name, localStorage))
  return (
    <output className={styles.region} aria-label={t('title')}>
      {names.length > 0 && (
        <Notice tone="info">
          <p>{t('ofOthers', { me: operator.name, names: names.join(', ') })}</p>
          <Button variant="line" size="s" onClick={() => setNames([])}>
            {t('seen')}
          </Button>
        </Notice>
      )}
    </output>
  )
}
