import { updatePasswordMutation } from '#api/client/account/account-queries.ts'
import { useBlockContext } from '../../page/view.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { PasswordField } from '#ui/password-field/PasswordField.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAccountQueries } from '../../shop/account/use-account-query.ts'
import type { Refusal } from '../../shop/form/form-values.ts'
import { passwordProblems } from '../../shop/form/member-rules.ts'
import { NewPasswordFields } from '../../shop/form/NewPasswordFields.tsx'
import { useAccountForm } from '../../shop/form/useAccountForm.ts'
import styles from './Password.module.css'

const EMPTY = { oldPassword: '', password: '', confirmPassword: '' }

/** The api's field under the form's name for it. */
const atFields = (refusals: readonly Refusal[]) =>
  refusals.map(refusal => (refusal.field === 'newPassword' ? { ...refusal, field: 'password' } : refusal))

interface Props {
  readonly account: string
  readonly onChanged: () => void
}

/** Source: M-065 … M-067, M-069, M-234, M-288. */
export function PasswordForm({ account, onChanged }: Props) {
  const t = useTranslations('account')
  const { api, facts } = useBlockContext()
  const { mutateAsync: updatePassword } = useMutation(updatePasswordMutation(api), useAccountQueries())
  const form = useAccountForm({
    initial: EMPTY,
    validate: values => ({
      ...(values.oldPassword === '' && { oldPassword: 'passwordMissing' as const }),
      ...passwordProblems(values, facts.passwordRules),
    }),
    send: async ({ oldPassword, password }) => {
      const { success, userErrors } = await updatePassword({ oldPassword, newPassword: password })
      if (!success) return atFields(userErrors)
      showToast(t('password.changed'), { status: 'success' })
      onChanged()
      return []
    },
  })
  return (
    <form {...form.form} className={styles.form}>
      {/* Tells password managers whose password changes. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <PasswordField
        {...form.secret('oldPassword')}
        label={t('password.old')}
        autoComplete="current-password"
        showLabel={t('forms.showPassword')}
        hideLabel={t('forms.hidePassword')}
        aria-required
      />
      <NewPasswordFields form={form} label={t('password.new')} />
      {form.notice && <Notice tone="error">{form.notice}</Notice>}
      <Button type="submit" isWide isLoading={form.isBusy}>
        {t('password.submit')}
      </Button>
    </form>
  )
}
