import type { Locale } from '#locales/locale.ts'
import type { Catalogue, Sku, Spu } from '../catalogue/catalogue.ts'
import { basePrice, GUEST, unitPrice } from '../catalogue/pricing.ts'
import { inventoryOf, pictureOf } from '../product/product-model.ts'
import { categoriesOf, skuOptionsOf } from '../product/product-parts.ts'
import { productPath } from '../rules/address.ts'
import { plainText } from '../rules/plain-text.ts'
import { toWire } from '../shared/money.ts'

/** Why a SKU that is on the shelf is not in the feed. */
export const LEFT_OUT = ['noPrice', 'noPicture'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/** An item as XML, or why a SKU has none. */
type FeedItem = { readonly xml: string } | { readonly leftOut: LeftOut }

export interface FeedContext {
  readonly catalogue: Catalogue
  readonly locale: Locale
  /** Epoch milliseconds; decides which promotions run. */
  readonly now: number
  /** Origin of the shop, without a slash at the end. */
  readonly origin: string
}

/** Lengths that Google Merchant Center takes, in characters. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MAX_MORE_PICTURES = 10

/** Characters that XML 1.0 has no spelling for. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text of an element. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(/[&<>]/g, character => `&#${character.charCodeAt(0)};`)

const element = (name: string, text: string) => (text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`)

/** The beginning of a text, without half of a surrogate pair at its end. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/\p{Cs}$/u, '')

const amount = (cents: number) => {
  const { amount: dollars, currencyCode } = toWire(cents)
  return `${dollars.toFixed(2)} ${currencyCode}`
}

/** Elements of the price: what guests pay now, as the product page says, below what it was before where that is more. */
function priceElements(sku: Sku, now: number): string | undefined {
  const price = unitPrice(sku, GUEST, now)
  if (price === null) return undefined
  const before = Math.max(sku.listPrice ?? 0, basePrice(sku, GUEST)?.price ?? 0)
  return before > price
    ? element('g:price', amount(before)) + element('g:sale_price', amount(price))
    : element('g:price', amount(price))
}

/** Elements that the SKUs of a product with a picture share. */
function sharedElements(spu: Spu, picture: string, { catalogue, locale, origin }: FeedContext): string {
  const absolute = (address: string) => new URL(address, `${origin}/`).href
  const link = `${origin}${productPath(spu.code)}${locale === 'en_US' ? '?lang=en' : ''}`
  const title = spu.title[locale]
  const brand = spu.brands.map(code => catalogue.brands.get(code)?.name[locale]).find(name => name)
  const more = spu.images
    .filter(({ url, type }) => url !== picture && (type === 'MAIN' || type === 'FIGURE'))
    .slice(0, MAX_MORE_PICTURES)
  const categories = categoriesOf(spu, catalogue).map(({ name }) => name[locale])
  return [
    element('title', cut(title, MAX_TITLE)),
    element(
      'description',
      cut(plainText(spu.description[locale] || spu.subTitle[locale]) || title, MAX_DESCRIPTION),
    ),
    element('link', link),
    element('g:image_link', absolute(picture)),
    ...more.map(({ url }) => element('g:additional_image_link', absolute(url))),
    element('g:brand', brand ?? ''),
    element('g:product_type', categories.join(' > ')),
    element('g:condition', 'new'),
    element('g:item_group_id', spu.style || (spu.skus.length > 1 ? spu.code : '')),
  ].join('')
}

/** Items of a product's SKUs, and those that are left out. Products off the shelf and disabled SKUs are no goods. */
export function itemsOf(spu: Spu, context: FeedContext): readonly FeedItem[] {
  const skus = spu.onShelves ? spu.skus.filter(({ isEnabled }) => isEnabled) : []
  if (skus.length === 0) return []
  const picture = pictureOf(spu)
  const shared = picture === '' ? '' : sharedElements(spu, picture, context)
  return skus.map(sku => {
    const prices = priceElements(sku, context.now)
    if (prices === undefined) return { leftOut: 'noPrice' }
    if (shared === '') return { leftOut: 'noPicture' }
    const isLeft = inventoryOf({ skus: [sku] }) > 0
    const options = skuOptionsOf(sku, spu, context.locale)
    const optionOf = (code: string) => options.find(option => option.code === code)?.value ?? ''
    const xml = [
      '<item>',
      element('g:id', sku.code),
      element('g:mpn', sku.code),
      shared,
      prices,
      element('g:availability', isLeft ? 'in_stock' : 'out_of_stock'),
      element('g:color', optionOf('colour')),
      element('g:size', optionOf('size')),
      '</item>\n',
    ].join('')
    return { xml }
  })
}
