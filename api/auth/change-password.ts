import { passwordWords } from '../rules/password-rule.ts'
import { formError, userErrorsOf } from './form-errors.ts'
import { newPasswordError } from './new-password.ts'
import type { AuthContext } from './services.ts'
import type { Done, MutationUpdatePasswordArgs, UserError } from '../generated/resolver-types.ts'
import { messagesIn } from '../shared/messages.ts'
import { memberOf } from './session/member-session.ts'

/**
 * Changes the member's password and ends all other sessions of the account. Guesses at the present password count like those
 * of a login, so that a borrowed session cannot try them all. Source: M-065 … M-067, M-234, M-288, MO-11, MO-30.
 */
export async function updatePassword(
  _: unknown,
  { oldPassword, newPassword }: MutationUpdatePasswordArgs,
  context: AuthContext,
): Promise<Done> {
  const { accounts, passwords, passwordRules, sessions, guard, caller, now } = context.request
  const t = messagesIn(context.locale)
  const refuse = (errors: readonly UserError[]): Done => ({ success: false, userErrors: [...errors] })
  const reject = (code: 'PASSWORD_WRONG_OLD' | 'PASSWORD_SAME'): Done =>
    refuse([
      {
        code,
        message: t(`password.${code}`),
        field: code === 'PASSWORD_WRONG_OLD' ? 'oldPassword' : 'newPassword',
      },
    ])

  const account = await memberOf(context)
  const guess = { account: account.user_code }
  const problem = newPasswordError(newPassword, passwordRules)
  if (problem)
    return refuse(
      userErrorsOf([formError(problem, 'newPassword', passwordWords(passwordRules))], context.locale),
    )
  const { isLocked } = await guard.count(guess, now)
  const stored = account.password_hash
  if (!(await passwords.verify(oldPassword, isLocked ? null : stored))) return reject('PASSWORD_WRONG_OLD')
  await guard.forget(guess)
  if (newPassword === oldPassword) return reject('PASSWORD_SAME')
  const isKept = await accounts.replacePassword(account.user_code, stored, await passwords.hash(newPassword))
  if (!isKept) return reject('PASSWORD_WRONG_OLD')
  await sessions.endOthers(account.user_code, caller.state === 'known' ? caller.token : undefined)
  return { success: true, userErrors: [] }
}
