import type { Api } from '#api/client/api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CONTENT_ROUTE } from '../../page/shop-route.ts'
import { scroll, standInForScrolling, watchedEnd } from '../../testing/list-end.ts'
import { samplePage } from '../../testing/product-list.ts'
import { renderView } from '../../testing/render-view.tsx'
import { recommendedListBlock } from './block.ts'
import { RecommendedList } from './RecommendedList.tsx'

const TOTAL = 45
const SIZE = 20
const options = { title: '', productCodes: 'P1,P2', categoryCodes: 'men, gear' }

beforeEach(() => standInForScrolling())

type Run = (document: { readonly operation: string }, variables: unknown) => Promise<unknown>
/** A shop that recommends `total` products. */
function shop(total = TOTAL) {
  const run = vi.fn<Run>(async (_, variables) => {
    const { pageInput } = variables as { pageInput: { first: number; after?: string } }
    return { shop: { recommendProducts: samplePage(total, Number(pageInput.after ?? 0), pageInput.first) } }
  })
  return { api: { locale: 'en_US', run } as unknown as Api, run } // the part the block asks
}
const first = (total = TOTAL) => ({ page: samplePage(total, 0, SIZE) })
const titles = () => screen.queryAllByRole('link').map(link => link.textContent)
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Product ${at + 1}`)
const show = (around: object = {}, given: object = options) =>
  renderView('recommendedList', RecommendedList, given, around)

test('the server asks for the first 20 of the chosen products and categories (C-121)', async () => {
  const { api, run } = shop()
  const context = { api, locale: 'en_US', now: 0, route: CONTENT_ROUTE } as const
  const page = await recommendedListBlock.data(options, context).page.queryFn()
  expect(page.edges).toHaveLength(SIZE)
  expect(run.mock.calls.map(([{ operation }, variables]) => [operation, variables])).toMatchObject([
    [
      'getRecommendProductList',
      { codes: ['P1', 'P2'], categories: ['men', 'gear'], pageInput: { first: SIZE } },
    ],
  ])
})

test('a list of 45 products grows by pages of 20, 20 and 5 as one nears its end (C-121, CO-37)', async () => {
  const { api, run } = shop()
  show({ api, data: first() })
  expect(titles()).toEqual(numbered(20))
  for (const shown of [40, 45]) {
    await scroll('away')
    await scroll('near')
    await waitFor(() => expect(titles()).toEqual(numbered(shown)))
  }
  expect(run.mock.calls.map(([, variables]) => variables)).toMatchObject([
    { pageInput: { first: SIZE, after: '20' } },
    { pageInput: { first: SIZE, after: '40' } },
  ])
  expect(screen.queryByRole('button', { name: 'Show more products' })).toBeNull()
  expect(watchedEnd()).toBeUndefined()
})

test('by keyboard the button brings the next page, and the focus goes on to its first product', async () => {
  const user = userEvent.setup()
  show({ api: shop().api, data: first() })
  screen.getByRole('button', { name: 'Show more products' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Product 21' })).toHaveFocus())
})

test('a page that fails can be asked for once more', async () => {
  const user = userEvent.setup()
  const { api, run } = shop()
  run.mockRejectedValueOnce(new Error('offline'))
  show({ api, data: first() })
  await scroll('near')
  expect(await screen.findByText('More products could not be loaded just now.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toHaveLength(40))
})

test('a product that moved to the next page meanwhile shows once', async () => {
  const { api, run } = shop()
  run.mockResolvedValueOnce({ shop: { recommendProducts: samplePage(TOTAL, 19, SIZE) } })
  show({ api, data: first() })
  await scroll('near')
  await waitFor(() => expect(titles()).toEqual(numbered(39)))
})

test.each([
  ['en_US', 'Recommended products'],
  ['zh_HK', '推介商品'],
] as const)('without a title of the operator’s it has one in %s', (locale, title) => {
  show({ locale, data: first(3) })
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible()
})

test.each([
  ['the call failed', {}],
  ['nothing is recommended', first(0)],
])('it is empty when %s (L-172)', (_, data) => expect(show({ data }).container).toBeEmptyDOMElement())

test('the canvas shows what was chosen until it has products (L-162, LO-24)', () => {
  show({ mode: 'builder' })
  for (const code of ['P1', 'P2', 'men', 'gear']) expect(screen.getByText(code)).toBeVisible()
})

test('it needs no script and shows nothing while nothing is chosen', () => {
  expect(recommendedListBlock.hydration({ title: '', productCodes: '', categoryCodes: ' , ' })).toBe('never')
  expect(recommendedListBlock.hydration(options)).toBe('visible')
})
