import { formatDateTime } from '#locales/format.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MomentField } from '../../form/date-time/MomentField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { OperationDialog } from './OperationDialog.tsx'

/** Instant and reason of a plan. */
export interface LaterPlan {
  /** Epoch ms. */
  readonly due: number
  readonly reason: string
}

interface Props {
  readonly title: string
  /** Says what happens at the instant. */
  readonly text?: string
  /** Names what the button does. */
  readonly submit: string
  /** The plan as it is; nothing for a new one. */
  readonly plan?: LaterPlan
  readonly isPending: boolean
  readonly error: Error | null
  readonly onPlan: (plan: LaterPlan) => void
  readonly onClose: () => void
}

const MAX_REASON = 300

/** Asks for the instant at which changes are made, and why. */
export function LaterDialog({ title, text, submit, plan, isPending, error, onPlan, onClose }: Props) {
  const t = useTranslations('editor.plans')
  const { clock } = useEnvironment()
  const [due, setDue] = useState(plan?.due)
  const [reason, setReason] = useState(plan?.reason ?? '')
  const [isTried, setTried] = useState(false)
  const isAhead = (at: number | undefined): at is number => at !== undefined && at > clock()
  return (
    <OperationDialog
      title={title}
      submit={submit}
      isPending={isPending}
      error={error}
      onSubmit={() => {
        setTried(true)
        if (isAhead(due)) onPlan({ due, reason: reason.trim() })
      }}
      onClose={onClose}
    >
      {text !== undefined && <p>{text}</p>}
      <MomentField
        isInDialog
        label={t('when')}
        hint={t('zone')}
        error={isTried && !isAhead(due) ? t('past') : undefined}
        value={due}
        onChange={setDue}
      />
      <TextField
        label={t('reason')}
        maxLength={MAX_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </OperationDialog>
  )
}

interface SaveLaterProps extends Pick<Props, 'onPlan' | 'onClose'> {
  /** Names of the fields that are not saved. */
  readonly names: readonly string[]
}

/** Asks when the changes of a form are saved. What is refused shows in the form, at its fields. */
export function SaveLater({ names, onPlan, onClose }: SaveLaterProps) {
  const t = useTranslations('editor.plans')
  return (
    <LaterDialog
      title={t('later')}
      text={t('laterText', { fields: names.join(', ') })}
      submit={t('plan')}
      isPending={false}
      error={null}
      onPlan={onPlan}
      onClose={onClose}
    />
  )
}

/** Says that a form is saved, or for which instant (epoch ms) it is planned. */
export function SavedNotice({ due }: { readonly due: number | undefined }) {
  const t = useTranslations('editor.plans')
  const records = useTranslations('editor.records')
  const { uiLocale } = useEnvironment()
  return (
    <Notice tone="success">
      {due === undefined ? records('saved') : t('planned', { time: formatDateTime(due, uiLocale) })}
    </Notice>
  )
}
