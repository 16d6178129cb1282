import { beforeAll, describe, expect, test } from 'vitest'
import type { Commerce } from '../../commerce.ts'
import {
  getRecommendProductListDocument,
  guessLikesDocument,
  productDetailExInfoGqlDocument,
} from '../../generated/documents.ts'
import type {
  PromotionExchangeProductsArgs,
  ShopRecommendProductsArgs,
} from '../../generated/resolver-types.ts'
import { brand, category, promotion, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { openCommerce } from '../../testing/serve.ts'

const sized = (code: string, ...sizes: readonly string[]) => ({
  options: { size: sizes.map(size => ({ code: size, name: { zh_HK: size, en_US: size } })) },
  skus: sizes.map(size => sku(`${code}-${size}`, { size })),
})
const many = Array.from({ length: 40 }, (_, at) => `M${String(at).padStart(2, '0')}`)
const lines = [
  ...surroundings,
  brand('alpine'),
  category('women'),
  category('women-tops', { parent: 'women' }),
  category('camp'),
  spu('tent', { categories: ['camp'] }),
  spu('lamp-blue', { style: 'lamp', categories: ['camp'] }),
  spu('lamp-red', { style: 'lamp', recentSales: 1, categories: ['camp'] }),
  ...many.map((code, at) => spu(code, { recentSales: at, categories: ['women-tops'] })),
  spu('jacket', { recentSales: 5 }),
  spu('coat', { recentSales: 90, ...sized('coat', 'S', 'M') }),
  spu('sold-out', { recentSales: 99, skus: [sku('sold-out-1', { inventory: 0 })] }),
  spu('off', { recentSales: 98, onShelves: false }),
  spu('host', {
    attributes: [{ code: 'outdoor', values: ['hiking'] }],
    recentSales: 1,
    ...sized('host', 'S', 'M', 'L'),
  }),
  promotion('add-on', {
    type: 'EXCHANGE',
    spus: ['jacket'],
    exchange: [
      {
        spu: 'host',
        price: 9_990,
        limit: 2,
        skus: [
          { sku: 'host-M', price: 8_950 },
          { sku: 'host-S', price: 12_000 },
        ],
      },
      { spu: 'off', price: 100 },
      { spu: 'coat', price: 5_000 },
      ...many.map(code => ({ spu: code, price: 1_000 })),
    ],
  }),
  promotion('plain', { spus: ['jacket'], priority: 9 }),
]

let commerce: Commerce
beforeAll(async () => {
  ;({ commerce } = await openCommerce(lines))
})
const api = () => commerce.createServerApi({ locale: 'en_US' })

describe('recommended products', () => {
  const ask = async (args: ShopRecommendProductsArgs) =>
    (await api().run(getRecommendProductListDocument, args)).shop.recommendProducts
  const codes = async (args: ShopRecommendProductsArgs) =>
    (await ask(args)).edges.map(({ node }) => node.code)

  test.each<[string, ShopRecommendProductsArgs, string[]]>([
    [
      'named products in their order (CO-81)',
      { codes: ['jacket', 'coat', 'x', 'jacket'] },
      ['jacket', 'coat'],
    ],
    ['a category’s, best sellers first (C-297)', { categories: ['men'] }, ['coat', 'jacket', 'host']],
    [
      'named ones first, none twice',
      { codes: ['host'], categories: ['men-jackets'] },
      ['host', 'coat', 'jacket'],
    ],
    ['only what can be bought', { codes: ['off', 'sold-out', 'coat'] }, ['coat']],
    ['nothing for an unknown category', { categories: ['x'] }, []],
    ['nothing for nothing', {}, []],
  ])('%s', async (_, args, expected) => expect(await codes(args)).toEqual(expected))

  test('a hundred at a time unless asked otherwise, and pages of twenty (C-121, C-297, CO-37)', async () => {
    const args = { codes: ['coat', 'jacket', 'host'], categories: ['women', 'men'] }
    expect((await codes(args)).length).toBe(43)
    const pages: number[] = []
    const seen: string[] = []
    for (let after: string | null = null, more = true; more; ) {
      const page = await ask({ ...args, pageInput: { first: 20, after } })
      pages.push(page.edges.length)
      seen.push(...page.edges.map(({ node }) => node.code))
      expect(page.pageInfo.totalCount).toBe(43)
      ;({ endCursor: after = null, hasNextPage: more } = page.pageInfo)
    }
    expect(pages).toEqual([20, 20, 3])
    expect(seen).toEqual(await codes(args))
    expect(new Set(seen).size).toBe(43)
  })
})

describe('guess you like', () => {
  const ask = async (skuCodes: readonly string[]) =>
    (await api().run(guessLikesDocument, { skuCodes })).guessLikes.map(({ code }) => code)

  test.each<[string, string[], string[]]>([
    [
      'the same categories without the products themselves, best sellers first (CO-80)',
      ['jacket-1'],
      ['coat', 'host'],
    ],
    ['several products', ['jacket-1', 'coat-S', 'coat-M'], ['host']],
    ['a product off shelf still tells its categories', ['off-1'], ['coat', 'jacket', 'host']],
    ['unknown codes beside known ones', ['x', 'coat-S'], ['jacket', 'host']],
  ])('%s', async (_, skuCodes, expected) => expect(await ask(skuCodes)).toEqual(expected))

  test('best sellers of the shop, twenty of them, for an empty bag or one of unknown things (CO-80)', async () => {
    const best = await ask([])
    expect(best).toHaveLength(20)
    expect(best.slice(0, 3)).toEqual(['coat', 'M39', 'M38'])
    expect(await ask(['x'])).toEqual(best)
  })

  test('one colour of a style, the one that sells best, and none of a style that is known (CO-80)', async () => {
    expect(await ask(['tent-1'])).toEqual(['lamp-red'])
    expect(await ask(['lamp-red-1'])).toEqual(['tent'])
  })

  test('shows what a card needs (C-295, C-337)', async () => {
    const { guessLikes } = await api().run(guessLikesDocument, { skuCodes: ['jacket-1'] })
    expect(guessLikes[0]).toMatchObject({
      code: 'coat',
      title: 'coat jacket',
      inventory: 10,
      images: [],
      listPrice: null,
      price: { amount: 900, currencyCode: 'HKD' },
    })
  })
})

describe('add-on products of a promotion', () => {
  const ask = async (args: PromotionExchangeProductsArgs = {}) => {
    const { node } = await api().run(productDetailExInfoGqlDocument, { code: 'jacket', ...args })
    return node?.promotions ?? []
  }

  test('with their own prices, limits and skus (C-194, CO-51)', async () => {
    const [promoted] = await ask()
    expect(promoted?.exchangeProducts.edges[0]?.node).toMatchObject({
      activityId: 'add-on',
      limitCount: 2,
      exPrice: { amount: 89.5, currencyCode: 'HKD' },
      product: { code: 'host', skus: [{ code: 'host-S' }, { code: 'host-M' }, { code: 'host-L' }] },
      funcLabels: [
        { code: 'host-S', labelType: 'EX_PRICE', value: '120' },
        { code: 'host-S', labelType: 'LIMIT_COUNT', value: '2' },
        { code: 'host-M', labelType: 'EX_PRICE', value: '89.5' },
        { code: 'host-M', labelType: 'LIMIT_COUNT', value: '2' },
      ],
    })
    expect(promoted?.exchangeProducts.edges[1]?.node).toMatchObject({
      limitCount: null,
      exPrice: { amount: 50 },
      product: { code: 'coat' },
      funcLabels: [
        { code: 'coat-S', labelType: 'EX_PRICE', value: '50' },
        { code: 'coat-M', labelType: 'EX_PRICE', value: '50' },
      ],
    })
  })

  test('thirty a page, in the promotion’s order, without what is off shelf (C-203)', async () => {
    const one = (await ask())[0]?.exchangeProducts
    expect(one?.edges).toHaveLength(30)
    expect(one?.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true, totalCount: 42 })
    const two = (await ask({ pageInput: { after: one?.pageInfo.endCursor ?? null } }))[0]?.exchangeProducts
    expect(two?.edges.map(({ node }) => node.product.code)).toEqual(many.slice(28))
    expect(two?.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false })
  })

  test('filtered by attribute (C-204)', async () => {
    const [promoted, plain] = await ask({ filterInput: [{ code: 'outdoor', values: ['hiking'] }] })
    expect(promoted?.exchangeProducts.edges.map(({ node }) => node.product.code)).toEqual(['host'])
    expect(plain?.exchangeProducts).toEqual({
      edges: [],
      pageInfo: {
        hasPreviousPage: false,
        hasNextPage: false,
        startCursor: null,
        endCursor: null,
        totalCount: 0,
      },
    })
  })
})
