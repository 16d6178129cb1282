import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCatalogue } from '../../catalogue/live/catalogue-reader.ts'
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts'
import { asText } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { filterCondition } from './filter-condition.ts'
import { pageOf } from './paging.ts'
import type { Audience } from '../../catalogue/pricing.ts'
import { productList } from './product-list.ts'
import type { Criteria } from '../view/selection.ts'
import { createCatalogueViews, type CatalogueView } from '../view/catalogue-view.ts'
import type { Sort } from '../index/sort-order.ts'
import {
  type AnyCatalogue,
  anyCatalogue,
  BRANDS,
  CATEGORIES,
  COLOURS,
  LEVELS,
  linesOf,
  NOW,
  SIZES,
  SPU_CODES,
} from '../testing/any-catalogue.ts'
import { isWanted, naiveCategories, naiveList, naivePrice, naiveValues } from '../testing/naive-list.ts'

/** Sixty questions about each of these, on either engine. */
const CATALOGUES = 15
const QUESTIONS = 60
const HOUR = 3_600_000

const some = (values: readonly string[]) =>
  fc.option(fc.array(fc.constantFrom(...values, 'unknown'), { maxLength: 3 }), { nil: undefined })
const dollars = fc.constantFrom(0, 4_999, 5_000, 7_000, 8_950, 10_000)
const keyword = fc.oneof(
  fc.constantFrom(
    '防',
    '鞋',
    '背包',
    '水外',
    '包背',
    '防水外套',
    'trail',
    'MENS',
    'men’s',
    'gore',
    'ＴＥＸ',
    'wi',
  ),
  fc.constantFrom('nc-1', 'NC-1', 'ab-2'),
  fc.constantFrom(
    'nc-1',
    'NC-1',
    'nc-1.0',
    '30l',
    'AB_2',
    'z',
    '3',
    'men 背包',
    'shoe 防水 n',
    '!?',
    'works 山',
    'bags 30',
    'c o',
    '3-d',
    'n.c',
    'nc1',
    'z0',
    '1b',
  ),
  fc.string({ minLength: 1, maxLength: 3 }).map(text => text.trim() || 'x'),
)
const choice = fc.oneof(
  fc.record({
    code: fc.constant('size'),
    values: fc.array(fc.constantFrom(...SIZES, 'XXL', 'm'), { maxLength: 2 }),
  }),
  fc.record({ code: fc.constant('colour'), values: fc.array(fc.constantFrom(...COLOURS), { maxLength: 2 }) }),
  fc.record({
    code: fc.constant('discount'),
    values: fc.array(fc.constantFrom('10', '30', '50'), { maxLength: 2 }),
  }),
  fc.record({
    code: fc.constant('activity'),
    values: fc.array(fc.constantFrom('p-1', 'p-2'), { maxLength: 2 }),
  }),
  fc.record({ code: fc.constant('outdoor'), values: fc.array(fc.constantFrom('hiking', 'running', 'x')) }),
  fc.record({ code: fc.constantFrom('fabric', 'gender', 'nothing'), values: fc.constant(['wool', 'men']) }),
)
const criteria: fc.Arbitrary<Criteria> = fc.record(
  {
    onShelves: fc.constantFrom([true], [true], [true, false], [false]),
    withinCategory: fc.constantFrom(...CATEGORIES.map(line => line.code), 'nowhere', undefined),
    withinBrand: fc.constantFrom(...BRANDS.map(line => line.code), undefined, undefined),
    categories: some(CATEGORIES.map(line => line.code)),
    brands: some(BRANDS.map(line => line.code)),
    spuCodes: some(SPU_CODES),
    codes: some(SPU_CODES).map(codes => codes && [...new Set(codes)]),
    minPrice: dollars,
    maxPrice: dollars,
    attributes: fc.array(choice, { maxLength: 3 }),
    firstListTimeAfter: fc.integer({ min: -4, max: 1 }).map(hours => NOW + hours * HOUR),
    keyword,
  },
  { requiredKeys: ['onShelves'] },
)
const sorts = fc.array(
  fc.record<Sort>({
    field: fc.constantFrom('LIST_TIME' as const, 'SALES' as const, 'SALE_PRICE' as const),
    order: fc.constantFrom('ASC' as const, 'DESC' as const),
  }),
  { maxLength: 3 },
)
const audience: fc.Arbitrary<Audience> = fc.oneof(
  fc.constant({ kind: 'GUEST' as const }),
  fc.record({ kind: fc.constant('MEMBER' as const), levelCode: fc.constantFrom(...LEVELS, null) }),
)
const question = fc.record({
  criteria,
  sorts,
  audience,
  now: fc.constantFrom(-3, 0, 1, 2, 4).map(hours => NOW + hours * HOUR),
  first: fc.integer({ min: 1, max: 5 }),
})
type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never

/** The whole list, read page after page. */
function readPages(view: CatalogueView, { criteria, sorts, first }: Question) {
  const index = view.index()
  const list = productList(index, criteria, sorts)
  const codes: string[] = []
  for (let after: string | undefined; ; ) {
    const page = pageOf(index, list, first, after)
    if (!page) throw new Error('A cursor of this list was refused.')
    expect(page.hasPrevious).toBe(codes.length > 0 && page.totalCount > 0)
    codes.push(...page.entries.map(({ product }) => index.catalogue.spus[product]?.code ?? ''))
    expect(page.hasNext).toBe(codes.length < page.totalCount)
    if (!page.hasNext) return { codes, totalCount: page.totalCount }
    after = page.entries.at(-1)?.cursor
  }
}

const tally = (values: readonly (string | number)[]) => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  return Object.fromEntries(counts)
}

/** Counts of every filter, by filter and value, the slow way. */
function naiveCounts(shop: AnyCatalogue, { criteria, audience, now }: Question) {
  const eyes = { level: audience.kind === 'GUEST' ? undefined : audience.levelCode, now }
  const without = (filter: string) => shop.spus.filter(spu => isWanted(spu, criteria, shop, eyes, filter))
  const codes = ['gender', 'outdoor', 'colour', 'size', 'discount', 'activity']
  return {
    categories: tally(without('categories').flatMap(spu => [...new Set(naiveCategories(spu))])),
    brands: tally(without('brands').flatMap(spu => spu.brands)),
    salePrices: tally(without('price').flatMap(spu => naivePrice(spu, shop, eyes) ?? [])),
    attributes: Object.fromEntries(
      codes.flatMap(code => {
        const values = without(`attribute ${code}`).flatMap(spu => [
          ...new Set(naiveValues(spu, code, shop, eyes)),
        ])
        return values.length > 0 ? [[code, tally(values)]] : []
      }),
    ),
  }
}

function engineCounts(view: CatalogueView, { criteria }: Question) {
  const found = filterCondition(view.index(), view.filterLabels(), criteria)
  const entries = <Entry>(list: readonly Entry[], pair: (entry: Entry) => readonly [string, number]) =>
    Object.fromEntries(list.map(pair))
  return {
    categories: entries(found.categories, ({ code, count }) => [code, count]),
    brands: entries(found.brands, ({ code, count }) => [code, count]),
    salePrices: entries(found.salePrices, ({ salePrice, count }) => [
      String(Math.round(salePrice.amount * 100)),
      count,
    ]),
    attributes: Object.fromEntries(
      found.attributes.map(({ code, values }) => [code, entries(values, ({ key, total }) => [key, total])]),
    ),
  }
}

describeOnBothDatabases('for any catalogue', open => {
  test('lists and counts are those of a look at every product (C-117, C-120, C-125 … C-130, CO-33, CO-48)', async () => {
    const views = createCatalogueViews()
    await fc.assert(
      fc.asyncProperty(
        anyCatalogue,
        fc.array(question, { minLength: QUESTIONS, maxLength: QUESTIONS }),
        async (shop, questions) => {
          const { db } = open()
          expect((await importCatalogue(db, asText(linesOf(shop)))).problems).toEqual([])
          const catalogue = await readCatalogue(db)
          for (const asked of questions) {
            const { audience, now } = asked
            const eyes = { level: audience.kind === 'GUEST' ? undefined : audience.levelCode, now }
            const view = views(catalogue, { locale: 'en_US', audience, now })
            const expected = naiveList(shop, eyes, asked.criteria, asked.sorts)
            const { codes, totalCount } = readPages(view, asked)
            // Scores are for other tests.
            const isByFit =
              asked.criteria.keyword !== undefined && !asked.criteria.codes && asked.sorts.length === 0
            const inOrder = (list: readonly string[]) => (isByFit ? list.toSorted() : list)
            expect({ codes: inOrder(codes), totalCount }).toEqual({
              codes: inOrder(expected),
              totalCount: expected.length,
            })
            expect(engineCounts(view, asked)).toEqual(naiveCounts(shop, asked))
          }
        },
      ),
      { numRuns: CATALOGUES },
    )
  }, 120_000)
})
