import { managerRules, PASSWORD_RULES, passwordStrength, passwordWords } from '#api/rules/password-rule.ts'
import { PasswordField } from '#ui/password-field/PasswordField.tsx'
import { StrengthMeter } from '#ui/strength-meter/StrengthMeter.tsx'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import styles from './forms.module.css'
import type { FormOf } from './useForm.ts'

interface Props {
  readonly form: FormOf<{ readonly password: string; readonly confirmPassword: string }>
  readonly label: string
}

/** A new password, how strong it is, and the same once more. Source: M-040, M-069, M-261 … M-264. */
export function NewPasswordFields({ form, label }: Props) {
  const t = useTranslations('account.forms')
  const { passwordRules: rules = PASSWORD_RULES } = useBlockContext().facts
  const strength = passwordStrength(form.values.password, rules)
  const common = {
    autoComplete: 'new-password',
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
    // Longer than allowed: a password that is too long is refused, not cut off.
    maxLength: rules.max * 2,
    'aria-required': true,
  } as const
  return (
    <>
      <div className={styles.password}>
        <PasswordField
          {...form.secret('password')}
          {...common}
          label={label}
          hint={t('passwordHint', passwordWords(rules))}
          // Read by password managers that make one up.
          {...{ passwordrules: managerRules(rules) }}
        />
        <StrengthMeter level={strength} label={t('strength.label')} text={t(`strength.${strength}`)} />
      </div>
      <PasswordField {...form.secret('confirmPassword')} {...common} label={t('confirmPassword')} />
    </>
  )
}
