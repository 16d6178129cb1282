import type { ResetPasswordInput } from '#api/client/inputs.ts'
import type { PasswordRules } from '#api/rules/password-rule.ts'
import type { AccountProblems } from '../../shop/form/form-values.ts'
import { anyContact, asCode } from '../../shop/form/identifier.ts'
import { identifierProblem } from '../../shop/form/login-rules.ts'
import { passwordProblems } from '../../shop/form/member-rules.ts'

export const EMPTY_RESET = { identifier: '', area: 'HK', verifyCode: '', password: '', confirmPassword: '' }
export type ResetValues = typeof EMPTY_RESET

/** Whether the new password is the old one only the server knows. Source: M-068, MO-31. */
export function resetProblems(values: ResetValues, rules?: PasswordRules): AccountProblems<ResetValues> {
  const identifier = identifierProblem(values)
  return {
    ...(identifier && { identifier }),
    ...(asCode(values.verifyCode) === '' && { verifyCode: 'codeMissing' }),
    ...passwordProblems(values, rules),
  }
}

/** A good form as the api takes it. */
export const resetInput = ({
  identifier,
  area,
  verifyCode,
  ...passwords
}: ResetValues): ResetPasswordInput => ({
  ...anyContact(identifier, area),
  verifyCode: asCode(verifyCode),
  ...passwords,
})
