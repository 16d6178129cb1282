import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import { productDetail } from '#api/client/product/product-detail.ts'
import { promotion, sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { siteText } from '#api/testing/site-lines.ts'
import type { Locale } from '#locales/locale.ts'
import { sendClosedPage, whileOpen } from './closed-shop.ts'
import { productFeed } from './product-feed.ts'

/** As much of jsdom as the test uses: it comes without types. */
interface Jsdom {
  readonly JSDOM: new (
    xml: string,
    options: { readonly contentType: string },
  ) => { readonly window: { readonly document: Document } }
}
const { JSDOM } = (await import('jsdom' as string)) as Jsdom

const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const MINUTE = 60_000
const PICTURE = { url: '/media/demo/jacket.jpg', type: 'MAIN' as const }
const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })

const OPTIONS = {
  colour: [{ code: 'RED', name: both('紅', 'Red') }],
  size: ['S', 'M'].map(code => ({ code, name: both(code, code) })),
}

const GOODS = [
  ...surroundings,
  spu('jacket', {
    style: 'ridge',
    title: both('外套 <紅>', 'Jacket & <red>\u0007'),
    description: both('<p>防水。</p>', '<p>Keeps <b>rain</b> out.</p>'),
    images: [PICTURE, { url: 'https://cdn.example/side.jpg', type: 'FIGURE' as const }],
    listPrice: 85_000,
    options: OPTIONS,
    skus: [
      sku('jacket-s', { colour: 'RED', size: 'S' }),
      sku('jacket-m', { colour: 'RED', size: 'M', inventory: 0 }),
    ],
  }),
  spu('scarf', { listPrice: 120_000, images: [PICTURE], skus: [sku('scarf-1', { inventory: null })] }),
  spu('plain', {
    options: { size: OPTIONS.size },
    skus: [sku('plain-1', { size: 'S' }), sku('plain-2', { size: 'M' })],
  }),
  spu('hidden', { images: [PICTURE], onShelves: false }),
  promotion('autumn', {
    beginTime: '2026-11-21T00:00:00+08:00',
    endTime: '2026-11-22T00:00:00+08:00',
    prices: [{ sku: 'jacket-s', price: 60_000 }],
  }),
]

describe('the product feed', () => {
  let now: number
  let isOpen: boolean
  let commerce: Commerce
  let origin: string
  let stop = () => {}
  beforeEach(async () => {
    now = NOW
    isOpen = true
    commerce = await createCommerce({
      database: 'sqlite::memory:',
      clock: () => now,
      pollMs: 0,
      services: { origin: () => 'https://shop.example' },
    })
    const { problems } = await commerce.importCatalogue(GOODS.map(line => JSON.stringify(line)))
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    const door = {
      isOpen: () => isOpen,
      isOperator: async () => false,
      isPreview: async () => false,
      shopName: () => both('山', 'Hill'),
    }
    const app = express()
      .use(
        '/feeds',
        whileOpen(door, (asked, response) => sendClosedPage(asked, response, door.shopName())),
      )
      .use(productFeed(commerce.productFeeds))
    const server = app.listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    stop = () => {
      server.closeAllConnections()
      server.close()
    }
  })
  afterEach(async () => {
    stop()
    await commerce.close()
  })

  const switchOn = async () => {
    const { problems } = await commerce.importSite(
      siteText([{ kind: 'setting', code: 'feed', productFeed: true }]),
    )
    expect(problems).toEqual([])
  }
  const get = (locale: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/feeds/products.xml?locale=${locale}`, { headers })
  /** Items by the ids of their SKUs, each an object of texts by the names of elements. */
  const items = async (locale: Locale = 'en_US') => {
    const xml = await (await get(locale)).text()
    // Throws where it is not well-formed.
    const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window
    const found = [...document.querySelectorAll('item')].map(item =>
      Object.fromEntries([...item.children].map(({ tagName, textContent }) => [tagName, textContent])),
    )
    return Object.fromEntries(found.map(item => [item['g:id'] ?? '', item] as const))
  }

  test('is published only once staff have switched it on, in the languages of the shop', async () => {
    expect((await get('en_US')).status).toBe(404)
    await switchOn()
    const answer = await get('en_US')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ])
    expect((await get('fr_FR')).status).toBe(404)
    isOpen = false
    expect((await get('en_US')).status).toBe(503)
  })

  test('lists each SKU on the shelf with its words, addresses and stock, as well-formed XML', async () => {
    await switchOn()
    const english = await items()
    expect(Object.keys(english)).toEqual(['jacket-s', 'jacket-m', 'scarf-1'])
    expect(english['jacket-s']).toEqual({
      'g:id': 'jacket-s',
      'g:mpn': 'jacket-s',
      title: 'Jacket & <red>',
      description: 'Keeps rain out.',
      link: 'https://shop.example/product/jacket?lang=en',
      'g:image_link': 'https://shop.example/media/demo/jacket.jpg',
      'g:additional_image_link': 'https://cdn.example/side.jpg',
      'g:brand': 'northcairn brand',
      'g:product_type': 'men category > men-jackets category',
      'g:condition': 'new',
      'g:item_group_id': 'ridge',
      'g:price': '900.00 HKD',
      'g:availability': 'in_stock',
      'g:color': 'Red',
      'g:size': 'S',
    })
    expect(english['jacket-m']?.['g:availability']).toBe('out_of_stock')
    expect(english['scarf-1']).toMatchObject({ 'g:price': '1200.00 HKD', 'g:sale_price': '900.00 HKD' })
    const chinese = await items('zh_HK')
    expect(chinese['jacket-s']).toMatchObject({
      title: '外套 <紅>',
      description: '防水。',
      link: 'https://shop.example/product/jacket',
    })
  })

  test('says the prices of the product page; a promotion is a sale price while it runs', async () => {
    await switchOn()
    const onPage = async (code: string) => {
      const shown = await productDetail(commerce.createServerApi({ locale: 'en_US', now }), code)
      return new Map(shown?.skus.map(each => [each.code, each.price?.amount.toFixed(2)]))
    }
    for (const [at, sale] of [
      [NOW, undefined],
      [Date.parse('2026-11-21T12:00:00+08:00'), '600.00 HKD'],
      [Date.parse('2026-11-22T12:00:00+08:00'), undefined],
    ] as const) {
      now = at
      const feed = await items()
      expect([feed['jacket-s']?.['g:price'], feed['jacket-s']?.['g:sale_price']]).toEqual([
        '900.00 HKD',
        sale,
      ])
      for (const [code, item] of Object.entries(feed)) {
        const shown = (await onPage(code.split('-')[0] ?? '')).get(code)
        expect(item['g:sale_price'] ?? item['g:price']).toBe(`${shown} HKD`)
      }
    }
  })

  test('counts what is left out, with the reason', async () => {
    const { items: count, leftOut } = await commerce.productFeeds.of('en_US')
    expect(count).toBe(3)
    expect(leftOut).toEqual([{ reason: 'noPicture', count: 2, examples: ['plain'] }])
  })

  test('is made once in ten minutes, and not sent again to those who have it', async () => {
    await switchOn()
    const first = await get('en_US')
    const etag = first.headers.get('etag') ?? ''
    await commerce.importCatalogue([JSON.stringify(spu('late', { images: [PICTURE] }))])
    expect((await get('en_US', { 'if-none-match': etag })).status).toBe(304)
    now += 10 * MINUTE
    const later = await get('en_US', { 'if-none-match': etag })
    expect(later.status).toBe(200)
    expect(await later.text()).toContain('late-1')
  })

  test('is sent in plain to those who cannot take gzip', async () => {
    await switchOn()
    const asked = request(`${origin}/feeds/products.xml?locale=en_US`).end()
    const [answer] = await once(asked, 'response')
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(await text(answer)).toContain('jacket-s')
  })
})
