import type { Role } from '#operators/operator.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { asText, brand, category, promotion, sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
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

  test('a save answers with what others have changed since the style was seen, and with the style as it is now', async () => {
    const seen = (await find()).products
    const bases = Object.fromEntries(seen.map(({ code, base }) => [code, base]))
    const line = seen[0]?.line as unknown as { subTitle: { en_US: string }; salePrice: number }
    const subTitle = line.subTitle.en_US
    const code = 'NC1-NVY'
    const other = { code, path: 'subTitle.en_US', before: subTitle, after: 'Warm' }
    await save([other], { bases })
    const own = { code, path: 'salePrice', before: line.salePrice, after: 70_000 }
    const again = { wish: `others-${Math.random()}` }
    const saved = await save([own], { bases, ...again })
    expect(saved).toMatchObject({
      status: 200,
      data: { others: [{ code, path: 'subTitle.en_US', by: 'publisher' }] },
    })
    const [navy] = saved.data['products'] as unknown as { line: object }[]
    expect(navy?.line).toMatchObject({ subTitle: { en_US: 'Warm' }, salePrice: 70_000 })
    const repeated = await save([own], { bases, ...again })
    expect(repeated.data['others']).toEqual(saved.data['others'])
    const now = Object.fromEntries((await find()).products.map(product => [product.code, product.base]))
    await save([{ ...other, before: 'Warm', after: subTitle }], { bases: now })
    const back = { ...own, before: 70_000, after: line.salePrice }
    const { [code]: _, ...withoutNavy } = now
    const added = (await save([back], { bases: withoutNavy })).data['others'] as unknown as { path: string }[]
    expect(added.map(({ path }) => path)).toContain('')
  })

  test('both prices of 2,000 SKUs are saved at once, and taken back at once', async () => {
    const codes = Array.from(
      { length: 2000 },
      (_, at) => `LARGE1-MOUNTAIN-JACKET-${String(at).padStart(4, '0')}`,
    )
    const skus = codes.map((code, at) => sku(code, { size: `Z${at}`, listPrice: 120_000, salePrice: 90_000 }))
    const size = codes.map((_, at) => ({ code: `Z${at}`, name: { zh_HK: `${at}`, en_US: `${at}` } }))
    const line = spu('LARGE1-MOUNTAIN-JACKET', { style: 'LARGE1', options: { size }, skus })
    const created = await desk.ask('styles.create', {
      role: 'publisher',
      body: { wish: `large-${Math.random()}`, lines: [line] },
    })
    expect(created.status).toBe(200)
    const changes = codes.flatMap(code =>
      (['listPrice', 'salePrice'] as const).map(field => ({
        code: line.code,
        path: `skus.${code}.${field}`,
        before: field === 'listPrice' ? 120_000 : 90_000,
        after: 80_000,
      })),
    )
    const saved = await save(changes, { style: 'LARGE1' })
    expect(saved.status).toBe(200)
    const prices = async () => {
      const { data } = await desk.ask('styles.find', { role: 'editor', input: { style: 'LARGE1' } })
      const [product] = (data as unknown as { products: { line: { skus: { salePrice: number }[] } }[] })
        .products
      return new Set(product?.line.skus.map(({ salePrice }) => salePrice))
    }
    expect(await prices()).toEqual(new Set([80_000]))
    const undone = await desk.ask('styles.undo', {
      role: 'publisher',
      body: { wish: `large-${Math.random()}`, set: saved.data['set'] },
    })
    expect(undone.status).toBe(200)
    expect(await prices()).toEqual(new Set([90_000]))
  })

  test('stock is not a field of the form', async () => {
    const { status } = await save([
      { code: 'NC1-RED', path: 'skus.NC1-RED-1.inventory', before: 5, after: 9 },
    ])
    expect(status).toBe(400)
  })

  describe('products come and go', () => {
    const wish = () => `whole-${Math.random()}`
    const line = (code: string, change: object = {}) => ({ ...spu(code, { style: 'NEW1' }), ...change })
    const create = (lines: readonly object[], more: object = {}) =>
      desk.ask('styles.create', { role: 'publisher', body: { wish: wish(), lines, ...more } })
    const change = (changes: readonly object[], role: Role = 'admin', style = 'NEW1') =>
      desk.ask('styles.save', { role, body: { wish: wish(), style, changes } })
    const undo = (set: unknown, role: Role = 'admin') =>
      desk.ask('styles.undo', { role, body: { wish: wish(), set } })
    const stored = async (style = 'NEW1') => {
      const { data } = await desk.ask('styles.find', { role: 'editor', input: { style } })
      return (data as unknown as { products: { code: string; line: object }[] } | null)?.products ?? []
    }
    const codes = async () => (await stored()).map(({ code }) => code)
    beforeEach(async () => {
      const { db } = open()
      await db.deleteFrom('spu').where('style', '=', 'NEW1').execute()
      await db.deleteFrom('promotion').execute()
    })

    test('a style is created with all its products, once however often the call is repeated', async () => {
      const again = { wish: wish() }
      const made = await create([line('N-RED'), line('N-NVY')], again)
      expect(made).toMatchObject({
        status: 200,
        data: { style: 'NEW1', products: [{ code: 'N-NVY' }, { code: 'N-RED' }] },
      })
      expect(await create([line('N-RED'), line('N-NVY')], again)).toMatchObject({
        status: 200,
        data: { set: made.data['set'] },
      })
      expect(await codes()).toEqual(['N-NVY', 'N-RED'])
    })

    test.each<[string, () => readonly object[], number, RegExp]>([
      ['a code that is taken', () => [line('FF2')], 409, /FF2 is taken/],
      [
        'a style that has goods',
        () => [line('N-RED', { style: 'NC1' })],
        409,
        /goods of the style NC1 already/,
      ],
      ['products of two styles', () => [line('N-RED'), line('N-NVY', { style: 'NEW2' })], 400, /lines/],
      ['a code twice', () => [line('N-RED'), line('N-RED')], 400, /lines/],
      ['a wrong value', () => [line('N-RED'), line('N-NVY', { brands: ['none'] })], 422, /One value/],
    ])('with %s nothing is created', async (_, lines, status, message) => {
      const refused = await create(lines())
      expect(refused).toMatchObject({ status, message: expect.stringMatching(message) as string })
      expect(await codes()).toEqual([])
    })

    test('a product is added and another one removed in one save; undo brings both back as they were', async () => {
      await create([line('N-RED')])
      const before = await stored()
      const saved = await change([
        { code: 'N-RED', path: '', before: before[0]?.line },
        { code: 'N-NVY', path: '', after: line('N-NVY') },
      ])
      expect(saved).toMatchObject({ status: 200, data: { products: [{ code: 'N-NVY' }] } })
      const { data } = await desk.ask('styles.history', { role: 'editor', input: { style: 'NEW1' } })
      expect((data as unknown as object[]).slice(0, 2)).toMatchObject([
        { code: 'N-NVY' },
        { code: 'N-RED', changes: [{ path: '' }] },
      ])
      expect(await undo(saved.data['set'])).toMatchObject({ status: 200, data: { kept: [], stock: [] } })
      expect((await stored()).map(({ line: each }) => each)).toEqual(before.map(({ line: each }) => each))
    })

    test('a removed product is in the bin until undo brings it back', async () => {
      await create([line('N-RED'), line('N-NVY')])
      const [navy] = await stored()
      const { data } = await change([{ code: 'N-NVY', path: '', before: navy?.line }])
      const binned = async () => {
        const bin = await desk.ask('styles.bin', { role: 'editor', input: {} })
        return (bin.data as unknown as { code: string; set: number }[]).filter(({ code }) => code === 'N-NVY')
      }
      expect(await binned()).toMatchObject([{ set: data['set'], removed: { by: 'admin', at: NOW } }])
      expect((await undo(data['set'], 'publisher')).status).toBe(200)
      expect(await binned()).toEqual([])
      expect(await codes()).toEqual(['N-NVY', 'N-RED'])
    })

    test('a style whose last product is removed is empty', async () => {
      await create([line('N-RED')])
      const [red] = await stored()
      const removed = await change([{ code: 'N-RED', path: '', before: red?.line }])
      expect(removed).toMatchObject({ status: 200, data: { style: 'NEW1', products: [] } })
    })

    test('a product that a promotion names is not removed, and the promotion is named', async () => {
      await create([line('N-RED')])
      const [red] = await stored()
      await importCatalogue(open().db, asText([promotion('P1', { spus: ['N-RED'] })]))
      expect(await change([{ code: 'N-RED', path: '', before: red?.line }])).toMatchObject({
        status: 409,
        data: { uses: [{ kind: 'promotion', code: 'P1' }] },
      })
    })

    test('what another has changed meanwhile is not removed', async () => {
      await create([line('N-RED')])
      const [red] = await stored()
      await change([{ code: 'N-RED', path: 'salePrice', before: 90_000, after: 80_000 }])
      expect(await change([{ code: 'N-RED', path: '', before: red?.line }])).toMatchObject({
        status: 409,
        data: { clashes: [{ code: 'N-RED', path: '' }] },
      })
    })

    test.each<[Role, number]>([
      ['editor', 403],
      ['publisher', 403],
      ['admin', 200],
    ])('%s removes a product, and takes back a creation: %i', async (role, status) => {
      const { data } = await create([line('N-RED'), line('N-NVY')])
      const [navy] = await stored()
      const removed = await change([{ code: 'N-NVY', path: '', before: navy?.line }], role)
      expect(removed.status).toBe(status)
      const left = await codes()
      expect(left).toEqual(status === 200 ? ['N-RED'] : ['N-NVY', 'N-RED'])
      expect((await undo(data['set'], role)).status).toBe(status)
      expect(await codes()).toEqual(status === 200 ? [] : left)
    })

    test.each<[string, object]>([
      ['a product of another style', { code: 'FF2', path: 'salePrice', before: 90_000, after: 80_000 }],
      ['a new product of another style', { code: 'N-NVY', path: '', after: spu('N-NVY', { style: 'NEW2' }) }],
    ])('%s is not saved with this one', async (_, one) => {
      await create([line('N-RED')])
      expect(await change([one])).toMatchObject({
        status: 422,
        message: expect.stringMatching(/NEW1/) as string,
      })
    })

    test('undo of goods takes no change of another kind', async () => {
      const made = await desk.ask('brands.create', {
        role: 'admin',
        body: { wish: wish(), line: { code: `b-${Date.now()}`, name: { zh_HK: '新', en_US: 'New' } } },
      })
      expect(await undo(made.data['base'])).toMatchObject({
        status: 409,
        message: expect.stringMatching(/other kinds of entries/) as string,
      })
    })
  })
})
