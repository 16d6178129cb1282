import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MIN_PASSWORD } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { PasswordField } from '#ui/password-field/PasswordField.tsx'
import { toastDone } from '../parts/toasts.ts'
import { useChangePassword } from '../queries.ts'
import styles from './SignIn.module.css'

/** The operator's own password: the current one, and the new one. Source: LO-13. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.password')
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [isMissing, setMissing] = useState(false)
  const change = useChangePassword()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(current === '' || next === '')
    if (current === '' || next === '') return
    change.mutate(
      { current, next },
      {
        onSuccess: () => {
          toastDone(t('done'))
          onClose()
        },
      },
    )
  }
  const names = { showLabel: t('show'), hideLabel: t('hide') }
  return (
    <Dialog isOpen size="form" title={t('title')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <PasswordField
          {...names}
          label={t('current')}
          autoComplete="current-password"
          data-autofocus=""
          value={current}
          onChange={event => setCurrent(event.target.value)}
          aria-required
        />
        <PasswordField
          {...names}
          label={t('next')}
          hint={t('hint', { min: MIN_PASSWORD })}
          autoComplete="new-password"
          value={next}
          onChange={event => setNext(event.target.value)}
          aria-required
        />
        <p>{t('others')}</p>
        {isMissing && <Notice tone="error">{t('missing')}</Notice>}
        {!isMissing && change.error && <Notice tone="error">{change.error.message}</Notice>}
        <div className={styles.foot}>
          <Button type="button" variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isLoading={change.isPending}>
            {t('change')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
