import { isoInHongKong } from '#locales/hong-kong.ts'
import type { Api } from '#api/client/api.ts'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bagStore, showBag } from '../../shop/cart/bag.ts'
import { bagItem, bagOf } from '../../testing/bag.ts'
import { CONTENT_ROUTE, type ShopRoute } from '../../page/shop-route.ts'
import { productRoute } from '../../testing/product-detail.ts'
import { product, products } from '../../testing/product.ts'
import { NOON, renderView } from '../../testing/render-view.tsx'
import { guessYouLikeBlock } from './block.ts'
import { GuessYouLike } from './GuessYouLike.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollTo = () => undefined
  return () => vi.unstubAllGlobals()
})

type Run = (document: { readonly operation: string }, variables: unknown) => Promise<unknown>
const answers: Readonly<Record<string, unknown>> = {
  productByCode: { shop: { productByCode: [{ skus: [{ code: 'C-S' }, { code: 'C-M' }] }] } },
  guessLikes: { guessLikes: products(['G1', 'G2']) },
}
async function ask(route: ShopRoute) {
  const run = vi.fn<Run>(async ({ operation }) => answers[operation])
  const api = { locale: 'en_US', run } as unknown as Api // the part the block asks
  const options = { title: '', max: 12 }
  const { products: need } = guessYouLikeBlock.data(options, { api, locale: 'en_US', now: NOON, route })
  const found = await need.queryFn()
  return {
    found,
    key: need.queryKey,
    asked: run.mock.calls.map(([{ operation }, given]) => [operation, given]),
  }
}
const titles = () => screen.queryAllByRole('link').map(link => link.textContent)
const show = (data: object, options: object = {}, around = {}) =>
  renderView('guessYouLike', GuessYouLike, options, { data, ...around })

test('on a product page it asks with the codes of the product’s skus (C-296, CO-80)', async () => {
  const { asked, found } = await ask(productRoute({ code: 'C' }))
  expect(asked).toEqual([
    ['productByCode', expect.objectContaining({ codes: ['C'] })],
    ['guessLikes', { skuCodes: ['C-S', 'C-M'] }],
  ])
  expect(found.map(({ code }) => code)).toEqual(['G1', 'G2'])
})

test('elsewhere it asks with none, for the best sellers (CO-80)', async () => {
  expect((await ask(CONTENT_ROUTE)).asked).toEqual([['guessLikes', { skuCodes: [] }]])
})

test('each product has suggestions of its own', async () => {
  const keys = await Promise.all(
    [CONTENT_ROUTE, productRoute({ code: 'A' }), productRoute({ code: 'B' })].map(async route =>
      JSON.stringify((await ask(route)).key),
    ),
  )
  expect(new Set(keys).size).toBe(3)
})

test('shows the suggestions as cards, as many as the operator says (C-295)', () => {
  show({ products: products(['G1', 'G2', 'G3']) }, { title: 'Goes well together', max: 2 })
  expect(screen.getByRole('heading', { name: 'Goes well together' })).toBeVisible()
  expect(titles()).toEqual(['Title G1', 'Title G2'])
})

test.each([
  ['the call failed', {}],
  ['there are none', { products: [] }],
])('hides when %s (CO-80)', (_, data) => expect(show(data).container).toBeEmptyDOMElement())

test('a finished page holds until the first “new” label goes (L-409)', () => {
  const DAY = 86_400_000
  const fresh = { products: [product({ firstListTime: isoInHongKong(NOON - 13 * DAY) })] }
  expect(guessYouLikeBlock.changesAt({ title: '', max: 12 }, NOON, fresh)).toBe(NOON + DAY)
})

test('the canvas says what will stand there until it has it (L-162)', () => {
  const { unmount } = show({}, {}, { mode: 'builder' })
  expect(screen.getByText(/^You may also like:/)).toBeVisible()
  expect(titles()).toEqual([])
  unmount()
  show({ products: products(['G1']) }, {}, { mode: 'builder' })
  expect(titles()).toEqual(['Title G1'])
})

describe('in the bag', () => {
  const route: ShopRoute = { kind: 'screen', screen: 'cart', params: {} }
  const holding = (...codes: readonly string[]) => showBag(bagOf(codes.map(code => bagItem(code))))
  beforeEach(() => () => bagStore.set({ pending: 0 }))
  const bestSellers = { products: products(['B1']) }
  async function open(run: Run) {
    const api = { locale: 'en_US', run } as unknown as Api // the part the block asks
    show(bestSellers, {}, { route, api })
    await act(async () => undefined)
  }

  test('it comes alive, and asks with the codes of the bag’s skus (C-296, CO-80)', async () => {
    expect(guessYouLikeBlock.hydration({ title: '', max: 12 }, 'CART')).toBe('visible')
    expect(guessYouLikeBlock.hydration({ title: '', max: 12 }, 'PRODUCT')).toBe('never')
    const run = vi.fn<Run>(async ({ operation }) => answers[operation])
    await open(run)
    expect(run).not.toHaveBeenCalled()
    expect(titles()).toEqual(['Title B1'])
    await act(async () => holding('C-S', 'D-M'))
    expect(run.mock.calls.map(([, given]) => given)).toEqual([{ skuCodes: ['C-S', 'D-M'] }])
    await vi.waitFor(() => expect(titles()).toEqual(['Title G1', 'Title G2']))
  })

  test('it hides when the call failed (CO-80)', async () => {
    holding('F-S')
    await open(() => Promise.reject(new Error('offline')))
    await vi.waitFor(() => expect(titles()).toEqual([]))
  })
})
