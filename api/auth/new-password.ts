import { isCommonPassword } from '#platform/common-password.ts'
import { isPassword, type PasswordRules } from '../rules/password-rule.ts'

/** Returns the error of a password that a member chooses, if it has one. The list of common ones stays on the server. Source: M-261 … M-263. */
export function newPasswordError(
  text: string,
  rules: PasswordRules,
): 'PASSWORD_BAD' | 'PASSWORD_COMMON' | undefined {
  if (!isPassword(text, rules)) return 'PASSWORD_BAD'
  return rules.common === 'refused' && isCommonPassword(text) ? 'PASSWORD_COMMON' : undefined
}
