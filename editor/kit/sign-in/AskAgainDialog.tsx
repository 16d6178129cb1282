import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../environment.ts'
import { useChange } from '../operations.ts'
import styles from './SignIn.module.css'

/** Asks for the password before changes that move money or concern people, if it was given long ago. */
export function AskAgainDialog() {
  const { askedAgain } = useEnvironment()
  const isAsked = useSyncExternalStore(askedAgain.subscribe, askedAgain.isAsked)
  return isAsked ? <Question onAnswer={askedAgain.answer} /> : null
}

function Question({ onAnswer }: { readonly onAnswer: (isProved: boolean) => void }) {
  const t = useTranslations('editor.proof')
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const prove = useChange('account.prove')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '') prove.mutate({ password }, { onSuccess: () => onAnswer(true) })
  }
  return (
    <Dialog isOpen size="form" title={t('title')} onClose={() => onAnswer(false)}>
      <form className={styles.form} onSubmit={submit}>
        <p>{t('text')}</p>
        <TextField
          label={t('password')}
          type="password"
          autoComplete="current-password"
          data-autofocus=""
          value={password}
          onChange={event => setPassword(event.target.value)}
          aria-required
        />
        {isMissing && <Notice tone="error">{t('missing')}</Notice>}
        {!isMissing && prove.error && <Notice tone="error">{prove.error.message}</Notice>}
        <div className={styles.foot}>
          <Button type="button" variant="line" onClick={() => onAnswer(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" isLoading={prove.isPending}>
            {t('confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
