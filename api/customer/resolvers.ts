import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import type { Resolvers } from '../generated/resolver-types.ts'
import { messagesIn } from '../messages.ts'

/** Who asks; session-invalid codes when nobody is known. Source: M-219, C-323. */
function visitorMemberInfo(_: unknown, __: unknown, { request: { caller }, locale }: Context) {
  const t = messagesIn(locale)
  if (caller.state === 'none') throw failure('401', t('error.sessionMissing'))
  if (caller.state === 'invalid') throw failure('00510104', t('error.sessionInvalid'))
  const { kind, userCode, levelCode } = caller.session
  const isVisitor = kind !== 'member'
  return {
    isVisitor,
    memberInfo: isVisitor ? null : { levelCode, name: null, staffCode: null },
    userCode,
  }
}

/** Source: M-220. */
async function loginAsVisitor(_: unknown, __: unknown, { request: { sessions, now } }: Context) {
  const { token, session } = await sessions.startVisitor(now)
  return { token, expiresAt: session.expiresAt, userErrors: [] }
}

export const customerResolvers: Resolvers = {
  Query: {
    queryVisitorMemberInfo: visitorMemberInfo,
    isVisitor: visitorMemberInfo,
    queryIsVisitor: visitorMemberInfo,
  },
  Mutation: { loginAsVisitor, visitorLogin: loginAsVisitor },
}
