import type { Bag, BagItem } from '#api/client/cart/cart.ts'

/** Text of a line. Source: L-073 … L-077. */
export type LineState = 'disabled' | 'offShelf' | 'soldOut' | 'outOfStock' | 'selected' | 'available'

/** A line of goods the shop still knows. */
export type KnownItem = BagItem & { readonly sku: NonNullable<BagItem['sku']> }

/** From “cannot be sold” to “not enough left”: the first that holds. Source: L-073 … L-077. */
export function lineState({ disabled, selected, inventory, quantity, sku }: BagItem): LineState {
  if (disabled) return 'disabled'
  if (!sku?.product.onShelves) return 'offShelf'
  if (inventory <= 0) return 'soldOut'
  if (inventory < quantity) return 'outOfStock'
  return selected ? 'selected' : 'available'
}

/** Can be ordered as it is. Source: L-064. */
export const isAvailable = (line: BagItem): line is KnownItem =>
  ['selected', 'available'].includes(lineState(line))

/** Units that can be ordered, without gifts: for the sign in the header and the mini cart. Source: LO-74. */
export const availableUnits = ({ ableCartItems }: Bag): number =>
  ableCartItems
    .filter(line => line.lineType !== 'GIFT' && isAvailable(line))
    .reduce((sum, { quantity }) => sum + quantity, 0)
