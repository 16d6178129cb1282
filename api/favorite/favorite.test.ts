import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '../commerce.ts'
import {
  cancelFavoritesDocument,
  createFavoriteGqlDocument,
  productDetailExInfoGqlDocument,
  productDetailGqlDocument,
  queryFavoritesDocument,
  type QueryFavoritesQueryVariables,
} from '../generated/documents.ts'
import { asText, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { READABLE, logInNew } from '../testing/members.ts'
import { NOW } from '../testing/serve.ts'

const sized = (code: string, ...skus: readonly Parameters<typeof sku>[1][]) => ({
  options: { size: skus.map((_, at) => ({ code: `s${at}`, name: { zh_HK: `${at}`, en_US: `${at}` } })) },
  skus: skus.map((change, at) => sku(`${code}-s${at}`, { ...change, size: `s${at}` })),
})
const lines = [
  ...surroundings,
  spu('jacket', { salePrice: 80_000, listPrice: 100_000, ...sized('jacket', {}, { inventory: 0 }) }),
  spu('boots', { salePrice: 60_000, listPrice: 60_000 }),
  spu('socks', { salePrice: 15_000, listPrice: 15_000 }),
  spu('off', { onShelves: false }),
  spu('cup', { salePrice: null, listPrice: 9900 }),
  ...Array.from({ length: 120 }, (_, at) => spu(`many${at}`)),
]

describeOnBothDatabases('a wish list', open => {
  let commerce: Commerce
  let now = NOW
  let token = ''

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: READABLE,
    })
    await commerce.importCatalogue(asText(lines))
    return () => commerce.close()
  })
  const newMember = async () => (await logInNew(commerce.services, {}, now)).token
  beforeEach(async () => {
    now = NOW
    token = await newMember()
  })

  const api = (who = token) => commerce.createServerApi({ locale: 'en_US', token: who })
  const mark = async (skuCode: string, { who = token, maxCount = 100 } = {}) => {
    now += 1
    return (await api(who).run(createFavoriteGqlDocument, { input: { skuCode }, maxCount })).createFavoriteGql
  }
  const list = async (variables: QueryFavoritesQueryVariables = {}, who = token) =>
    (await api(who).run(queryFavoritesDocument, variables)).queryFavorites
  const codes = async (variables?: QueryFavoritesQueryVariables) =>
    (await list(variables)).edges.map(({ node }) => node.skuCode)

  test('holds what its member marked, newest first, with the goods of now (M-152, M-210, M-254)', async () => {
    await mark('boots-1')
    const { favorite, userErrors } = await mark('jacket-s0')
    expect(userErrors).toEqual([])
    const { edges, pageInfo } = await list()
    expect(edges.map(({ node }) => node)).toMatchObject([
      {
        id: favorite?.id,
        description: 'jacket jacket',
        url: '/product/jacket',
        spuCode: 'jacket',
        skuCode: 'jacket-s0',
        isAvailable: true,
        product: { onShelves: true },
        sku: { code: 'jacket-s0', price: { amount: 800 }, listPrice: { amount: 1000 } },
      },
      { skuCode: 'boots-1' },
    ])
    expect(pageInfo).toEqual({ hasNextPage: false, endCursor: edges[1]?.cursor, totalCount: 2 })
    expect((await list({}, await newMember())).edges).toEqual([])
  })

  test('marking twice gives the same favourite (CO-29, MO-82)', async () => {
    const [first, again] = [await mark('boots-1'), await mark('boots-1')]
    expect(again.favorite?.id).toBe(first.favorite?.id)
    expect(await codes()).toEqual(['boots-1'])
  })

  test.each([
    ['a gift', 'cup-1', 'FAVORITE_GIFT', 'Gifts cannot be added to your wish list.'],
    ['goods off the shelf', 'off-1', 'FAVORITE_UNKNOWN_SKU', 'This item is no longer available.'],
    ['an unknown SKU', 'none', 'FAVORITE_UNKNOWN_SKU', 'This item is no longer available.'],
  ])('%s is refused (M-155, L-403)', async (_, skuCode, code, message) => {
    expect(await mark(skuCode)).toEqual({
      favorite: null,
      userErrors: [{ code, message, field: 'skuCode' }],
    })
    expect(await codes()).toEqual([])
  })

  test('the 101st is refused whatever the caller’s limit; of many at once none gets past it (C-114, M-153, CO-30)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, at) => mark(`many${at}-1`, { maxCount: 1000 })),
    )
    const refused = answers.filter(({ favorite }) => !favorite)
    expect(refused.map(({ userErrors }) => userErrors[0]?.code)).toEqual(Array(10).fill('FAVORITE_LIMIT'))
    expect(refused[0]?.userErrors[0]?.message).toContain('at most 100')
    expect((await list()).pageInfo.totalCount).toBe(100)
    const [kept] = await codes()
    expect((await mark(kept ?? '')).favorite).not.toBeNull()
  })

  test('a caller may set a lower limit', async () => {
    await mark('boots-1', { maxCount: 1 })
    const { userErrors } = await mark('socks-1', { maxCount: 1 })
    expect(userErrors).toMatchObject([{ code: 'FAVORITE_LIMIT' }])
  })

  test('two are taken back at once; those of another member stay (L-383, M-255)', async () => {
    const other = await newMember()
    const theirs = await mark('boots-1', { who: other })
    const ours = [await mark('boots-1'), await mark('socks-1'), await mark('jacket-s0')]
    const ids = [...ours.slice(0, 2), theirs].map(({ favorite }) => favorite?.id ?? '')
    const { cancelFavorites } = await api().run(cancelFavoritesDocument, { collectionCodes: ids })
    expect(cancelFavorites).toEqual({ success: true, userErrors: [] })
    expect(await codes()).toEqual(['jacket-s0'])
    expect((await list({}, other)).pageInfo.totalCount).toBe(1)
  })

  test('is filtered and sorted, with counts for each filter', async () => {
    for (const code of ['socks-1', 'jacket-s1', 'jacket-s0', 'boots-1']) await mark(code)
    expect(await codes({ sort: 'PRICE_ASC' })).toEqual(['socks-1', 'boots-1', 'jacket-s0', 'jacket-s1'])
    expect(await codes({ sort: 'PRICE_DESC' })).toEqual(['jacket-s0', 'jacket-s1', 'boots-1', 'socks-1'])
    expect(await codes({ filter: 'AVAILABLE' })).toEqual(['boots-1', 'jacket-s0', 'socks-1'])
    expect(await codes({ filter: 'REDUCED' })).toEqual(['jacket-s0'])
    expect(await codes({ filter: 'UNAVAILABLE' })).toEqual(['jacket-s1'])
    const { counts } = await list({ filter: 'REDUCED' })
    expect(counts.map(({ filter, count: many }) => [filter, many])).toEqual([
      ['ALL', 4],
      ['AVAILABLE', 3],
      ['REDUCED', 1],
      ['UNAVAILABLE', 1],
    ])
  })

  test('pages neither repeat nor skip, also when one is taken back meanwhile (M-253)', async () => {
    for (const code of ['socks-1', 'boots-1', 'jacket-s0', 'jacket-s1']) await mark(code)
    const sort = 'PRICE_ASC'
    const first = await list({ sort, pageInput: { first: 2 } })
    expect(first.pageInfo.hasNextPage).toBe(true)
    const gone = first.edges.map(({ node }) => node.id)
    await api().run(cancelFavoritesDocument, { collectionCodes: gone })
    const after = first.pageInfo.endCursor
    expect(await codes({ sort, pageInput: { first: 2, after } })).toEqual(['jacket-s1', 'jacket-s0'])
    await expect(list({ pageInput: { after: 'x' } })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    await expect(list({ pageInput: { first: 101 } })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('products and SKUs show the mark to its member alone, with one reading (C-056, C-064)', async () => {
    const { favorite } = await mark('jacket-s1')
    const { statements } = open()
    const info = async (who?: string) =>
      (await api(who).run(productDetailExInfoGqlDocument, { code: 'jacket' })).node?.skus.map(
        one => one.favorite?.id ?? null,
      )
    statements.length = 0
    expect(await info()).toEqual([null, favorite?.id])
    expect(statements.filter(text => text.includes('favorite'))).toHaveLength(1)
    const { node } = await api().run(productDetailGqlDocument, { code: 'jacket' })
    expect(node?.favorite).toEqual({ id: favorite?.id })
    expect(await info(await newMember())).toEqual([null, null])
    statements.length = 0
    const visitor = await commerce.services.sessions.startVisitor(now)
    expect(await info(visitor.token)).toEqual([null, null])
    expect(statements.filter(text => text.includes('favorite'))).toEqual([])
  })

  test('goods that leave the catalogue stay on the list, without a price and last', async () => {
    const { favorite } = await mark('boots-1')
    const { db } = open()
    await db
      .updateTable('favorite')
      .set({ sku_code: 'gone' })
      .where('id', '=', favorite?.id ?? '')
      .execute()
    await mark('socks-1')
    const { edges } = await list({ sort: 'PRICE_DESC' })
    expect(edges.map(({ node }) => [node.skuCode, node.isAvailable, node.sku?.code ?? null])).toEqual([
      ['socks-1', true, 'socks-1'],
      ['gone', false, null],
    ])
    expect(edges[1]?.node).toMatchObject({ description: '', url: '', spuCode: '', product: null })
  })
})
