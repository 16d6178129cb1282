import { allBrands } from '#api/client/product/category-tree.ts'
import type { Api } from '#api/client/api.ts'
import { helpCentreQuery } from '#api/client/support/help-centre.ts'
import { type MenuEntry, navMenuQuery } from '#api/client/navigation.ts'
import { productPath } from '#api/rules/address.ts'
import { type Locale, toShort } from '#locales/locale.ts'
import { matchRoute } from '../route/match-route.ts'
import { leafRoutes } from '../route/routes.ts'

/** A page's path in each language it has, and when it last changed in epoch milliseconds, where that is known. */
type SitemapEntry = Readonly<Partial<Record<'zh' | 'en', string>>> & { readonly changedAt?: number }

/** One language of a page that operators composed. */
interface ContentPage {
  /** Content path. */
  readonly path: string
  readonly locale: Locale
  /** False for pages that search engines may not list. */
  readonly isIndexed: boolean
}

export interface SitemapParts {
  readonly apiFor: (locale: Locale) => Api
  /** Pages that are live. */
  readonly contentPages: () => Promise<readonly ContentPage[]>
  /** Products on the shelf. */
  readonly listedProducts: () => Promise<readonly { readonly code: string; readonly changedAt: number }[]>
}

const same = (path: string): SitemapEntry => ({ zh: path, en: path })

/** Addresses of the pages operators compose; frames, shells and what only members see have none. */
const isPublic = (address: string) => {
  const route = matchRoute(address)
  return route.kind === 'page' && route.target.kind === 'content' && route.guards.length === 0
}

/** The pages that operators composed, each in the languages that search engines may list. */
function contentEntries(pages: readonly ContentPage[]): readonly SitemapEntry[] {
  const listed = Map.groupBy(
    pages.filter(({ isIndexed }) => isIndexed),
    ({ path }) => (path === '/home' ? '/' : path),
  )
  return Array.from(listed, ([address, languages]) =>
    isPublic(address)
      ? Object.fromEntries(languages.map(({ locale }) => [toShort(locale), address]))
      : undefined,
  ).filter(entry => entry !== undefined)
}

/** Screens search engines may list, documents aside: those come with their own addresses. */
const screenAddresses = leafRoutes().flatMap(({ path, handle }) => {
  const isListed = handle.kind === 'screen' && handle.isIndexed && handle.screen !== 'document'
  return path && isListed && !handle.guards ? [path] : []
})

const below = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap(entry => [entry, ...below(entry.children ?? [])])

/** Categories of the menu; their addresses are made of names, so each language has its own. Source: CO-09. */
async function categoryEntries(apiFor: SitemapParts['apiFor']): Promise<readonly SitemapEntry[]> {
  const [zh, en] = await Promise.all(
    (['zh_HK', 'en_US'] as const).map(async locale => below(await navMenuQuery(apiFor(locale)).queryFn())),
  )
  const english = new Map(en?.map(({ code, href }) => [code, href]))
  return (zh ?? []).flatMap(({ code, urlType, href }) => {
    const other = english.get(code)
    return urlType === 'CATEGORY' && href && other ? [{ zh: href, en: other }] : []
  })
}

/**
 * Every public page of the shop: what operators composed, lists, documents, service pages, products. Nothing of an account is
 * among them.
 */
export async function sitemapEntries({
  apiFor,
  contentPages,
  listedProducts,
}: SitemapParts): Promise<readonly SitemapEntry[]> {
  const api = apiFor('zh_HK')
  const [pages, categories, groups, brands, products] = await Promise.all([
    contentPages(),
    categoryEntries(apiFor),
    helpCentreQuery(api).queryFn(),
    allBrands(api),
    listedProducts(),
  ])
  const entries = [
    ...contentEntries(pages),
    same('/list'),
    ...categories,
    ...brands.map(({ code }) => same(`/brand/${encodeURIComponent(code)}`)),
    ...groups.flatMap(({ documents }) => documents.map(({ href }) => same(href))),
    ...screenAddresses.map(same),
    ...products.map(({ code, changedAt }) => ({ ...same(productPath(code)), changedAt })),
  ]
  return [...new Map(entries.map(entry => [entry.zh ?? entry.en, entry])).values()]
}

const escaped = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

const link = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`

/** One page in each of its languages, each naming all by the addresses that are canonical. */
function urlsOf(origin: string, { zh, en, changedAt }: SitemapEntry): string {
  const languages = [
    ...(zh === undefined ? [] : [['zh-HK', origin + zh] as const]),
    ...(en === undefined ? [] : [['en', `${origin}${en}?lang=en`] as const]),
  ]
  const general = languages.slice(0, 1).map(([, address]) => ['x-default', address] as const)
  const links = [...languages, ...general].map(([language, address]) => link(language, address)).join('')
  const changed = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
  return languages
    .map(([, address]) => `<url><loc>${escaped(address)}</loc>${changed}${links}</url>\n`)
    .join('')
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const urlSet = (origin: string, entries: readonly SitemapEntry[]) =>
  `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map(entry => urlsOf(origin, entry)).join('')}</urlset>
`

/** Pages of one file, two addresses each. Search engines read at most 50,000 addresses and 50 MB of one. */
const PAGES_PER_FILE = 20_000

/**
 * The sitemap by the paths of its files. One file while everything fits in; else `/sitemap.xml` lists the others.
 *
 * @param origin without slash
 */
export function sitemapFiles(
  origin: string,
  entries: readonly SitemapEntry[],
  pagesPerFile = PAGES_PER_FILE,
): ReadonlyMap<string, string> {
  if (entries.length <= pagesPerFile) return new Map([['/sitemap.xml', urlSet(origin, entries)]])
  const parts = Array.from({ length: Math.ceil(entries.length / pagesPerFile) }, (_, at) => ({
    path: `/sitemap-${at + 1}.xml`,
    entries: entries.slice(at * pagesPerFile, (at + 1) * pagesPerFile),
  }))
  const names = parts.map(({ path }) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>\n`)
  const index = `${HEAD}<sitemapindex ${NAMESPACE}>\n${names.join('')}</sitemapindex>\n`
  return new Map([
    ['/sitemap.xml', index],
    ...parts.map(part => [part.path, urlSet(origin, part.entries)] as const),
  ])
}

/** Paths that crawlers skip. */
const CLOSED = [
  '/user',
  '/api/',
  '/preview',
  '/editor',
  '/content/',
  '/_page',
  '/linkAccount',
  '/cart',
  '/checkout',
]

/** Text of `robots.txt`: closes `CLOSED` to crawlers and names the sitemap. Source: ours. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
