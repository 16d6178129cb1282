import { startWithin } from '#locales/whole-signs.ts'
import { productPath } from '#api/rules/address.ts'
import { fillPlaceholders } from '#api/rules/stated-settings.ts'
import type { SeoTexts } from '#api/client/navigation.ts'
import { plainText } from '#api/rules/plain-text.ts'
import { productTexts } from '#blocks/shop/catalogue/product-detail/product-texts.ts'
import type { ListRoute, ShopRoute } from '#blocks/page/shop-route.ts'
import type { ReleasePage } from '#blocks/page/page.ts'
import { catalogue } from '#locales/catalogue.ts'
import { DEFAULT_LOCALE, languageTag, type Locale, LOCALES, toShort } from '#locales/locale.ts'
import type { PageRequest } from '../build/build-page.ts'
import type { CompiledPage } from '../source/compile-page.ts'
import { withoutShopName } from './content-linked-data.ts'
import { linkedDataOf } from './linked-data.ts'
import type { PageHead } from '../build/payload.ts'
import type { Subject } from '../route/resolve-route.ts'
import { statusWords } from '../view/status-words.ts'

const MAX_DESCRIPTION = 160

type Texts = Pick<PageHead, 'title' | 'description' | 'keywords'>
type Addresses = Pick<PageHead, 'canonical' | 'alternates'>

interface About extends Pick<CompiledPage, 'page' | 'sharePicture' | 'shownIn'> {
  readonly subject: Subject
  /** SEO texts on file for this page; the page's own texts take precedence. Source: LO-107. */
  readonly seo: SeoTexts | undefined
  /** In the page's language. */
  readonly shopName: string
}

/** Title, texts, addresses and descriptions for machines; search engines may not list drafts and error pages. */
export function headOf(
  { page, sharePicture, shownIn, subject, seo, shopName }: About,
  request: PageRequest,
): PageHead {
  const { locale, isPreview, guardedFor, status, route, now } = request
  const texts = textsOf({ subject, page, shopName }, request)
  // What is on file wins over the words of goods and documents, and gives way to those of a page of its own.
  const own = subject.kind === 'content' || subject.kind === 'screen'
  const pick = (name: keyof Texts) => (own ? texts[name] || seo?.[name] : seo?.[name] || texts[name]) ?? ''
  const problem = status === 200 ? undefined : catalogue[locale].shop.status[statusWords(request)].title
  const onlyIn = onlyInChinese({ page, subject }, request)
  const { canonical, alternates } = onlyIn
    ? addressesOf(subject, { ...request, locale: DEFAULT_LOCALE }, [DEFAULT_LOCALE])
    : addressesOf(subject, request, shownIn)
  const title = problem ? `${problem} · ${shopName}` : pick('title') || shopName
  return {
    siteName: shopName,
    title,
    description: startWithin(
      pick('description').trim() || generalDescription({ title, shopName }, request),
      MAX_DESCRIPTION,
    ),
    keywords: pick('keywords'),
    canonical,
    alternates,
    ...(onlyIn && { onlyIn }),
    ...(request.liveIn && { elsewhere: elsewhereIn(request.liveIn, request) }),
    isIndexed: status === 200 && !isPreview && !guardedFor && isWorthIndexing(subject, page, route),
    social: socialOf(subject, status === 200 ? sharePicture : undefined),
    linkedData: status === 200 ? linkedDataOf(subject, { canonical, title, locale, shopName, now }) : [],
  }
}

/** Off-shelf products, searches, filtered lists, and pages whose operators say so are not for search engines. Source: CO-23. */
function isWorthIndexing(subject: Subject, page: ReleasePage, route: ShopRoute): boolean {
  if (subject.kind === 'content') return page.isIndexed !== false
  if (subject.kind === 'product') return subject.product.onShelves
  if (subject.kind === 'screen') return subject.isIndexed
  // Who looks for the terms finds those in force.
  if (subject.kind === 'document') return subject.document.inForceUntil === null
  return route.kind !== 'list' || isPlain(route)
}

const isPlain = ({ query }: ListRoute) =>
  !query.keyword &&
  !query.isNew &&
  query.minPrice === undefined &&
  query.maxPrice === undefined &&
  query.categories.length + query.brands.length + Object.keys(query.attributes).length === 0

/** Of a page without a description of its own: what it is called, and what the shop sells. */
function generalDescription(
  { title, shopName }: { readonly title: string; readonly shopName: string },
  { locale }: PageRequest,
): string {
  const { home, list } = catalogue[locale].content.head
  const place = title === shopName ? home : withoutShopName(title, shopName)
  return fillPlaceholders(list, { place, shop: shopName })
}

/** An address in each language: Chinese is the bare one. Each of them is canonical on its page; those that are not live are not named. */
function inEachLanguage(
  hrefs: Readonly<Record<'zh' | 'en', string>>,
  locale: Locale,
  shownIn: readonly Locale[] = LOCALES,
): Addresses {
  const { zh, en } = { zh: hrefs.zh, en: `${hrefs.en}?lang=en` }
  const [isChinese, isEnglish] = [shownIn.includes('zh_HK'), shownIn.includes('en_US')]
  return {
    canonical: { zh, en }[toShort(locale)],
    alternates: {
      ...(isChinese && { zh }),
      ...(isEnglish && { en }),
      'x-default': isEnglish && !isChinese ? en : zh,
    },
  }
}

/** A product has one canonical address whatever the language and the brand's name in it. Source: CO-09, CO-133. */
function addressesOf(
  subject: Subject,
  { pathname, locale, isPreview }: PageRequest,
  shownIn: readonly Locale[] | undefined,
): Addresses {
  if (subject.kind === 'list') return inEachLanguage(subject.canonical, locale)
  if (subject.kind === 'document') return inEachLanguage({ zh: subject.href, en: subject.href }, locale)
  const path =
    subject.kind === 'product'
      ? productPath(subject.product.code)
      : isPreview
        ? pathname.replace(/^\/preview/, '') || '/'
        : pathname
  return inEachLanguage({ zh: path, en: path }, locale, subject.kind === 'content' ? shownIn : undefined)
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

function elsewhereIn(liveIn: Locale, { locale, pathname }: PageRequest): PageHead['elsewhere'] {
  const { note, link } = catalogue[locale].content.head.elsewhere
  return { href: `${pathname}?lang=${toShort(liveIn)}`, note, link }
}

/** A page's own words, else those of what it shows. Source: CO-133. */
function textsOf(
  { subject, page, shopName }: Pick<About, 'subject' | 'page' | 'shopName'>,
  { route, locale }: PageRequest,
): Texts {
  const words = catalogue[locale].content.head
  switch (subject.kind) {
    case 'content':
      return page
    case 'screen':
      return { ...page, title: `${page.title} | ${shopName}` }
    case 'document': {
      const { title, subTitle, content } = subject.document
      return {
        title: [title, shopName].join(' | '),
        description: plainText([subTitle, content].filter(Boolean).join(' ')),
        keywords: '',
      }
    }
    case 'product':
      return productTexts(subject.product, shopName)
    case 'list': {
      const keyword = route.kind === 'list' ? route.query.keyword : ''
      const names = subject.trail.map(({ name }) => name).toReversed()
      const place = names.join(' · ') || words.allProducts
      return {
        title: `${keyword ? words.search.replace('{keyword}', keyword) : place} | ${shopName}`,
        description: fillPlaceholders(words.list, { place, shop: shopName }),
        keywords: names.join(', '),
      }
    }
  }
}

function socialOf(subject: Subject, picture: CompiledPage['sharePicture']): PageHead['social'] {
  if (subject.kind === 'document') {
    const { imageUrl } = subject.document
    return { type: 'website', ...(imageUrl && { image: imageUrl }) }
  }
  if (subject.kind !== 'product')
    return {
      type: 'website',
      ...(picture && { image: picture.address }),
      ...(picture?.alt && { imageAlt: picture.alt }),
    }
  const { picUrl, picAlt } = subject.product
  return {
    type: 'product',
    ...(picUrl && { image: picUrl }),
    ...(picUrl && picAlt && { imageAlt: picAlt }),
  }
}
