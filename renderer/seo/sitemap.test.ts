import { createCommerce } from '#api/commerce.ts'
import { menu, siteDocument, siteText } from '#api/testing/site-lines.ts'
import { brand, category, spu } from '#api/testing/catalogue-lines.ts'
import { LOCALES } from '#locales/locale.ts'
import { describe, expect, test } from 'vitest'
import { robotsTxt, sitemapEntries, sitemapFiles } from './sitemap.ts'

async function entries() {
  const commerce = await createCommerce({ database: 'sqlite::memory:', clock: () => 0, pollMs: 0 })
  const lines = [
    category('men', { name: { zh_HK: '男裝', en_US: 'Men' } }),
    brand('nc'),
    spu('A1', { categories: ['men'], brands: ['nc'] }),
    spu('A2', { categories: ['men'], brands: ['nc'], onShelves: false }),
  ]
  const before = Date.now()
  await commerce.importCatalogue(lines.map(line => JSON.stringify(line)))
  const { problems } = await commerce.importSite(
    siteText([
      menu('m', { name: { zh_HK: '男裝', en_US: 'Men' }, urlType: 'CATEGORY', link: 'men' }),
      menu('elsewhere', { url: 'https://elsewhere.example/' }),
      menu('help', { menuType: 'DOC', urlType: 'NO_LINK' }),
      siteDocument('sizes'),
      siteDocument('secret', { show: false }),
    ]),
  )
  expect(problems).toEqual([])
  const found = await sitemapEntries({
    apiFor: locale => commerce.createServerApi({ locale }),
    contentPages: async () => [
      ...['/home', '/campaign', '/landingPage/summer', '/member', '/shell/frame', '/shell/product'].flatMap(
        path => LOCALES.map(locale => ({ path, locale, isIndexed: true })),
      ),
      { path: '/landingPage/hidden', locale: 'zh_HK', isIndexed: false },
      { path: '/landingPage/expats', locale: 'en_US', isIndexed: true },
    ],
    listedProducts: commerce.listedProducts,
  })
  await commerce.close()
  return { found, before }
}

describe('the list of pages for search engines', () => {
  test('has every public page, once each, and nothing of an account (M-079, C-034 … C-036)', async () => {
    const { found, before } = await entries()
    expect(found.map(({ zh, en }) => decodeURIComponent(zh ?? `${en}?lang=en`))).toEqual([
      '/',
      '/campaign',
      '/landingPage/summer',
      '/landingPage/expats?lang=en',
      '/list',
      '/products/男裝',
      '/brand/nc',
      '/article/sizes',
      '/help',
      '/contact-us',
      '/storeLocator',
      '/product/A1',
    ])
    const changedAt = found.at(-1)?.changedAt ?? 0
    expect(changedAt).toBeGreaterThanOrEqual(before)
    expect(changedAt).toBeLessThanOrEqual(Date.now())
    expect(found).toContainEqual({ zh: '/products/%E7%94%B7%E8%A3%9D', en: '/products/Men' })
  })

  test('is XML with each page in each language, both named by both, and when it changed', () => {
    const files = sitemapFiles('https://shop.example', [{ zh: '/a&b', en: '/c', changedAt: 0 }])
    const xml = files.get('/sitemap.xml') ?? ''
    expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://shop.example/a&#38;b</loc>',
      '<loc>https://shop.example/c?lang=en</loc>',
    ])
    expect(xml.match(/hreflang="zh-HK" href="https:\/\/shop\.example\/a&#38;b"/g)).toHaveLength(2)
    expect(xml.match(/hreflang="en" href="https:\/\/shop\.example\/c\?lang=en"/g)).toHaveLength(2)
    expect(xml.match(/hreflang="x-default" href="https:\/\/shop\.example\/a&#38;b"/g)).toHaveLength(2)
    expect(xml.match(/<lastmod>1970-01-01T00:00:00\.000Z<\/lastmod>/g)).toHaveLength(2)
  })

  test('names only the languages a page is live in', () => {
    const xml = sitemapFiles('https://shop.example', [{ en: '/a' }]).get('/sitemap.xml') ?? ''
    expect(xml).toContain('<loc>https://shop.example/a?lang=en</loc>')
    expect([...xml.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...parts]) => parts)).toEqual([
      ['en', 'https://shop.example/a?lang=en'],
      ['x-default', 'https://shop.example/a?lang=en'],
    ])
  })

  test('of a large shop is several files that the first one lists', () => {
    const entries = ['/a', '/b', '/c'].map(path => ({ zh: path, en: path }))
    const files = sitemapFiles('https://shop.example', entries, 2)
    expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml'])
    expect(files.get('/sitemap.xml')?.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://shop.example/sitemap-1.xml</loc>',
      '<loc>https://shop.example/sitemap-2.xml</loc>',
    ])
    expect(files.get('/sitemap-2.xml')).toContain('<loc>https://shop.example/c</loc>')
  })

  test('is named to crawlers, who may leave account, api and previews alone', () => {
    const text = robotsTxt('https://shop.example')
    expect(text).toContain('Sitemap: https://shop.example/sitemap.xml')
    for (const path of ['/user', '/api/', '/preview']) expect(text).toContain(`Disallow: ${path}\n`)
  })
})
