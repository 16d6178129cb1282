import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { readKey, useChange } from '../../kit/operations.ts'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { toastDone } from '../../kit/parts/toasts.ts'

const VIEW = () => readKey('practice.state', {})

/** Replaces the practice shop by a new one, after asking. */
export function AgainButton({ id }: { readonly id: string }) {
  const t = useTranslations('editor.practice')
  const [isAsking, setAsking] = useState(false)
  const making = useChange('practice.make', { keyOf: VIEW, onDone: () => setAsking(false) })
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        {t('again')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('againTitle')}
          confirm={t('againSubmit')}
          isPending={making.isPending}
          error={making.error}
          onConfirm={() => making.start({ instead: id })}
          onClose={() => setAsking(false)}
        >
          {t('againText')}
        </ConfirmDialog>
      )}
    </>
  )
}

/** Removes the practice shop, after asking. */
export function RemoveButton({ id }: { readonly id: string }) {
  const t = useTranslations('editor.practice')
  const [isAsking, setAsking] = useState(false)
  const removing = useChange('practice.remove', {
    keyOf: VIEW,
    onDone() {
      setAsking(false)
      toastDone(t('removed'))
    },
  })
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('removeTitle')}
          confirm={t('removeSubmit')}
          isPending={removing.isPending}
          error={removing.error}
          onConfirm={() => removing.start({ id })}
          onClose={() => setAsking(false)}
        >
          {t('removeText')}
        </ConfirmDialog>
      )}
    </>
  )
}
