import type { PageDetail, ReleaseInfo } from '#content-store/client/types.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { restoringPage } from '../../core/model/restore.ts'
import { toastDone, toastError } from '../../kit/parts/toasts.ts'
import { newGesture } from '../../core/session/page-session.ts'
import { CoveredNotice } from '../campaigns/CoveredNotice.tsx'
import { usePublished } from '../open-page/use-published.ts'

interface Props {
  readonly to: ReleaseInfo
  readonly live: ReleaseInfo | undefined
  readonly onChange: (page: PageDetail) => void
  readonly onClose: () => void
}

/** Asks before an older version goes live again, says what it replaces and what becomes of the draft. Source: LO-14. */
export function RollbackDialog({ to, live, onChange, onClose }: Props) {
  const t = useTranslations('editor.rollback')
  const { operations, uiLocale } = useEnvironment()
  const { session } = useEditor()
  const { detail } = usePublished()
  const [isForDraft, setForDraft] = useState(false)
  const { pageVersion } = to
  const rollback = useMutation({
    mutationFn: async () => {
      // Read first: once the version is live, nothing may keep the draft from following.
      const given = { key: detail.key, version: pageVersion }
      const old = isForDraft ? session.treeOf(await operations.read('versions.release', given)) : undefined
      return { page: await operations.change('versions.roll-back', given), old }
    },
    onSuccess({ page, old }) {
      if (old) session.run('restore', restoringPage(old, session.page), newGesture('restore'))
      onChange(page)
      toastDone(t('done', { version: pageVersion, next: page.liveVersion ?? 0 }))
      onClose()
    },
    onError: error => toastError(error.message),
  })
  const named = (release: ReleaseInfo) =>
    t(release.name ? 'named' : 'version', {
      version: release.pageVersion,
      title: release.name?.text ?? '',
      time: formatDateTime(release.publishedAt, uiLocale),
      name: release.publishedBy,
    })
  const draftText = () => {
    if (isForDraft) return t('draft.replaced', { version: pageVersion })
    if (!live) return t('draft.other')
    return detail.status === 'live'
      ? t('draft.asLive', { version: live.pageVersion })
      : t('draft.edited', { version: live.pageVersion })
  }
  return (
    <Dialog
      isOpen
      size="form"
      title={t('title', { version: pageVersion })}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button isLoading={rollback.isPending} onClick={() => rollback.mutate()}>
            {t('confirm', { version: pageVersion })}
          </Button>
        </>
      }
    >
      <p>{t('goesLive', { release: named(to) })}</p>
      <CoveredNotice pageKey={detail.key} />
      <p>{live ? t('insteadOf', { release: named(live) }) : t('nothingLive')}</p>
      <p aria-live="polite">{draftText()}</p>
      <Checkbox
        label={t('alsoDraft')}
        checked={isForDraft}
        onChange={({ target }) => setForDraft(target.checked)}
      />
    </Dialog>
  )
}
