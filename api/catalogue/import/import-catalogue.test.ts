import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../database/database.ts'
import { describeOnBothDatabases, emptyTables } from '../../testing/databases.ts'
import {
  asText,
  attribute,
  brand,
  category,
  promotion,
  sku,
  spu,
  surroundings,
} from '../../testing/catalogue-lines.ts'
import { inWords } from '../../testing/in-words.ts'
import { exportCatalogue } from '../export/export-catalogue.ts'
import { readCatalogue } from '../live/catalogue-reader.ts'
import { importCatalogue } from './import-catalogue.ts'
import type { ImportLine } from '../format/import-schema.ts'

describeOnBothDatabases('importing a catalogue', open => {
  beforeEach(async () => {
    const { db } = open()
    await emptyTables(db, 'promotion', 'spu', 'chart', 'attribute', 'label', 'category', 'brand')
  })
  const load = (lines: readonly ImportLine[], options?: { dryRun?: boolean }) =>
    importCatalogue(open().db, asText(lines), options)
  const stored = () => readCatalogue(open().db)

  const sizes = (...codes: string[]) => ({
    size: codes.map(code => ({ code, name: { zh_HK: code, en_US: code } })),
  })

  test('takes the lines in any order', async () => {
    const lines = [
      promotion('p', { spus: ['a'], prices: [{ spu: 'a', price: 1 }] }),
      spu('a'),
      ...surroundings,
    ]
    const result = await load(lines.toReversed())
    expect(result.problems).toEqual([])
    expect(result.counts).toEqual({ brand: 1, category: 2, label: 1, attribute: 2, spu: 1, promotion: 1 })
    expect((await stored()).spus.get('a')?.skus[0]?.promotionPrices).toHaveLength(1)
  })

  test('HTML is cleaned on the way in: pages print it as it is (LO-48)', async () => {
    const bad = '<p onclick="x()">Care<script>alert(1)</script></p><img src=x onerror=alert(1)>'
    const description = { zh_HK: bad, en_US: bad }
    await load([
      ...surroundings,
      spu('a', { description, sizeChart: description }),
      { kind: 'chart', code: 'tops', name: { zh_HK: '上衣', en_US: 'Tops' }, content: description },
    ])
    const { spus, charts } = await stored()
    const found = spus.get('a')
    for (const text of [
      found?.description.en_US,
      found?.sizeChart.zh_HK,
      charts.get('tops')?.content.en_US,
    ]) {
      expect(text).toContain('<p>Care</p>')
      expect(text).not.toMatch(/script|onclick|onerror/)
    }
  })

  test('titles and codes lose pasted signs that show nothing, and have one spelling', async () => {
    const title = { zh_HK: '防\u00AD水外套', en_US: 'Wind\u200Bproof cafe\u0301 shell' }
    const { problems } = await load([...surroundings, spu('a\u200B', { title, skus: [sku('\uFEFFa-1')] })])
    expect(problems).toEqual([])
    const found = (await stored()).spus.get('a')
    expect(found?.title).toEqual({ zh_HK: '防水外套', en_US: 'Windproof café shell' })
    expect(found?.skus.map(({ code }) => code)).toEqual(['a-1'])
    expect(
      inWords((await load([spu('b', { title: { zh_HK: '\u3164', en_US: 'B' } })])).problems),
    ).toMatchObject([{ of: 'spu b', path: 'title.zh_HK', message: 'is empty' }])
  })

  test.each(['A/B+C 1%', 'S&M.10/', '..', '__proto__', '.a', 'a?b', 'a#b'])(
    'the code %s, which addresses dislike, is refused with its line (case 40)',
    async code => {
      const { problems } = await load([...surroundings, spu(code)])
      expect(problems).toContainEqual(
        expect.objectContaining({ line: surroundings.length + 1, path: 'code' }),
      )
      expect((await stored()).spus.size).toBe(0)
    },
  )

  test('codes that differ in capitals, and numbers with an E, come back the same (case 40)', async () => {
    const codes = ['a1', 'A1', '1E5', 'constructor']
    const skus = (code: string) => ({ skus: [sku(`${code}-S`)] })
    const { problems } = await load([...surroundings, ...codes.map(code => spu(code, skus(code)))])
    expect(problems).toEqual([])
    expect([...(await stored()).spus.keys()].toSorted()).toEqual(codes.toSorted())
    const lines: string[] = []
    await exportCatalogue(open().db, line => void lines.push(line), Date.now())
    expect(await importCatalogue(open().db, lines)).toMatchObject({ problems: [], version: undefined })
  })

  test('what says the same again changes nothing, not even the version', async () => {
    const lines = [...surroundings, spu('a'), spu('b'), promotion('p', { spus: ['a'] })]
    const { version } = await load(lines)
    const again = await load(lines.toReversed())
    expect(again).toMatchObject({ problems: [], version: undefined })
    expect(again.report).toMatchObject({ spu: { added: [], changed: [], unchanged: 2 } })
    expect((await stored()).version).toBe(version)
  })

  test('only products that differ are touched', async () => {
    await load([...surroundings, spu('a'), spu('b')])
    const { version } = await load([spu('a'), spu('b', { salePrice: 80_000 })])
    const rows = await open().db.selectFrom('spu').select(['code', 'changed_in']).orderBy('code').execute()
    expect(rows.map(row => row.changed_in === version)).toEqual([false, true])
  })

  test('tells what differs, field by field', async () => {
    await load([...surroundings, spu('a', { skus: [sku('a-1', { inventory: 5 })] }), spu('b')])
    const { report } = await load(
      [
        spu('a', { title: { zh_HK: 'a 外套', en_US: 'New' }, skus: [sku('a-1', { inventory: 4 })] }),
        spu('b'),
        spu('c'),
        brand('other'),
      ],
      { dryRun: true },
    )
    expect(report).toEqual({
      brand: { added: ['other'], changed: [], unchanged: 0 },
      spu: {
        added: ['c'],
        changed: [
          {
            code: 'a',
            fields: [
              { path: 'title.en_US', before: 'a jacket', after: 'New' },
              { path: 'skus.a-1.inventory', before: 5, after: 4 },
            ],
          },
        ],
        unchanged: 1,
      },
    })
  })

  test.each([
    ['in one batch', 0],
    ['batches apart', 450],
  ])('a product that loses a sku to another is touched, %s', async (_, between) => {
    const two = [sku('b-1', { size: 'S' }), sku('b-2', { size: 'M' })]
    const rest = Array.from({ length: between }, (__, index) => spu(`rest-${index}`))
    await load([...surroundings, spu('a'), spu('b', { skus: two, options: sizes('S', 'M') })])
    const { version } = await load([
      spu('a', { skus: [sku('b-1')] }),
      ...rest,
      spu('b', { skus: [sku('b-2', { size: 'M' })], options: sizes('S', 'M') }),
    ])
    const rows = await open()
      .db.selectFrom('spu')
      .select('changed_in')
      .where('code', 'in', ['a', 'b'])
      .execute()
    expect(rows.map(row => row.changed_in)).toEqual([version, version])
    expect((await stored()).spus.get('b')?.skus.map(entry => entry.code)).toEqual(['b-2'])
  })

  test('stock reserved of a sku that moves far down the file stays reserved', async () => {
    await load([...surroundings, spu('a'), spu('b')])
    await open().db.updateTable('sku_stock').set({ reserved: 2 }).where('sku_code', '=', 'a-1').execute()
    const rest = Array.from({ length: 450 }, (_, index) => spu(`rest-${index}`))
    const moved = [spu('a', { skus: [sku('b-1')] }), ...rest, spu('b', { skus: [sku('a-1')] })]
    expect((await load(moved)).problems).toEqual([])
    expect((await stored()).spus.get('b')?.skus[0]?.inventory).toBe(3)
  })

  test('a value that a later line takes from its attribute is missed', async () => {
    await load([...surroundings])
    const { problems } = await load([
      spu('a', { attributes: [{ code: 'outdoor', values: ['hiking'] }] }),
      attribute('outdoor'),
    ])
    expect(inWords(problems)).toEqual([
      {
        line: 1,
        of: 'spu a',
        path: 'attributes.0.values.0',
        message: 'attribute outdoor has no value hiking',
      },
    ])
  })

  test('reading stops where a thousand values are wrong', async () => {
    let asked = 0
    const endless = {
      *[Symbol.iterator]() {
        for (;;) {
          asked += 1
          yield '{'
        }
      },
    }
    const { problems } = await importCatalogue(open().db, endless)
    expect([problems.length, asked]).toEqual([1000, 1000])
  })

  test('puts a line in the place of what its code had, skus included', async () => {
    const skus = [sku('a-1', { size: 'S' }), sku('a-2', { size: 'M' })]
    await load([...surroundings, spu('a', { skus, options: sizes('S', 'M') })])
    await load([spu('a', { title: { zh_HK: '新名', en_US: 'New name' }, skus: [sku('a-2')] })])
    const product = (await stored()).spus.get('a')
    expect(product?.title.en_US).toBe('New name')
    expect(product?.skus.map(entry => entry.code)).toEqual(['a-2'])
  })

  test('a sku can move from one product to another in one file', async () => {
    await load([...surroundings, spu('a'), spu('b')])
    const moved = await load([spu('a', { skus: [sku('b-1')] }), spu('b', { skus: [sku('a-1')] })])
    expect(moved.problems).toEqual([])
    expect((await stored()).spus.get('a')?.skus.map(entry => entry.code)).toEqual(['b-1'])
  })

  test('a dry run checks everything and keeps nothing', async () => {
    const { version } = await stored()
    const result = await load([...surroundings, spu('a')], { dryRun: true })
    expect(result).toMatchObject({ problems: [], version: undefined, counts: { spu: 1 } })
    const after = await stored()
    expect(after.spus.size).toBe(0)
    expect(after.version).toBe(version)
  })

  test('one wrong line keeps the whole file out', async () => {
    const result = await load([...surroundings, spu('a'), spu('b', { brands: ['unknown'] })])
    expect(result.version).toBeUndefined()
    expect(inWords(result.problems)).toEqual([
      { line: 8, of: 'spu b', path: 'brands.0', message: 'there is no brand unknown' },
    ])
    expect((await stored()).spus.size).toBe(0)
  })

  test('an EXCHANGE promotion keeps what it offers, with limits and prices per sku (C-194)', async () => {
    const exchange = [
      { spu: 'a', price: 100, limit: 2, skus: [{ sku: 'a-1', price: 90 }] },
      { spu: 'b', price: 200 },
    ]
    await load([
      ...surroundings,
      spu('a'),
      spu('b'),
      promotion('p', { type: 'EXCHANGE', spus: ['b'], exchange }),
    ])
    const [shown] = (await stored()).spus.get('b')?.promotions ?? []
    expect(shown?.exchange).toEqual([exchange[0], { ...exchange[1], limit: null, skus: [] }])
  })

  test('stock that is reserved stays reserved', async () => {
    await load([...surroundings, spu('a')])
    await open().db.updateTable('sku_stock').set({ reserved: 2 }).where('sku_code', '=', 'a-1').execute()
    await load([spu('a', { skus: [sku('a-1', { inventory: 3 })] })])
    expect((await stored()).spus.get('a')?.skus[0]?.inventory).toBe(1)
  })

  test('asks the database as often for many products as for one', async () => {
    const { statements } = open()
    await load(surroundings)
    const countFor = async (products: readonly ImportLine[]) => {
      const before = statements.length
      await load(products)
      return statements.length - before
    }
    const many = Array.from({ length: 150 }, (_, index) => spu(`p${index}`))
    expect(await countFor(many)).toBe(await countFor([spu('one')]))
  })

  test('text that looks like SQL or script is text', async () => {
    const nasty = `'); drop table spu; -- <script>alert(1)</script>`
    await load([...surroundings, spu('a', { title: { zh_HK: nasty, en_US: nasty } })])
    expect((await stored()).spus.get('a')?.title.en_US).toBe(nasty)
  })

  test('an attribute keeps the values that stored products have, or the line is refused by their names', async () => {
    const hiker = spu('a', { attributes: [{ code: 'outdoor', values: ['hiking'] }] })
    await load([...surroundings, hiker])
    const shorter = attribute('outdoor', {
      attributeType: 'outdoor',
      values: [{ code: 'running', displayName: { zh_HK: '跑步', en_US: 'Running' } }],
    })
    const { problems } = await load([shorter])
    expect(inWords(problems)).toMatchObject([
      {
        line: 1,
        of: 'attribute outdoor',
        path: 'values',
        message: expect.stringContaining('hiking is missing'),
      },
    ])
    expect(inWords(problems)[0]?.message).toContain(': a.')
    expect((await load([shorter, spu('a')])).problems).toEqual([])
  })

  test('stored categories that move too deep below a line of the file are seen', async () => {
    await load([...surroundings, category('top')])
    const { problems } = await load([
      category('men', { parent: 'middle' }),
      category('middle', { parent: 'top' }),
    ])
    expect(inWords(problems)).toMatchObject([
      {
        of: 'category men',
        message: expect.stringContaining('category men-jackets below it would be deeper than 3 levels'),
      },
    ])
  })

  test('categories side by side need different names, in both languages (CO-09)', async () => {
    await load(surroundings)
    const name = { zh_HK: '男人', en_US: 'MEN  category' }
    const { problems } = await load([category('other', { name }), category('below', { parent: 'men', name })])
    expect(inWords(problems)).toMatchObject([
      {
        line: 1,
        of: 'category other',
        path: 'name',
        message: expect.stringContaining('category men is called'),
      },
    ])
  })

  test('what is wrong with a line and what refers to nothing are reported in one round', async () => {
    const { problems } = await importCatalogue(open().db, [
      ...asText(surroundings.slice(1)),
      JSON.stringify({ ...brand(), name: 'North' }),
      ...asText([spu('a'), spu('b', { labels: ['x'] })]),
    ])
    expect(inWords(problems)).toEqual([
      { line: 6, of: 'brand northcairn', path: 'name', message: 'must be an object' },
      { line: 8, of: 'spu b', path: 'labels.0', message: 'there is no label x' },
    ])
  })

  test('what is probably a mistake is warned of and goes in', async () => {
    const { problems, warnings } = await load([
      ...surroundings,
      attribute('activity', { attributeType: 'activity' }),
      spu('a', { listPrice: 1000, salePrice: 2000 }),
      spu('b'),
      promotion('p', {
        spus: ['a'],
        prices: [
          { spu: 'a', price: 3000 },
          { sku: 'b-1', price: 10 },
        ],
      }),
    ])
    expect(problems).toEqual([])
    expect(inWords(warnings)).toMatchObject([
      { line: 7, of: 'attribute activity', path: 'code', message: expect.stringContaining('hides') },
      { line: 8, of: 'spu a', path: 'salePrice', message: 'is above the list price' },
      { line: 10, of: 'promotion p', path: 'prices.0', message: expect.stringContaining('costs more') },
      {
        line: 10,
        of: 'promotion p',
        path: 'prices.1',
        message: expect.stringContaining('not among the products'),
      },
    ])
  })

  describe('tells what is wrong', () => {
    test.each<[string, ImportLine[], string, RegExp]>([
      ['an unknown category', [spu('a', { categories: ['x'] })], 'categories.0', /no category x/],
      ['an unknown size chart', [spu('a', { chart: 'x' })], 'chart', /no size chart x/],
      ['an unknown label', [spu('a', { labels: ['x'] })], 'labels.0', /no label x/],
      [
        'an unknown attribute',
        [spu('a', { attributes: [{ code: 'x', values: ['y'] }] })],
        'attributes.0.code',
        /no attribute x/,
      ],
      [
        'an unknown value',
        [spu('a', { attributes: [{ code: 'outdoor', values: ['y'] }] })],
        'attributes.0.values.0',
        /no value y/,
      ],
      [
        'a size that is not offered',
        [spu('a', { skus: [sku('a-1', { size: 'M' })] })],
        'skus.0.size',
        /^must be one of the product’s sizes \(options\.size\)$/,
      ],
      [
        'two skus alike',
        [spu('a', { skus: [sku('a-1'), sku('a-2')] })],
        'skus.1',
        /^has the colour and size of another SKU$/,
      ],
      [
        'a sku of another product',
        [spu('a'), spu('b', { skus: [sku('a-1')] })],
        'skus.0.code',
        /^a-1 belongs to product a$/,
      ],
      [
        'a code used twice',
        [spu('a'), spu('a', { skus: [sku('z')] })],
        'code',
        /^product a is already on line 7$/,
      ],
      [
        'a fourth level',
        [category('l3', { parent: 'men-jackets' }), category('l4', { parent: 'l3' })],
        'parent',
        /deeper than 3/,
      ],
      [
        'a circle of categories',
        [category('x', { parent: 'y' }), category('y', { parent: 'x' })],
        'parent',
        /circle/,
      ],
      [
        'an unknown member level',
        [spu('a', { skus: [sku('a-1', { prices: { members: [{ level: 'VIP', price: 1 }] } })] })],
        'skus.0.prices.members.0.level',
        /no member level VIP; known are MEMBER, SILVER, GOLD/,
      ],
      ['a promotion of nothing', [promotion('p', { spus: ['x'] })], 'spus.0', /no product x/],
      [
        'an add-on of nothing (C-194)',
        [promotion('p', { type: 'EXCHANGE', exchange: [{ spu: 'x', price: 1 }] })],
        'exchange.0.spu',
        /no product x/,
      ],
      [
        'an add-on sku of another product (C-194)',
        [
          spu('a'),
          spu('b'),
          promotion('p', {
            type: 'EXCHANGE',
            exchange: [{ spu: 'a', price: 1, skus: [{ sku: 'b-1', price: 1 }] }],
          }),
        ],
        'exchange.0.skus.0.sku',
        /^product a has no SKU b-1$/,
      ],
      ['a price of nothing', [promotion('p', { prices: [{ sku: 'x', price: 1 }] })], 'prices.0', /no SKU x/],
    ])('%s', async (_, lines, path, message) => {
      const { problems } = await load([...surroundings, ...lines])
      expect(inWords(problems)[0]).toMatchObject({ path, message: expect.stringMatching(message) })
    })
  })
})

describe('lines that cannot be read', () => {
  let db: Database
  beforeAll(async () => {
    db = await openDatabase({ url: 'sqlite::memory:' })
  })
  afterAll(async () => db.destroy())
  test.each<[string, string, string]>([
    ['not JSON', '{', ''],
    ['an unknown kind', '{"kind":"spus"}', 'kind'],
    ['one language missing', JSON.stringify({ ...brand(), name: { en_US: 'x' } }), 'name.zh_HK'],
    ['an unknown key', JSON.stringify({ ...brand(), colour: 'red' }), ''],
    ['a price in dollars', JSON.stringify(spu('a', { salePrice: 12.5 })), 'salePrice'],
    ['a negative price', JSON.stringify(spu('a', { salePrice: -1 })), 'salePrice'],
    ['an instant without a zone', JSON.stringify(spu('a', { listTime: '2026-11-01T10:00:00' })), 'listTime'],
    ['a code with a comma', JSON.stringify(brand('a,b')), 'code'],
    [
      'a picture address with script',
      JSON.stringify(brand('a', { imageUrl: 'javascript:alert(1)' })),
      'imageUrl',
    ],
    [
      'a picture from a nameless host',
      JSON.stringify(brand('a', { imageUrl: '//evil.example/x.png' })),
      'imageUrl',
    ],
    [
      'a promotion that ends first',
      JSON.stringify(promotion('p', { endTime: '2026-10-01T00:00:00Z' })),
      'endTime',
    ],
    [
      'add-ons of another kind of promotion (C-194)',
      JSON.stringify(promotion('p', { exchange: [{ spu: 'a', price: 1 }] })),
      'exchange',
    ],
    ['a price of nothing', JSON.stringify(spu('a', { salePrice: 0 })), 'salePrice'],
    ['a NUL', JSON.stringify(spu('a', { title: { zh_HK: 'a', en_US: 'a\u0000' } })), 'title.en_US'],
    ['half of a pair', JSON.stringify(spu('a', { title: { zh_HK: '\ud800', en_US: 'a' } })), 'title.zh_HK'],
    [
      'one member level twice',
      JSON.stringify(
        spu('a', {
          skus: [
            sku('a-1', {
              prices: {
                members: [
                  { level: 'GOLD', price: 1 },
                  { level: 'GOLD', price: 2 },
                ],
              },
            }),
          ],
        }),
      ),
      'skus.0.prices.members',
    ],
    [
      'a value listed twice',
      JSON.stringify(
        attribute('x', {
          values: ['one', 'one'].map(code => ({ code, displayName: { zh_HK: '一', en_US: 'One' } })),
        }),
      ),
      'values',
    ],
    ['no skus', JSON.stringify(spu('a', { skus: [] })), 'skus'],
    [
      'an attribute without values',
      JSON.stringify(spu('a', { attributes: [{ code: 'x', values: [] }] })),
      'attributes.0.values',
    ],
  ])('%s', async (_, line, path) => {
    const { problems } = await importCatalogue(db, ['', line])
    expect(problems[0]).toMatchObject({ line: 2, path })
  })

  test('an empty file changes nothing', async () => {
    expect(await importCatalogue(db, ['', ' '])).toEqual({
      problems: [],
      warnings: [],
      counts: {},
      report: {},
      version: undefined,
    })
  })
})
