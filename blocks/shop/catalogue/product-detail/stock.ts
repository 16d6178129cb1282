import type { ProductDetail, ProductSku } from '#api/client/product/product-detail.ts'
import { stockState } from '../product-facts/product-card.ts'

/** `off` cannot be chosen at all; `soldOut` can be chosen to be told when it is back. Source: C-090, CO-32. */
export type SizeState = 'free' | 'soldOut' | 'off'

export function sizeState({ isEnabled, inventory }: Pick<ProductSku, 'isEnabled' | 'inventory'>): SizeState {
  if (!isEnabled) return 'off'
  return inventory === null || inventory > 0 ? 'free' : 'soldOut'
}

/** Number left, where that is worth a warning: 1 or 2. Source: C-110, L-410, CO-27. */
export const fewLeft = ({ inventory }: Pick<ProductSku, 'inventory'>): number | undefined =>
  inventory !== null && stockState(inventory) === 'low' ? inventory : undefined

/** No colour on the shelf has anything left. Source: C-092, CO-24. */
export const isStyleSoldOut = ({ inventory, styleProducts }: ProductDetail): boolean =>
  styleProducts.filter(({ onShelves }) => onShelves).every(colour => colour.inventory <= 0) && inventory <= 0

/** Comes with other things and is never sold. Source: CO-28. */
export const isGift = ({ salePrice }: Pick<ProductSku, 'salePrice'>): boolean => salePrice === null
