import type { Locale } from '#locales/locale.ts'
import type { WireMoney } from '#locales/format.ts'
import type { Catalogue, Spu, Sku } from '../catalogue/catalogue.ts'
import type { ImageType } from '../catalogue/format/import-schema.ts'
import { toWire } from '../shared/money.ts'
import { ATTRIBUTE_CODES } from '../rules/attribute-codes.ts'
import { type Audience, lowestPrice, unitPrice } from '../catalogue/pricing.ts'

/** Inputs of a product's prices and texts. */
export interface PriceContext {
  readonly locale: Locale
  readonly audience: Audience
  /** Epoch milliseconds; decides which promotions run. */
  readonly now: number
}

/** A product as one shopper sees it: finished values under their wire names, so most fields are plain reads. */
export interface ProductModel {
  readonly spu: Spu
  readonly code: string
  readonly title: string
  readonly subTitle: string
  readonly description: string
  readonly productType: string
  readonly listTime: number
  readonly firstListTime: number
  readonly inventory: number
  readonly sales: number
  readonly onShelves: boolean
  readonly style: string
  readonly picUrl: string
  readonly picAlt: string
  readonly brandList: readonly {
    readonly code: string
    readonly name: string
    readonly imageUrl: string | null
  }[]
  readonly images: readonly { readonly url: string; readonly type: ImageType; readonly alt: string }[]
  readonly labels: readonly {
    readonly code: string
    readonly frontName: string
    readonly description: string
  }[]
  readonly listPrice: WireMoney | null
  readonly salePrice: WireMoney | null
  /** Price of the cheapest sku for the shopper. */
  readonly price: WireMoney | null
  readonly isPriceFrom: boolean
  readonly promotionLabel: string
  readonly sizeChart: string
}

/** Units assumed of a sku whose stock is not counted. Source: CO-26 (`product.defaultMaxQty`). */
const UNCOUNTED_UNITS = 10

/** Units a product can sell: enabled skus only. */
export const inventoryOf = ({ skus }: Pick<Spu, 'skus'>): number =>
  skus.reduce((sum, sku) => sum + (sku.isEnabled ? (sku.inventory ?? UNCOUNTED_UNITS) : 0), 0)

/** Skus that say what a product costs: the enabled ones, or all when none is. */
const pricedSkus = ({ skus }: Spu): readonly Sku[] => {
  const enabled = skus.filter(sku => sku.isEnabled)
  return enabled.length > 0 ? enabled : skus
}

/** Cents that this shopper pays per priced sku; gifts are left out. */
export const pricesOf = (spu: Spu, { audience, now }: Pick<PriceContext, 'audience' | 'now'>): number[] =>
  pricedSkus(spu)
    .map(sku => unitPrice(sku, audience, now))
    .filter(price => price !== null)

const money = (cents: number | null) => (cents === null ? null : toWire(cents))

/** The text of an attribute with one value, or empty. */
function attributeText(spu: Spu, catalogue: Catalogue, code: string, locale: Locale): string {
  const value = spu.attributes.find(attribute => attribute.code === code)?.values[0]
  if (value === undefined) return ''
  if (typeof value !== 'string') return value.displayName[locale]
  return catalogue.attributes.get(code)?.values.get(value)?.displayName[locale] ?? ''
}

/** Address of a product's picture on cards; empty without one. */
export const pictureOf = ({ picUrl, images }: Pick<Spu, 'picUrl' | 'images'>): string =>
  picUrl ?? images.find(({ type }) => type === 'MAIN')?.url ?? ''

/** The size chart that a product shares with others; empty without one. */
const chartText = ({ chart }: Spu, { charts }: Catalogue, locale: Locale): string =>
  (chart === undefined ? undefined : charts.get(chart)?.content[locale]) ?? ''

/** Bytes of a model's own objects; its texts belong to the catalogue. Measured: 1.1 KiB with five pictures. */
export const modelBytes = ({ images, brandList, labels }: ProductModel): number =>
  600 + 100 * (images.length + brandList.length + labels.length)

/** A product with the texts and prices of a price context. Source: C-056, C-057, CO-25. */
export function productModel(spu: Spu, catalogue: Catalogue, priceContext: PriceContext): ProductModel {
  const { locale } = priceContext
  const prices = pricesOf(spu, priceContext)
  const images = spu.images.map(({ url, type, alt }) => ({ url, type, alt: alt?.[locale] ?? '' }))
  const picUrl = pictureOf(spu)
  return {
    spu,
    code: spu.code,
    title: spu.title[locale],
    subTitle: spu.subTitle[locale],
    description: spu.description[locale],
    productType: spu.productType,
    listTime: spu.listTime,
    firstListTime: spu.firstListTime,
    inventory: inventoryOf(spu),
    sales: spu.sales,
    onShelves: spu.onShelves,
    style: spu.style,
    picUrl,
    picAlt: images.find(({ url }) => url === picUrl)?.alt ?? '',
    brandList: spu.brands.flatMap(code => {
      const brand = catalogue.brands.get(code)
      return brand ? [{ code, name: brand.name[locale], imageUrl: brand.imageUrl }] : []
    }),
    images,
    labels: spu.labels.flatMap(code => {
      const label = catalogue.labels.get(code)
      if (!label) return []
      return [{ code, frontName: label.frontName[locale], description: label.description[locale] }]
    }),
    listPrice: money(spu.listPrice),
    salePrice: money(spu.salePrice),
    price: money(lowestPrice(prices)),
    isPriceFrom: new Set(prices).size > 1,
    promotionLabel: attributeText(spu, catalogue, ATTRIBUTE_CODES.promotionLabel, locale),
    sizeChart: spu.sizeChart[locale] || chartText(spu, catalogue, locale),
  }
}
