import { useTranslations } from 'use-intl'
import type { OperatorAccount } from '#operators/operator.ts'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { useChange } from '../../kit/operations.ts'

export interface AccountQuestion {
  readonly kind: 'remove' | 'endSessions'
  readonly account: OperatorAccount
}

interface Props {
  readonly question: AccountQuestion
  readonly onClose: () => void
}

/** Asks once more before an operator is signed out or removed. */
export function ConfirmAccountDialog({ question: { kind, account }, onClose }: Props) {
  const t = useTranslations(`editor.operators.confirm.${kind}`)
  const change = useChange(kind === 'remove' ? 'operators.remove' : 'operators.end-sessions')
  const { name } = account
  return (
    <ConfirmDialog
      title={t('title', { name })}
      confirm={t('confirm')}
      isPending={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate({ name }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t('text', { name })}
    </ConfirmDialog>
  )
}
