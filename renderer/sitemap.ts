import { allBrands } from '#api/client/category-tree.ts'
import type { Api } from '#api/client/api.ts'
import { helpCentreQuery } from '#api/client/help-centre.ts'
import { type MenuEntry, navMenuQuery } from '#api/client/navigation.ts'
import type { Locale } from '#locales/locale.ts'
import { matchRoute } from './match-route.ts'
import { leafRoutes } from './routes.ts'

/** A page's path in each language. */
type SitemapEntry = Readonly<Record<'zh' | 'en', string>>

export interface SitemapParts {
  readonly apiFor: (locale: Locale) => Api
  /** Content paths of pages that are live, each once. */
  readonly contentPaths: () => Promise<readonly string[]>
}

const same = (path: string): SitemapEntry => ({ zh: path, en: path })

/** Addresses of the pages operators compose; frames, shells and what only members see have none. */
const contentAddresses = (paths: readonly string[]) =>
  paths
    .map(path => (path === '/home' ? '/' : path))
    .filter(path => {
      const route = matchRoute(path)
      return route.kind === 'page' && route.target.kind === 'content' && route.guards.length === 0
    })

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
 * Every public page of the shop but its products: what operators composed, lists, documents, service pages. Nothing of an
 * account is among them.
 */
export async function sitemapEntries({
  apiFor,
  contentPaths,
}: SitemapParts): Promise<readonly SitemapEntry[]> {
  const api = apiFor('zh_HK')
  const [pages, categories, groups, brands] = await Promise.all([
    contentPaths(),
    categoryEntries(apiFor),
    helpCentreQuery(api).queryFn(),
    allBrands(api),
  ])
  const entries = [
    ...contentAddresses(pages).map(same),
    same('/list'),
    ...categories,
    ...brands.map(({ code }) => same(`/brand/${encodeURIComponent(code)}`)),
    ...groups.flatMap(({ documents }) => documents.map(({ href }) => same(href))),
    ...screenAddresses.map(same),
  ]
  return [...new Map(entries.map(entry => [entry.zh, entry])).values()]
}

const escaped = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

const link = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`

/** The file, one entry per page and language, each naming the others. @param origin without slash */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ zh, en }) => {
    const [bare, chinese, english] = [zh, `${zh}?lang=zh`, `${en}?lang=en`].map(path => origin + path)
    const links = [link('zh', chinese ?? ''), link('en', english ?? ''), link('x-default', bare ?? '')].join(
      '',
    )
    return [bare, english].map(address => `<url><loc>${escaped(address ?? '')}</loc>${links}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Paths that crawlers skip. */
const CLOSED = ['/user', '/api/', '/preview', '/editor', '/content/', '/_page', '/linkAccount', '/cart']

/** Text of `robots.txt`: closes `CLOSED` to crawlers and names the sitemap. Source: ours. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
