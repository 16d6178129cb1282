import { accepted, refused as ticketRefused, type Result } from '#platform/result.ts'
import type { IdentityContext } from './services.ts'
import type { Account } from '../auth/account-store.ts'
import { openMemberSession } from '../auth/session/member-session.ts'
import type {
  LoginResult,
  SignInQuestion,
  ThirdPartyLogin,
  ThirdPartyType,
} from '../generated/resolver-types.ts'
import type { Identity } from './identity.ts'
import { refused } from './identity-error.ts'
import { browserOf, offers } from './third-party.ts'

type Redeemed =
  | { readonly kind: 'linked'; readonly account: Account }
  | { readonly kind: 'unknown'; readonly identity: Identity; readonly browser: string }
  | { readonly kind: 'question'; readonly question: SignInQuestion }

/** The account that the question names: the shop's own if the identity is linked, else the third party's. */
const accountName = (account: Account | undefined, { nickName, email, mobile }: Identity) =>
  account?.email ?? account?.mobile ?? email ?? mobile ?? nickName ?? ''

/**
 * Finds the account of a ticket. Asks first when the sign-in would replace the session of another member, or did not begin by a press in
 * this browser: a page of a stranger can begin one, or end one of its own here. Source: M-055, M-056; docs/decisions/019.
 */
async function redeemTicketOf(
  context: IdentityContext,
  appType: ThirdPartyType,
  ticket: string,
): Promise<Result<Redeemed, 'THIRD_PARTY_REFUSED' | 'THIRD_PARTY_FAILED'>> {
  const { pendingIdentities, identityLinks, accounts, caller, now } = context.request
  if (!offers(context, appType)) return ticketRefused('THIRD_PARTY_FAILED')
  const browser = browserOf(context)
  const redeemed = await pendingIdentities.redeemTicket(ticket, { appType, browser }, now)
  if (!redeemed || browser === undefined) return ticketRefused('THIRD_PARTY_REFUSED')
  const { identity, stage } = redeemed
  const userCode = await identityLinks.accountOf(identity)
  const account = userCode === undefined ? undefined : await accounts.byCode(userCode)
  const isMember = caller.state === 'known' && caller.session.kind === 'member'
  const isSameMember = isMember && userCode === caller.session.userCode
  if (stage !== 'question' && !isSameMember && (isMember || stage === 'foreign')) {
    const agreement = await pendingIdentities.issueTicket(identity, browser, now, 'question')
    const question = { ticket: agreement, account: accountName(account, identity), isMember }
    return accepted({ kind: 'question', question })
  }
  return accepted(account ? { kind: 'linked', account } : { kind: 'unknown', identity, browser })
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

const NOTHING_KNOWN = { nickName: null, email: null, mobile: null, thirdPartyId: null, question: null }
const NO_SESSION = { token: null, expiresAt: null, customer: null }

/** Source: M-055, M-056, M-225, MO-25. */
export async function thirdPartyLogin(
  context: IdentityContext,
  { appType, appIdentifier }: { readonly appType: ThirdPartyType; readonly appIdentifier: string },
): Promise<ThirdPartyLogin> {
  const redeemed = await redeemTicketOf(context, appType, appIdentifier)
  if (!redeemed.ok) return { ...refused(context, redeemed.refusal), ...NOTHING_KNOWN }
  const result = redeemed.value
  if (result.kind === 'question')
    return { ...NO_SESSION, ...NOTHING_KNOWN, question: result.question, userErrors: [] }
  if (result.kind === 'linked')
    return { ...(await openSessionOf(context, result.account, appType)), ...NOTHING_KNOWN }
  const { identity, browser } = result
  const { nickName, email, mobile } = identity
  const { pendingIdentities, now } = context.request
  const thirdPartyId = await pendingIdentities.keep(identity, browser, now)
  return { ...NO_SESSION, nickName, email, mobile, thirdPartyId, question: null, userErrors: [] }
}

/** The same where only a linked identity is of use; without a way to ask, it refuses. Source: M-224. */
export async function loginByIdentity(
  context: IdentityContext,
  appType: ThirdPartyType,
  ticket: string,
): Promise<LoginResult> {
  const redeemed = await redeemTicketOf(context, appType, ticket)
  if (!redeemed.ok) return refused(context, redeemed.refusal)
  const result = redeemed.value
  if (result.kind === 'question') return refused(context, 'THIRD_PARTY_REFUSED')
  if (result.kind === 'unknown') return refused(context, 'THIRD_PARTY_NOT_LINKED')
  return openSessionOf(context, result.account, appType)
}
