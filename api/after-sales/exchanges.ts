import type { Locale } from '#locales/locale.ts'
import type { Catalogue, Sku, Spu } from '../catalogue/catalogue.ts'
import type { AfterSalesExchange } from '../generated/resolver-types.ts'
import type { ReplacementContent } from '../order/order-content.ts'
import type { StoredOrder } from '../order/order-store.ts'
import { skuOptionsOf } from '../product/product-parts.ts'

/** What exchanges ask of the catalogue. */
export type ExchangeCatalogue = Pick<Catalogue, 'spus'> & Partial<Pick<Catalogue, 'styles'>>

type Goods = Pick<StoredOrder['lines'][number], 'skuCode' | 'spuCode'>

/** The product of goods and its other colours, its own first. */
function spusOf(spuCode: string, { spus, styles }: ExchangeCatalogue): readonly Spu[] {
  const own = spus.get(spuCode)
  if (!own) return []
  const others = own.style === '' ? [] : (styles?.get(own.style) ?? [])
  return [own, ...others.filter(({ code }) => code !== own.code)]
}

/** A SKU that can replace goods: an enabled one of the same style, which may be off the shelves. */
export function replacementOf(skuCode: string, spuCode: string, catalogue: ExchangeCatalogue) {
  for (const spu of spusOf(spuCode, catalogue)) {
    const sku = spu.skus.find(({ code, isEnabled }) => code === skuCode && isEnabled)
    if (sku) return { sku, spu }
  }
  return undefined
}

/** The same as it is called now, in both languages. */
export function describeReplacement({
  sku,
  spu,
}: {
  readonly sku: Sku
  readonly spu: Spu
}): ReplacementContent {
  const english = skuOptionsOf(sku, spu, 'en_US')
  return {
    skuCode: sku.code,
    spuCode: spu.code,
    name: spu.title,
    image: spu.picUrl ?? spu.images.find(({ type }) => type === 'MAIN')?.url ?? '',
    properties: skuOptionsOf(sku, spu, 'zh_HK').map(({ frontName, value }, at) => ({
      name: { zh_HK: frontName, en_US: english[at]?.frontName ?? frontName },
      value: { zh_HK: value, en_US: english[at]?.value ?? value },
    })),
  }
}

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
 * What goods can be exchanged for in the current catalogue: sizes of their colour first, then other colours of their style; none when
 * the product no longer exists. Source: MO-73.
 */
export const exchangesOf = (
  goods: Goods | undefined,
  catalogue: ExchangeCatalogue,
  locale: Locale,
): AfterSalesExchange[] =>
  goods
    ? spusOf(goods.spuCode, catalogue).flatMap(spu =>
        spu.skus
          .filter(({ isEnabled }) => isEnabled)
          .map(sku => ({ ...exchangeModel(sku, spu, locale), isSame: sku.code === goods.skuCode })),
      )
    : []

/** Colour and size of the replacement; empty when it is no longer in the catalogue. */
export function replacementProperties(
  skuCode: string,
  spuCode: string,
  { catalogue, locale }: { readonly catalogue: ExchangeCatalogue; readonly locale: Locale },
) {
  const found = spusOf(spuCode, catalogue).flatMap(spu =>
    spu.skus.filter(({ code }) => code === skuCode).map(sku => ({ spu, sku })),
  )[0]
  return found
    ? skuOptionsOf(found.sku, found.spu, locale).map(({ frontName, value }) => ({ name: frontName, value }))
    : []
}
