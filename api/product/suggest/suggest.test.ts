import { beforeAll, describe, expect, test } from 'vitest'
import type { Commerce } from '../../commerce.ts'
import { searchSuggestions } from '../../client/product/search-suggestions.ts'
import { brand, category, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { openCommerce } from '../../testing/serve.ts'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const jackets = Array.from({ length: 6 }, (_, at) =>
  spu(`CR-J-${at}`, {
    title: both('防水外套', 'Rain jacket'),
    categories: ['women-coats'],
    recentSales: at,
  }),
)

const lines = [
  ...surroundings,
  brand('trail', { name: both('山徑', 'Trail') }),
  brand('empty', { name: both('空', 'Jack of none') }),
  category('women', { name: both('女裝', 'Women') }),
  category('women-coats', { parent: 'women', name: both('外套', 'Jackets') }),
  category('kids', { name: both('童裝', 'Kids') }),
  category('kids-coats', { parent: 'kids', name: both('外套', 'Jackets') }),
  category('gone', { name: both('清倉', 'Jackets gone') }),
  ...jackets,
  spu('CR-K-1', { title: both('兒童外套', 'Little jacket'), categories: ['kids-coats'], brands: ['trail'] }),
  spu('CR-J-9', { title: both('防水外套', 'Rain jacket'), onShelves: false, categories: ['gone'] }),
  spu('CR-S-1', { title: both('短襪', 'Socks'), style: 'socks', categories: ['women'], recentSales: 1 }),
  spu('CR-S-2', { title: both('短襪', 'Socks'), style: 'socks', categories: ['women'], recentSales: 2 }),
  spu('CR-T-1', { title: both('山徑褲', 'Path trousers'), brands: ['trail'] }),
]

let commerce: Commerce
beforeAll(async () => {
  ;({ commerce } = await openCommerce(lines))
})

async function suggested(keyword: string) {
  const { products, categories, brands } = await searchSuggestions(
    commerce.createServerApi({ locale: 'en_US' }),
    keyword,
  )
  return {
    products: products.map(({ code }) => code.replace('CR-', '')),
    categories: categories.map(({ name, parent }) => [parent?.name, name].filter(Boolean).join(' › ')),
    brands: brands.map(({ name }) => name),
  }
}

describe('while a shopper types, the shop suggests', () => {
  test.each([
    [
      'four products, best sellers first, and categories, the largest first, that have products on shelf',
      'jack',
      {
        products: ['J-5', 'J-4', 'J-3', 'J-2'],
        categories: ['Women › Jackets', 'Kids › Jackets'],
        brands: [],
      },
    ],
    [
      'a category together with what it lies in',
      'kids ja',
      { products: ['K-1'], categories: ['Kids › Jackets'], brands: [] },
    ],
    [
      'products by the first character of the next Chinese word',
      '女裝外',
      { products: ['J-5', 'J-4', 'J-3', 'J-2'], categories: ['Women › Jackets'], brands: [] },
    ],
    ['brands', 'trai', { products: ['K-1', 'T-1'], categories: [], brands: ['Trail'] }],
    [
      'what is known when the last word is not yet',
      'trousers xq',
      { products: ['T-1'], categories: [], brands: [] },
    ],
    ['a code without its dashes', 'crk1', { products: ['K-1'], categories: [], brands: [] }],
    ['one colour of a style, the best seller', 'sock', { products: ['S-2'], categories: [], brands: [] }],
    ['nothing for an unknown word', 'xqxqxq', { products: [], categories: [], brands: [] }],
    ['nothing for blanks', '  ', { products: [], categories: [], brands: [] }],
  ])('%s: %j', async (_, keyword, expected) => expect(await suggested(keyword)).toEqual(expected))

  test('at most for 50 characters (C-156)', async () =>
    await expect(suggested('山'.repeat(51))).rejects.toThrow('50'))
})
