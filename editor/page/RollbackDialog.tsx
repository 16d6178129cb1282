import type { ReleaseInfo } from '#content-store/client/types.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../environment.ts'
import { toastDone, toastError } from '../parts/toasts.ts'
import { usePublished } from '../session/use-published.ts'

interface Props {
  readonly to: ReleaseInfo
  readonly live: ReleaseInfo | undefined
  readonly onClose: () => void
}

/** Asks before an older version goes live again, and says what the draft keeps. Source: LO-14. */
export function RollbackDialog({ to, live, onClose }: Props) {
  const t = useTranslations('editor.rollback')
  const { content, uiLocale } = useEnvironment()
  const { detail, setDetail } = usePublished()
  const { pageVersion } = to
  const rollback = useMutation({
    mutationFn: () => content.rollback(detail.key, pageVersion),
    onSuccess(page) {
      setDetail(page)
      toastDone(t('done', { version: pageVersion, next: page.liveVersion ?? 0 }))
      onClose()
    },
    onError: error => toastError(error.message),
  })
  const named = (release: ReleaseInfo) =>
    t('version', {
      version: release.pageVersion,
      time: formatDateTime(release.publishedAt, uiLocale),
      name: release.publishedBy,
    })
  const draftText = () => {
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
      <p>{live ? t('insteadOf', { release: named(live) }) : t('nothingLive')}</p>
      <p>{draftText()}</p>
    </Dialog>
  )
}
