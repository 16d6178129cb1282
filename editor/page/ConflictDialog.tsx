import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { differenceOf } from '../model/difference.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useEditor } from '../session/editor-context.ts'
import { useWorld } from '../world.ts'
import { DifferenceList } from './DifferenceList.tsx'

/** Somebody saved meanwhile: theirs or mine, never one over the other unseen. Source: LO-14. */
export function ConflictDialog() {
  const t = useTranslations('editor.conflict')
  const { session } = useEditor()
  const { uiLocale } = useWorld()
  const theirs = useStore(session.store, ({ save }) => save.theirs)
  if (!theirs) return null
  return (
    <Dialog
      title={t('title')}
      isQuestion
      isWide
      onClose={() => undefined}
      footer={
        <>
          <Button onPress={() => session.load(theirs, theirs)}>{t('takeTheirs')}</Button>
          <Button look="danger" onPress={() => void session.autosave.overwrite()}>
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
