import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import form from '../../kit/parts/screen.module.css'
import { toastDone } from '../../kit/parts/toasts.ts'
import { FactorSetUp } from '../../kit/sign-in/FactorSetUp.tsx'
import { LoadFailure } from '../parts/LoadFailure.tsx'
import styles from './account.module.css'

/** State of the operator's second factor, and the ways to set it up, to replace it and to remove it. */
export function SecondFactor() {
  const t = useTranslations('editor.account.factor')
  const loading = useTranslations('editor.account')('loading')
  const { uiLocale } = useEnvironment()
  const { data: factor, error, refetch } = useOperation('account.second-factor', {})
  const [opened, setOpened] = useState<'setUp' | 'remove'>()
  const isOn = factor !== undefined && factor.since !== null
  const leave = () => {
    setOpened(undefined)
    void refetch()
  }
  return (
    <section className={styles.part} aria-labelledby="second-factor">
      <h2 id="second-factor">{t('title')}</h2>
      {error && <LoadFailure error={error} retry={refetch} />}
      {!factor && !error && <output>{loading}</output>}
      {factor && (
        <>
          <p>
            {factor.since === null
              ? t('off')
              : t('on', { time: formatDateTime(factor.since, uiLocale), count: factor.recoveryCodes })}{' '}
            {factor.isDemanded && t('demanded')}
          </p>
          <div className={styles.buttons}>
            <Button variant={isOn ? 'line' : 'solid'} onClick={() => setOpened('setUp')}>
              {t(isOn ? 'replace' : 'setUp')}
            </Button>
            {isOn && !factor.isDemanded && (
              <Button variant="line" onClick={() => setOpened('remove')}>
                {t('remove')}
              </Button>
            )}
          </div>
        </>
      )}
      {opened === 'setUp' && <SetUpDialog isReplaced={isOn} onClose={leave} />}
      {opened === 'remove' && <RemoveDialog onClose={leave} />}
    </section>
  )
}

function SetUpDialog({
  isReplaced,
  onClose,
}: {
  readonly isReplaced: boolean
  readonly onClose: () => void
}) {
  const t = useTranslations('editor.account.setUp')
  // The recovery codes show after the second factor is set up: what was asked for at first stays.
  const [isReplacing] = useState(isReplaced)
  return (
    <Dialog isOpen size="form" title={t('title')} onClose={onClose}>
      <FactorSetUp
        isReplaced={isReplacing}
        onDone={onClose}
        way={
          <Button type="button" variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
        }
      />
    </Dialog>
  )
}

function RemoveDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.account.factor')
  const words = useTranslations('editor.account.setUp')
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const remove = useChange('account.remove-second-factor', {
    onDone() {
      toastDone(t('removed'))
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(code.trim() === '')
    if (code.trim() !== '') remove.start({ code })
  }
  return (
    <Dialog isOpen size="form" title={t('removeTitle')} onClose={onClose}>
      <form className={form.form} onSubmit={submit}>
        <p>{t('removeText')}</p>
        <TextField
          label={words('present')}
          autoComplete="one-time-code"
          data-autofocus=""
          maxLength={40}
          value={code}
          onChange={event => setCode(event.target.value)}
          aria-required
        />
        {isMissing && <Notice tone="error">{words('missing')}</Notice>}
        {!isMissing && remove.error && <Notice tone="error">{remove.error.message}</Notice>}
        <div className={form.formFoot}>
          <Button type="button" variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="danger" isLoading={remove.isPending}>
            {t('remove')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
