import type { Bag } from '#api/client/cart/cart.ts'
import { availableUnits, isAvailable, type KnownItem } from '../../shop/cart/line-state.ts'

/** Lines and sum of the panel. Source: L-061, L-062, LO-74. */
export function miniCartOf(bag: Bag) {
  const lines = bag.ableCartItems.filter(isAvailable)
  const cents = lines.reduce(
    (sum, { promoPrice, quantity }) => sum + Math.round((promoPrice?.amount ?? 0) * 100) * quantity,
    0,
  )
  return { lines, count: availableUnits(bag), /** Dollars. */ price: cents / 100 }
}

/**
 * SKUs that a refetch selects: all that can be ordered and are not selected, but none while the shopper is choosing on the cart page.
 * Source: L-070, C-188, LO-115, CO-58.
 */
export const skusToSelect = (lines: readonly KnownItem[], isCartPageOpen: boolean): string[] =>
  isCartPageOpen ? [] : lines.filter(({ selected }) => !selected).map(({ sku }) => sku.code)
