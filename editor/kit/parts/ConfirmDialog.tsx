import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'

interface Props {
  readonly title: string
  /** Names what the red button does. */
  readonly confirm: string
  /** Label of the other button, where “Cancel” could be misread. */
  readonly cancel?: string
  readonly isPending: boolean
  /** Why it could not be done. */
  readonly error?: Error | null
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** Effects: what will be lost, and what stays. */
  readonly children: ReactNode
  /** Lists and notes below. */
  readonly more?: ReactNode
}

/** Asks once more before something is taken away. The button that changes nothing has the focus. */
export function ConfirmDialog({
  title,
  confirm,
  cancel,
  isPending,
  error,
  onConfirm,
  onClose,
  children,
  more,
}: Props) {
  const t = useTranslations('editor.confirm')
  return (
    <Dialog
      isOpen
      size="form"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" data-autofocus onClick={onClose}>
            {cancel ?? t('cancel')}
          </Button>
          <Button variant="danger" isLoading={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {more}
      {error && <Notice tone="error">{error.message}</Notice>}
    </Dialog>
  )
}
