import type { Crumb } from '#blocks/page/shop-route.ts'
import { DEFAULT_LOCALE, type Locale, toShort } from '#locales/locale.ts'

export const CONTEXT = { '@context': 'https://schema.org' }
/** A title without the shop's name at its end. */
export const withoutShopName = (title: string, shopName: string): string =>
  [' | ', ' · '].reduce(
    (rest, sign) => (rest.endsWith(sign + shopName) ? rest.slice(0, -sign.length - shopName.length) : rest),
    title,
  )

interface ContentPlace {
  /** The page's address without origin. */
  readonly canonical: string
  /** As the browser's tab shows it. */
  readonly title: string
  readonly locale: Locale
  readonly shopName: string
  /** Name of the home page. */
  readonly home: string
}

/** Structured data of an operators' page: the shop and its search on the home page, breadcrumbs elsewhere. */
export function contentData({ canonical, title, locale, shopName, home }: ContentPlace) {
  if (canonical.split('?')[0] === '/') return site(locale, shopName)
  const own = { name: withoutShopName(title, shopName), href: canonical }
  return breadcrumb([{ name: home, href: '/' }, own], locale)
}

const site = (locale: Locale, shopName: string) => ({
  ...CONTEXT,
  '@type': 'WebSite',
  name: shopName,
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

export const breadcrumb = (crumbs: readonly Crumb[], locale: Locale) => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: inLanguage(href, locale),
  })),
})
