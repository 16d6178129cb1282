import type { VerifyContext } from './services.ts'
import { memberOf } from '../auth/session/member-session.ts'
import type { SentCode, UserError, VerifyPurpose } from '../generated/resolver-types.ts'
import { formError, type FormError, userErrorsOf } from '../auth/form-errors.ts'
import { messagesIn } from '../shared/messages.ts'
import { addressLimit } from './limits.ts'
import type { CodeReceiver } from './code-sender.ts'
import { codeLink, letterOf } from './code-message.ts'

/** Limits on asking for a code, or why none can be sent; the fields are those of the two inputs. */
export type SendErrorCode =
  | 'CODE_BAD_EMAIL'
  | 'CODE_BAD_MOBILE'
  | 'CODE_TOO_SOON'
  | 'CODE_TOO_MANY'
  | 'CODE_TOO_MANY_MAIL'
  | 'CODE_NOT_SENT'

/** One code on the wire for errors whose texts differ. */
const WIRE_CODES: Partial<Record<SendErrorCode, string>> = {
  CODE_BAD_EMAIL: 'CODE_BAD_RECEIVER',
  CODE_BAD_MOBILE: 'CODE_BAD_RECEIVER',
  CODE_TOO_MANY_MAIL: 'CODE_TOO_MANY',
}

/** No code was sent. */
export function codeNotSent(
  code: SendErrorCode,
  field: string | null,
  { locale }: VerifyContext,
  seconds = 0,
): SentCode {
  const message = messagesIn(locale)(`verify.${code}`, { seconds })
  const error: UserError = { code: WIRE_CODES[code] ?? code, message, field }
  return { success: false, resendAfterSeconds: seconds, userErrors: [error] }
}

/** The account whose proved address or number this is: an unproved one may be a stranger's and opens nothing. */
const accountOf = ({ kind, receiver }: CodeReceiver, { request: { accounts } }: VerifyContext) =>
  accounts.byProved(kind === 'email' ? { email: receiver } : { mobile: receiver })

/** The reason why this receiver gets no code for this purpose. Source: M-046, M-047, M-284, M-287, MO-31, MO-41. */
async function refusalFor(
  to: CodeReceiver,
  purpose: VerifyPurpose,
  context: VerifyContext,
): Promise<FormError | undefined> {
  const { kind, receiver } = to
  const { accounts } = context.request
  const inUse = formError(kind === 'email' ? 'EMAIL_IN_USE' : 'MOBILE_IN_USE', kind)
  if (purpose === 'RESET_PASSWORD') {
    if (await accountOf(to, context)) return undefined
    return formError(kind === 'email' ? 'ACCOUNT_UNKNOWN' : 'MOBILE_UNKNOWN', kind)
  }
  const own = purpose === 'CHANGE_CONTACT' ? (await memberOf(context)).user_code : undefined
  return (await accounts.taken({ [kind]: receiver }, own)).length > 0 ? inUse : undefined
}

/** The browser that asks, if the receiver's account knows it. */
async function knownBrowserOf(to: CodeReceiver, purpose: VerifyPurpose, context: VerifyContext) {
  if (purpose !== 'RESET_PASSWORD') return undefined
  const { knownBrowsers, browser } = context.request
  const account = browser.value === undefined ? undefined : await accountOf(to, context)
  return account && knownBrowsers.idFor(browser.value, account.user_code)
}

/** A code as its callers name it: the requester's network address, and the browser if it is known. */
export const sendingOf = async (to: CodeReceiver, purpose: VerifyPurpose, context: VerifyContext) => ({
  purpose,
  receiver: to.receiver,
  requester: context.request.address,
  knownBrowser: await knownBrowserOf(to, purpose, context),
})

/** Sends a code, within the shop's limits. Source: M-048, M-050, M-229, MO-19. */
export async function sendCode(
  to: CodeReceiver,
  purpose: VerifyPurpose,
  context: VerifyContext,
): Promise<SentCode> {
  const { locale, request } = context
  const { verifyCodes, verifyLimits, verifyOrigin, limiter, address, now } = request
  if (purpose === 'CHANGE_CONTACT') await memberOf(context)
  const { resendAfterMs, lifeMs } = verifyLimits
  if (!(await limiter.take(addressLimit(verifyLimits), address, now)))
    return codeNotSent('CODE_TOO_MANY', null, context)
  const refused = await refusalFor(to, purpose, context)
  if (refused) return { success: false, resendAfterSeconds: 0, userErrors: userErrorsOf([refused], locale) }
  const issued = await verifyCodes.issue(await sendingOf(to, purpose, context), now)
  if (issued.state === 'tooMany')
    return codeNotSent(to.kind === 'email' ? 'CODE_TOO_MANY_MAIL' : 'CODE_TOO_MANY', to.kind, context)
  if (issued.state === 'tooSoon') return codeNotSent('CODE_TOO_SOON', to.kind, context, issued.seconds)
  const { proof } = issued
  const link = codeLink(verifyOrigin(), { purpose, receiver: to.receiver, proof }, locale)
  if (
    await request.sendCode(
      to,
      letterOf(issued.code, purpose, { locale, shop: request.shopNameIn(locale), lifeMs, link }),
      address,
    )
  )
    return { success: true, resendAfterSeconds: resendAfterMs / 1000, userErrors: [] }
  await verifyCodes.withdraw(issued)
  return codeNotSent('CODE_NOT_SENT', null, context)
}
