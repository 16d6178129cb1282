import { expect, test, vi } from 'vitest'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { importSite } from '#api/catalogue/import/import-site.ts'
import {
  asText,
  campaign,
  category,
  promotion,
  sku,
  spu,
  surroundings,
} from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import type { FindPages } from './appears.ts'
import { serveDesk } from '../testing/serve-desk.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
const soon = { beginTime: '2026-12-24T00:00:00+08:00', endTime: '2026-12-26T00:00:00+08:00' }
const over = { beginTime: '2026-10-01T00:00:00+08:00', endTime: '2026-10-02T00:00:00+08:00' }
const both = (text: string) => ({ zh_HK: text, en_US: text })

const page = (key: string, names: readonly string[]) => ({
  key,
  path: `/${key}`,
  locale: 'en_US' as const,
  title: key,
  where: 'live' as const,
  blocks: [],
  names,
})

describeOnBothDatabases('places of a style', open => {
  const serve = async () => {
    const { db } = open()
    const { problems } = await importCatalogue(
      db,
      asText([
        ...surroundings,
        category('tents'),
        category('men-shell', { parent: 'men', name: { zh_HK: '硬殼', en_US: 'Shell jackets' } }),
        spu('NC1-RED', {
          style: 'NC1',
          categories: ['men-shell'],
          skus: [sku('NC1-RED-S', { inventory: 0 })],
        }),
        spu('NC1-NVY', { style: 'NC1', categories: ['men-shell'], onShelves: false }),
        spu('FF2'),
        promotion('SHOWS', { spus: ['NC1-RED'], ...soon }),
        promotion('OTHER', { spus: ['FF2'], ...soon }),
        promotion('OVER', { spus: ['NC1-RED'], ...over }),
        promotion('PRICES', { spus: ['FF2'], prices: [{ sku: 'NC1-RED-S', price: 50_000 }], ...soon }),
        campaign('LISTED', { spus: ['NC1-NVY'], ...soon }),
        campaign('ELSEWHERE', { spus: ['FF2'], ...soon }),
        campaign('SHOPWIDE', soon),
        campaign('STOPPED', { isStopped: true, ...soon }),
      ]),
    )
    const menus = await importSite(
      db,
      [
        { kind: 'menu', code: 'm1', name: both('Men'), urlType: 'CATEGORY', link: 'men' },
        { kind: 'menu', code: 'm2', parent: 'm1', name: both('Hero'), url: '/product/NC1-RED' },
        { kind: 'menu', code: 'm3', name: both('Hidden'), urlType: 'CATEGORY', link: 'men', show: false },
        { kind: 'menu', code: 'm4', name: both('Women'), urlType: 'CATEGORY', link: 'tents' },
      ].map(line => JSON.stringify(line)),
    )
    expect([...problems, ...menus.problems]).toEqual([])
    const pages = vi.fn<(...given: Parameters<FindPages>) => Awaited<ReturnType<FindPages>>>(() => [
      page('a', ['product NC1-RED', 'group shell jackets']),
    ])
    return { desk: await serveDesk(db, NOW, await readCatalogue(db), pages), pages }
  }

  test('are pages by product and group, menus, and offers that are on or to come', async () => {
    const { desk, pages } = await serve()
    const { data } = await desk.ask('styles.appears', { role: 'editor', input: { style: 'NC1' } })
    expect(data).toMatchObject({
      pages: [
        {
          key: 'a',
          by: [
            { kind: 'product', code: 'NC1-RED' },
            { kind: 'category', code: 'men-shell' },
          ],
        },
      ],
      menus: [
        { code: 'm1', names: [both('Men')], by: { kind: 'category', code: 'men' } },
        { code: 'm2', names: [both('Men'), both('Hero')], by: { kind: 'product', code: 'NC1-RED' } },
      ],
    })
    const codes = (list: unknown) => (list as { code: string }[]).map(each => each.code).toSorted()
    expect(codes(data['promotions'])).toEqual(['PRICES', 'SHOWS'])
    expect(codes(data['campaigns'])).toEqual(['LISTED', 'SHOPWIDE'])
    expect(data['campaigns']).toContainEqual(expect.objectContaining({ code: 'SHOPWIDE', isForAll: true }))
    expect(pages.mock.lastCall?.[0]).toEqual(
      expect.arrayContaining(['product NC1-NVY', 'group men', 'group shell jackets', 'group northcairn']),
    )
    desk.close()
  })

  test('why a style cannot be bought is said per SKU, for a kind of shopper, a country and an instant', async () => {
    const { desk } = await serve()
    const ask = async (more: object = {}) => {
      const { data } = await desk.ask('styles.why-not', { role: 'editor', body: { style: 'NC1', ...more } })
      return data as unknown as { sku: string; price: { amount: number }; promotion: string | null }[]
    }
    expect(await ask()).toMatchObject([
      { sku: 'NC1-NVY-1', product: 'NC1-NVY', problems: ['OFF_SHELF'], free: 5, held: 0, promotion: null },
      { sku: 'NC1-RED-S', product: 'NC1-RED', problems: ['SOLD_OUT'], price: { amount: 900 } },
    ])
    const [, red] = await ask({ at: '2026-12-25T00:00:00+08:00', viewer: 'member-GOLD' })
    expect(red).toMatchObject({ promotion: 'PRICES', price: { amount: 500 } })
    expect((await desk.ask('styles.why-not', { role: 'editor', body: { style: 'none' } })).status).toBe(404)
    const wrong = { style: 'NC1', viewer: 'bot' }
    expect((await desk.ask('styles.why-not', { role: 'editor', body: wrong })).status).toBe(400)
    desk.close()
  })
})
