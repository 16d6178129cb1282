import { beforeAll, describe, expect, test } from 'vitest'
import type { Commerce } from '../../commerce.ts'
import { filterConditionGqlDocument, getProductListGqlDocument } from '../../generated/documents.ts'
import type { GetProductListGqlQueryVariables, ProductFilters } from '../../generated/operations.ts'
import {
  attribute,
  brand,
  category,
  promotion,
  sku,
  spu,
  surroundings,
} from '../../testing/catalogue-lines.ts'
import { NOW, openCommerce } from '../../testing/serve.ts'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const MINUTE = 60_000
const FORTNIGHT = 14 * 24 * 60 * MINUTE
const iso = (at: number) => new Date(at).toISOString()

const sized = (code: string, ...sizes: readonly string[]) => ({
  options: { size: sizes.map(size => ({ code: size, name: both(size, size) })) },
  skus: sizes.map(size => sku(`${code}-${size}`, { size })),
})

const lines = [
  ...surroundings,
  brand('alpine', { name: both('高山', 'Alpine') }),
  category('women'),
  category('women-tops', { parent: 'women', name: both('上衣', 'Tops') }),
  attribute('gender', {
    attributeType: 'gender',
    values: [{ code: 'men', displayName: both('男', 'Men') }],
  }),
  spu('a', { listTime: '2026-11-01T00:00:00Z', recentSales: 5, salePrice: 30_000 }),
  spu('b', { listTime: '2026-11-03T00:00:00Z', recentSales: 9, salePrice: 20_000, brands: ['alpine'] }),
  spu('c', {
    listTime: '2026-11-03T00:00:00Z',
    firstListTime: iso(NOW - FORTNIGHT - MINUTE),
    recentSales: 1,
    salePrice: null,
    categories: ['women-tops'],
  }),
  spu('d', {
    listTime: '2026-11-02T00:00:00Z',
    firstListTime: iso(NOW - FORTNIGHT + MINUTE),
    salePrice: 50_000,
    listPrice: 60_000,
    title: both('防水健行鞋', 'Waterproof hiking shoe'),
    subTitle: both('男裝背包', 'Men’s 30L pack'),
    attributes: [
      { code: 'outdoor', values: ['hiking'] },
      { code: 'gender', values: ['men'] },
    ],
    ...sized('SHOE', '32', '34'),
  }),
  spu('off', { onShelves: false }),
  promotion('sale', { spus: ['d'], prices: [{ spu: 'd', price: 10_000 }] }),
  promotion('gold', { accountScope: 'MEMBER', spus: ['a'], prices: [{ spu: 'a', price: 100 }] }),
]

let commerce: Commerce
beforeAll(async () => {
  ;({ commerce } = await openCommerce(lines))
})

async function codes(args: Partial<GetProductListGqlQueryVariables>, now = NOW) {
  const { shop } = await commerce
    .createServerApi({ locale: 'en_US', now })
    .run(getProductListGqlDocument, args)
  return shop.products.edges.map(({ node }) => node.code)
}

describe('a product list', () => {
  test.each<[string, Partial<GetProductListGqlQueryVariables>, string[]]>([
    ['newest first, ties by code (CO-35)', {}, ['b', 'c', 'd', 'a']],
    [
      'sales of three months, most first (C-117, L-392)',
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
    [
      'a second sort where the first cannot tell, one that repeats a field in vain (C-344)',
      {
        sorts: [
          { field: 'LIST_TIME' },
          { field: 'LIST_TIME', order: 'ASC' },
          { field: 'SALES', order: 'ASC' },
        ],
      },
      ['c', 'b', 'd', 'a'],
    ],
    ['only what is on shelf (C-127)', { codes: ['off', 'a'] }, ['a']],
    [
      'codes in the order given, unknown and repeated ones left out',
      { codes: ['d', 'x', 'a', 'd'] },
      ['d', 'a'],
    ],
    [
      'codes sorted when asked',
      { codes: ['a', 'd', 'b'], sorts: [{ field: 'SALES', order: 'ASC' }] },
      ['d', 'a', 'b'],
    ],
    ['no codes, no products', { codes: [] }, []],
  ])('%s', async (_, args, expected) => expect(await codes(args)).toEqual(expected))

  test.each<[string, ProductFilters, string[]]>([
    ['what is off shelf when asked for', { spuSaleStatuses: ['OFF_SHELF'] }, ['off']],
    ['a category with everything below it (C-126)', { categories: ['men'] }, ['b', 'd', 'a']],
    ['categories are alternatives (CO-33)', { categories: ['men', 'women-tops'] }, ['b', 'c', 'd', 'a']],
    ['an unknown category holds nothing', { categories: ['x'] }, []],
    ['an empty list holds for nothing', { brands: [] }, []],
    ['a brand (C-126)', { brands: ['alpine'] }, ['b']],
    ['filters all have to hold (CO-33)', { brands: ['alpine'], categories: ['women'] }, []],
    ['conditions on codes (C-129)', { spuCodes: ['a', 'd'] }, ['d', 'a']],
    ['a price range, both ends in (CO-34)', { salePrice: { min: 100, max: 200 } }, ['b', 'd']],
    ['gifts are in no price range (CO-28)', { salePrice: { min: 0 } }, ['b', 'd', 'a']],
    ['a range upside down holds nothing', { salePrice: { min: 2, max: 1 } }, []],
    ['an attribute’s values (C-126)', { attributes: [{ code: 'outdoor', values: ['hiking', 'x'] }] }, ['d']],
    ['an unknown attribute holds nothing', { attributes: [{ code: 'x', values: ['hiking'] }] }, []],
    [
      'letter sizes find the numbers they stand for (CO-40)',
      { attributes: [{ code: 'size', values: ['m'] }] },
      ['d'],
    ],
    ['percent off what is paid now (CO-33)', { attributes: [{ code: 'discount', values: ['50'] }] }, ['d']],
    ['running promotions (CO-33)', { attributes: [{ code: 'activity', values: ['sale', 'gold'] }] }, ['d']],
    [
      'new arrivals: a minute within 14 days is in, a minute beyond is out (C-130, CO-41)',
      { firstListTimeAfter: iso(NOW - FORTNIGHT), spuCodes: ['c', 'd'] },
      ['d'],
    ],
    [
      'exactly 14 days is out (CO-41)',
      { firstListTimeAfter: iso(NOW - FORTNIGHT + MINUTE), spuCodes: ['d'] },
      [],
    ],
  ])('%s', async (_, filters, expected) => expect(await codes({ filters })).toEqual(expected))

  test('prices follow the time asked for', async () => {
    const afterSale = Date.parse('2026-12-02T00:00:00+08:00')
    const sorts = [{ field: 'SALE_PRICE' as const, order: 'ASC' as const }]
    expect(await codes({ sorts }, afterSale)).toEqual(['b', 'a', 'd', 'c'])
    const bargains = { attributes: [{ code: 'discount', values: ['20'] }] }
    expect(await codes({ filters: bargains }, afterSale)).toEqual([])
  })
})

describe('search', () => {
  test.each<[string, string, string[]]>([
    ['two Chinese characters (C-128, CO-48)', '健行', ['d']],
    ['one Chinese character (CO-48)', '鞋', ['d']],
    ['a Chinese word of the subtitle (CO-48)', '背包', ['d']],
    ['characters that do not stand side by side', '防行', []],
    ['an English word in any case and width (C-128)', 'ＨＩＫＩＮＧ shoe', ['d']],
    ['the beginning of a word (CO-48)', 'water', ['d']],
    ['not its middle', 'proof', []],
    ['both languages at once', 'hiking 防水', ['d']],
    ['without a blank between them', '防水hik', ['d']],
    ['with and without an apostrophe', 'mens pack men’s', ['d']],
    ['number and unit', '30l', ['d']],
    ['a brand’s name (CO-48)', '高山', ['b']],
    ['a category’s name (CO-48)', 'tops', ['c']],
    ['an ancestor’s name (CO-48)', 'women category', ['c']],
    ['a sku’s code in any case (CO-48)', 'shoe-34', ['d']],
    ['the beginning of a code', 'SHOE-3', ['d']],
    ['every word has to occur (C-128)', 'hiking alpine', []],
    ['signs beside words do not matter', '  «hiking» ! ', ['d']],
    ['nothing but signs finds nothing', '%_*', []],
    ['blank is no search (CO-47)', ' 　 ', ['b', 'c', 'd', 'a']],
    ['the exact code first, whatever the sort (CO-48)', 'a', ['a', 'b']],
  ])('%s', async (_, keyword, expected) => expect(await codes({ filters: { keyword } })).toEqual(expected))

  test('takes 50 characters, also rare ones, and no more (C-156)', async () => {
    expect(await codes({ filters: { keyword: '𠮷'.repeat(50) } })).toEqual([])
    await expect(codes({ filters: { keyword: '鞋'.repeat(51) } })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'A search can have at most 50 characters.',
    })
  })
})

describe('the size of a page', () => {
  const count = async (args: Partial<GetProductListGqlQueryVariables>) => (await codes(args)).length

  test.each<[string, Partial<GetProductListGqlQueryVariables>, number]>([
    ['30 by itself (C-120)', {}, 4],
    ['the field’s own first (C-344)', { first: 2 }, 2],
    ['pageInput’s first (C-344)', { pageInput: { first: 3 } }, 3],
    ['pageInput’s first before the field’s', { first: 2, pageInput: { first: 3 } }, 3],
    ['the field’s first when pageInput has none', { first: 2, pageInput: {} }, 2],
  ])('%s', async (_, args, expected) => expect(await count(args)).toBe(expected))

  test.each([0, -1, 101, 2_147_483_647])('%i is refused', async first => {
    const refusal = { code: 'BAD_USER_INPUT', message: 'A page can have 1 to 100 entries.' }
    await expect(codes({ first })).rejects.toMatchObject(refusal)
    await expect(codes({ pageInput: { first } })).rejects.toMatchObject(refusal)
  })
})

test('the filters of a list are those of its selection (C-345)', async () => {
  const { shop } = await commerce
    .createServerApi({ locale: 'en_US' })
    .run(filterConditionGqlDocument, { filters: { keyword: 'hiking' } })
  expect(shop.filterCondition.totalCount).toBe(1)
  expect(shop.filterCondition.brands).toEqual([
    { code: 'northcairn', name: 'northcairn brand', imageUrl: '', count: 1 },
  ])
})
