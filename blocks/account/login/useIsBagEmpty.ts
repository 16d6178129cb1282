import { useCartSummary } from '../../shop/cart/cart-summary.ts'

/** False while the bag is not known. */
export function useIsBagEmpty(): boolean {
  const summary = useCartSummary()
  return summary !== undefined && (summary.lines ?? summary.items).length === 0
}
