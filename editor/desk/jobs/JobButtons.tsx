import type { DeskJob } from '#desk/jobs/job-shapes.ts'
import { Button } from '#ui/button/Button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useChange } from '../../kit/operations.ts'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import { useWishKey } from '../parts/use-wish-key.ts'

/** Stops a job that runs, or takes back one that has ended. */
export function JobButtons({ job: { id, state, done, isUndone } }: { readonly job: DeskJob }) {
  const t = useTranslations('editor.jobs')
  const navigate = useNavigate()
  const wishOf = useWishKey()
  const [isAsking, setAsking] = useState(false)
  const stop = useChange('jobs.stop', { onDone: () => toastDone(t('stopped')), onError: toastFailure })
  const undo = useChange('jobs.undo', {
    onDone(job) {
      setAsking(false)
      void navigate(`/jobs/${encodeURIComponent(job.id)}`)
    },
  })
  if (state === 'running')
    return (
      <Button variant="line" isLoading={stop.isPending} onClick={() => stop.start({ id })}>
        {t('stop')}
      </Button>
    )
  if (isUndone || done === 0) return null
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        {t('undo')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('undoTitle')}
          confirm={t('undo')}
          isPending={undo.isPending}
          error={undo.error}
          onConfirm={() => undo.start({ id, wish: wishOf(id) })}
          onClose={() => setAsking(false)}
        >
          {t('undoText', { count: done })}
        </ConfirmDialog>
      )}
    </>
  )
}
