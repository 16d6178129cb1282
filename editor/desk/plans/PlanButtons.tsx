import type { LoggedPlan } from '#desk/changes/logged-set.ts'
import { Button } from '#ui/button/Button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChange } from '../../kit/operations.ts'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import desk from '../../kit/parts/screen.module.css'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import { LaterDialog } from '../parts/LaterDialog.tsx'

interface Props {
  readonly plan: LoggedPlan
  /** Its instant, in words. */
  readonly time: string
}

/** What can be done with a plan until it is made. */
export function PlanButtons({ plan, time }: Props) {
  const t = useTranslations('editor.plans')
  const [opened, setOpened] = useState<'edit' | 'remove'>()
  const close = () => setOpened(undefined)
  const { id, revision } = plan
  const apply = useChange('changes.apply-now', {
    onDone: () => toastDone(t('applied')),
    onError: toastFailure,
  })
  const make = t(plan.state === 'refused' ? 'again' : 'apply')
  return (
    <div className={desk.buttons}>
      <Button
        variant="quiet"
        isLoading={apply.isPending}
        aria-label={`${make}: ${time}`}
        onClick={() => apply.start({ id, revision })}
      >
        {make}
      </Button>
      <Button variant="quiet" aria-label={`${t('edit')}: ${time}`} onClick={() => setOpened('edit')}>
        {t('edit')}
      </Button>
      <Button variant="quiet" aria-label={`${t('remove')}: ${time}`} onClick={() => setOpened('remove')}>
        {t('remove')}
      </Button>
      {opened === 'edit' && <EditDialog plan={plan} onClose={close} />}
      {opened === 'remove' && <RemoveDialog plan={plan} onClose={close} />}
    </div>
  )
}

interface DialogProps {
  readonly plan: LoggedPlan
  readonly onClose: () => void
}

function EditDialog({ plan, onClose }: DialogProps) {
  const t = useTranslations('editor.plans')
  const move = useChange('changes.reschedule', {
    onDone() {
      toastDone(t('saved'))
      onClose()
    },
  })
  return (
    <LaterDialog
      title={t('editTitle')}
      submit={t('save')}
      plan={plan}
      isPending={move.isPending}
      error={move.error}
      onPlan={to => move.start({ id: plan.id, revision: plan.revision, ...to })}
      onClose={onClose}
    />
  )
}

function RemoveDialog({ plan: { id, revision }, onClose }: DialogProps) {
  const t = useTranslations('editor.plans')
  const remove = useChange('changes.unplan', {
    onDone() {
      toastDone(t('removed'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      confirm={t('remove')}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.start({ id, revision })}
      onClose={onClose}
    >
      {t('removeText')}
    </ConfirmDialog>
  )
}
