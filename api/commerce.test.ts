import { isoInHongKong } from '#locales/hong-kong.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createCommerce, type Commerce } from './commerce.ts'
import { ApiError } from './client/api-error.ts'
import { productByCodeQuery } from './client/product/product.ts'
import {
  brandsGqlDocument,
  getCategoriesDocument,
  getProductListGqlDocument,
  loginAsVisitorDocument,
  productByCodeNoCacheDocument,
  productDetailExInfoGqlDocument,
  productDetailFBInfoGqlDocument,
  productDetailGqlDocument,
  queryVisitorMemberInfoDocument,
} from './generated/documents.ts'
import { schema } from './schema.ts'
import { asText, attribute, category, promotion, sku, spu, surroundings } from './testing/catalogue-lines.ts'
import { describeOnBothDatabases } from './testing/databases.ts'
import { NOW, openCommerce } from './testing/serve.ts'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const HOUR = 3_600_000

const shell = spu('SHELL-NVY', {
  style: 'SHELL',
  title: both('三層防水外套', 'Three-layer shell'),
  subTitle: both('男裝', 'Men'),
  listPrice: 100_000,
  salePrice: 90_050,
  sales: 37,
  labels: ['new-season'],
  sizeChart: both('<table>尺</table>', '<table>size</table>'),
  images: [{ url: '/media/1.svg', type: 'FIGURE' }, { url: '/media/2.svg' }],
  attributes: [
    { code: 'outdoor', values: ['hiking'] },
    { code: 'promotionLabel', values: [{ displayName: both('限時|#f00|#fff', 'Limited|#f00|#fff') }] },
  ],
  options: {
    colour: [{ code: 'NVY', name: both('深藍', 'Navy'), hex: '#1f2a44' }],
    size: [
      { code: 'S', name: both('細', 'S'), displayName: both('細碼', 'Small') },
      { code: 'M', name: both('中', 'M') },
    ],
  },
  skus: [
    sku('SHELL-NVY-S', {
      colour: 'NVY',
      size: 'S',
      inventory: 4,
      prices: { default: 88_000, members: [{ level: 'GOLD', price: 80_000 }] },
    }),
    sku('SHELL-NVY-M', { colour: 'NVY', size: 'M', inventory: null, storeSkuCode: '4711' }),
  ],
})

const lines = [
  ...surroundings,
  category('men-shells', { parent: 'men-jackets', navFrontName: both('防水', 'Shells') }),
  attribute('fabric'),
  shell,
  spu('SHELL-RED', { style: 'SHELL', salePrice: 70_000, onShelves: false }),
  spu('SHELL-GRN', { style: 'SHELL', salePrice: 70_000, categories: ['men-shells'] }),
  spu('GIFT', { salePrice: null, listPrice: null }),
  promotion('sale', {
    type: 'SPECIFY_PRICE',
    priority: 2,
    endTime: new Date(NOW + HOUR).toISOString(),
    spus: ['SHELL-NVY'],
    prices: [{ sku: 'SHELL-NVY-M', price: 60_000 }],
  }),
  promotion('first', { priority: 1, accountScope: 'MEMBER', spus: ['SHELL-NVY'] }),
  promotion('coming', { beginTime: new Date(NOW + HOUR).toISOString(), spus: ['SHELL-NVY'] }),
]

let commerce: Commerce
let now = NOW
beforeAll(async () => {
  now = NOW
  ;({ commerce } = await openCommerce(lines, { clock: () => now }))
})
const api = (locale: 'zh_HK' | 'en_US' = 'en_US') => commerce.createServerApi({ locale })

describe('a product', () => {
  test('has a card in the language asked for (C-056, C-057)', async () => {
    const [card] = await api('zh_HK').productsByCode(['SHELL-NVY'])
    expect(card).toMatchObject({
      colour: { frontName: '深藍' },
      styleProducts: [
        { code: 'SHELL-GRN', price: expect.anything() },
        { code: 'SHELL-NVY', colour: { frontName: '深藍', value: '#1f2a44' }, inventory: 14 },
      ],
      code: 'SHELL-NVY',
      title: '三層防水外套',
      subTitle: '男裝',
      onShelves: true,
      inventory: 14,
      sales: 37,
      listTime: '2026-11-01T10:00:00+08:00',
      firstListTime: '2026-11-01T10:00:00+08:00',
      picUrl: '/media/2.svg',
      images: [
        { url: '/media/1.svg', type: 'FIGURE' },
        { url: '/media/2.svg', type: 'MAIN' },
      ],
      brandList: [{ code: 'northcairn', name: 'northcairn 品牌', imageUrl: null }],
      labels: [{ code: 'new-season', frontName: '新季' }],
      listPrice: { amount: 1000, currencyCode: 'HKD' },
      price: { amount: 600, currencyCode: 'HKD' },
      isPriceFrom: true,
      promotionLabel: '限時|#f00|#fff',
      promotions: [
        { beginTime: expect.any(String), endTime: expect.any(String) },
        { beginTime: expect.any(String), endTime: isoInHongKong(NOW + HOUR) },
      ],
    })
  })

  test('that is a gift has no price (CO-28)', async () => {
    const [gift] = await api().productsByCode(['GIFT'])
    expect(gift).toMatchObject({ listPrice: null, price: null, promotionLabel: '', picUrl: '' })
  })

  test('costs what it costs at the moment asked for', async () => {
    const price = async (asker: { now?: number }) => {
      const [card] = await commerce
        .createServerApi({ locale: 'en_US', ...asker })
        .productsByCode(['SHELL-NVY'])
      return card?.price?.amount
    }
    expect(await price({})).toBe(600)
    expect(await price({ now: NOW + HOUR })).toBe(880)
    expect(commerce.changesAt(NOW)).toBe(NOW + HOUR)
    now = NOW + HOUR
    expect(await price({})).toBe(880)
    now = NOW
    expect(await price({})).toBe(600)
  })

  test('shows its details (C-341)', async () => {
    const { node } = await api().run(productDetailGqlDocument, { code: 'SHELL-NVY' })
    expect(node).toMatchObject({
      code: 'SHELL-NVY',
      onShelves: true,
      style: 'SHELL',
      title: 'Three-layer shell',
      brandList: [{ code: 'northcairn' }],
    })
    expect(node?.images.length).toBeGreaterThan(0)
    expect(node?.categories.map(entry => entry.path)).toEqual(['men', 'men/men-jackets'])
    expect(node?.styleProducts.map(product => product.code)).toEqual(['SHELL-GRN', 'SHELL-NVY'])
    expect((await api().run(productDetailGqlDocument, { code: 'none' })).node).toBeNull()
  })

  test('shows what a choice needs (C-342, C-059, C-061, C-063 … C-065)', async () => {
    const { node } = await api().run(productDetailExInfoGqlDocument, { code: 'SHELL-NVY' })
    expect(node?.sizeChart).toBe('<table>size</table>')
    expect(node?.options.map(({ code, values }) => [code, values.map(value => value.displayName)])).toEqual([
      ['colour', ['Navy']],
      ['size', ['Small', 'M']],
    ])
    expect(
      node?.attributes.map(({ code, values }) => [code, values.map(value => value.displayName)]),
    ).toEqual([
      ['outdoor', ['Hiking']],
      ['promotionLabel', ['Limited|#f00|#fff']],
    ])
    expect(node?.promotions.map(entry => [entry.code, entry.promotionStatus])).toEqual([
      ['first', 'RUNNING'],
      ['sale', 'RUNNING'],
    ])
    const hkd = (amount: number) => ({ amount, currencyCode: 'HKD' })
    expect(node?.skus).toMatchObject([
      {
        code: 'SHELL-NVY-S',
        storeSkuCode: 'SHELL-NVY-S',
        inventory: 4,
        salePrice: hkd(900.5),
        price: hkd(880),
        skuPrices: {
          defaultPrice: { price: hkd(880) },
          memberPrices: [{ memberLevelCode: 'GOLD', price: hkd(800) }],
          promotionPriceInfo: [],
        },
      },
      {
        storeSkuCode: '4711',
        inventory: null,
        price: hkd(600),
        options: [
          { code: 'colour', frontName: 'Colour', value: 'Navy', valueCode: 'NVY' },
          { code: 'size', frontName: 'Size', value: 'M', valueCode: 'M' },
        ],
        skuPrices: {
          defaultPrice: null,
          promotionPriceInfo: [{ accountScope: 'ALL', promotionPrice: hkd(600), levels: [] }],
        },
      },
    ])
  })

  test('tells only the attributes asked for (C-343)', async () => {
    const { node } = await api().run(productDetailFBInfoGqlDocument, {
      code: 'SHELL-NVY',
      codes: ['outdoor'],
    })
    expect(node?.attributes.map(entry => entry.code)).toEqual(['outdoor'])
  })
})

describe('lists', () => {
  test('products come in the order of their codes, unknown ones left out (C-346, L-389)', async () => {
    const need = productByCodeQuery(api(), ['GIFT', 'nothing', 'SHELL-NVY', 'GIFT'])
    expect((await need.queryFn()).map(card => card.code)).toEqual(['GIFT', 'SHELL-NVY'])
    expect(await productByCodeQuery(api(), []).queryFn()).toEqual([])
  })

  test('page through with the cursor (C-120, C-322, C-344)', async () => {
    const page = async (after?: string) => {
      const { shop } = await api().run(getProductListGqlDocument, {
        sorts: [{ field: 'SALE_PRICE', order: 'ASC' }],
        pageInput: { first: 2, ...(after && { after }) },
      })
      return shop.products
    }
    const one = await page()
    expect(one.edges.map(edge => edge.node.code)).toEqual(['SHELL-NVY', 'SHELL-GRN'])
    expect(one.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true, totalCount: 3 })
    const two = await page(one.pageInfo.endCursor ?? '')
    expect(two.edges.map(edge => edge.node.code)).toEqual(['GIFT'])
    expect(two.pageInfo).toMatchObject({
      hasPreviousPage: true,
      hasNextPage: false,
      startCursor: two.pageInfo.endCursor,
    })
  })

  test('brands (C-350) and the category tree (C-360)', async () => {
    const { shop } = await api('zh_HK').run(brandsGqlDocument, {})
    expect(shop.brands).toEqual([{ code: 'northcairn', name: 'northcairn 品牌', imageUrl: null }])
    const { getCategories } = await api().run(getCategoriesDocument, {})
    expect(getCategories).toMatchObject([
      {
        code: 'men',
        children: [
          { code: 'men-jackets', children: [{ path: 'men/men-jackets/men-shells', navFrontName: 'Shells' }] },
        ],
      },
    ])
  })
})

describe('the api in process', () => {
  test('tells errors by their code', async () => {
    const failed = api().run(queryVisitorMemberInfoDocument, {})
    await expect(failed).rejects.toThrow(ApiError)
    await expect(failed).rejects.toMatchObject({ code: '401', message: 'Please log in first.' })
  })

  test('knows a session by its token until it runs out (M-219, MO-109)', async () => {
    const { loginAsVisitor } = await api().run(loginAsVisitorDocument, {})
    const mine = commerce.createServerApi({ locale: 'en_US', token: loginAsVisitor.token ?? '' })
    expect((await mine.run(queryVisitorMemberInfoDocument, {})).queryVisitorMemberInfo.isVisitor).toBe(true)
    now = NOW + 168 * HOUR
    await expect(mine.run(queryVisitorMemberInfoDocument, {})).rejects.toMatchObject({ code: '00510104' })
    now = NOW
  })

  test('runs a document’s text', async () => {
    const result = await commerce.execute({
      query: 'query a { __typename } query b { shop { __typename } }',
      operationName: 'b',
    })
    expect(result).toEqual({ data: { shop: { __typename: 'Shop' } } })
    const unnamed = await commerce.execute({ query: '{ __typename }', operationName: 'b' })
    expect(unnamed.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' })
  })

  test('an answer that was kept is dropped when the catalogue changes', async () => {
    const own = await openCommerce(lines)
    const title = async () =>
      (await own.commerce.createServerApi({ locale: 'en_US' }).productsByCode(['GIFT']))[0]?.title
    const heard = vi.fn<(version: number) => void>()
    own.commerce.onCatalogueChange(heard)
    const version = own.commerce.catalogueVersion()
    expect([await title(), await title()]).toEqual(['GIFT jacket', 'GIFT jacket'])
    await own.commerce.importCatalogue(asText([spu('GIFT', { title: both('新', 'New') })]))
    expect(await title()).toBe('New')
    expect(heard.mock.calls).toEqual([[version + 1]])
    await own.commerce.importCatalogue(asText([spu('GIFT')]), { dryRun: true })
    expect(own.commerce.catalogueVersion()).toBe(version + 1)
  })
})

test('a surprise is logged once with its id, and told without its insides', async () => {
  const { commerce: broken, logged } = await openCommerce(lines, { clock: () => NOW })
  const secret = new Error('SQLITE_ERROR at /srv/shop: select secret')
  const field = schema.getQueryType()?.getFields()['getCategories']
  if (!field) throw new Error('no such field')
  const { resolve } = field
  field.resolve = () => {
    throw secret
  }
  const result = await broken.execute({ query: '{ getCategories { code name } }', locale: 'en_US' })
  if (resolve) field.resolve = resolve
  expect(result.data).toBeNull()
  expect(result.errors).toHaveLength(1)
  const [error] = result.errors ?? []
  expect(error?.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) })
  expect(error?.message).toContain(String(error?.extensions['requestId']))
  expect(JSON.stringify(error)).not.toMatch(/SQLITE|srv|secret|stack/)
  expect(logged).toEqual([
    expect.objectContaining({ err: secret, requestId: error?.extensions['requestId'] }),
  ])
})

describeOnBothDatabases('the commerce engine', open => {
  let shop: Commerce
  beforeAll(async () => {
    shop = await createCommerce({ database: open().db, clock: () => NOW, pollMs: 0, freshWaitMs: 30_000 })
    await shop.importCatalogue(asText(lines))
  })
  afterAll(() => shop.close())

  test('all products asked for in one tick cost one call and no statement', async () => {
    const { statements } = open()
    const asked = shop.createServerApi({ locale: 'en_US' })
    const before = statements.length
    const [one, two, three] = await Promise.all([
      asked.productsByCode(['GIFT', 'SHELL-NVY']),
      asked.productsByCode(['SHELL-NVY', 'none']),
      asked.productsByCode([]),
    ])
    expect([one, two, three].map(cards => cards?.map(card => card.code))).toEqual([
      ['GIFT', 'SHELL-NVY'],
      ['SHELL-NVY'],
      [],
    ])
    expect(statements.length - before).toBe(0)
  })

  test('the no-cache variant sees another process’s change at once, with a fixed number of statements (C-347)', async () => {
    const { db, statements } = open()
    const other = await createCommerce({ database: db, clock: () => NOW, pollMs: 0 })
    await other.importCatalogue(asText([spu('GIFT', { salePrice: 12_300 })]))
    const asked = shop.createServerApi({ locale: 'en_US' })
    const price = async () => {
      const { shop: answer } = await asked.run(productByCodeNoCacheDocument, { codes: ['GIFT'] })
      return answer.productByCode[0]?.price?.amount
    }
    expect((await asked.productsByCode(['GIFT']))[0]?.price).toBeNull()
    expect(await price()).toBe(123)
    expect((await asked.productsByCode(['GIFT']))[0]?.price?.amount).toBe(123)
    const before = statements.length
    expect(await price()).toBe(123)
    expect(statements.length - before).toBe(1)
    await other.close()
  })

  test('is ready while its database answers', async () => {
    await expect(shop.checkReady()).resolves.toBeUndefined()
  })
})
