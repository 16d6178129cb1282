import type { Api } from '#api/client/api.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { compareList } from '../../shop/catalogue/compare/compare-list.ts'
import { OverlayOutlet } from '../../shop/popups/OverlayOutlet.tsx'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { products } from '../../testing/product.ts'
import { inPage, renderView } from '../../testing/render-view.tsx'
import { CompareBar } from './CompareBar.tsx'

const shop = (productsByCode: Api['productsByCode']): Api => ({
  locale: 'en_US',
  run: () => Promise.resolve({ shop: { productByCode: [] } } as never),
  productsByCode,
})
const allKnown = vi.fn<Api['productsByCode']>(async codes => products(codes))

const show = async (around: Parameters<typeof renderView>[3] = {}) =>
  act(async () => renderView('compareBar', CompareBar, {}, { api: shop(allKnown), ...around }))
const toggle = async (code: string) => {
  await act(async () => void compareList.toggle(code))
  // The bar itself comes with the first product.
  await act(() => vi.dynamicImportSettled())
}
const bar = () => screen.queryByRole('region', { name: 'Products to compare' })

withModalDialogs()
beforeEach(() => {
  compareList.clear()
  allKnown.mockClear()
  return () => compareList.clear()
})

test('is not there until a product is compared, then shows it (C-124)', async () => {
  await show()
  expect(bar()).toBeNull()
  await toggle('P1')
  expect(bar()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove Title P1 from the comparison' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('1 product to compare')
  await toggle('P1')
  expect(bar()).toBeNull()
})

test('the server’s HTML shows none, whatever this browser compares (C-161)', () => {
  compareList.toggle('P1')
  const html = renderToString(inPage(<CompareBar id="c1" options={{ highlight: false }} data={{}} />))
  expect(html).not.toContain('<section')
})

test('asks only for products that joined, once each', async () => {
  await show()
  await toggle('P1')
  await toggle('P2')
  expect(allKnown.mock.calls).toEqual([[['P1']], [['P2']]])
})

test('products are taken off one by one, or all at once (C-160)', async () => {
  await show()
  for (const code of ['P1', 'P2', 'P3']) await toggle(code)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Title P2 from the comparison' }))
  expect(compareList.get()).toEqual(['P1', 'P3'])
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(compareList.get()).toEqual([])
  expect(bar()).toBeNull()
})

test('opens the comparison over the page (C-124, CO-49)', async () => {
  await show()
  render(inPage(<OverlayOutlet />, { api: shop(allKnown) }))
  await toggle('P1')
  await toggle('P2')
  await userEvent.click(screen.getByRole('button', { name: 'Compare (2)' }))
  expect(await screen.findByRole('dialog', { name: 'Compare products' })).toBeVisible()
})

test('a product the shop no longer offers leaves the list, and a toast tells the shopper (CO-49)', async () => {
  const gone: Api['productsByCode'] = async codes => products(codes.filter(code => code !== 'GONE'))
  await show({ api: shop(gone) })
  await toggle('GONE')
  expect(compareList.get()).toEqual([])
  expect(currentToast()?.message).toBe('1 product is no longer sold and was removed from your list.')
  dismissToast()
})

test('without an answer the list stays, named by code', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await show({ api: shop(() => Promise.reject(new Error('no network'))) })
  await toggle('P1')
  expect(screen.getByRole('button', { name: 'Remove P1 from the comparison' })).toBeVisible()
  expect(warn).toHaveBeenCalledTimes(1)
})

test('on the canvas it says what will stand there (L-162)', async () => {
  compareList.toggle('P1')
  await show({ mode: 'builder' })
  expect(bar()).toBeNull()
  expect(screen.getByText(/^Compare bar:/)).toBeVisible()
})
