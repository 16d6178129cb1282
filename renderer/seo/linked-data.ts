import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { productTrail } from '#blocks/catalogue/breadcrumb/trail.ts'
import { plainText } from '#api/rules/plain-text.ts'
import type { Crumb } from '#blocks/page/shop-route.ts'
import { catalogue } from '#locales/catalogue.ts'
import type { Locale } from '#locales/locale.ts'
import { breadcrumb, contentData, CONTEXT } from './content-linked-data.ts'
import type { PageHead } from '../build/payload.ts'
import type { Subject } from '../route/resolve-route.ts'
import { storesData } from './store-linked-data.ts'

interface Place {
  /** The page's address without origin. */
  readonly canonical: string
  /** As the browser's tab shows it. */
  readonly title: string
  readonly locale: Locale
  readonly shopName: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Structured data of a page (schema.org). */
export function linkedDataOf(subject: Subject, place: Place): PageHead['linkedData'] {
  const { canonical, locale } = place
  const home: Crumb = { name: catalogue[locale].content.head.home, href: '/' }
  switch (subject.kind) {
    case 'content':
      return [contentData({ ...place, home: home.name })]
    case 'screen':
      return storesData(subject.stores ?? [], place.now)
    case 'document': {
      const { document, group } = subject
      const middle = group ? [{ name: group.name, href: `/help#${group.code}` }] : []
      return [breadcrumb([home, ...middle, { name: document.title, href: canonical }], locale)]
    }
    case 'product': {
      const { product } = subject
      const trail = productTrail(product.categories, '')
      return [
        productData(product, canonical),
        breadcrumb([home, ...trail, { name: product.title, href: canonical }], locale),
      ]
    }
    case 'list':
      return subject.trail.length > 0 ? [breadcrumb([home, ...subject.trail], locale)] : []
  }
}

/** A picture by its address, or with what it shows where the catalogue says so. */
const imageData = ({ url, alt }: ProductDetail['images'][number]) =>
  alt ? { '@type': 'ImageObject', contentUrl: url, caption: alt } : url

function productData(product: ProductDetail, url: string) {
  const prices = product.skus.map(({ price }) => price?.amount).filter(amount => amount !== undefined)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const availability =
    product.onShelves && product.inventory > 0
      ? 'https://schema.org/InStock'
      : 'https://schema.org/OutOfStock'
  const common = { priceCurrency: 'HKD', availability, url }
  const offers =
    prices.length === 0
      ? undefined
      : low === high
        ? { '@type': 'Offer', price: low.toFixed(2), ...common }
        : {
            '@type': 'AggregateOffer',
            lowPrice: low.toFixed(2),
            highPrice: high.toFixed(2),
            offerCount: prices.length,
            ...common,
          }
  const colour = product.options.find(({ code }) => code === 'colour')?.values[0]?.frontName
  const brand = product.brandList[0]?.name
  return {
    ...CONTEXT,
    '@type': 'Product',
    name: product.title,
    sku: product.code,
    description: plainText(product.description || product.subTitle),
    image: product.images.filter(({ type }) => type === 'MAIN' || type === 'FIGURE').map(imageData),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(colour && { color: colour }),
    ...(product.style && { inProductGroupWithID: product.style }),
    ...(offers && { offers }),
    url,
  }
}
