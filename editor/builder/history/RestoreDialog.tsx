import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { isNothing } from '../../core/model/page-diff.ts'
import { restoredDiff, restoringPage } from '../../core/model/restore.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { toastDone } from '../../kit/parts/toasts.ts'
import { newGesture } from '../../core/session/page-session.ts'
import styles from './history.module.css'
import { usePageRevision, useVersion, useVersionTitle } from './use-version.ts'
import type { Version } from './versions.ts'

interface Props {
  readonly version: Version
  readonly onClose: () => void
}

/** Shows what would change in the draft, then makes it the version as one step that can be undone. */
export function RestoreDialog({ version, onClose }: Props) {
  const t = useTranslations('editor.history.restore')
  const reading = useTranslations('editor.history')
  const { session } = useEditor()
  const titleOf = useVersionTitle()
  const { page, error } = useVersion(version)
  usePageRevision(session.page)
  const difference = page && restoredDiff(page, session.page)
  const isSame = difference !== undefined && isNothing(difference)
  const restore = () => {
    if (!page) return
    session.run('restore', restoringPage(page, session.page), newGesture('restore'))
    toastDone(t('done', { version: titleOf(version) }))
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="m"
      title={t('title', { version: titleOf(version) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={!difference || isSame} onClick={restore}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      {error && <p role="alert">{error.message}</p>}
      {!error && !difference && <p className={styles.quiet}>{reading('reading')}</p>}
      {difference && <p>{t(isSame ? 'same' : 'text')}</p>}
      {difference && !isSame && <DifferenceList difference={difference} />}
    </Dialog>
  )
}
