import { PasswordField } from '#ui/password-field/PasswordField.tsx'
import { useTranslations } from 'use-intl'
import { IdentifierField } from './IdentifierField.tsx'
import { ImageCodeField } from './ImageCodeField.tsx'
import type { LoginValues } from './login-rules.ts'
import type { FormOf } from './useForm.ts'
import type { ImageCode } from './useImageCode.ts'

interface Props {
  readonly form: FormOf<LoginValues>
  readonly code: ImageCode
}

/** An account and its password, and the picture once it is asked for. Source: M-027, M-028. */
export function LoginFields({ form, code }: Props) {
  const t = useTranslations('account.forms')
  return (
    <>
      <IdentifierField form={form} />
      <PasswordField
        {...form.secret('password')}
        label={t('password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        aria-required
      />
      <ImageCodeField form={form} code={code} />
    </>
  )
}
