import type { NewsletterContext } from './services.ts'
import type { MutationUnsubscribeArgs, UnsubscribeResult } from '../generated/resolver-types.ts'
import { consentColumns } from '../auth/consent.ts'
import { messagesIn } from '../shared/messages.ts'

/** Longest token looked at (characters). */
const MAX_TOKEN = 100

/** Leaving the list is a word against direct marketing: a member's consent ends with it. Source: M-052, MO-22. */
async function withdrawConsent(
  email: string,
  { request: { accounts, now } }: NewsletterContext,
): Promise<void> {
  const account = await accounts.byProved({ email })
  if (account?.marketing_consent === 1) await accounts.update(account.user_code, consentColumns(false, now))
}

/**
 * Unsubscribes by the token of a link. A second press succeeds too. Source: MO-90, CO-32.
 */
export async function unsubscribe(
  _: unknown,
  { token }: MutationUnsubscribeArgs,
  context: NewsletterContext,
): Promise<UnsubscribeResult> {
  const { signUps, notices, now } = context.request
  const isReadable = token.length <= MAX_TOKEN
  const signUp = isReadable ? await signUps.end(token, now) : undefined
  if (signUp) {
    if (!signUp.wasEnded) await withdrawConsent(signUp.email, context)
    return { success: true, about: 'NEWSLETTER', wasEnded: signUp.wasEnded, userErrors: [] }
  }
  const closed = isReadable ? await notices.end(token) : undefined
  if (closed !== undefined) return { success: true, about: 'ARRIVAL', wasEnded: closed === 0, userErrors: [] }
  const code = 'UNSUBSCRIBE_UNKNOWN'
  const message = messagesIn(context.locale)(`unsubscribe.${code}`)
  return { success: false, about: null, wasEnded: false, userErrors: [{ code, message, field: 'token' }] }
}
