import { visitorOf } from '../auth/customer-model.ts'
import type { Resolvers, UserError, VisitorToken } from '../generated/resolver-types.ts'
import type { RateLimit } from '../rate-limit/rate-limiter.ts'
import { takeFrom } from '../rate-limit/take-from.ts'
import { typedCode } from '../rules/typed-text.ts'
import { messagesIn } from '../shared/messages.ts'
import type { SupportContext } from './services.ts'

/** Guesses at orders from one network address. Source: MO-84. */
export const LOOKUP_LIMIT = {
  name: 'order lookup',
  most: 10,
  window: 15 * 60_000,
} as const satisfies RateLimit

/** Nothing longer is the number of an order or an address (characters). */
const MAX_TYPED = 400

const fold = (text: string) => (text.length <= MAX_TYPED ? typedCode(text) : '')

const refused = (error: UserError): VisitorToken => ({
  token: null,
  customer: null,
  expiration: null,
  userErrors: [error],
})

/**
 * A look at one guest's order for half an hour. Whatever does not fit gets the same answer after the same work, so it does
 * not reveal which orders or addresses there are. Source: M-164, M-165, M-247, L-119, L-121, MO-84.
 */
async function lookUp(
  _: unknown,
  given: { readonly orderCode: string; readonly email: string },
  { locale, request: { guestOrders, limiter, sessions, now, address } }: SupportContext,
): Promise<VisitorToken> {
  const t = messagesIn(locale)
  if (!(await takeFrom(limiter, LOOKUP_LIMIT, { address, now })))
    return refused({ code: 'LOOKUP_TOO_MANY', message: t('lookup.tooMany'), field: null })
  const email = fold(given.email).toLowerCase()
  const order = await guestOrders.find(fold(given.orderCode), email)
  if (!order) return refused({ code: '00510950027', message: t('lookup.incorrect'), field: null })
  const { token, session } = await sessions.startOrder(order.orderCode, now)
  return {
    token,
    customer: { ...visitorOf(session), email, token },
    expiration: session.expiresAt,
    userErrors: [],
  }
}

/** Both names of the look-up. Source: M-247, L-119. */
export const lookupResolvers: Resolvers<SupportContext> = {
  Mutation: { queryVisitorToken: lookUp, queryVisitorTokenAction: lookUp },
}
