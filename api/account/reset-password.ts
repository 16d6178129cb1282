import type { AccountContext } from './services.ts'
import { isAccount } from '../auth/account-store.ts'
import { openMemberSession } from '../auth/session/member-session.ts'
import type { LoginResult, ResetPasswordInput } from '../generated/resolver-types.ts'
import { codeError } from '../verify/code-error.ts'
import { sendingOf } from '../verify/send-code.ts'
import { type Contacts, countFormSubmission, readContacts } from './contacts.ts'
import { type FormError, formError, rejectedLogin } from '../auth/form-errors.ts'
import { passwordErrors } from './registration.ts'

/** The account whose proved address or number this is; an unproved one may be a stranger's. */
async function accountOf({ email, mobile }: Contacts, { request: { accounts } }: AccountContext) {
  if (email !== null) return accounts.byProved({ email })
  return mobile === null ? undefined : accounts.byProved({ mobile })
}

function unknownRefusal({ email, mobile }: ResetPasswordInput): FormError {
  if (email?.trim()) return formError('ACCOUNT_UNKNOWN', 'email')
  return mobile?.trim() ? formError('MOBILE_UNKNOWN', 'mobile') : formError('EMAIL_MISSING', 'email')
}

/**
 * Sets a new password with a code that went to the account's address or number, ends all its sessions and logs in for two
 * hours. A refused form leaves the code valid for the next attempt. Source: M-068, M-233, M-284, MO-30, MO-31.
 */
export async function resetPassword(
  _: unknown,
  { input }: { readonly input: ResetPasswordInput },
  context: AccountContext,
): Promise<LoginResult> {
  const { accounts, passwords, passwordRules, sessions, verifyCodes, guard, now } = context.request
  const reject = (...errors: readonly FormError[]) => rejectedLogin(errors, context.locale)
  if (!(await countFormSubmission(context))) return reject(formError('FORM_TOO_MANY', null))

  const contacts = readContacts(input)
  const receiver = contacts.values.email ?? contacts.values.mobile
  const account = await accountOf(contacts.values, context)
  const errors: FormError[] = [...contacts.errors]
  if (!account && errors.length === 0) errors.push(unknownRefusal(input))
  if (input.verifyCode.trim() === '') errors.push(formError('CODE_MISSING', 'verifyCode'))
  errors.push(...passwordErrors(input, passwordRules))
  if (!account || receiver === null || input.verifyCode.trim() === '') return reject(...errors)

  const kind = contacts.values.email === null ? 'mobile' : 'email'
  const sending = await sendingOf({ kind, receiver }, 'RESET_PASSWORD', context)
  const code = await verifyCodes.check(sending, input.verifyCode, now)
  const wrongCode = codeError(code)
  if (wrongCode) errors.push(wrongCode)
  if (errors.length > 0 || code.state !== 'right') return reject(...errors)
  if (account.is_suspended === 1) return reject(formError('ACCOUNT_SUSPENDED', null))
  if (account.password_hash !== null && (await passwords.verify(input.password, account.password_hash)))
    return reject(formError('PASSWORD_SAME', 'password'))

  const password_hash = await passwords.hash(input.password)
  if (!(await verifyCodes.use(code.id, now))) return reject(formError('CODE_WRONG', 'verifyCode'))
  const changed = await accounts.update(account.user_code, { password_hash })
  if (!isAccount(changed)) throw new Error('Setting a password cannot collide with another account.')
  await sessions.endOthers(account.user_code)
  // The member who proved the address need not wait for a lock caused by guesses of others.
  await guard.forget({ account: account.user_code })
  return openMemberSession(context, changed, { method: 'passwordLogin' })
}
