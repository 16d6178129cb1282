import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Locale, LOCALES } from '#locales/locale.ts'
import type { GivenInvitation, RoleId } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import styles from '../../kit/parts/screen.module.css'
import { endOf } from './last-day.ts'
import { RoleSelect } from './RoleSelect.tsx'

interface Props {
  readonly onGiven: (given: GivenInvitation) => void
  readonly onClose: () => void
}

/** Invites an operator by mail. */
export function InviteDialog({ onGiven, onClose }: Props) {
  const t = useTranslations('editor.operators')
  const words = useTranslations('editor.invitations')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [locale, setLocale] = useState<Locale>(uiLocale)
  const [role, setRole] = useState<RoleId>('editor')
  const [lastDay, setLastDay] = useState('')
  const send = useChange('invitations.send', { onDone: onGiven })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.start({ name: name.trim(), role, mail: { address: address.trim(), locale }, endsAt: endOf(lastDay) })
  }
  return (
    <Dialog isOpen size="form" title={t('invite')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          data-autofocus=""
          value={name}
          onChange={event => setName(event.target.value)}
          maxLength={64}
          autoComplete="off"
          aria-required
        />
        <TextField
          label={words('mail')}
          hint={words('mailHint')}
          type="email"
          value={address}
          onChange={event => setAddress(event.target.value)}
          maxLength={200}
          autoComplete="off"
          aria-required
        />
        <RoleSelect value={role} onChoose={setRole} />
        <TextField
          label={t('lastDay')}
          hint={t('lastDayHint')}
          type="date"
          value={lastDay}
          onChange={event => setLastDay(event.target.value)}
        />
        <Select
          label={words('mailLanguage')}
          value={locale}
          choices={LOCALES.map(value => ({ value, label: languages(value) }))}
          onChoose={setLocale}
        />
        {send.error && <Notice tone="error">{send.error.message}</Notice>}
        <div className={styles.formFoot}>
          <Button type="button" variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isLoading={send.isPending}>
            {words('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
