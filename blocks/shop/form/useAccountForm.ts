import { useTranslations } from 'use-intl'
import { PASSWORD_RULES, passwordWords } from '#api/rules/password-rule.ts'
import { useBlockContext } from '../../page/view.ts'
import type { FormSettings } from './form-state.ts'
import type { AccountProblem, FormValues } from './form-values.ts'
import { useForm } from './useForm.ts'

/** `useForm` with the words of the account's forms (text group `account`). */
export function useAccountForm<Values extends FormValues>(
  settings: Omit<FormSettings<Values, AccountProblem>, 'texts'>,
) {
  const t = useTranslations('account.forms.errors')
  const { passwordRules: rules = PASSWORD_RULES } = useBlockContext().facts
  return useForm<Values, AccountProblem>({
    ...settings,
    texts: {
      problem: problem => (problem === 'passwordBad' ? t(problem, passwordWords(rules)) : t(problem)),
      check: count => t('checkForm', { count }),
      network: t('network'),
      server: t('server'),
    },
  })
}
