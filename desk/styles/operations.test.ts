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

  const find = async () => {
    const { data } = await desk.ask('styles.find', { role: 'editor', input: { style: 'NC1' } })
    return data as unknown as {
      products: { code: string; base: number; line: { title: { en_US: string } } }[]
    }
  }
  const save = (changes: readonly object[], more: object = {}) =>
    desk.ask('styles.save', {
      role: 'publisher',
      body: { wish: `style-${Math.random()}`, style: 'NC1', changes, ...more },
    })
  const title = (code: string, before: string, after: string) => ({
    code,
    path: 'title.en_US',
    before,
    after,
  })

  test('the products of a style are read, changed together, logged, and taken back together', async () => {
    const before = await find()
    expect(before.products.map(product => product.code)).toEqual(['NC1-NVY', 'NC1-RED'])
    const saved = await save([
      title('NC1-NVY', 'NC1-NVY jacket', 'Ridge jacket'),
      title('NC1-RED', 'NC1-RED jacket', 'Ridge jacket'),
      { code: 'NC1-RED', path: 'skus.NC1-RED-1.salePrice', before: 90_000, after: 85_000 },
    ])
    expect(saved).toMatchObject({ status: 200, data: { set: 2, warnings: [] } })
    expect((await find()).products.map(product => product.line.title.en_US)).toEqual([
      'Ridge jacket',
      'Ridge jacket',
    ])
    const { data } = await desk.ask('styles.history', { role: 'editor', input: { style: 'NC1' } })
    expect(data).toMatchObject([
      { set: 2, by: 'publisher' },
      { set: 2 },
      { set: 1, source: 'import' },
      { set: 1 },
    ])
    expect(desk.notes).toEqual([])
  })

  test('a wrong value is refused at its product and field, and nothing is stored', async () => {
    const before = await find()
    const refused = await save([
      { code: 'NC1-NVY', path: 'subTitle.en_US', before: '', after: 'Light' },
      { code: 'NC1-RED', path: 'brands', before: ['northcairn'], after: ['none'] },
    ])
    expect(refused).toMatchObject({
      status: 422,
      data: { problems: [{ code: 'NC1-RED', path: 'brands.0', message: 'there is no brand none' }] },
    })
    expect(await find()).toEqual(before)
  })

  test('stock is not a field of the form', async () => {
    const { status } = await save([
      { code: 'NC1-RED', path: 'skus.NC1-RED-1.inventory', before: 5, after: 9 },
    ])
    expect(status).toBe(400)
  })
})
