import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { useChange } from '../../kit/operations.ts'

interface Props {
  readonly name: string
  readonly onClose: () => void
}

/** Asks once more before an operator is signed out everywhere. */
export function EndSessionsDialog({ name, onClose }: Props) {
  const t = useTranslations('editor.operators.confirm.endSessions')
  const end = useChange('operators.end-sessions')
  return (
    <ConfirmDialog
      title={t('title', { name })}
      confirm={t('confirm')}
      isPending={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate({ name }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t('text', { name })}
    </ConfirmDialog>
  )
}
