import type { IdentityContext } from './services.ts'
import type { LoginResult, UserError } from '../generated/resolver-types.ts'
import { messagesIn } from '../shared/messages.ts'

type IdentityErrorCode =
  | 'THIRD_PARTY_REFUSED'
  | 'THIRD_PARTY_FAILED'
  | 'THIRD_PARTY_NOT_LINKED'
  | 'BIND_FAILED'
  | 'LOGIN_SUSPENDED'
  | 'SSO_BAD_TOKEN'
  | 'SSO_EXPIRED'
  | 'SSO_USED'
  | 'SSO_NO_ACCOUNT'
  | 'SSO_OFF'

/** A refusal in the caller's language. Source: M-285, M-286. */
export function userErrorOf({ locale }: IdentityContext, code: IdentityErrorCode): UserError {
  const t = messagesIn(locale)
  const message = code === 'LOGIN_SUSPENDED' ? t('login.suspended') : t(`social.${code}`)
  return { code, message, field: null }
}

/** A log-in that opened nothing, and why. */
export const refused = (
  context: IdentityContext,
  code: IdentityErrorCode,
): LoginResult & { token: null; expiresAt: null; customer: null } => ({
  token: null,
  expiresAt: null,
  customer: null,
  userCode: null,
  userErrors: [userErrorOf(context, code)],
})
