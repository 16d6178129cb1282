import { documentQuery } from '#api/client/navigation.ts'
import { createCommerce, type Commerce } from '#api/commerce.ts'
import { siteDocument, menu, seo, siteText } from '#api/testing/site-lines.ts'
import type { Locale } from '#locales/locale.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { matchRoute } from '../route/match-route.ts'
import { headOf } from './page-head.ts'
import { resolveRoute } from '../route/resolve-route.ts'
import { seoTextsFor } from './seo-texts.ts'
import { releasePage } from '../testing/pages.ts'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const doc = { menuType: 'DOC' }
let commerce: Commerce

beforeAll(async () => {
  commerce = await createCommerce({ database: 'sqlite::memory:', clock: () => NOW, pollMs: 0 })
  const { problems } = await commerce.importSite(
    siteText([
      menu('help', { ...doc, urlType: 'NO_LINK', position: 1 }),
      menu('e-sizes', { ...doc, parent: 'help', remark: 'Size Guide', link: 'sizes' }),
      menu('about', { ...doc, urlType: 'NO_LINK', position: 2 }),
      menu('e-terms', { ...doc, parent: 'about', link: 'terms-of-use', url: '/terms-of-use' }),
      siteDocument('sizes', {
        num: 2,
        imageUrl: '/media/s.svg',
        subTitle: { zh_HK: '副題', en_US: 'Five minutes' },
      }),
      siteDocument('delivery', { num: 1 }),
      siteDocument('secret', { show: false }),
      siteDocument('returns', {
        num: 9,
        versions: [
          {
            code: '2',
            from: '2026-11-15T00:00:00+08:00',
            title: { zh_HK: '新的退貨安排', en_US: 'New returns' },
            content: { zh_HK: '<p>新</p>', en_US: '<p>New</p>' },
          },
        ],
      }),
      ...['terms-of-use', 'privacy-policy', 'about-brand', 'about-brands'].map((code, num) =>
        siteDocument(code, { menuCode: 'about', num }),
      ),
      seo('document:delivery', { title: { zh_HK: '送貨有多快', en_US: 'How fast we deliver' } }),
    ]),
  )
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  return () => commerce.close()
})

async function open(pathname: string, locale: Locale = 'en_US') {
  const api = commerce.createServerApi({ locale })
  const route = matchRoute(pathname)
  if (route.kind !== 'page') throw new Error(`${pathname} is no page`)
  const resolved = await resolveRoute(route.target, {
    api,
    pathname,
    search: new URLSearchParams(),
    sampleCode: () => Promise.reject(new Error('not asked')),
  })
  if (resolved.kind !== 'found') return { kind: resolved.kind }
  const request = {
    status: 200,
    pathname,
    locale,
    isPreview: false,
    route: resolved.route,
    now: NOW,
  } as const
  const found = await seoTextsFor(api, resolved.route, pathname)
  const head = headOf(
    { page: releasePage(), subject: resolved.subject, seo: found, shopName: 'Cairn' },
    request,
  )
  return { kind: resolved.kind, route: resolved.route, head }
}

describe('addresses of documents', () => {
  test.each([
    ['/article/size-guide', 'sizes', 'its dashed remark'],
    ['/article/Size-Guide', 'sizes', 'letter case ignored'],
    ['/article/sizes', 'sizes', 'its code'],
    ['/article', 'delivery', 'none: the first of the help centre'],
    ['/terms-of-use', 'terms-of-use', 'a page of its own'],
    ['/privacy-policy', 'privacy-policy', 'a page of its own'],
    ['/about-brand', 'about-brand', 'a page of its own'],
    ['/about-brands/', 'about-brands', 'a page of its own'],
  ])('%s shows %s: %s (C-033, C-034, C-039, C-301, L-145, M-079, CO-10, LO-83)', async (pathname, code) => {
    for (const locale of ['zh_HK', 'en_US'] as const)
      expect(await open(pathname, locale)).toMatchObject({
        kind: 'found',
        route: { kind: 'screen', screen: 'document', params: { code } },
      })
  })

  test.each(['/article/nothing', '/article/secret'])('%s is not found (CO-10, LO-86)', async pathname =>
    expect(await open(pathname)).toEqual({ kind: 'notFound' }),
  )
})

describe('versions of a document', () => {
  test.each([
    ['/article/returns', 'returns', 'New returns', true],
    ['/article/returns@2', 'returns', 'New returns', true],
    ['/article/returns@1', 'returns@1', 'returns title', false],
  ])('%s asks for %s; search engines list the one in force alone', async (path, code, title, isIndexed) => {
    const { route, head } = await open(path)
    expect(route).toMatchObject({ params: { code } })
    const asked = await documentQuery(commerce.createServerApi({ locale: 'en_US' }), code).queryFn()
    expect(asked?.title).toBe(title)
    expect(head).toMatchObject({
      title: `${title} | Cairn`,
      canonical: '/article/returns?lang=en',
      isIndexed,
    })
  })

  test.each(['/article/returns@3', '/article/returns@'])('%s is not found', async path =>
    expect(await open(path)).toEqual({ kind: 'notFound' }),
  )
})

describe('a document’s head', () => {
  test('has its title and words, its one address, its picture and the way to it (C-033, L-144)', async () => {
    const { head } = await open('/article/sizes')
    expect(head).toMatchObject({
      title: 'sizes title | Cairn',
      description: 'Five minutes Content',
      canonical: '/article/size-guide?lang=en',
      isIndexed: true,
      social: { type: 'website', image: '/media/s.svg' },
    })
    expect(head?.linkedData).toEqual([
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ name: 'Home', item: '/?lang=en' }),
          expect.objectContaining({ name: 'help menu', item: '/help?lang=en#help' }),
          expect.objectContaining({ name: 'sizes title', item: '/article/size-guide?lang=en' }),
        ],
      }),
    ])
  })

  test('of a document with a page of its own, or without an entry (L-145)', async () => {
    expect((await open('/article/terms-of-use')).head?.canonical).toBe('/terms-of-use?lang=en')
    expect((await open('/article', 'zh_HK')).head?.canonical).toBe('/article/delivery')
  })

  test('what is on file for search engines wins (C-361, LO-107)', async () => {
    const { head } = await open('/article/delivery', 'zh_HK')
    expect(head).toMatchObject({ title: '送貨有多快', description: '內容' })
  })
})
