import { ownerOf } from '../auth/session/session-owner.ts'
import { modelOf } from '../cart/answer.ts'
import type { StoredCart } from '../cart/cart-store.ts'
import { meansOfTyped } from '../cart/means.ts'
import type { QueryCheckoutArgs } from '../generated/resolver-types.ts'
import type { CheckoutContext } from './services.ts'

/** The mini cart takes all of the bag along, whatever is ticked on the bag's page. Source: C-235. */
const withAllSelected = (cart: StoredCart): StoredCart => ({
  ...cart,
  lines: cart.lines.map(line => ({ ...line, isSelected: true })),
})

/** Selection that checkout takes over from the bag. Source: C-233 … C-238, C-340, CO-129. */
export async function checkout(
  _: unknown,
  { couponCodes, origin }: Partial<QueryCheckoutArgs>,
  context: CheckoutContext,
) {
  const { carts, now } = context.request
  const stored = await carts.find(ownerOf(context).code, now)
  const means = couponCodes ? await meansOfTyped(couponCodes, context) : undefined
  const cart = await modelOf(origin === 'miniCart' ? withAllSelected(stored) : stored, context, means)
  const wanted = [...cart.ableCartItems, ...cart.disableCartItems].filter(({ selected }) => selected)
  const lines = wanted.filter(({ reason }) => reason === null)
  // Gifts come with goods, so lines without goods have none.
  if (lines.length === 0) return null
  return {
    lines,
    leftOut: wanted.filter(({ reason }) => reason !== null),
    couponCodes: cart.calculation.discountCodes.flatMap(({ couponCode, reason }) =>
      reason ? [] : couponCode,
    ),
  }
}
