import type { ProductPrice } from '#api/client/product/product-prices.ts'
import { createStore, useStore } from '#ui/store/store.ts'

/**
 * Prices of the member who shops, by product code, for the products that came with the page: finished pages show everybody a
 * visitor's prices. Empty for visitors and on servers. Source: C-207 … C-209.
 */
export const ownPrices = createStore<Readonly<Record<string, ProductPrice>>>({})

/** A product at the shopper's own price, once that is known. */
export function useOwnPrice(product: ProductPrice): ProductPrice {
  const own = useStore(ownPrices)[product.code]
  return own ? { ...product, price: own.price, isPriceFrom: own.isPriceFrom } : product
}
