import type { Locale } from '#locales/locale.ts'
import type { Catalogue, Sku, Spu } from '../catalogue/catalogue.ts'
import type { AfterSalesExchange } from '../generated/resolver-types.ts'
import type { StoredOrder } from '../order/order-store.ts'
import { skuOptionsOf } from '../product/product-parts.ts'

type Goods = Pick<StoredOrder['lines'][number], 'skuCode' | 'spuCode'>

/** Whether one SKU can replace goods: an enabled one of the same product, which may be off the shelves. */
export const canReplace = (skuCode: string, spuCode: string, { spus }: Pick<Catalogue, 'spus'>): boolean =>
  spus.get(spuCode)?.skus.some(({ code, isEnabled }) => code === skuCode && isEnabled) ?? false

const valueOf = (options: ReturnType<typeof skuOptionsOf>, axis: string) =>
  options.find(({ code }) => code === axis)?.value ?? ''

/** A SKU whose stock is not counted is always there. */
const isInStock = ({ inventory }: Sku) => inventory === null || inventory > 0

function exchangeModel(sku: Sku, spu: Spu, locale: Locale) {
  const options = skuOptionsOf(sku, spu, locale)
  return {
    skuCode: sku.code,
    colour: valueOf(options, 'colour'),
    size: valueOf(options, 'size'),
    isInStock: isInStock(sku),
  }
}

/**
 * What goods can be exchanged for in the current catalogue, in its order; none when the product no longer exists. Source:
 * MO-73.
 */
export function exchangesOf(
  line: Goods | undefined,
  { spus }: Pick<Catalogue, 'spus'>,
  locale: Locale,
): AfterSalesExchange[] {
  const spu = line && spus.get(line.spuCode)
  if (!spu) return []
  return spu.skus
    .filter(({ isEnabled }) => isEnabled)
    .map(sku => ({ ...exchangeModel(sku, spu, locale), isSame: sku.code === line.skuCode }))
}

/** Colour and size of the replacement; empty when it is no longer in the catalogue. */
export function replacementProperties(
  skuCode: string,
  spuCode: string,
  { catalogue: { spus }, locale }: { readonly catalogue: Pick<Catalogue, 'spus'>; readonly locale: Locale },
) {
  const spu = spus.get(spuCode)
  const sku = spu?.skus.find(({ code }) => code === skuCode)
  return spu && sku
    ? skuOptionsOf(sku, spu, locale).map(({ frontName, value }) => ({ name: frontName, value }))
    : []
}
