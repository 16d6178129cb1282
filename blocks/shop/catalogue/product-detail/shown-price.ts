import type { ProductDetail, ProductSku } from '#api/client/product/product-detail.ts'
import type { WireMoney } from '#locales/format.ts'
import { percentOff } from '../product-facts/product-card.ts'

interface ShownPrice {
  readonly price: WireMoney
  /** Struck through, where it is more. */
  readonly was: WireMoney | undefined
  /** Whole percent. */
  readonly off: number | undefined
  /** The lowest of several. */
  readonly isFrom: boolean
}

/**
 * Displayed price: the product's until a size is chosen, then that sku's; `undefined` for a gift. Whose price
 * it is, the server has decided. Source: C-072, C-207 … C-213, CO-25.
 */
export function shownPrice(product: ProductDetail, sku: ProductSku | undefined): ShownPrice | undefined {
  const { price, listPrice } = sku ?? product
  if (!price) return undefined
  return {
    price,
    was: listPrice && listPrice.amount > price.amount ? listPrice : undefined,
    off: percentOff({ listPrice, price }),
    isFrom: !sku && product.isPriceFrom,
  }
}
