import type { KeptDraft, PageDetail } from '#content-store/client/types.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../environment.ts'
import { differenceOf } from '../model/difference.ts'
import { toastDone, toastError } from '../parts/toasts.ts'
import { newGesture } from '../session/page-session.ts'
import { DifferenceList } from './DifferenceList.tsx'
import styles from './dialogs.module.css'

/** Drafts that were replaced, newest first; each can become the draft again as one step that can be undone. */
export function KeptDrafts({ page }: { readonly page: PageDetail }) {
  const t = useTranslations('editor.versions')
  if (page.keptDrafts.length === 0) return null
  return (
    <section aria-label={t('kept')}>
      <h3 className={styles.keptTitle}>{t('kept')}</h3>
      <p className={styles.quiet}>{t('keptText')}</p>
      <ul className={styles.versions}>
        {page.keptDrafts.map(draft => (
          <Kept key={draft.id} draft={draft} pageKey={page.key} />
        ))}
      </ul>
    </section>
  )
}

function Kept({ draft, pageKey }: { readonly draft: KeptDraft; readonly pageKey: string }) {
  const t = useTranslations('editor.versions')
  const { uiLocale, content } = useEnvironment()
  const { session } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const { id, savedBy } = draft
  const saved = formatDateTime(draft.savedAt, uiLocale)
  const read = () => content.keptDraft(pageKey, id)
  const { data } = useQuery({ queryKey: ['keptDraft', pageKey, id], queryFn: read, enabled: isOpen })
  const takeAsDraft = useMutation({
    mutationFn: read,
    onSuccess(old) {
      session.replaceWith(old, newGesture('restore'))
      toastDone(t('restoredDraft', { name: savedBy, time: saved }))
    },
    onError: error => toastError(error.message),
  })
  return (
    <li>
      <strong>{draft.name?.text ?? t('keptBy', { name: savedBy })}</strong>
      <span>{draft.title}</span>
      <small>
        {draft.replacedBy === null || draft.replacedAt === null
          ? t('by', { name: savedBy, time: saved })
          : t('keptAt', {
              saved,
              name: draft.replacedBy,
              replaced: formatDateTime(draft.replacedAt, uiLocale),
            })}
      </small>
      <div className={styles.row}>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('compare')}
        </Button>
        <Button variant="quiet" isLoading={takeAsDraft.isPending} onClick={() => takeAsDraft.mutate()}>
          {t('restore')}
        </Button>
      </div>
      {isOpen && data && <DifferenceList difference={differenceOf(data, session.content())} />}
    </li>
  )
}
