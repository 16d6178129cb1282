import type { AuthContext } from '../services.ts'
import { failure } from '../../shared/failure.ts'
import type { LoginResult } from '../../generated/resolver-types.ts'
import { messagesIn } from '../../shared/messages.ts'
import type { Account } from '../account-store.ts'
import { customerOf } from '../customer-model.ts'

/** Way a member logged in. Source: M-026, MO-08. */
export interface LoginRecord {
  readonly method: 'passwordLogin' | 'ssoLogin'
  /** The third party of an `ssoLogin`. */
  readonly type?: string
}

/**
 * Opens a member's session with a new token, and records the login. Ends the member's session of the request, if any; a
 * visitor's stays until its bag is merged. The browser is known to the member from now on. Source: M-025, M-026, MO-28, MO-33.
 */
export async function openMemberSession(
  { request, locale }: AuthContext,
  account: Account,
  { method, type, isRemembered = false }: LoginRecord & { readonly isRemembered?: boolean },
): Promise<LoginResult> {
  const { sessions, accounts, knownBrowsers, browser, caller, now } = request
  if (caller.state === 'known' && caller.session.kind === 'member') await sessions.end(caller.token)
  const member = { userCode: account.user_code, levelCode: account.level_code }
  const { token, session } = await sessions.startMember(member, isRemembered, now)
  await accounts.update(account.user_code, {
    login_method: method,
    login_type: type ?? null,
    login_at: now,
  })
  browser.replace(knownBrowsers.remember(browser.value, account.user_code))
  const level = await accounts.level(account.level_code, locale)
  return {
    token,
    expiresAt: session.expiresAt,
    userCode: account.user_code,
    customer: customerOf(account, level, token),
    userErrors: [],
  }
}

/** The calling member. Codes 401 and 00510104 for all others. Source: M-022, C-323. */
export async function memberOf({ request: { caller, accounts }, locale }: AuthContext): Promise<Account> {
  const t = messagesIn(locale)
  if (caller.state === 'invalid') throw failure('00510104', t('error.sessionInvalid'))
  const account =
    caller.state === 'known' && caller.session.kind === 'member'
      ? await accounts.byCode(caller.session.userCode)
      : undefined
  if (!account) throw failure('401', t('error.sessionMissing'))
  return account
}
