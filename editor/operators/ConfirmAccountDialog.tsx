import { useTranslations } from 'use-intl'
import type { OperatorAccount } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useOperatorChanges } from '../queries.ts'

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
  const common = useTranslations('editor.confirm')
  const change = useOperatorChanges()[kind]
  const { name } = account
  return (
    <Dialog
      isOpen
      size="form"
      title={t('title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" data-autofocus onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            variant="danger"
            isLoading={change.isPending}
            onClick={() => change.mutate(name, { onSuccess: onClose })}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p>{t('text', { name })}</p>
      {change.error && <Notice tone="error">{change.error.message}</Notice>}
    </Dialog>
  )
}
