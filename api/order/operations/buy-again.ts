import { ownerOf } from '../../auth/session/session-owner.ts'
import { cartAdd } from '../../cart/resolvers.ts'
import type { MutationOrderBuyAgainArgs } from '../../generated/resolver-types.ts'
import { messagesIn } from '../../shared/messages.ts'
import { findOrder } from './find-order.ts'
import type { OrderContext } from '../services.ts'
import { unitsBySku } from '../stock.ts'

/** Adds the goods of an order to the bag, without its gifts, at today's prices. A look at one order has no bag: code 401. */
export async function orderBuyAgain(
  _: unknown,
  { orderId }: MutationOrderBuyAgainArgs,
  context: OrderContext,
) {
  ownerOf(context)
  const order = await findOrder(orderId, context)
  if (!order) {
    const message = messagesIn(context.locale)('order.ORDER_UNKNOWN')
    return { success: false, cart: null, userErrors: [{ code: 'ORDER_UNKNOWN', field: 'orderId', message }] }
  }
  const goods = order.lines.filter(({ lineType }) => lineType !== 'GIFT')
  return cartAdd(undefined, { inputs: unitsBySku(goods) }, context)
}
