import type { ShopLimits } from '#api/rules/shop-limits.ts'
import type { ProductSku } from '#api/client/product/product-detail.ts'

/** Offered where stock is not counted. Source: C-102, CO-26. */
const UNCOUNTED_MAX = 10

/** The most units of a sku one can ask for; 0 when it is sold out. Source: C-102, CO-26. */
export const maxQuantity = (
  { inventory }: Pick<ProductSku, 'inventory'>,
  { mostUnits }: Pick<ShopLimits, 'mostUnits'>,
): number => Math.max(0, Math.min(inventory ?? UNCOUNTED_MAX, mostUnits))
