import type { AuthContext } from '../auth/services.ts'
import type { Context } from '../context.ts'
import { memberOf } from '../auth/member-session.ts'
import { failure } from '../shared/failure.ts'
import type { FavoriteResult, MutationCartAddArgs, Resolvers } from '../generated/resolver-types.ts'
import { messagesIn } from '../shared/messages.ts'
import { findSku } from '../product/find-sku.ts'
import { type CartLineError, checkLines } from './check-lines.ts'

/** Lines one call may add. */
const MAX_LINES = 50

function messageOf(refusal: CartLineError, { locale }: Context): string {
  const t = messagesIn(locale)
  if (refusal.code === 'CART_OFF_SHELF') return t('cart.offShelf')
  if (refusal.code === 'CART_QTY_LIMIT') return t('cart.quantity')
  return t('cart.outOfStock', { inventory: refusal.inventory })
}

/** Checks the lines as the bag will; there is no bag to put them into yet, and the answer says so. */
function cartAdd(_: unknown, { inputs }: MutationCartAddArgs, context: Context) {
  const t = messagesIn(context.locale)
  if (inputs.length > MAX_LINES) {
    throw failure('BAD_USER_INPUT', t('error.tooManyLines', { max: MAX_LINES }))
  }
  const index = context.view.index()
  const refusals = checkLines(inputs, code => findSku(index, code))
  const userErrors = refusals.map(refusal => ({
    code: refusal.code,
    message: messageOf(refusal, context),
    field: refusal.field,
  }))
  const unavailable = { code: 'CART_UNAVAILABLE', message: t('cart.unavailable'), field: null }
  return { success: false, userErrors: userErrors.length > 0 ? userErrors : [unavailable] }
}

/** Marks are for members; there is no list to put them on yet, and the answer says so. Source: C-010, C-097. */
async function createFavoriteGql(_: unknown, __: unknown, context: AuthContext): Promise<FavoriteResult> {
  await memberOf(context)
  const message = messagesIn(context.locale)('favorite.unavailable')
  return { userErrors: [{ code: 'FAVORITE_UNAVAILABLE', message, field: null }] }
}

export const cartResolvers: Resolvers<AuthContext> = { Mutation: { cartAdd, createFavoriteGql } }
