import type { IdentityContext } from './services.ts'
import { openMemberSession } from '../auth/session/member-session.ts'
import { passwordLogin } from '../auth/login/password-login.ts'
import type { LinkAccountInput, LinkResult, UserError } from '../generated/resolver-types.ts'
import { userErrorOf } from './identity-error.ts'
import { browserOf, offers } from './third-party.ts'

const notLinked = (userErrors: readonly UserError[]): LinkResult => ({
  linked: false,
  token: null,
  expiresAt: null,
  customer: null,
  userErrors: [...userErrors],
})

/**
 * Links a pending identity to the account whose password was given, and logs in. The password is required even if an address
 * matches; after a wrong one the identity stays pending. Source: M-057, M-226, MO-27.
 */
export async function linkAccount(
  context: IdentityContext,
  { appType, appIdentifier, ...credentials }: LinkAccountInput,
): Promise<LinkResult> {
  const { pendingIdentities, now } = context.request
  if (!offers(context, appType)) return notLinked([userErrorOf(context, 'THIRD_PARTY_FAILED')])
  const identity = await pendingIdentities.find(appIdentifier, now, browserOf(context))
  if (identity?.appType !== appType) return notLinked([userErrorOf(context, 'BIND_FAILED')])
  const login = await passwordLogin(context, credentials)
  if (!login.ok) return notLinked(login.refusal)
  const isLinked = await pendingIdentities.consume(appIdentifier, login.value.user_code, now)
  if (!isLinked) return notLinked([userErrorOf(context, 'BIND_FAILED')])
  const { token, expiresAt, customer } = await openMemberSession(context, login.value, {
    method: 'ssoLogin',
    type: appType,
  })
  return { linked: true, token, expiresAt, customer, userErrors: [] }
}
