import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCatalogue } from '../catalogue/catalogue-reader.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { importCatalogue } from '../catalogue/import-catalogue.ts'
import { openDatabase } from '../database/database.ts'
import { asText, brand, category, promotion, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { encodeCursor, pageOf } from './paging.ts'
import { GUEST } from './pricing.ts'
import { type Criteria, selectProducts } from './product-list.ts'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
let catalogue: Catalogue

beforeAll(async () => {
  const db = await openDatabase({ url: 'sqlite::memory:' })
  const lines = [
    ...surroundings,
    brand('alpine'),
    category('women'),
    category('women-tops', { parent: 'women' }),
    spu('a', { listTime: '2026-11-01T00:00:00Z', recentSales: 5, salePrice: 30_000, style: 'S' }),
    spu('b', {
      listTime: '2026-11-03T00:00:00Z',
      recentSales: 9,
      salePrice: 20_000,
      brands: ['alpine'],
      style: 'S',
    }),
    spu('c', {
      listTime: '2026-11-03T00:00:00Z',
      recentSales: 1,
      salePrice: null,
      categories: ['women-tops'],
    }),
    spu('d', {
      listTime: '2026-11-02T00:00:00Z',
      firstListTime: '2026-05-01T00:00:00Z',
      salePrice: 50_000,
      title: { zh_HK: '防水健行鞋', en_US: 'Waterproof hiking shoe' },
      attributes: [{ code: 'outdoor', values: ['hiking'] }],
      skus: [sku('SHOE-42')],
    }),
    spu('off', { onShelves: false }),
    promotion('sale', { prices: [{ spu: 'd', price: 10_000 }] }),
  ]
  await importCatalogue(db, asText(lines))
  catalogue = await readCatalogue(db)
  await db.destroy()
})

const codes = (criteria: Partial<Criteria>, now = NOW) =>
  selectProducts(
    catalogue,
    { locale: 'en_US', audience: GUEST, now },
    { onShelves: [true], sorts: [], ...criteria },
  ).map(product => product.code)

describe('a product list', () => {
  test.each<[string, Partial<Criteria>, string[]]>([
    ['newest first, ties by code (CO-35)', {}, ['b', 'c', 'd', 'a']],
    [
      'sales of three months, most first (C-117)',
      { sorts: [{ field: 'SALES', order: 'DESC' }] },
      ['b', 'a', 'c', 'd'],
    ],
    [
      'cheapest first by what is paid now, gifts last (C-117)',
      { sorts: [{ field: 'SALE_PRICE', order: 'ASC' }] },
      ['d', 'b', 'a', 'c'],
    ],
    [
      'dearest first, gifts still last (C-117)',
      { sorts: [{ field: 'SALE_PRICE', order: 'DESC' }] },
      ['a', 'b', 'd', 'c'],
    ],
    ['only what is on shelf (C-127)', { codes: ['off', 'a'] }, ['a']],
    ['what is off shelf when asked for', { onShelves: [false] }, ['off']],
    ['a category with everything below it (C-126)', { categories: ['men'] }, ['b', 'd', 'a']],
    ['categories are alternatives', { categories: ['men', 'women-tops'] }, ['b', 'c', 'd', 'a']],
    ['an unknown category holds nothing', { categories: ['x'] }, []],
    ['a brand (C-126)', { brands: ['alpine'] }, ['b']],
    ['filters all have to hold (CO-33)', { brands: ['alpine'], categories: ['women'] }, []],
    ['conditions on codes (C-129)', { spuCodes: ['a', 'd'] }, ['d', 'a']],
    ['codes in the order given', { codes: ['d', 'x', 'a', 'd', 'b'] }, ['d', 'a', 'b']],
    [
      'codes sorted when asked',
      { codes: ['d', 'a', 'b'], sorts: [{ field: 'SALES', order: 'ASC' }] },
      ['d', 'a', 'b'],
    ],
    ['a price range, both ends in (CO-34)', { minPrice: 10_000, maxPrice: 20_000 }, ['b', 'd']],
    ['gifts are in no price range', { minPrice: 0 }, ['b', 'd', 'a']],
    ['an attribute’s values (C-126)', { attributes: [{ code: 'outdoor', values: ['hiking', 'x'] }] }, ['d']],
    [
      'first listed after an instant (C-130)',
      { firstListTimeAfter: Date.parse('2026-11-02T12:00:00Z') },
      ['b', 'c'],
    ],
    ['a Chinese keyword (C-128)', { keyword: '健行' }, ['d']],
    ['an English keyword in any case and width (C-128)', { keyword: 'ＨＩＫＩＮＧ shoe' }, ['d']],
    ['a sku’s code', { keyword: 'shoe-42' }, ['d']],
    ['a brand’s name', { keyword: 'alpine 品牌' }, ['b']],
    ['nothing that fits', { keyword: 'hiking alpine' }, []],
  ])('%s', (_, criteria, expected) => expect(codes(criteria)).toEqual(expected))

  test('prices follow the time asked for', () => {
    const afterSale = Date.parse('2026-12-02T00:00:00+08:00')
    expect(codes({ sorts: [{ field: 'SALE_PRICE', order: 'ASC' }] }, afterSale)).toEqual(['b', 'a', 'd', 'c'])
  })
})

describe('pages', () => {
  const list = (length: number) => Array.from({ length }, (_, index) => ({ code: `p${index}` }))

  test('page after page gives the whole list, nothing twice (C-120)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }), (length, first) => {
        const all = list(length)
        const seen: string[] = []
        let after: string | undefined
        for (let guard = 0; guard <= length; guard += 1) {
          const page = pageOf(all, first, after)
          if (!page || page.entries.length === 0) break
          seen.push(...page.entries.map(entry => entry.code))
          after = encodeCursor(page.from + page.entries.length - 1, seen.at(-1) ?? '')
        }
        expect(seen).toEqual(all.map(entry => entry.code))
      }),
    )
  })

  test('products that come or go before the cursor make nothing repeat or get lost', () => {
    const after = encodeCursor(2, 'p2')
    expect(pageOf(list(6).slice(1), 2, after)?.entries).toEqual([{ code: 'p3' }, { code: 'p4' }])
    expect(pageOf([{ code: 'new' }, ...list(6)], 2, after)?.entries).toEqual([{ code: 'p3' }, { code: 'p4' }])
  })

  test('when the cursor’s product is gone, the next one has its place', () => {
    const gone = list(6).filter(entry => entry.code !== 'p2')
    expect(pageOf(gone, 2, encodeCursor(2, 'p2'))?.entries).toEqual([{ code: 'p3' }, { code: 'p4' }])
    expect(pageOf(list(1), 2, encodeCursor(9, 'p9'))?.entries).toEqual([])
  })

  test.each([
    '',
    'x',
    '!!!',
    Buffer.from('{}').toString('base64url'),
    Buffer.from('[-1,"p"]').toString('base64url'),
  ])('a cursor that is none (%j) is told apart', after => expect(pageOf(list(3), 2, after)).toBeUndefined())
})
