import { withView } from '../context.ts'
import { findSku } from '../product/find-sku.ts'
import type { BagLine } from './bag.ts'
import { freightFor } from './freight.ts'
import { cartModel } from './cart-model.ts'
import type { StoredCart } from './cart-store.ts'
import { type Means, meansOf } from './means.ts'
import { catalogueReason, type ReadBag, readBag } from './read-bag.ts'
import type { CartContext } from './services.ts'

/** A bag with current prices and the caller's codes, wallet and GO DOLLAR. */
export function readWith(cart: StoredCart, means: Means, context: CartContext): ReadBag {
  return readBag(cart.lines, context.view, {
    giftChoices: cart.giftChoices,
    freight: freightFor({}, context) ?? { fee: 0, freeFrom: null },
    goDollar: { wanted: cart.goDollar, balance: means.balance ?? 0, isMost: true },
    codes: means.codes,
  })
}

/**
 * The call with the newest stock if a line falls short of what this process knows: units that an order has just given back can be
 * bought at once, so the bag must not call them sold out.
 */
export async function withFreshStock(
  lines: readonly Pick<BagLine, 'skuCode' | 'quantity' | 'activityCode'>[],
  context: CartContext,
): Promise<CartContext> {
  const index = context.view.index()
  const fallsShort = lines.some(line => {
    const reason = catalogueReason(line, findSku(index, line.skuCode))
    return reason === 'SOLD_OUT' || reason === 'OUT_OF_STOCK'
  })
  return fallsShort ? withView(context, await context.request.newestView()) : context
}

/** A bag as this caller sees it now, with its own codes or others. */
export async function modelOf(cart: StoredCart, caller: CartContext, given?: Means) {
  const context = await withFreshStock(cart.lines, caller)
  const means =
    given ??
    (await meansOf(
      cart.discountCodes.map(({ code }) => code),
      context,
    ))
  return cartModel(cart, readWith(cart, means, context), means, context.view)
}
