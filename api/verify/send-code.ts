import type { VerifyContext } from './services.ts'
import { memberOf } from '../auth/session/member-session.ts'
import type { SentCode, UserError, VerifyPurpose } from '../generated/resolver-types.ts'
import { formError, type FormError, userErrorsOf } from '../auth/form-errors.ts'
import { messagesIn } from '../shared/messages.ts'
import { addressLimit } from './limits.ts'
import type { CodeReceiver } from './code-sender.ts'
import { letterOf } from './code-message.ts'

/** How often a code may be asked for, or why none can be sent; the fields are those of the two inputs. */
export type SendErrorCode =
  | 'CODE_BAD_EMAIL'
  | 'CODE_BAD_MOBILE'
  | 'CODE_TOO_SOON'
  | 'CODE_TOO_MANY'
  | 'CODE_NOT_SENT'

/** No code was sent. */
export function codeNotSent(
  code: SendErrorCode,
  field: string | null,
  { locale }: VerifyContext,
  seconds = 0,
): SentCode {
  // The wire knows one code for a receiver that is none; the words differ.
  const isBad = code === 'CODE_BAD_EMAIL' || code === 'CODE_BAD_MOBILE'
  const message = messagesIn(locale)(`verify.${code}`, { seconds })
  const error: UserError = { code: isBad ? 'CODE_BAD_RECEIVER' : code, message, field }
  return { success: false, resendAfterSeconds: seconds, userErrors: [error] }
}

/** Why this receiver gets no code for this purpose. Source: M-046, M-047, M-284, M-287, MO-31, MO-41. */
async function refusalFor(
  { kind, receiver }: CodeReceiver,
  purpose: VerifyPurpose,
  context: VerifyContext,
): Promise<FormError | undefined> {
  const { accounts } = context.request
  const inUse = formError(kind === 'email' ? 'EMAIL_IN_USE' : 'MOBILE_IN_USE', kind)
  if (purpose === 'RESET_PASSWORD') {
    const account = await accounts.byLogin(kind === 'email' ? { email: receiver } : { mobile: receiver })
    // An unproved address may be a stranger's: it opens nothing.
    const isProved = kind === 'email' ? account?.is_email_verified : account?.is_mobile_verified
    if (isProved === 1) return undefined
    return formError(kind === 'email' ? 'ACCOUNT_UNKNOWN' : 'MOBILE_UNKNOWN', kind)
  }
  const own = purpose === 'CHANGE_CONTACT' ? (await memberOf(context)).user_code : undefined
  return (await accounts.taken({ [kind]: receiver }, own)).length > 0 ? inUse : undefined
}

/** Sends a code, within the shop's limits. Source: M-048, M-050, M-229, MO-19. */
export async function sendCode(
  to: CodeReceiver,
  purpose: VerifyPurpose,
  context: VerifyContext,
): Promise<SentCode> {
  const { locale, request } = context
  const { verifyCodes, verifyLimits, limiter, address, now } = request
  if (purpose === 'CHANGE_CONTACT') await memberOf(context)
  const { resendAfterMs, lifeMs } = verifyLimits
  if (!(await limiter.take(addressLimit(verifyLimits), address, now)))
    return codeNotSent('CODE_TOO_MANY', null, context)
  const refused = await refusalFor(to, purpose, context)
  if (refused) return { success: false, resendAfterSeconds: 0, userErrors: userErrorsOf([refused], locale) }
  const issued = await verifyCodes.issue({ purpose, receiver: to.receiver, requester: address }, now)
  if (issued.state === 'tooMany') return codeNotSent('CODE_TOO_MANY', to.kind, context)
  if (issued.state === 'tooSoon') return codeNotSent('CODE_TOO_SOON', to.kind, context, issued.seconds)
  if (await request.sendCode(to, letterOf(issued.code, purpose, { locale, lifeMs })))
    return { success: true, resendAfterSeconds: resendAfterMs / 1000, userErrors: [] }
  await verifyCodes.withdraw(issued.id)
  return codeNotSent('CODE_NOT_SENT', null, context)
}
