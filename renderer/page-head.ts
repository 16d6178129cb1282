import { productPath } from '#api/rules/address.ts'
import type { ProductDetail } from '#api/client/product-detail.ts'
import type { SeoTexts } from '#api/client/navigation.ts'
import { productTrail } from '#blocks/catalogue/breadcrumb/trail.ts'
import { plainText, productTexts, SHOP_NAME } from '#blocks/shop/catalogue/product-detail/product-texts.ts'
import type { Crumb, ListRoute, ShopRoute } from '#blocks/page/shop-route.ts'
import type { ReleasePage } from '#blocks/page/page.ts'
import { catalogue } from '#locales/catalogue.ts'
import { DEFAULT_LOCALE, languageTag, type Locale, toShort } from '#locales/locale.ts'
import type { PageRequest } from './build-page.ts'
import type { PageHead } from './payload.ts'
import type { Subject } from './resolve-route.ts'
import { statusWords } from './view/status-words.ts'

/** The shop's name where it closes a title. */
const OWN_NAME = new RegExp(` [|·] ${SHOP_NAME}$`)
const CONTEXT = { '@context': 'https://schema.org' }
const MAX_DESCRIPTION = 160

type Texts = Pick<PageHead, 'title' | 'description' | 'keywords'>
type Addresses = Pick<PageHead, 'canonical' | 'alternates'>

interface About {
  readonly page: ReleasePage
  readonly subject: Subject
  /** On file for this page; the page's own words win where it has any. Source: LO-107. */
  readonly seo: SeoTexts | undefined
}

/** Title, texts, addresses and descriptions for machines; drafts and error pages are kept from search engines. */
export function headOf({ page, subject, seo }: About, request: PageRequest): PageHead {
  const { locale, isPreview, guardedFor, status, route } = request
  const texts = textsOf(subject, page, request)
  // What is on file wins over the words of goods and documents, and gives way to those of a page of its own.
  const own = subject.kind === 'content' || subject.kind === 'screen'
  const pick = (name: keyof Texts) => (own ? texts[name] || seo?.[name] : seo?.[name] || texts[name]) ?? ''
  const problem = status === 200 ? undefined : catalogue[locale].shop.status[statusWords(request)].title
  const onlyIn = onlyInChinese({ page, subject }, request)
  const { canonical, alternates } = addressesOf(subject, request, onlyIn !== undefined)
  const title = problem ? `${problem} · ${SHOP_NAME}` : pick('title') || SHOP_NAME
  return {
    title,
    description: (pick('description').trim() || generalDescription(title, request)).slice(0, MAX_DESCRIPTION),
    keywords: pick('keywords'),
    canonical,
    alternates,
    ...(onlyIn && { onlyIn }),
    isIndexed: status === 200 && !isPreview && !guardedFor && isWorthIndexing(subject, route),
    social: socialOf(subject),
    linkedData: status === 200 ? linkedDataOf(subject, canonical, request) : [],
  }
}

/** Off-shelf products, searches and filtered lists are not for search engines. Source: CO-23. */
function isWorthIndexing(subject: Subject, route: ShopRoute): boolean {
  if (subject.kind === 'product') return subject.product.onShelves
  if (subject.kind === 'screen') return subject.isIndexed
  return route.kind !== 'list' || isPlain(route)
}

const isPlain = ({ query }: ListRoute) =>
  !query.keyword &&
  !query.isNew &&
  query.minPrice === undefined &&
  query.maxPrice === undefined &&
  query.categories.length + query.brands.length + Object.keys(query.attributes).length === 0

/** Of a page without a description of its own: what it is called, and what the shop sells. */
function generalDescription(title: string, { locale }: PageRequest): string {
  const { home, list } = catalogue[locale].content.head
  return list.replace('{place}', () => (title === SHOP_NAME ? home : title.replace(OWN_NAME, '')))
}

/** An address in each language: Chinese is the bare one. Each of them is canonical on its page. */
function inEachLanguage(hrefs: Readonly<Record<'zh' | 'en', string>>, locale: Locale): Addresses {
  const alternates = { zh: hrefs.zh, en: `${hrefs.en}?lang=en`, 'x-default': hrefs.zh }
  return { canonical: alternates[toShort(locale)], alternates }
}

/** A product has one canonical address whatever the language and the brand's name in it. Source: CO-09, CO-133. */
function addressesOf(
  subject: Subject,
  { pathname, locale, isPreview }: PageRequest,
  isOnlyChinese: boolean,
): Addresses {
  if (subject.kind === 'list') return inEachLanguage(subject.canonical, locale)
  if (subject.kind === 'document') return inEachLanguage({ zh: subject.href, en: subject.href }, locale)
  const path =
    subject.kind === 'product'
      ? productPath(subject.product.code)
      : isPreview
        ? pathname.replace(/^\/preview/, '') || '/'
        : pathname
  return isOnlyChinese
    ? { canonical: path, alternates: { zh: path, 'x-default': path } }
    : inEachLanguage({ zh: path, en: path }, locale)
}

/** A page of operators that English readers get in Chinese, because there is no other. Source: LO-04. */
function onlyInChinese(
  { page, subject }: Pick<About, 'page' | 'subject'>,
  { locale, status }: PageRequest,
): PageHead['onlyIn'] {
  const isOther = subject.kind === 'content' && status === 200 && locale !== DEFAULT_LOCALE
  return isOther && page.path.endsWith(`_${DEFAULT_LOCALE}.html`)
    ? { lang: languageTag(DEFAULT_LOCALE), note: catalogue[locale].content.head.onlyChinese }
    : undefined
}

/** A page's own words, else those of what it shows. Source: CO-133. */
function textsOf(subject: Subject, page: ReleasePage, { route, locale }: PageRequest): Texts {
  const words = catalogue[locale].content.head
  switch (subject.kind) {
    case 'content':
      return page
    case 'screen':
      return { ...page, title: `${page.title} | ${SHOP_NAME}` }
    case 'document': {
      const { title, subTitle, content } = subject.document
      return {
        title: [title, SHOP_NAME].join(' | '),
        description: plainText([subTitle, content].filter(Boolean).join(' ')),
        keywords: '',
      }
    }
    case 'product':
      return productTexts(subject.product)
    case 'list': {
      const keyword = route.kind === 'list' ? route.query.keyword : ''
      const names = subject.trail.map(({ name }) => name).toReversed()
      const place = names.join(' · ') || words.allProducts
      return {
        title: `${keyword ? words.search.replace('{keyword}', keyword) : place} | ${SHOP_NAME}`,
        description: words.list.replace('{place}', place),
        keywords: names.join(', '),
      }
    }
  }
}

function socialOf(subject: Subject): PageHead['social'] {
  if (subject.kind === 'document') {
    const { imageUrl } = subject.document
    return { type: 'website', ...(imageUrl && { image: imageUrl }) }
  }
  if (subject.kind !== 'product') return { type: 'website' }
  const { picUrl, picAlt } = subject.product
  return {
    type: 'product',
    ...(picUrl && { image: picUrl }),
    ...(picUrl && picAlt && { imageAlt: picAlt }),
  }
}

function linkedDataOf(subject: Subject, canonical: string, { locale }: PageRequest): PageHead['linkedData'] {
  const home: Crumb = { name: catalogue[locale].content.head.home, href: '/' }
  switch (subject.kind) {
    case 'content':
      return canonical === '/' || canonical.startsWith('/?') ? [site(locale)] : []
    case 'screen':
      return []
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

const site = (locale: Locale) => ({
  ...CONTEXT,
  '@type': 'WebSite',
  name: SHOP_NAME,
  url: inLanguage('/', locale),
  potentialAction: {
    '@type': 'SearchAction',
    target: `/list?keyword={search_term_string}${locale === DEFAULT_LOCALE ? '' : `&lang=${toShort(locale)}`}`,
    'query-input': 'required name=search_term_string',
  },
})

/** An address as links of one language have it: a bare one leads to the Chinese page. */
function inLanguage(href: string, locale: Locale): string {
  const { pathname, searchParams, hash } = new URL(href, 'https://shop.invalid')
  if (locale !== DEFAULT_LOCALE) searchParams.set('lang', toShort(locale))
  const search = searchParams.toString()
  return pathname + (search && `?${search}`) + hash
}

const breadcrumb = (crumbs: readonly Crumb[], locale: Locale) => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: inLanguage(href, locale),
  })),
})

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
