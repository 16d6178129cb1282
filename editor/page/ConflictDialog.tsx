import type { Draft } from '#content-store/client/types.ts'
import { formatDateTime } from '#locales/format.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { differenceOf } from '../model/difference.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../environment.ts'
import { toastDone, toastError } from '../parts/toasts.ts'
import { usePublished } from '../session/use-published.ts'
import { DifferenceList } from './DifferenceList.tsx'

/** Another operator saved in the meantime: the operator chooses whose version stays. Source: LO-14. */
export function ConflictDialog() {
  const { session } = useEditor()
  const theirs = useStore(session.store, ({ save }) => save.theirs)
  return theirs ? <Choice theirs={theirs} /> : null
}

/** Both ways keep the other version in the page's history, where each of the two operators finds it. */
function useChoice(theirs: Draft) {
  const t = useTranslations('editor.conflict')
  const { session } = useEditor()
  const { content } = useEnvironment()
  const { detail, setDetail } = usePublished()
  const name = theirs.savedBy
  const onError = (error: Error) => toastError(error.message)
  const take = useMutation({
    mutationFn: () => content.setDraftAside(detail.key, session.content(), theirs.revision),
    onSuccess(page) {
      session.load(page.draft, page.draft)
      setDetail(page)
      toastDone(t('tookTheirs', { name: page.draft.savedBy }))
    },
    onError,
  })
  const overwrite = useMutation({
    mutationFn: () => session.autosave.overwrite(),
    onSuccess: isSaved => isSaved && toastDone(t('keptMine', { name })),
    onError,
  })
  return { take, overwrite }
}

function Choice({ theirs }: { readonly theirs: Draft }) {
  const t = useTranslations('editor.conflict')
  const { session } = useEditor()
  const { uiLocale } = useEnvironment()
  const { take, overwrite } = useChoice(theirs)
  return (
    <Dialog
      isOpen
      size="m"
      title={t('title')}
      isDismissable={false}
      onClose={() => undefined}
      actions={
        <>
          <Button variant="line" isLoading={take.isPending} onClick={() => take.mutate()}>
            {t('takeTheirs')}
          </Button>
          <Button variant="danger" isLoading={overwrite.isPending} onClick={() => overwrite.mutate()}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('text', { name: theirs.savedBy, time: formatDateTime(theirs.savedAt, uiLocale) })}</p>
      <p>{t('differences')}</p>
      <DifferenceList difference={differenceOf(theirs, session.content())} sides="conflict" />
    </Dialog>
  )
}
