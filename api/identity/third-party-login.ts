import type { IdentityContext } from './services.ts'
import type { Account } from '../auth/account-store.ts'
import { openMemberSession } from '../auth/session/member-session.ts'
import type { LoginResult, ThirdPartyLogin, ThirdPartyType } from '../generated/resolver-types.ts'
import type { Identity } from './identity.ts'
import { refused } from './identity-error.ts'
import { browserOf, offers } from './third-party.ts'

type TicketResult =
  | { readonly kind: 'refused'; readonly code: 'THIRD_PARTY_REFUSED' | 'THIRD_PARTY_FAILED' }
  | { readonly kind: 'linked'; readonly account: Account }
  | { readonly kind: 'unknown'; readonly identity: Identity; readonly browser: string }

/** Who a ticket of the way back belongs to. Source: M-055, M-056. */
async function redeemTicketOf(
  context: IdentityContext,
  appType: ThirdPartyType,
  ticket: string,
): Promise<TicketResult> {
  const { pendingIdentities, identityLinks, accounts, now } = context.request
  if (!offers(context, appType)) return { kind: 'refused', code: 'THIRD_PARTY_FAILED' }
  const browser = browserOf(context)
  const identity = await pendingIdentities.redeemTicket(ticket, { appType, browser }, now)
  if (!identity || browser === undefined) return { kind: 'refused', code: 'THIRD_PARTY_REFUSED' }
  const userCode = await identityLinks.accountOf(identity)
  const account = userCode === undefined ? undefined : await accounts.byCode(userCode)
  return account ? { kind: 'linked', account } : { kind: 'unknown', identity, browser }
}

/** A session for the holder of a linked identity; suspended accounts are refused. Source: M-026, MO-04, MO-08. */
const openSessionOf = async (
  context: IdentityContext,
  account: Account,
  appType: ThirdPartyType,
): Promise<LoginResult> =>
  account.is_suspended === 1
    ? refused(context, 'LOGIN_SUSPENDED')
    : openMemberSession(context, account, { method: 'ssoLogin', type: appType })

const NOTHING_KNOWN = { nickName: null, email: null, mobile: null, thirdPartyId: null }

/** Source: M-055, M-056, M-225, MO-25. */
export async function thirdPartyLogin(
  context: IdentityContext,
  { appType, appIdentifier }: { readonly appType: ThirdPartyType; readonly appIdentifier: string },
): Promise<ThirdPartyLogin> {
  const result = await redeemTicketOf(context, appType, appIdentifier)
  if (result.kind === 'refused') return { ...refused(context, result.code), ...NOTHING_KNOWN }
  if (result.kind === 'linked')
    return { ...(await openSessionOf(context, result.account, appType)), ...NOTHING_KNOWN }
  const { identity, browser } = result
  const { nickName, email, mobile } = identity
  const { pendingIdentities, now } = context.request
  const thirdPartyId = await pendingIdentities.keep(identity, browser, now)
  return {
    token: null,
    expiresAt: null,
    customer: null,
    nickName,
    email,
    mobile,
    thirdPartyId,
    userErrors: [],
  }
}

/** The same where only a linked identity is of use. Source: M-224. */
export async function loginByIdentity(
  context: IdentityContext,
  appType: ThirdPartyType,
  ticket: string,
): Promise<LoginResult> {
  const result = await redeemTicketOf(context, appType, ticket)
  if (result.kind === 'refused') return refused(context, result.code)
  if (result.kind === 'unknown') return refused(context, 'THIRD_PARTY_NOT_LINKED')
  return openSessionOf(context, result.account, appType)
}
