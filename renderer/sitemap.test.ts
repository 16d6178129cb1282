import { createCommerce } from '#api/commerce.ts'
import { menu, siteDocument, siteText } from '#api/testing/site-lines.ts'
import { brand, category } from '#api/testing/catalogue-lines.ts'
import { describe, expect, test } from 'vitest'
import { robotsTxt, sitemapEntries, sitemapXml } from './sitemap.ts'

async function entries() {
  const commerce = await createCommerce({ database: 'sqlite::memory:', clock: () => 0, pollMs: 0 })
  const lines = [category('men', { name: { zh_HK: '男裝', en_US: 'Men' } }), brand('nc')]
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
    contentPaths: async () => [
      '/home',
      '/campaign',
      '/landingPage/summer',
      '/member',
      '/shell/frame',
      '/shell/product',
    ],
  })
  await commerce.close()
  return found
}

describe('the list of pages for search engines', () => {
  test('has every public page, once each, and nothing of an account (M-079, C-034 … C-036)', async () => {
    const found = await entries()
    expect(found.map(({ zh }) => decodeURIComponent(zh))).toEqual([
      '/',
      '/campaign',
      '/landingPage/summer',
      '/list',
      '/products/男裝',
      '/brand/nc',
      '/article/sizes',
      '/help',
      '/contact-us',
      '/storeLocator',
    ])
    expect(found).toContainEqual({ zh: '/products/%E7%94%B7%E8%A3%9D', en: '/products/Men' })
  })

  test('is XML with each page in each language, both named by both', () => {
    const xml = sitemapXml('https://shop.example', [{ zh: '/a&b', en: '/c' }])
    expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://shop.example/a&#38;b</loc>',
      '<loc>https://shop.example/c?lang=en</loc>',
    ])
    expect(xml.match(/hreflang="zh" href="https:\/\/shop\.example\/a&#38;b\?lang=zh"/g)).toHaveLength(2)
    expect(xml.match(/hreflang="x-default" href="https:\/\/shop\.example\/a&#38;b"/g)).toHaveLength(2)
  })

  test('is named to crawlers, who may leave account, api and previews alone', () => {
    const text = robotsTxt('https://shop.example')
    expect(text).toContain('Sitemap: https://shop.example/sitemap.xml')
    for (const path of ['/user', '/api/', '/preview']) expect(text).toContain(`Disallow: ${path}\n`)
  })
})
