import { useTranslations } from 'use-intl'
import type { OwnRoleView } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { toastDone } from '../../kit/parts/toasts.ts'
import { useRoleWords } from './use-role-words.ts'

interface Props {
  readonly role: OwnRoleView
  readonly onClose: () => void
}

/** Removes a role, or names those who have it: a role in use stays. */
export function RemoveRoleDialog({ role: { id, name: names, holders }, onClose }: Props) {
  const t = useTranslations('editor.ownRoles')
  const { uiLocale } = useEnvironment()
  const words = useRoleWords()
  const name = names[uiLocale]
  const remove = useChange('roles.remove', {
    onDone: () => {
      toastDone(t('removed', { name }))
      onClose()
    },
  })
  if (holders.length > 0)
    return (
      <Dialog
        isOpen
        size="form"
        title={t('removeOf', { name })}
        onClose={onClose}
        actions={
          <Button data-autofocus onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        <p>{t('isHeld', { names: words.holders(holders), count: holders.length })}</p>
      </Dialog>
    )
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      confirm={t('remove')}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.start({ id })}
      onClose={onClose}
    >
      {t('removeText')}
    </ConfirmDialog>
  )
}
