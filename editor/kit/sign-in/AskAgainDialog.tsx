import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../environment.ts'
import { useChange, useOperation } from '../operations.ts'
import { focusOnMount } from './focus-on-mount.ts'
import styles from './SignIn.module.css'

/** Asks for the password, or a code of the second factor, before changes that move money or concern people, if it was given long ago. */
export function AskAgainDialog() {
  const { askedAgain } = useEnvironment()
  const isAsked = useSyncExternalStore(askedAgain.subscribe, askedAgain.isAsked)
  return isAsked ? <Question onAnswer={askedAgain.answer} /> : null
}

function Question({ onAnswer }: { readonly onAnswer: (isProved: boolean) => void }) {
  const t = useTranslations('editor.proof')
  const { data: factor, error } = useOperation('account.second-factor', {})
  const asksCode = factor !== undefined && factor.since !== null
  return (
    <Dialog isOpen size="form" title={t(asksCode ? 'codeTitle' : 'title')} onClose={() => onAnswer(false)}>
      {error ? (
        <Notice tone="error">{error.message}</Notice>
      ) : factor === undefined ? (
        <output>{t('loading')}</output>
      ) : (
        <Proof asksCode={asksCode} onAnswer={onAnswer} />
      )}
    </Dialog>
  )
}

interface ProofProps {
  readonly asksCode: boolean
  readonly onAnswer: (isProved: boolean) => void
}

function Proof({ asksCode, onAnswer }: ProofProps) {
  const t = useTranslations('editor.proof')
  const [given, setGiven] = useState('')
  const [isMissing, setMissing] = useState(false)
  const prove = useChange('account.prove')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacks = given.trim() === ''
    setMissing(lacks)
    if (!lacks)
      prove.mutate(asksCode ? { code: given } : { password: given }, { onSuccess: () => onAnswer(true) })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t(asksCode ? 'codeText' : 'text')}</p>
      <TextField
        ref={focusOnMount}
        data-autofocus=""
        label={t(asksCode ? 'code' : 'password')}
        {...(asksCode
          ? { hint: t('codeHint'), autoComplete: 'one-time-code', maxLength: 40 }
          : { type: 'password', autoComplete: 'current-password' })}
        value={given}
        onChange={event => setGiven(event.target.value)}
        aria-required
      />
      {isMissing && <Notice tone="error">{t(asksCode ? 'codeMissing' : 'missing')}</Notice>}
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
  )
}
