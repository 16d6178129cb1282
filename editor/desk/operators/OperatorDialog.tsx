import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type OperatorAccount, type RoleId, MIN_PASSWORD } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { PasswordField } from '#ui/password-field/PasswordField.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import styles from '../../kit/parts/screen.module.css'
import { useEnvironment } from '../../kit/environment.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import { useChange } from '../../kit/operations.ts'
import { endOf, lastDayOf } from './last-day.ts'
import { RoleSelect } from './RoleSelect.tsx'

interface Props {
  /** The operator to change; `undefined` adds one. */
  readonly account: OperatorAccount | undefined
  readonly isOwn: boolean
  readonly onClose: () => void
}

/** Adds an operator, or changes name and role and resets the password. The store checks what is sent. */
export function OperatorDialog({ account, isOwn, onClose }: Props) {
  const t = useTranslations('editor.operators')
  const languages = useTranslations('editor.language')
  const passwordTexts = useTranslations('editor.password')
  const [name, setName] = useState(account?.name ?? '')
  const [role, setRole] = useState<RoleId>(account?.role ?? 'editor')
  const [password, setPassword] = useState('')
  const [address, setAddress] = useState(account?.mail?.address ?? '')
  const [lastDay, setLastDay] = useState(lastDayOf(account?.endsAt ?? null))
  const { uiLocale } = useEnvironment()
  const [mailLocale, setMailLocale] = useState<Locale>(account?.mail?.locale ?? uiLocale)
  const add = useChange('operators.add')
  const change = useChange('operators.change')
  const { error, isPending } = account ? change : add
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const mail = address.trim() === '' ? null : { address: address.trim(), locale: mailLocale }
    const given = { name: name.trim(), role, mail, ...(!isOwn && { endsAt: endOf(lastDay) }) }
    if (!account) return add.mutate({ ...given, password }, { onSuccess: onClose })
    const changes = { ...given, ...(password !== '' && { password }) }
    change.mutate({ name: account.name, changes }, { onSuccess: onClose })
  }
  return (
    <Dialog
      isOpen
      size="form"
      title={account ? t('changeOf', { name: account.name }) : t('add')}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          value={name}
          onChange={event => setName(event.target.value)}
          maxLength={64}
          autoComplete="off"
          aria-required
        />
        <RoleSelect
          value={role}
          hint={isOwn ? t('ownRole') : undefined}
          disabled={isOwn}
          onChoose={setRole}
        />
        {!isOwn && (
          <PasswordField
            label={account ? t('newPassword') : t('password')}
            hint={
              account ? t('resetHint', { min: MIN_PASSWORD }) : passwordTexts('hint', { min: MIN_PASSWORD })
            }
            showLabel={passwordTexts('show')}
            hideLabel={passwordTexts('hide')}
            autoComplete="new-password"
            value={password}
            onChange={event => setPassword(event.target.value)}
            aria-required={!account}
          />
        )}
        <TextField
          label={t('mail')}
          hint={t('mailHint')}
          type="email"
          value={address}
          onChange={event => setAddress(event.target.value)}
          maxLength={200}
          autoComplete="off"
        />
        <Select
          label={t('mailLanguage')}
          value={mailLocale}
          choices={LOCALES.map(value => ({ value, label: languages(value) }))}
          onChoose={setMailLocale}
        />
        {!isOwn && (
          <TextField
            label={t('lastDay')}
            hint={t('lastDayHint')}
            type="date"
            value={lastDay}
            onChange={event => setLastDay(event.target.value)}
          />
        )}
        {error && <Notice tone="error">{error.message}</Notice>}
        <div className={styles.formFoot}>
          <Button type="button" variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isLoading={isPending}>
            {account ? t('save') : t('create')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
