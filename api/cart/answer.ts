import { freightFor } from './freight.ts'
import { cartModel } from './cart-model.ts'
import type { StoredCart } from './cart-store.ts'
import { type Means, meansOf } from './means.ts'
import { type ReadBag, readBag } from './read-bag.ts'
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

/** A bag as this caller sees it now, with its own codes or others. */
export async function modelOf(cart: StoredCart, context: CartContext, given?: Means) {
  const means =
    given ??
    (await meansOf(
      cart.discountCodes.map(({ code }) => code),
      context,
    ))
  return cartModel(cart, readWith(cart, means, context), means, context.view)
}
