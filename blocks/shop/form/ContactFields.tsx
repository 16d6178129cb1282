import { accepted, refused } from '#platform/result.ts'
import { PhoneField } from '#ui/phone-field/PhoneField.tsx'
import { RadioRow } from '#ui/radio-row/RadioRow.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useTranslations } from 'use-intl'
import { useAreaFields } from './IdentifierField.tsx'
import { emailContact, mobileContact } from './identifier.ts'
import { isByMobile, type MemberValues } from './member-rules.ts'
import { EMAIL_TEXT } from './text-kinds.ts'
import type { FormOf } from './useForm.ts'
import { VerifyCodeField } from './VerifyCodeField.tsx'

interface Props {
  readonly form: FormOf<MemberValues>
  readonly isOptional?: boolean
}

const MAX_NUMBER = 30

function EmailField({ form, isOptional = false }: Props) {
  const t = useTranslations('account.forms')
  return (
    <TextField
      {...form.text('email')}
      {...EMAIL_TEXT}
      aria-required={!isOptional}
      label={isOptional ? t('optional', { label: t('email') }) : t('email')}
    />
  )
}

function MobileField({ form, isOptional = false }: Props) {
  const t = useTranslations('account.forms')
  return (
    <PhoneField
      {...form.text('mobile')}
      autoComplete="tel"
      maxLength={MAX_NUMBER}
      aria-required={!isOptional}
      label={isOptional ? t('optional', { label: t('mobile') }) : t('mobile')}
      {...useAreaFields(form)}
    />
  )
}

/** The one of the two the code does not go to. Source: MO-15. */
export const OtherContactField = ({ form }: Props) =>
  isByMobile(form.values) ? <EmailField form={form} isOptional /> : <MobileField form={form} isOptional />

/** E-mail or mobile, and the code that went there. Source: M-038, M-039, M-048. */
export function ContactFields({ form }: Props) {
  const t = useTranslations('account.forms')
  const byMobile = isByMobile(form.values)
  const receiver = () => {
    const { email, mobile, area, ...rest } = form.read()
    const contact = isByMobile(rest) ? mobileContact(mobile, area) : emailContact(email)
    if (contact) return accepted(contact)
    return isByMobile(rest)
      ? refused({ field: 'mobile', problem: mobile ? 'mobileBad' : 'mobileMissing' })
      : refused({ field: 'email', problem: email ? 'emailBad' : 'emailMissing' })
  }
  return (
    <>
      <RadioRow
        {...form.text('verifiedBy')}
        label={t('verifyBy.label')}
        choices={[
          { value: 'EMAIL', label: t('verifyBy.EMAIL') },
          { value: 'MOBILE', label: t('verifyBy.MOBILE') },
        ]}
      />
      {byMobile ? <MobileField form={form} /> : <EmailField form={form} />}
      <VerifyCodeField
        // A code belongs to the address it was sent to: another way starts with an empty field.
        key={String(byMobile)}
        form={form}
        purpose="REGISTER"
        hint={byMobile ? t('code.hintMobile') : t('code.hintEmail')}
        receiver={receiver}
      />
    </>
  )
}
