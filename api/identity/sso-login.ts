import type { IdentityContext } from './services.ts'
import type { Account } from '../auth/account-store.ts'
import { openMemberSession } from '../auth/session/member-session.ts'
import type { LoginResult } from '../generated/resolver-types.ts'
import { isEmailAddress } from '../rules/email-address.ts'
import { refused } from './identity-error.ts'
import type { SsoClaim } from './single-sign-on.ts'

/**
 * The member an issuer means: by our own code, else by address. An address that was not proved here opens nothing: another person may have
 * registered with a stranger's, who would log in to an account that is not theirs alone. Source: MO-28.
 */
async function memberOfClaim(
  { request: { accounts } }: IdentityContext,
  { subject, email }: SsoClaim,
): Promise<Account | undefined> {
  const byCode = subject === undefined ? undefined : await accounts.byCode(subject)
  if (byCode || email === undefined || !isEmailAddress(email)) return byCode
  return accounts.byProved({ email: email.toLowerCase() })
}

/**
 * Logs in with a single sign-on token, for two hours; replaces a member's open session. The token counts as used even if the
 * login fails. Source: M-061, M-062, M-227, MO-28.
 */
export async function ssoLogin(context: IdentityContext, token: string): Promise<LoginResult> {
  const { singleSignOn, spentTokens, now } = context.request
  const read = await singleSignOn.read(token, now)
  if (!read.ok) return refused(context, read.refusal)
  const claim = read.value
  if (!(await spentTokens.spend(claim, now))) return refused(context, 'SSO_USED')
  const account = await memberOfClaim(context, claim)
  if (!account || account.is_suspended === 1) return refused(context, 'SSO_NO_ACCOUNT')
  return openMemberSession(context, account, { method: 'ssoLogin' })
}
