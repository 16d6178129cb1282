import { beforeAll, describe, expect, test } from 'vitest'
import type { Commerce } from '../../commerce.ts'
import {
  filterConditionGqlDocument,
  getProductListGqlDocument,
  nearKeywordsDocument,
} from '../../generated/documents.ts'
import type { ShopProductsArgs } from '../../generated/resolver-types.ts'
import { attribute, brand, category, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { openCommerce } from '../../testing/serve.ts'
import { synonym } from '../../testing/site-lines.ts'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const coloured = (code: string, zh: string, en: string) => ({
  options: { colour: [{ code, name: both(zh, en) }] },
  skus: [sku('CR-A-1-S', { colour: code })],
})

const lines = [
  ...surroundings,
  brand('trail', { name: both('山徑', 'Trail') }),
  category('women', { name: both('女裝', 'Women') }),
  category('women-coats', { parent: 'women', name: both('外套', 'Jackets') }),
  category('head', { name: both('頭上', 'Headwear') }),
  category('bags', { name: both('背囊與袋', 'Packs and bags') }),
  attribute('activities', {
    attributeType: 'outdoor',
    values: [{ code: 'snow', displayName: both('滑雪', 'Skiing') }],
  }),
  spu('CR-A-1', {
    title: both('山脊大衣', 'Ridge parka'),
    categories: ['women-coats'],
    recentSales: 1,
    listTime: '2026-11-01T00:00:00Z',
    ...coloured('NVY', '深藍', 'Navy'),
  }),
  spu('CR-A-2', {
    title: both('輕外套', 'Light jacket'),
    categories: ['women-coats'],
    recentSales: 2,
    listTime: '2026-11-02T00:00:00Z',
  }),
  spu('CR-A-3', {
    title: both('帽', 'Hat'),
    subTitle: both('配任何外套', 'Goes with any jacket'),
    categories: ['head'],
    recentSales: 9,
    listTime: '2026-11-09T00:00:00Z',
    attributes: [{ code: 'activities', values: ['snow'] }],
  }),
  spu('CR-B-10', { title: both('日用袋', 'Daypack'), categories: ['bags'], brands: ['trail'] }),
]

let commerce: Commerce
beforeAll(async () => {
  ;({ commerce } = await openCommerce(lines))
  const groups = [
    synonym('backpack', { words: ['backpack', 'rucksack', '背包', '背囊'] }),
    synonym('blue', { words: ['blue', '藍色'], alsoFinds: ['navy'] }),
  ]
  await commerce.importSite(groups.map(group => JSON.stringify(group)))
})

const api = () => commerce.createServerApi({ locale: 'en_US' })
async function page(keyword: string, args: Partial<ShopProductsArgs> = {}) {
  const { shop } = await api().run(getProductListGqlDocument, { ...args, filters: { keyword } })
  return shop.products
}
const codes = async (keyword: string, args?: Partial<ShopProductsArgs>) =>
  (await page(keyword, args)).edges.map(({ node }) => node.code.replace('CR-', ''))

describe('a search finds', () => {
  test.each([
    ['simplified characters', '女装', ['A-2', 'A-1']],
    ['Chinese words without a blank between them', '女裝外套', ['A-2', 'A-1']],
    ['a word between them that says nothing', '女裝的外套', ['A-2', 'A-1']],
    ['a synonym', 'rucksack', ['B-10']],
    ['a synonym in the other language, in other characters', '背包', ['B-10']],
    ['an English plural', 'hats', ['A-3']],
    ['a word with one typing error', 'jakcet', ['A-2', 'A-1', 'A-3']],
    ['a synonym with a typing error', 'rucksak', ['B-10']],
    ['two words run together', 'lightjacket', ['A-2']],
    ['one word in two', 'day pack', ['B-10']],
    ['a colour by its name', 'navy parka', ['A-1']],
    ['a colour by its common name', '藍色大衣', ['A-1']],
    ['a value of an attribute', 'skiing', ['A-3']],
    ['a code without dashes', 'crb10', ['B-10']],
    ['the end of a code without dashes', 'b10', ['B-10']],
    ['beside words that say nothing', 'a hat for the trail', []],
    ['no near word for three letters', 'hot', []],
    ['no more than one error in seven letters', 'dypakc', []],
  ])('%s (C-128, CO-48)', async (_, keyword, expected) => expect(await codes(keyword)).toEqual(expected))
})

describe('the order of a search', () => {
  test('is by fit, the name before the category before the text, while no sort is chosen (C-117)', async () => {
    expect(await codes('jacket')).toEqual(['A-2', 'A-1', 'A-3'])
    expect(await codes('jacket', { sorts: [{ field: 'LIST_TIME' }] })).toEqual(['A-3', 'A-2', 'A-1'])
    expect(await codes('jacket', { sorts: [{ field: 'SALES' }] })).toEqual(['A-3', 'A-2', 'A-1'])
  })

  test('page by page is that of the whole (C-120)', async () => {
    const seen: string[] = []
    for (let after: string | null = null, more = true; more; ) {
      const { edges, pageInfo } = await page('jacket', { pageInput: { first: 1, after } })
      seen.push(...edges.map(({ node }) => node.code.replace('CR-', '')))
      expect(pageInfo.totalCount).toBe(3)
      ;({ endCursor: after = null, hasNextPage: more } = pageInfo)
    }
    expect(seen).toEqual(['A-2', 'A-1', 'A-3'])
  })

  test('counts of filters are those of what was found (C-125)', async () => {
    const { shop } = await api().run(filterConditionGqlDocument, { filters: { keyword: '女装外套' } })
    expect(shop.filterCondition.totalCount).toBe(2)
    expect(shop.filterCondition.categories.map(({ code, count }) => [code, count])).toEqual([
      ['women', 2],
      ['women-coats', 2],
    ])
  })
})

describe('what is meant exactly is above what is only near', () => {
  let shop: Commerce
  /** The later in this list, the newer; of two that fit alike the newer is first. */
  const goods = [
    ['KX-1', '帳篷', 'Tent'],
    ['KX-10', '帳篷桿袋', 'Tentpole bag'],
    ['KX-100', '營釘', 'Pegs for a tent'],
    ['FL-1', '抓毛衣', 'Fleece'],
    ['FL-2', '艦隊帽', 'Fleet cap'],
    ['FL-3', '抓毛手襪', 'Fleecewear mitts'],
  ] as const
  beforeAll(async () => {
    ;({ commerce: shop } = await openCommerce([
      ...surroundings,
      ...goods.map(([code, zh, en], at) =>
        spu(code, {
          title: both(zh, en),
          listTime: `2026-11-0${at + 1}T00:00:00Z`,
          skus: [sku(`${code}-S`)],
        }),
      ),
    ]))
    return () => shop.close()
  })

  test.each([
    ['a code before longer ones', 'kx-1', ['KX-1', 'KX-10', 'KX-100']],
    ['a name before names that hold it, and they before longer words', 'TENT', ['KX-1', 'KX-100', 'KX-10']],
    ['a word without its neighbours by one letter', 'fleece', ['FL-1', 'FL-3']],
    ['a Chinese name before longer ones, in other characters too', '帐篷', ['KX-1', 'KX-10']],
  ])('%s (C-117, C-128)', async (_, keyword, expected) => {
    const { shop: answer } = await shop
      .createServerApi({ locale: 'en_US' })
      .run(getProductListGqlDocument, { filters: { keyword } })
    expect(answer.products.edges.map(({ node }) => node.code)).toEqual(expected)
  })
})

describe('a search that finds nothing is near to', () => {
  test.each([
    ['one with a corrected word', 'dypakc', ['daypack']],
    ['one with fewer words', 'navy skiing', ['navy', 'skiing']],
    ['one without what is unknown', 'navy zeppelin', ['navy']],
    ['one without unknown characters', '女裝飛船', ['女裝']],
    ['none', 'zeppelin', []],
  ])('%s (C-123)', async (_, keyword, expected) => {
    expect(await codes(keyword)).toEqual([])
    expect((await api().run(nearKeywordsDocument, { keyword })).shop.nearKeywords).toEqual(expected)
  })
})

test('another list of synonyms takes effect at once, kept answers included (CO-48)', async () => {
  expect(await codes('sack')).toEqual([])
  await commerce.importSite([JSON.stringify(synonym('sack', { words: ['sack', 'rucksack', '袋'] }))])
  expect(await codes('sack')).toEqual(['B-10'])
})

test('the desk counts what words find on the shelf, each by itself and together (CO-48)', () => {
  const { counts, total, styles } = commerce.foundByWords(['daypack', 'jacket', 'navy', 'zeppelin'])
  expect(counts).toEqual([1, 3, 1, 0])
  expect(total).toBe(4)
  expect(styles.map(({ title }) => title.en_US)).toEqual(['Ridge parka', 'Light jacket', 'Hat', 'Daypack'])
})
