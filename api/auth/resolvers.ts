import type { AuthContext } from './services.ts'
import { failure } from '../shared/failure.ts'
import type {
  Customer,
  Done,
  LoginResult,
  MutationLoginAsVisitorArgs,
  MutationUserLoginArgs,
  Resolvers,
} from '../generated/resolver-types.ts'
import type { RateLimit } from '../rate-limit/rate-limiter.ts'
import { messagesIn } from '../shared/messages.ts'
import { updatePassword } from './change-password.ts'
import { customerOf, fullName, visitorOf } from './customer-model.ts'
import { memberOf, openMemberSession } from './session/member-session.ts'
import { mismatch, passwordLogin } from './login/password-login.ts'

/** The session behind a request; session-invalid codes when there is none. Source: C-323. */
function sessionOf({ request: { caller }, locale }: AuthContext) {
  const t = messagesIn(locale)
  if (caller.state === 'none') throw failure('401', t('error.sessionMissing'))
  if (caller.state === 'invalid') throw failure('00510104', t('error.sessionInvalid'))
  return caller.session
}

/** Caller, in short. Source: M-219. */
async function visitorMemberInfo(_: unknown, __: unknown, context: AuthContext) {
  const { kind, userCode, levelCode } = sessionOf(context)
  if (kind !== 'member') return { isVisitor: true, memberInfo: null, userCode }
  const account = await memberOf(context)
  const memberInfo = { levelCode, name: fullName(account), staffCode: account.staff_code }
  return { isVisitor: false, memberInfo, userCode }
}

/** Source: M-001, M-189. */
async function customer(_: unknown, __: unknown, context: AuthContext): Promise<Customer> {
  const session = sessionOf(context)
  if (session.kind !== 'member') return visitorOf(session)
  const account = await memberOf(context)
  return customerOf(account, await context.request.accounts.level(account.level_code, context.locale))
}

/** For the session and the network address; what an account asks for comes with its login. Source: M-222, MO-11. */
function needImageVerifyCode(_: unknown, __: unknown, { request }: AuthContext): Promise<boolean> {
  const { guard, passwords, caller, address, now } = request
  if (passwords.isCrowded()) return Promise.resolve(true)
  return guard.needsCode({ token: caller.state === 'known' ? caller.token : undefined, address }, now)
}

/** Visitor sessions one network address may start in an hour. Many shoppers share one address. */
export const VISITOR_LIMIT: RateLimit = { name: 'visitor', most: 2000, window: 3_600_000 }

/** Source: M-220, CO-60. */
async function loginAsVisitor(
  _: unknown,
  { previousToken }: Partial<MutationLoginAsVisitorArgs>,
  { request, locale }: AuthContext,
) {
  const { sessions, limiter, address, now } = request
  if (!(await limiter.take(VISITOR_LIMIT, address, now))) {
    const message = messagesIn(locale)('login.tooMany')
    return {
      token: null,
      expiresAt: null,
      isReturning: false,
      userErrors: [{ code: 'VISITOR_TOO_MANY', message, field: null }],
    }
  }
  const { token, session, isReturning } = await sessions.startVisitor(now, previousToken ?? undefined)
  return { token, expiresAt: session.expiresAt, isReturning, userErrors: [] }
}

/** Source: M-025, M-211, M-221, M-305, M-306. */
async function userLogin(
  _: unknown,
  { userLoginInput: { rememberMe, ...typed } }: MutationUserLoginArgs,
  context: AuthContext,
): Promise<LoginResult> {
  const { accounts, sessions } = context.request
  const login = await passwordLogin(context, typed)
  if (!login.ok) return { userErrors: login.refusal }
  const account = login.value
  const isRemembered = rememberMe === true
  const opened = await openMemberSession(context, account, { method: 'passwordLogin', isRemembered })
  // A password changed meanwhile ended all sessions but this one, which was not there yet.
  const present = await accounts.byCode(account.user_code)
  if (present?.password_hash === account.password_hash) return opened
  if (opened.token) await sessions.end(opened.token)
  return { userErrors: [mismatch(context)] }
}

/** Ends whatever session there is; one that is over already needs no ending. Source: M-020, M-228. */
async function userLogout(_: unknown, __: unknown, { request }: AuthContext): Promise<Done> {
  const { caller, sessions } = request
  if (caller.state === 'known') await sessions.end(caller.token)
  return { success: true, userErrors: [] }
}

/** Source: M-223, MO-11. */
async function getImageVerifyCode(_: unknown, __: unknown, { request, locale }: AuthContext) {
  const { guard, imageCodes, address, now } = request
  if (!(await guard.admits('picture', address, now))) {
    throw failure('TOO_MANY_REQUESTS', messagesIn(locale)('login.tooMany'))
  }
  return imageCodes.make(now)
}

export const authResolvers: Resolvers<AuthContext> = {
  Query: {
    queryVisitorMemberInfo: visitorMemberInfo,
    isVisitor: visitorMemberInfo,
    queryIsVisitor: visitorMemberInfo,
    customer,
    needImageVerifyCode,
  },
  Mutation: {
    loginAsVisitor,
    visitorLogin: loginAsVisitor,
    userLogin,
    userLogout,
    getImageVerifyCode,
    imageVerificationCreate: getImageVerifyCode,
    updatePassword,
  },
}
