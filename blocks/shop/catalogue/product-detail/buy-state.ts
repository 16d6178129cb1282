import { chosenSku, type ProductState } from './product-state.ts'
import { isGift, sizeState } from './stock.ts'

/**
 * Effect of a press on add-to-bag: nothing where the product is down or nothing is left, ask for a size, refuse a gift, or
 * add. Source: C-107 … C-111, CO-22, CO-23.
 */
export type BuyState = 'offShelf' | 'soldOut' | 'needsSize' | 'gift' | 'ready'

export function buyState(state: Pick<ProductState, 'product' | 'skuCode'>): BuyState {
  const { product } = state
  if (!product.onShelves) return 'offShelf'
  const sku = chosenSku(state)
  if (!sku) return product.skus.some(one => sizeState(one) === 'free') ? 'needsSize' : 'soldOut'
  if (sizeState(sku) !== 'free') return 'soldOut'
  return isGift(sku) ? 'gift' : 'ready'
}
