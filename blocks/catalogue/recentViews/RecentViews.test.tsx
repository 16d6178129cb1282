import type { Api } from '#api/client/api.ts'
import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteView, recentViews } from '../../shop/catalogue/recent-views/recent-views.ts'
import { createSharedState } from '../../page/shared-state.ts'
import { productDetail, productRoute } from '../../testing/product-detail.ts'
import { product, products } from '../../testing/product.ts'
import { inPage, NOON, renderView } from '../../testing/render-view.tsx'
import { createProductChoice } from '../../shop/catalogue/product-detail/product-state.ts'
import { RecentViews } from './RecentViews.tsx'

const MINUTE = 60_000
let comeNear: (() => void) | undefined

beforeEach(() => {
  localStorage.clear()
  comeNear = undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        comeNear = () => seen([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
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

const known = vi.fn<Api['productsByCode']>(async codes => products(codes))
const shop = (productsByCode: Api['productsByCode'] = known): Api => ({
  locale: 'en_US',
  run: () => Promise.reject(new Error('Nothing else is asked.')),
  productsByCode,
})
type Around = Parameters<typeof renderView>[3]
const show = async (around: Around = {}, options: object = {}) => {
  const page = await act(async () =>
    renderView('recentViews', RecentViews, options, { api: shop(), clock: () => NOON, ...around }),
  )
  await act(async () => comeNear?.())
  return page
}
const titles = () => screen.queryAllByRole('link').map(link => link.textContent)
const seen = (...codes: readonly string[]) => codes.forEach((code, at) => noteView(code, NOON - MINUTE + at))

test('a product page notes its product, and shows those seen earlier, newest first (L-315, LO-42)', async () => {
  seen('A', 'B')
  await show({ route: productRoute({ code: 'C' }) })
  expect(recentViews(NOON).map(({ code }) => code)).toEqual(['C', 'B', 'A'])
  expect(titles()).toEqual(['Title B', 'Title A'])
  expect(screen.getByRole('heading', { name: 'Recently viewed' })).toBeVisible()
})

test('the look counts before the row comes near, and nothing is asked until then', async () => {
  known.mockClear()
  seen('A')
  await act(async () =>
    renderView(
      'recentViews',
      RecentViews,
      {},
      { api: shop(), route: productRoute({ code: 'C' }), clock: () => NOON },
    ),
  )
  expect(recentViews(NOON)[0]?.code).toBe('C')
  expect(known).not.toHaveBeenCalled()
  expect(comeNear).toBeDefined()
  await act(async () => comeNear?.())
  expect(known).toHaveBeenCalledWith(['A'])
})

test('the only look shows nothing, a second one does; another colour is another look (L-314, L-315)', async () => {
  const first = productDetail({ code: 'PINE' })
  const shared = createSharedState()
  const choice = createProductChoice(
    first,
    {
      api: { ...shop(), run: () => Promise.resolve({ node: productDetail({ code: 'SAND' }) } as never) },
      go: () => undefined,
      route: productRoute({ code: 'PINE' }),
    },
    { rewritesAddress: false },
  )
  shared.of('product', () => choice)
  await show({ route: productRoute({ code: 'PINE' }), shared, data: { product: first } })
  expect(titles()).toEqual([])
  await act(async () => void (await choice.chooseColour('SAND')))
  expect(recentViews(NOON).map(({ code }) => code)).toEqual(['SAND', 'PINE'])
  expect(titles()).toEqual(['Title PINE'])
})

test('without earlier views there is nothing and nothing is asked (L-316)', async () => {
  known.mockClear()
  noteView('YESTERDAY', NOON - 24 * 60 * MINUTE)
  await show()
  expect(titles()).toEqual([])
  expect(screen.queryByRole('heading')).toBeNull()
  expect(known).not.toHaveBeenCalled()
})

test('other pages note nothing', async () => {
  seen('A', 'B')
  await show()
  expect(recentViews(NOON).map(({ code }) => code)).toEqual(['B', 'A'])
  expect(titles()).toEqual(['Title B', 'Title A'])
})

test('title and number are the operator’s', async () => {
  seen('A', 'B', 'C')
  await show({}, { title: 'Pick up where you left off', max: 2 })
  expect(screen.getByRole('heading', { name: 'Pick up where you left off' })).toBeVisible()
  expect(titles()).toEqual(['Title C', 'Title B'])
})

test('goods off the shelf are left out', async () => {
  seen('A', 'B')
  await show({ api: shop(async codes => codes.map(code => product({ code, onShelves: code === 'A' }))) })
  expect(titles()).toEqual(['Cloudridge Shell'])
})

test('a failed call is only logged (M-292)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  seen('A')
  const { container } = await show({ api: shop(() => Promise.reject(new Error('no network'))) })
  expect(container).toHaveTextContent('')
  expect(warn).toHaveBeenCalledTimes(1)
})

test('the server’s HTML keeps no place', () => {
  const html = renderToString(inPage(<RecentViews id="c1" options={{ title: '', max: 12 }} data={{}} />))
  expect(html).toBe('<div></div>')
})

test('the canvas says what will stand there and notes nothing (L-162)', async () => {
  await show({ mode: 'builder', route: productRoute() })
  expect(screen.getByText(/^Recently viewed:/)).toBeVisible()
  expect(recentViews(NOON)).toEqual([])
})
