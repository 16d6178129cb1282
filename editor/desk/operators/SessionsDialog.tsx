import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useChange, useOperation } from '../../kit/operations.ts'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import { SessionRows } from '../account/SessionRows.tsx'

/** Open sessions of another operator, each of which an admin can end. */
export function SessionsDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const t = useTranslations('editor.account.sessions')
  const close = useTranslations('editor.operators')('close')
  const { data: sessions = [], isPending, error, refetch } = useOperation('operators.sessions', { name })
  const end = useChange('operators.end-session', {
    onDone: () => toastDone(t('ended')),
    onError: toastFailure,
  })
  return (
    <Dialog
      isOpen
      title={t('titleOf', { name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      <SessionRows
        caption={t('titleOf', { name })}
        {...{ sessions, isPending, error }}
        retry={refetch}
        isEnding={end.isPending}
        onEnd={id => end.start({ name, id })}
      />
    </Dialog>
  )
}
