import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { differenceOf } from '../model/difference.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../environment.ts'
import { DifferenceList } from './DifferenceList.tsx'

/** Another operator saved in the meantime: the operator chooses whose version stays. Source: LO-14. */
export function ConflictDialog() {
  const t = useTranslations('editor.conflict')
  const { session } = useEditor()
  const { uiLocale } = useEnvironment()
  const theirs = useStore(session.store, ({ save }) => save.theirs)
  if (!theirs) return null
  return (
    <Dialog
      isOpen
      size="m"
      title={t('title')}
      isDismissable={false}
      onClose={() => undefined}
      actions={
        <>
          <Button variant="line" onClick={() => session.load(theirs, theirs)}>
            {t('takeTheirs')}
          </Button>
          <Button variant="danger" onClick={() => void session.autosave.overwrite()}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('text', { name: theirs.savedBy, time: formatDateTime(theirs.savedAt, uiLocale) })}</p>
      <p>{t('differences')}</p>
      <DifferenceList difference={differenceOf(theirs, session.content())} />
    </Dialog>
  )
}
