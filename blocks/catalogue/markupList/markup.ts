import type { ShopLimits } from '#api/rules/shop-limits.ts'
import type { ExchangeProduct, ProductSku } from '#api/client/product/product-detail.ts'
import { maxQuantity } from '../../shop/catalogue/product-detail/quantity.ts'
import { sizeState } from '../../shop/catalogue/product-detail/stock.ts'

/** Terms of one sku in the activity: its price in dollars, its limit in units. */
function labelOf({ funcLabels }: ExchangeProduct, sku: ProductSku, type: string): number | undefined {
  const label = funcLabels.find(({ code, labelType }) => code === sku.code && labelType === type)
  const value = label && Number(label.value)
  return value !== undefined && Number.isFinite(value) && value >= 0 ? value : undefined
}

/** Sizes one can add: switched on, in stock and in the activity. Source: C-202. */
export const offeredSkus = (offer: ExchangeProduct): ProductSku[] =>
  offer.product.skus.filter(
    sku => sizeState(sku) === 'free' && offer.funcLabels.some(({ code }) => code === sku.code),
  )

/** Units one can add: from 1 to the smaller of stock and the activity's limit; empty when there are none. Source: C-201. */
export function quantityChoices(
  offer: ExchangeProduct,
  sku: ProductSku,
  limits: Pick<ShopLimits, 'mostUnits'>,
): number[] {
  const limit = labelOf(offer, sku, 'LIMIT_COUNT') ?? offer.limitCount ?? Number.POSITIVE_INFINITY
  const most = Math.max(0, Math.floor(Math.min(maxQuantity(sku, limits), limit)))
  return Array.from({ length: most }, (_, place) => place + 1)
}

/** Price as an add-on, in dollars; the lowest of its sizes until one is chosen. Source: C-194. */
export const addOnPrice = (offer: ExchangeProduct, sku: ProductSku | undefined): number =>
  (sku && labelOf(offer, sku, 'EX_PRICE')) ?? offer.exPrice.amount

/** Regular price, where that is more. */
export function priceOtherwise(offer: ExchangeProduct, sku: ProductSku | undefined): number | undefined {
  const price = (sku ? sku.price : offer.product.price)?.amount
  return price !== undefined && price > addOnPrice(offer, sku) ? price : undefined
}

/** Why it cannot be added: no size chosen, or a sku that is a gift and not for sale. Source: C-199, C-200. */
export function refusalOf(sku: ProductSku | undefined): 'noSize' | 'gift' | undefined {
  if (!sku) return 'noSize'
  return sku.salePrice === null ? 'gift' : undefined
}
