import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { RemarkField } from '../parts/RemarkField.tsx'

interface Props {
  readonly title: string
  /** Effects of it. */
  readonly text: string
  readonly submit: string
  readonly isPending: boolean
  readonly error: Error | null
  readonly onSubmit: (reason: string) => void
  readonly onClose: () => void
}

/** Asks for the reason of taking something away from shoppers. */
export function ReasonDialog({ title, text, submit, isPending, error, onSubmit, onClose }: Props) {
  const t = useTranslations('editor.codes')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isEmpty = reason.trim() === ''
  return (
    <OperationDialog
      isGrave
      title={title}
      submit={submit}
      isPending={isPending}
      error={error}
      onSubmit={() => {
        setTried(true)
        if (!isEmpty) onSubmit(reason.trim())
      }}
      onClose={onClose}
    >
      <p>{text}</p>
      <RemarkField
        label={t('reason')}
        error={isTried && isEmpty ? t('noReason') : undefined}
        value={reason}
        onChange={setReason}
      />
    </OperationDialog>
  )
}
