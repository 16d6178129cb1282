import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { NewFactor } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../environment.ts'
import { toastDone, toastFailure } from '../parts/toasts.ts'
import { focusOnMount as focus } from './focus-on-mount.ts'
import { QrCode } from './QrCode.tsx'
import styles from './SignIn.module.css'

interface Props {
  /** The operator has a second factor, which is replaced. */
  readonly isReplaced: boolean
  /** Called once the operator has saved the recovery codes. */
  readonly onDone: () => void
  /** The way out, beside the main button. */
  readonly way: ReactNode
}

/** Sets up a second factor in three steps: begin, scan and confirm, save the recovery codes. */
export function FactorSetUp({ isReplaced, onDone, way }: Props) {
  const [factor, setFactor] = useState<NewFactor>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />
  if (factor) return <Confirm factor={factor} onConfirmed={setRecoveryCodes} way={way} />
  return <Begin isReplaced={isReplaced} onBegun={setFactor} way={way} />
}

function Begin({
  isReplaced,
  onBegun,
  way,
}: Pick<Props, 'isReplaced' | 'way'> & { readonly onBegun: (factor: NewFactor) => void }) {
  const t = useTranslations('editor.account.setUp')
  const { operations } = useEnvironment()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const begin = useMutation({
    mutationFn: () => operations.change('account.begin-second-factor', { code }),
    onSuccess: onBegun,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacks = isReplaced && code.trim() === ''
    setMissing(lacks)
    if (!lacks) begin.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t('intro')}</p>
      {isReplaced && (
        <TextField
          label={t('present')}
          autoComplete="one-time-code"
          data-autofocus=""
          maxLength={40}
          value={code}
          onChange={event => setCode(event.target.value)}
          aria-required
        />
      )}
      {isMissing && <Notice tone="error">{t('missing')}</Notice>}
      {!isMissing && begin.error && <Notice tone="error">{begin.error.message}</Notice>}
      <div className={styles.foot}>
        {way}
        <Button type="submit" isLoading={begin.isPending}>
          {t('start')}
        </Button>
      </div>
    </form>
  )
}

function Confirm({
  factor: { secret, address },
  onConfirmed,
  way,
}: Pick<Props, 'way'> & {
  readonly factor: NewFactor
  readonly onConfirmed: (codes: readonly string[]) => void
}) {
  const t = useTranslations('editor.account.setUp')
  const { operations } = useEnvironment()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const confirm = useMutation({
    mutationFn: () => operations.change('account.confirm-second-factor', { code }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(code.trim() === '')
    if (code.trim() !== '') confirm.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t('scan')}</p>
      <QrCode text={address} label={t('qr')} />
      <p>
        {t('typed')} <code className={styles.key}>{secret.replaceAll(/.{4}/g, '$& ').trim()}</code>
      </p>
      <TextField
        // The code is typed next.
        ref={focus}
        label={t('code')}
        hint={t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        onChange={event => setCode(event.target.value)}
        aria-required
      />
      {isMissing && <Notice tone="error">{t('missing')}</Notice>}
      {!isMissing && confirm.error && <Notice tone="error">{confirm.error.message}</Notice>}
      <div className={styles.foot}>
        {way}
        <Button type="submit" isLoading={confirm.isPending}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  )
}

function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[]
  readonly onDone: () => void
}) {
  const t = useTranslations('editor.account.setUp')
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toastDone(t('copied')),
      () => toastFailure(new Error(t('copyFailed'))),
    )
  return (
    <div className={styles.form}>
      <h2 ref={focus} tabIndex={-1}>
        {t('saveTitle')}
      </h2>
      <p>{t('saveText')}</p>
      <ul className={styles.codes}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button variant="line" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
    </div>
  )
}
