import type { Api } from '#api/client/api.ts'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseOptions } from '../../page/normalise.ts'
import { noteView } from '../../shop/catalogue/recent-views/recent-views.ts'
import { product, products } from '../../testing/product.ts'
import { NOON, renderView } from '../../testing/render-view.tsx'
import { viewItemsPopupBlock } from './block.ts'
import { ViewItemsPopup } from './ViewItemsPopup.tsx'

const DAY = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  localStorage.clear()
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

const shop = (productsByCode: Api['productsByCode']): Api => ({
  locale: 'en_US',
  run: () => Promise.reject(new Error('Nothing else is asked.')),
  productsByCode,
})
const known = vi.fn<Api['productsByCode']>(async codes => products(codes))
const see = (...codes: readonly string[]) => codes.forEach(code => noteView(code, Date.now()))
const open = (options: object = {}, around: Parameters<typeof renderView>[3] = {}) =>
  act(async () =>
    renderView(
      'viewItemsPopup',
      ViewItemsPopup,
      { text: { text: 'Still thinking it over?' }, ...options },
      { api: shop(known), clock: () => Date.now(), ...around },
    ),
  )
const idle = () => act(() => vi.advanceTimersByTimeAsync(30_200))
const links = () => screen.queryAllByRole('link').map(link => link.textContent)

test('one view: never; two: the two newest, newest first (L-314, LO-42)', async () => {
  see('A')
  await open()
  await idle()
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => see('B', 'C'))
  document.dispatchEvent(new Event('scroll'))
  await idle()
  expect(screen.getByRole('dialog', { name: 'Still thinking it over?' })).toBeVisible()
  expect(links()).toEqual(['Title CHK$2,290', 'Title BHK$2,290'])
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/item/northfell/C')
})

test('inside a section its products are of that section (C-046)', async () => {
  see('A', 'B')
  await open({}, { route: { kind: 'product', code: 'B', section: '/SPORTb' } })
  await idle()
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/SPORTb/item/northfell/B')
})

test('A, A, B are the views A and B (L-315)', async () => {
  see('A', 'A', 'B')
  await open()
  await idle()
  expect(links()).toEqual(['Title BHK$2,290', 'Title AHK$2,290'])
})

test('the same product twice is one view (L-314, L-315)', async () => {
  see('A', 'A')
  await open()
  await idle()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('views of yesterday are gone: at midnight in Hong Kong it shows nothing any more (L-316, LO-38)', async () => {
  vi.setSystemTime(NOON + DAY / 2 - 10_000)
  see('A', 'B')
  await open()
  await idle()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('one text, 36 px unless set (L-313, LO-41)', async () => {
  see('A', 'B')
  await open()
  await idle()
  expect(screen.getByText('Still thinking it over?', { selector: 'p' })).toHaveStyle({ fontSize: '36px' })
})

test('it has the basket pop-up’s options without rule and total (L-312, L-313, LO-41)', () => {
  const { options } = parseOptions(viewItemsPopupBlock, {})
  expect(options).toEqual({
    id: '',
    index: 1,
    timeout: 30,
    count: 1,
    text: { text: '', fontSize: 36, color: '#000' },
    buttonText: '',
    buttonLink: { type: 0, value: '' },
    backgroundColor: '#ffffff',
    backgroundImage: '',
  })
})

test.each([[9], [51]])('a size of %d px is refused (L-313, LO-41)', fontSize =>
  expect(parseOptions(viewItemsPopupBlock, { text: { fontSize } }).issues).not.toEqual([]),
)

test('what left the shelf gives its place to the one before', async () => {
  see('A', 'B', 'C')
  const api = shop(async codes => codes.map(code => product({ code, title: code, onShelves: code !== 'C' })))
  await open({}, { api })
  await idle()
  expect(links()).toEqual(['BHK$2,290', 'AHK$2,290'])
})

test('a failed call is only logged (M-292)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  see('A', 'B')
  await open({}, { api: shop(() => Promise.reject(new Error('no network'))) })
  await idle()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
})

test('the page builder shows where they will stand, and asks for nothing (LO-24)', async () => {
  known.mockClear()
  see('A', 'B')
  await open({ buttonText: 'See all' }, { mode: 'builder' })
  expect(screen.getByText('Last product viewed')).toBeVisible()
  expect(screen.getByText('See all')).toBeVisible()
  expect(known).not.toHaveBeenCalled()
})
