import type { CartLine } from '../../shop/cart/cart-summary.ts'

/** Text of a line. Source: L-073 … L-077. */
export type LineState = 'disabled' | 'offShelf' | 'soldOut' | 'outOfStock' | 'selected' | 'available'

type StateOf = Pick<CartLine, 'disabled' | 'selected' | 'inventory' | 'quantity'> & {
  readonly sku: { readonly product: Pick<CartLine['sku']['product'], 'onShelves'> }
}

/** From “cannot be sold” to “not enough left”: the first that holds. Source: L-073 … L-077. */
export function lineState({ disabled, selected, inventory, quantity, sku }: StateOf): LineState {
  if (disabled) return 'disabled'
  if (!sku.product.onShelves) return 'offShelf'
  if (inventory <= 0) return 'soldOut'
  if (inventory < quantity) return 'outOfStock'
  return selected ? 'selected' : 'available'
}

/** Can be ordered as it is. Source: L-064. */
export const isAvailable = (line: StateOf): boolean => ['selected', 'available'].includes(lineState(line))

/** Lines and sum of the panel. Source: L-061, L-062, LO-74. */
export function miniCartOf(lines: readonly CartLine[]) {
  const available = lines.filter(isAvailable)
  const cents = available.reduce(
    (sum, { promoPrice, quantity }) => sum + Math.round(promoPrice.amount * 100) * quantity,
    0,
  )
  return {
    lines: available,
    /** Units without gifts, as the sign in the header counts them. */
    count: available
      .filter(({ lineType }) => lineType !== 'GIFT')
      .reduce((sum, { quantity }) => sum + quantity, 0),
    /** Dollars. */
    price: cents / 100,
  }
}

/**
 * Lines a refetch selects: all that can be ordered, but none while the shopper is choosing on the cart page.
 * Source: L-070, C-188, LO-115, CO-58.
 */
export const linesToSelect = (lines: readonly CartLine[], isCartPageOpen: boolean): string[] =>
  isCartPageOpen ? [] : lines.filter(isAvailable).map(({ lineId }) => lineId)
