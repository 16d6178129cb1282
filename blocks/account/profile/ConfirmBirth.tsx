import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBirth } from '../../shop/form/useBirth.ts'
import { birthInput, type BirthValues } from '../../shop/form/birth-rules.ts'
import styles from './Profile.module.css'

interface Props {
  /** The values to confirm; `undefined` while the dialog is closed. */
  readonly values: BirthValues | undefined
  readonly onConfirm: (values: BirthValues) => Promise<void>
  readonly onClose: () => void
}

/** Says what will be saved, and that it is for good. Source: M-095, MO-17. */
export function ConfirmBirth({ values, onConfirm, onClose }: Props) {
  const t = useTranslations('account.profile.birth')
  const { birthText } = useBirth()
  const [isBusy, setBusy] = useState(false)
  const yes = async () => {
    if (!values) return
    setBusy(true)
    await onConfirm(values)
    setBusy(false)
  }
  const birth = (values && birthText({ birthday: null, birthMonth: null, ...birthInput(values) })) ?? ''
  return (
    <Dialog
      isOpen={values !== undefined}
      onClose={onClose}
      title={t('dialog')}
      size="s"
      actions={
        <div className={styles.answers}>
          <Button variant="line" onClick={onClose}>
            {t('no')}
          </Button>
          <Button isLoading={isBusy} onClick={() => void yes()}>
            {t('yes')}
          </Button>
        </div>
      }
    >
      <p>{values?.birthday ? t('dialogDay', { birth }) : t('dialogMonth', { birth })}</p>
      <p className={styles.final}>{t('final')}</p>
    </Dialog>
  )
}
