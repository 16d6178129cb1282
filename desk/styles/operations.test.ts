import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { asText, brand, category, sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'

const NOW = Date.UTC(2026, 10, 29, 2)

describeOnBothDatabases('the list of styles', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    await importCatalogue(
      open().db,
      asText([
        ...surroundings,
        brand('furrow'),
        category('men-tents', { parent: 'men' }),
        spu('NC1-RED', { style: 'NC1', salePrice: 90_000 }),
        spu('NC1-NVY', { style: 'NC1', salePrice: 80_000, onShelves: false }),
        spu('FF2', { brands: ['furrow'], categories: ['men-tents'], skus: [sku('FF2-S', { inventory: 0 })] }),
      ]),
    )
    desk = await serveDesk(open().db, NOW, await readCatalogue(open().db))
  })
  afterAll(() => desk.close())

  const styles = async (body: object) => {
    const { data } = await desk.ask('styles.list', { role: 'editor', body })
    return data as unknown as { rows: { style: string }[]; next: string | null; count: number }
  }

  test.each<[string, object, string[]]>([
    ['a brand', { brand: 'furrow' }, ['FF2']],
    ['a category and those below it', { category: 'men', sort: 'style' }, ['FF2', 'NC1']],
    ['a category', { category: 'men-tents' }, ['FF2']],
    ['an unknown category', { category: 'none' }, []],
    ['no stock', { freeUpTo: 0 }, ['FF2']],
    ['pasted codes', { codes: ['nc1-red', 'FF9'] }, ['NC1']],
  ])('narrowed by %s', async (_, body, expected) => {
    expect((await styles(body)).rows.map(row => row.style)).toEqual(expected)
  })

  test('rows have amounts in dollars, and pages follow one another', async () => {
    const first = await styles({ sort: 'style', size: 1 })
    expect(first).toMatchObject({ count: 2, rows: [{ style: 'FF2', free: 0, shelf: 'on' }] })
    const second = await styles({ sort: 'style', size: 1, after: first.next })
    expect(second).toMatchObject({
      rows: [{ style: 'NC1', colours: 2, shelf: 'some', lowest: { amount: 800 }, highest: { amount: 900 } }],
      next: null,
    })
  })
})
