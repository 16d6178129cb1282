import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { describeOnBothDatabases, emptyTables } from '../../testing/databases.ts'
import { asText, brand, campaign, promotion, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { openDatabase } from '../../database/database.ts'
import type { Database } from '../../database/database.ts'
import { readCatalogue } from '../live/catalogue-reader.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import type { ImageType, ImportLine } from '../format/import-schema.ts'

const exported = async (db: Database) => {
  const lines: string[] = []
  await exportCatalogue(db, line => void lines.push(line))
  return lines
}

type SpuLine = Extract<ImportLine, { kind: 'spu' }>

const code = (prefix: string) => fc.nat({ max: 30 }).map(n => `${prefix}${n}`)
const words = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
    fc.constantFrom('外套', 'a|b', 'line\nbreak', '\u2028', '"quoted"', '\\u0000'),
  )
  .filter(value => !value.includes('\0') && value.isWellFormed())
const text = fc.record({ zh_HK: words, en_US: words })
const cents = fc.nat({ max: 99_999_900 })
const price = fc.integer({ min: 1, max: 99_999_900 })
const instant = fc
  .nat({ max: 2_000_000_000 })
  .chain(s => fc.constantFrom(new Date(s * 1000).toISOString(), new Date(s * 1000 + 7).toISOString()))
const url = fc.constantFrom('/media/a.svg', '/media/b.svg', 'https://img.example/c.png')

const skuParts = fc.record(
  {
    storeSkuCode: fc.constantFrom('', 'S-1'),
    isEnabled: fc.boolean(),
    featuredType: fc.constantFrom('', 'HOT'),
    listPrice: fc.option(cents),
    salePrice: fc.option(price),
    prices: fc.record(
      {
        default: cents,
        members: fc.uniqueArray(fc.record({ level: fc.constantFrom('GOLD', 'SILVER'), price: cents }), {
          selector: ({ level }) => level,
        }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
)

const product = (spuCode: string): fc.Arbitrary<ImportLine> =>
  fc
    .tuple(
      fc.record(
        {
          title: text,
          subTitle: text,
          description: text,
          sizeChart: text,
          chart: fc.constant('tops'),
          style: words.filter(value => value.isWellFormed() && !/\p{Cc}/u.test(value)),
          productType: fc.constantFrom('NORMAL', 'GIFT'),
          listTime: instant,
          firstListTime: instant,
          onShelves: fc.boolean(),
          sales: fc.nat({ max: 2_000_000_000 }),
          picUrl: url,
          images: fc.array(
            fc.record(
              { url, type: fc.constantFrom<ImageType>('MAIN', 'VIDEO', 'FIGURE'), alt: text },
              { requiredKeys: ['url'] },
            ),
          ),
          listPrice: fc.option(cents, { nil: null }),
          salePrice: fc.option(price, { nil: null }),
          attributes: fc.constantFrom<NonNullable<SpuLine['attributes']>>(
            [],
            [{ code: 'outdoor', values: ['hiking'] }],
            [{ code: 'promotionLabel', values: [{ displayName: { zh_HK: '減', en_US: 'Sale' } }] }],
          ),
        },
        { requiredKeys: ['title', 'style', 'listTime', 'salePrice'] },
      ),
      fc.record({
        sizes: fc.uniqueArray(fc.constantFrom('S', 'M', 'L'), { maxLength: 3 }),
        stock: fc.array(fc.option(fc.nat({ max: 2_000_000_000 }), { nil: null }), {
          minLength: 3,
          maxLength: 3,
        }),
        parts: fc.array(skuParts, { minLength: 3, maxLength: 3 }),
      }),
    )
    .map(([rest, { sizes, stock, parts }]) => ({
      ...spu(spuCode),
      ...rest,
      options: { size: sizes.map(size => ({ code: size, name: { zh_HK: size, en_US: size } })) },
      skus: (sizes.length > 0 ? sizes : [undefined]).map((size, index) => ({
        code: `${spuCode}-${size ?? 'one'}`,
        ...(size && { size }),
        inventory: stock[index] ?? null,
        ...parts[index],
      })),
    }))

const offer = (spuCode: string): ImportLine =>
  promotion('add-on', {
    type: 'EXCHANGE',
    spus: [spuCode],
    exchange: [{ spu: spuCode, price: 100, limit: 2 }],
  })

const NO_CHART = { zh_HK: '', en_US: '' }

const catalogue = fc
  .record({
    codes: fc.uniqueArray(code('p'), { minLength: 1, maxLength: 6 }),
    brands: fc.uniqueArray(code('b'), { maxLength: 3 }),
    position: fc.integer({ min: -5, max: 5 }),
  })
  .chain(({ codes, brands, position }) =>
    fc
      .tuple(...codes.map(product))
      .map((products): ImportLine[] => [
        ...surroundings,
        ...brands.map(name => brand(name, { position })),
        { kind: 'chart', code: 'tops', name: { zh_HK: '上衣', en_US: 'Tops' }, content: NO_CHART },
        ...products,
        ...codes.slice(0, 1).map(offer),
      ]),
  )

describeOnBothDatabases('exporting a catalogue', open => {
  beforeEach(async () => {
    await emptyTables(
      open().db,
      'campaign',
      'promotion',
      'spu',
      'chart',
      'attribute',
      'label',
      'category',
      'brand',
    )
  })

  test('whatever is exported changes nothing when it is imported again, and makes an equal catalogue elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, async lines => {
        const { db } = open()
        const other = await openDatabase({ url: 'sqlite::memory:' })
        try {
          const first = await importCatalogue(db, asText(lines))
          expect(first.problems).toEqual([])
          const file = await exported(db)
          const again = await importCatalogue(db, file)
          expect(again).toMatchObject({ problems: [], version: undefined })
          expect((await importCatalogue(other, file)).problems).toEqual([])
          expect(await exported(other)).toEqual(file)
          const [here, there] = [await readCatalogue(db), await readCatalogue(other)]
          expect({ ...there, version: here.version }).toEqual(here)
        } finally {
          await other.destroy()
        }
      }),
      { numRuns: 25 },
    )
  }, 60_000)

  test('writes only what differs from the defaults, what is referred to first', async () => {
    const { db } = open()
    const plain = spu('a', { skus: [sku('a-1')] })
    await importCatalogue(db, asText([promotion('p', { spus: ['a'] }), plain, ...surroundings]))
    const lines = (await exported(db)).map(line => JSON.parse(line) as ImportLine)
    expect(lines.map(({ kind }) => kind)).toEqual(
      'brand category category label attribute attribute spu promotion'.split(' '),
    )
    expect(lines.find(({ kind }) => kind === 'spu')).toEqual(plain)
    expect(lines.at(-1)).toEqual(promotion('p', { spus: ['a'] }))
  })

  test('campaigns come back as they were, without what is a default (C-216)', async () => {
    const { db } = open()
    const coupon = campaign('TRAIL-10', {
      type: 'PROMOTION_COUPON',
      off: { percent: 10 },
      from: 50_000,
      spus: ['a'],
      stacks: false,
      accountScope: 'MEMBER',
      levels: ['GOLD'],
      grant: 'CLAIM',
      validDays: 90,
      limit: 1000,
      limitPerShopper: 2,
    })
    await importCatalogue(db, asText([...surroundings, spu('a'), campaign('SHARED-1'), coupon]))
    const file = await exported(db)
    const lines = file.map(line => JSON.parse(line) as ImportLine)
    expect(lines.slice(-2)).toEqual([campaign('SHARED-1'), coupon])
    expect(await importCatalogue(db, file)).toMatchObject({ problems: [], version: undefined })
    const read = (await readCatalogue(db)).campaigns.get('TRAIL-10')
    expect(read).toMatchObject({ off: { percent: 10 }, spus: new Set(['a']), limit: 1000 })
  })

  test('what a promotion says of skus that are gone stays out, so that the file can be imported', async () => {
    const { db } = open()
    const offer = (skus: string[]) => ({
      spu: 'a',
      price: 100,
      skus: skus.map(code => ({ sku: code, price: 90 })),
    })
    const goods = [spu('a', { skus: [sku('a-1')] }), spu('b', { skus: [sku('b-1')] })]
    await importCatalogue(db, asText([...surroundings, ...goods]))
    const prices = [
      { sku: 'a-1', price: 90 },
      { sku: 'b-1', price: 90 },
    ]
    const first = await importCatalogue(
      db,
      asText([promotion('p', { type: 'EXCHANGE', spus: ['a', 'b'], prices, exchange: [offer(['a-1'])] })]),
    )
    expect(first.problems).toEqual([])
    await importCatalogue(db, asText([spu('a', { skus: [sku('a-9')] })]))
    const file = await exported(db)
    expect(JSON.parse(file.at(-1) ?? '')).toEqual(
      promotion('p', { type: 'EXCHANGE', spus: ['a', 'b'], prices: [{ sku: 'b-1', price: 90 }] }),
    )
    expect((await importCatalogue(db, file)).problems).toEqual([])
    expect(await exported(db)).toEqual(file)
  })
})
