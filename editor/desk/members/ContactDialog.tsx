import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Locale, LOCALES } from '#locales/locale.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { type MemberDialogProps, memberKey } from './member-dialog-props.ts'
import { useReason } from './use-reason.tsx'

type Kind = 'email' | 'mobile'

interface Contact {
  readonly kind: Kind
  readonly value: string
}

/** Corrects an address or number: first a code goes to the new one, then the member reads it to the operator. */
export function ContactDialog(props: MemberDialogProps) {
  const [sent, setSent] = useState<Contact>()
  return sent ? <CodeForm {...props} contact={sent} /> : <SendForm {...props} onSent={setSent} />
}

function SendForm({
  member,
  onSent,
  onClose,
}: MemberDialogProps & { readonly onSent: (contact: Contact) => void }) {
  const t = useTranslations('editor.members.correct-contact')
  const members = useTranslations('editor.members')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const [kind, setKind] = useState<Kind>('email')
  const [value, setValue] = useState('')
  const [locale, setLocale] = useState<Locale>(uiLocale)
  const [hasTried, setTried] = useState(false)
  const isMissing = value.trim() === ''
  const change = useChange('members.send-code', { onDone: ({ sent }) => onSent({ kind, value: sent }) })
  const submit = () => {
    setTried(true)
    if (!isMissing) change.start({ member: member.id, kind, value, locale })
  }
  return (
    <OperationDialog
      title={t('title')}
      submit={t('send')}
      isPending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      <Select<Kind>
        label={t('kind')}
        value={kind}
        choices={[
          { value: 'email', label: members('email') },
          { value: 'mobile', label: members('mobile') },
        ]}
        onChoose={setKind}
      />
      <TextField
        label={t('value')}
        autoComplete="off"
        inputMode={kind === 'email' ? 'email' : 'tel'}
        aria-required
        value={value}
        error={hasTried && isMissing ? t('missing') : undefined}
        onChange={({ target }) => setValue(target.value)}
      />
      <Select<Locale>
        label={t('language')}
        value={locale}
        choices={LOCALES.map(each => ({ value: each, label: languages(each) }))}
        onChoose={setLocale}
      />
    </OperationDialog>
  )
}

function CodeForm({ member, contact, onDone, onClose }: MemberDialogProps & { readonly contact: Contact }) {
  const t = useTranslations('editor.members.correct-contact')
  const wishOf = useWishKey()
  const { reason, check, field } = useReason()
  const [code, setCode] = useState('')
  const [hasTried, setTried] = useState(false)
  const isMissing = code.trim() === ''
  const change = useChange('members.correct-contact', { keyOf: memberKey, onDone: () => onDone(t('done')) })
  const submit = () => {
    setTried(true)
    if (!check() || isMissing) return
    const input = { member: member.id, ...contact, code, reason }
    change.start({ ...input, wish: wishOf(input) })
  }
  return (
    <OperationDialog
      title={t('title')}
      submit={t('submit')}
      isPending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Notice tone="success">{t('sent', { to: contact.value })}</Notice>
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        autoComplete="off"
        inputMode="numeric"
        aria-required
        value={code}
        error={hasTried && isMissing ? t('codeMissing') : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      {field}
    </OperationDialog>
  )
}
