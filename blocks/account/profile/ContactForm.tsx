import { accepted, refused } from '#platform/result.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { PhoneField } from '#ui/phone-field/PhoneField.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useTranslations } from 'use-intl'
import type { AccountProblems } from '../../shop/form/form-values.ts'
import { useAreaFields } from '../../shop/form/IdentifierField.tsx'
import { asCode, emailContact, mobileContact } from '../../shop/form/identifier.ts'
import { EMAIL_TEXT } from '../../shop/form/text-kinds.ts'
import { useAccountForm } from '../../shop/form/useAccountForm.ts'
import type { FormOf } from '../../shop/form/useForm.ts'
import { VerifyCodeField } from '../../shop/form/VerifyCodeField.tsx'
import styles from './Profile.module.css'
import { useSaveProfile } from '../../shop/account/use-member.ts'

export type ContactKind = 'email' | 'mobile'

interface Values extends Record<string, string> {
  readonly email: string
  readonly mobile: string
  readonly area: string
  readonly verifyCode: string
}

const EMPTY: Values = { email: '', mobile: '', area: 'HK', verifyCode: '' }

const contactOf = (kind: ContactKind, { email, mobile, area }: Values) =>
  kind === 'email' ? emailContact(email) : mobileContact(mobile, area)

const contactProblem = (kind: ContactKind, values: Values) => {
  if (contactOf(kind, values)) return undefined
  return asCode(values[kind]) === '' ? (`${kind}Missing` as const) : (`${kind}Bad` as const)
}

function problemsOf(kind: ContactKind, values: Values): AccountProblems<Values> {
  const problem = contactProblem(kind, values)
  return {
    ...(problem && { [kind]: problem }),
    ...(asCode(values.verifyCode) === '' && { verifyCode: 'codeMissing' }),
  }
}

interface Props {
  readonly kind: ContactKind
  readonly present: string | null
  readonly onSaved: () => void
}

/** A new e-mail address or mobile, proven by the code that went there. Source: M-091, MO-41. */
export function ContactForm({ kind, present, onSaved }: Props) {
  const t = useTranslations('account')
  const save = useSaveProfile()
  const form = useAccountForm<Values>({
    initial: EMPTY,
    validate: values => problemsOf(kind, values),
    send: async values => {
      const contact = contactOf(kind, values)
      if (!contact) return []
      const change = 'email' in contact ? { email: contact.email } : { mobile: contact.mobile }
      const words = kind === 'email' ? t('profile.contact.savedEmail') : t('profile.contact.savedMobile')
      const refusals = await save({ ...change, verifyCode: asCode(values.verifyCode) }, words)
      if (refusals.length === 0) onSaved()
      return refusals
    },
  })
  const receiver = () => {
    const values = form.read()
    const contact = contactOf(kind, values)
    return contact
      ? accepted(contact)
      : refused({ field: kind, problem: contactProblem(kind, values) ?? (`${kind}Bad` as const) })
  }
  return (
    <form {...form.form} className={styles.form}>
      {present && <p className={styles.note}>{t('profile.contact.present', { contact: present })}</p>}
      {kind === 'email' ? <NewEmail form={form} /> : <NewMobile form={form} />}
      <VerifyCodeField
        form={form}
        purpose="CHANGE_CONTACT"
        hint={kind === 'email' ? t('forms.code.hintEmail') : t('forms.code.hintMobile')}
        receiver={receiver}
      />
      {form.notice && <Notice tone="error">{form.notice}</Notice>}
      <Button type="submit" isWide isLoading={form.isBusy}>
        {t('profile.contact.save')}
      </Button>
    </form>
  )
}

interface FieldProps {
  readonly form: FormOf<Values>
}

function NewEmail({ form }: FieldProps) {
  const t = useTranslations('account.profile.contact')
  return <TextField {...form.text('email')} {...EMAIL_TEXT} label={t('newEmail')} aria-required />
}

function NewMobile({ form }: FieldProps) {
  const t = useTranslations('account')
  return (
    <PhoneField
      {...form.text('mobile')}
      label={t('profile.contact.newMobile')}
      autoComplete="tel"
      aria-required
      {...useAreaFields(form)}
    />
  )
}
