import { expect, test, vi } from 'vitest'
import { attribute, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { openCommerce } from '../../testing/serve.ts'
import type { Api } from '../api.ts'
import { fitProduct, guessLikesQuery, recommendedPage, recommendProducts } from './recommendations.ts'

type Run = (document: { readonly operation: string }, variables: unknown) => Promise<unknown>

const shop = (answer: (operation: string) => unknown) => {
  const run = vi.fn<Run>(async ({ operation }) => answer(operation))
  return { api: { locale: 'zh_HK', run } as unknown as Api, run } // the part these calls use
}
const PAGE = { pageInfo: { totalCount: 45 }, edges: [] }
const recommending = () => shop(() => ({ shop: { recommendProducts: PAGE } }))
const variablesOf = ({ run }: ReturnType<typeof shop>) => run.mock.calls.map(([, variables]) => variables)

test('recommendations are fetched by category with first 100 and promoFirst 1 (C-297, L-391)', async () => {
  const asked = recommending()
  expect(await recommendProducts(asked.api, { categories: ['tops'] })).toBe(PAGE)
  expect(asked.run.mock.calls[0]?.[0].operation).toBe('getRecommendProductList')
  expect(variablesOf(asked)).toEqual([{ categories: ['tops'], first: 100, promoFirst: 1 }])
})

test('a recommended-product list pages by 20 (C-121, CO-37)', async () => {
  const asked = recommending()
  await recommendedPage(asked.api, { codes: ['A'], categories: ['tops'] })
  await recommendedPage(asked.api, { categories: ['tops'] }, 'cursor')
  expect(variablesOf(asked)).toMatchObject([
    { codes: ['A'], categories: ['tops'], pageInput: { first: 20 } },
    { categories: ['tops'], pageInput: { first: 20, after: 'cursor' } },
  ])
})

test('what goes with a product is asked by its skus; a product the shop does not know has none (C-296, CO-80)', async () => {
  const unknown = shop(operation =>
    operation === 'guessLikes' ? { guessLikes: [] } : { shop: { productByCode: [] } },
  )
  expect(await guessLikesQuery(unknown.api, 'GONE').queryFn()).toEqual([])
  expect(variablesOf(unknown).at(-1)).toEqual({ skuCodes: [] })
})

test('sizes, categories and recommend attributes of products, as the shop has them (C-298, LO-35)', async () => {
  const displayName = { zh_HK: 'A,B', en_US: 'A,B' }
  const { commerce } = await openCommerce([
    ...surroundings,
    attribute('gender', { values: [{ code: 'men', displayName: { zh_HK: '男', en_US: 'Men' } }] }),
    attribute('recommendCode1'),
    spu('shell', {
      attributes: [
        { code: 'gender', values: ['men'] },
        { code: 'recommendCode1', values: [{ displayName }] },
      ],
      options: { colour: [], size: [{ code: 'M', name: { zh_HK: '中', en_US: 'Medium' } }] },
      skus: [sku('shell-M', { size: 'M', inventory: 3 })],
    }),
  ])
  const api = commerce.createServerApi({ locale: 'en_US' })
  expect(await fitProduct(api, 'shell')).toEqual({
    code: 'shell',
    categories: [{ code: 'men' }, { code: 'men-jackets' }],
    attributes: [
      { code: 'gender', values: [{ code: 'men', displayName: 'Men' }] },
      { code: 'recommendCode1', values: [{ code: '', displayName: 'A,B' }] },
    ],
    skus: [
      {
        code: 'shell-M',
        inventory: 3,
        isEnabled: true,
        options: [{ code: 'size', value: 'Medium', valueCode: 'M' }],
      },
    ],
  })
  expect(await fitProduct(api, 'nothing')).toBeUndefined()
})

test('the shop pages a recommended list of 45 by 20, 20 and 5, without repeats (C-121, CO-37)', async () => {
  const codes = Array.from({ length: 45 }, (_, at) => `shell-${at + 1}`)
  const { commerce } = await openCommerce([...surroundings, ...codes.map(code => spu(code))])
  const api = commerce.createServerApi({ locale: 'en_US' })
  const pages: string[][] = []
  for (let after: string | undefined; ; ) {
    const { edges, pageInfo } = await recommendedPage(api, { codes, categories: [] }, after)
    pages.push(edges.map(({ node }) => node.code))
    if (!pageInfo.hasNextPage) break
    after = pageInfo.endCursor ?? undefined
  }
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
  expect(pages.flat()).toEqual(codes)
})
