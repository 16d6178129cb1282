import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { asText, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'

const NOW = Date.UTC(2026, 10, 23, 4)

describeOnBothDatabases('product feeds at the desk', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    await importCatalogue(
      open().db,
      asText([
        ...surroundings,
        spu('jacket', { images: [{ url: '/media/1.jpg', type: 'MAIN' }] }),
        spu('scarf'),
        spu('hidden', { onShelves: false }),
      ]),
    )
    desk = await serveDesk(open().db, NOW, await readCatalogue(open().db))
  })
  afterAll(() => desk.close())

  test('are counted in both languages before they are published, with what is left out', async () => {
    const { data } = await desk.ask('feed.find', { role: 'publisher', input: {} })
    const counted = {
      made: '2026-11-23T12:00:00+08:00',
      items: 1,
      leftOut: [{ reason: 'noPicture', count: 1, examples: ['scarf'] }],
    }
    expect(data).toEqual({
      isOn: false,
      feeds: ['zh_HK', 'en_US'].map(locale => ({
        locale,
        address: `https://shop.example/feeds/products.xml?locale=${locale}`,
        ...counted,
      })),
    })
  })
})
