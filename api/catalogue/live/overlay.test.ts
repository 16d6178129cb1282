import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCatalogue, linesOf, SPU_CODES } from '../../product/testing/any-catalogue.ts'
import {
  asText,
  attribute,
  brand,
  campaign,
  category,
  promotion,
  sku,
  spu,
  surroundings,
} from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables, type TestDatabase } from '../../testing/databases.ts'
import type { Catalogue } from '../catalogue.ts'
import { type ImportLine, importLine } from '../format/import-schema.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { readCatalogue } from './catalogue-reader.ts'
import { catalogueWith } from './overlay.ts'

const parsed = (lines: readonly ImportLine[]) => lines.map(line => importLine.parse(line))
const TABLES = ['sku_stock', 'sku', 'spu', 'promotion', 'campaign', 'category', 'brand', 'attribute'] as const

/** Everything a catalogue says, in its order, but for its version. Styles have none. */
function contentOf(catalogue: Catalogue) {
  const entries = <Value>(map: ReadonlyMap<string, Value>) => [...map]
  return {
    ...catalogue,
    version: undefined,
    brands: entries(catalogue.brands),
    categories: entries(catalogue.categories).map(([code, { parent, children, ...own }]) => [
      code,
      { ...own, parent: parent?.code, children: children.map(child => child.code) },
    ]),
    roots: catalogue.roots.map(({ code }) => code),
    labels: entries(catalogue.labels),
    attributes: entries(catalogue.attributes).map(([code, { values, ...own }]) => [code, own, [...values]]),
    spus: entries(catalogue.spus),
    styles: entries(catalogue.styles).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    promotions: entries(catalogue.promotions),
    campaigns: entries(catalogue.campaigns),
  }
}

const both = (text: string) => ({ zh_HK: text, en_US: text })
const position = fc.integer({ min: -3, max: 3 })

/** Lines of the small kinds, changed and new ones. */
const smallLines: fc.Arbitrary<readonly ImportLine[]> = fc
  .record({
    brands: fc.subarray(['alpine', 'trail', 'new-brand', 'Alpha']),
    parent: fc.constantFrom('men', 'women', undefined),
    categories: fc.subarray(['men-tops', 'women-bags', 'new-category']),
    colour: fc.boolean(),
    campaigns: fc.subarray(['TRAIL10', 'BOOTS', 'A-1']),
    isStopped: fc.boolean(),
    at: position,
  })
  .map(({ brands, parent, categories, colour, campaigns, isStopped, at }) => [
    ...brands.map(code => brand(code, { position: at, name: both(`${code} ${at}`) })),
    ...categories.map(code => category(code, { position: at, ...(parent && { parent }) })),
    ...(colour
      ? [attribute('colour', { position: at, values: [{ code: 'red', displayName: both('red') }] })]
      : []),
    ...campaigns.map(code => campaign(code, { isStopped, spus: at > 0 ? [SPU_CODES[0] ?? ''] : [] })),
  ])

/** A catalogue, and lines of another one that are put on top of it. */
const before = fc.record({ base: anyCatalogue, stored: fc.subarray(SPU_CODES, { minLength: 5 }) })
const after = fc.record({
  next: anyCatalogue,
  spus: fc.subarray(SPU_CODES),
  promotions: fc.subarray(['p-1', 'p-2', 'p-3', 'p-0']),
  small: smallLines,
})

const knownGoods = ({ promotions, ...rest }: Parameters<typeof linesOf>[0], codes: readonly string[]) => ({
  ...rest,
  // Promotions of a file name products that are there.
  promotions: promotions.map(line => ({
    ...line,
    spus: (line.spus ?? []).filter(code => codes.includes(code)),
    prices: (line.prices ?? []).filter(entry =>
      codes.includes('spu' in entry ? entry.spu : entry.sku.replace(/\.0$/, '')),
    ),
  })),
})

describeOnBothDatabases('a catalogue with lines on top of it', open => {
  const importAll = async (lines: readonly ImportLine[]) => {
    const { problems } = await importCatalogue(open().db, asText(lines))
    expect(problems).toEqual([])
  }
  const empty = async ({ db }: TestDatabase) => emptyTables(db, ...TABLES)

  test('equals importing the lines and reading again', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(before, after, async ({ base, stored }, { next, spus, promotions, small }) => {
        await empty(open())
        const first = linesOf(
          knownGoods({ ...base, spus: base.spus.filter(({ code }) => stored.includes(code)) }, stored),
        )
        await importAll(first)
        const read = await readCatalogue(open().db)
        const untouched = contentOf(read)
        const codes = [...stored, ...spus]
        const other = knownGoods(next, codes)
        const lines = [
          ...small,
          ...other.spus.filter(({ code }) => spus.includes(code)),
          ...[
            ...other.promotions,
            { ...(other.promotions[0] as (typeof other.promotions)[number]), code: 'p-0' },
          ].filter(({ code }) => promotions.includes(code)),
        ]
        const laid = catalogueWith(read, parsed(lines))
        const twice = catalogueWith(
          catalogueWith(read, parsed(lines.slice(0, Math.floor(lines.length / 2)))),
          parsed(lines.slice(Math.floor(lines.length / 2))),
        )
        await importAll(lines)
        const expected = contentOf(await readCatalogue(open().db))
        expect(contentOf(laid)).toEqual(expected)
        expect(contentOf(twice)).toEqual(expected)
        expect(contentOf(read)).toEqual(untouched)
        expect(laid.version).toBe(read.version)
      }),
      { numRuns: 60 },
    )
  })

  test('keeps what orders hold and have bought of a product', async () => {
    const { db } = open()
    await empty(open())
    await importAll([...surroundings, spu('held', { sales: 10, skus: [sku('held-1', { inventory: 8 })] })])
    await db.updateTable('sku_stock').set({ reserved: 3 }).where('sku_code', '=', 'held-1').execute()
    await db
      .insertInto('spu_sold')
      .values({ spu_code: 'held', day: 20_777, units: 4, is_recent: 1 } as never)
      .execute()
    const read = await readCatalogue(db)
    expect(read.spus.get('held')?.skus[0]).toMatchObject({ inventory: 5, reserved: 3 })
    const line = spu('held', {
      sales: 20,
      recentSales: 1,
      skus: [sku('held-1', { inventory: 7 })],
    })
    const laid = catalogueWith(read, parsed([line]))
    expect(laid.spus.get('held')).toMatchObject({ sales: 24, recentSales: 5 })
    expect(laid.spus.get('held')?.skus).toMatchObject([{ inventory: 4, reserved: 3 }])
    await importAll([line])
    expect(contentOf(await readCatalogue(db))).toEqual(contentOf(laid))
    await emptyTables(db, 'spu_sold')
  })

  describe('shares what did not change', () => {
    const START = [
      ...surroundings,

      spu('a'),
      spu('b'),
      spu('c'),
      promotion('week', { spus: ['a'] }),
    ]
    const readStart = async () => {
      await empty(open())
      await importAll(START)
      return readCatalogue(open().db)
    }

    test('a promotion touches its products alone, also one that it shows no more', async () => {
      const read = await readStart()
      const laid = catalogueWith(
        read,
        parsed([promotion('week', { spus: ['b'], prices: [{ sku: 'c-1', price: 100 }] })]),
      )
      expect(read.spus.get('a')?.promotions.map(({ code }) => code)).toEqual(['week'])
      expect(laid.spus.get('a')?.promotions).toEqual([])
      expect(laid.spus.get('b')?.promotions.map(({ code }) => code)).toEqual(['week'])
      expect(laid.spus.get('c')?.skus[0]?.promotionPrices).toMatchObject([
        { promotionCode: 'week', price: 100 },
      ])
      for (const part of [
        'brands',
        'categories',
        'attributes',
        'labels',
        'campaigns',
        'newEnds',
        'site',
      ] as const)
        expect(laid[part]).toBe(read[part])
    })

    test('a product and its style alone are new', async () => {
      const read = await readStart()
      const laid = catalogueWith(read, parsed([spu('b', { salePrice: 80_000 })]))
      expect(laid.spus.get('a')).toBe(read.spus.get('a'))
      expect(laid.spus.get('b')?.salePrice).toBe(80_000)
      expect(laid.styles.get('a')).toBe(read.styles.get('a'))
      expect(laid.promotions).toBe(read.promotions)
      expect([...laid.spus.keys()]).toEqual(['a', 'b', 'c'])
    })

    test('without lines it is the catalogue itself, and the promotion as it is changes no product', async () => {
      const read = await readStart()
      expect(catalogueWith(read, [])).toBe(read)
      expect(catalogueWith(read, parsed([promotion('week', { spus: ['a'] })])).spus).toBe(read.spus)
    })
  })
})
