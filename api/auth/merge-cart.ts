import type { AuthContext } from './services.ts'
import type { Done, MutationMergeUserCartArgs } from '../generated/resolver-types.ts'
import { messagesIn } from '../shared/messages.ts'
import { memberOf } from './member-session.ts'

/**
 * Moves a visitor's bag into the member's and ends the visitor's session. A session that is over (an earlier merge ended it)
 * is no refusal: the bag is merged already. Source: M-070, M-072, MO-33.
 */
export async function mergeUserCart(
  _: unknown,
  { input: { anonymousToken } }: MutationMergeUserCartArgs,
  context: AuthContext,
): Promise<Done> {
  const { sessions, mergeCart, now } = context.request
  const { user_code: into } = await memberOf(context)
  const visitor = await sessions.find(anonymousToken, now)
  if (!visitor) return { success: true, userErrors: [] }
  if (visitor.kind !== 'visitor') {
    const message = messagesIn(context.locale)('cart.notVisitor')
    return {
      success: false,
      userErrors: [{ code: 'CART_MERGE_NOT_VISITOR', message, field: 'anonymousToken' }],
    }
  }
  await mergeCart({ from: visitor.userCode, into, now })
  await sessions.end(anonymousToken)
  return { success: true, userErrors: [] }
}
