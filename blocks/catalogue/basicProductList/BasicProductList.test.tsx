import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Api } from '#api/client/api.ts'
import { products } from '../../testing/product.ts'
import { nextWatchedEnd, scroll, standInForScrolling, watchedEnd } from '../../testing/list-end.ts'
import { inPage, renderView } from '../../testing/render-view.tsx'
import { BasicProductList } from './BasicProductList.tsx'
import { basicProductListBlock } from './block.ts'
import { CONTENT_ROUTE } from '../../page/shop-route.ts'

const codes = (count: number, from = 1) => Array.from({ length: count }, (_, i) => `P${i + from}`)
const options = (count: number) => ({ productCodes: codes(count).join(', ') })

beforeEach(() => standInForScrolling())

/** A shop whose product list answers with what `sell` has of the codes asked for. */
const apiWith = (sell: Api['productsByCode']): Api => ({
  locale: 'en_US',
  productsByCode: () => Promise.reject(new Error('unused')),
  async run(document, variables) {
    expect(document.operation).toBe('getProductListGql')
    const asked = variables as { codes: string[]; filters: unknown; pageInput: unknown }
    expect(asked).toMatchObject({
      filters: { spuSaleStatuses: ['ON_SHELF'] },
      pageInput: { first: asked.codes.length },
    })
    const edges = (await sell(asked.codes)).map(node => ({ node }))
    return { shop: { products: { edges } } } as never // the part of the answer that is read
  },
})
const sellsAll = () => vi.fn<Api['productsByCode']>(async wanted => products(wanted))
const cards = () => screen.queryAllByRole('link').map(link => link.textContent)

describe('basic product list', () => {
  test('shows 20 of the first 30, in the order of the codes (L-266, L-270)', () => {
    renderView('basicProductList', BasicProductList, options(70), { data: { products: products(codes(30)) } })
    expect(cards()).toEqual(codes(20).map(code => `Title ${code}`))
  })

  test('nearing the end loads on products on the shelf, until the codes are exhausted; then nothing more is asked (L-267, L-268, L-269)', async () => {
    const productsByCode = sellsAll()
    const around = { api: apiWith(productsByCode), data: { products: products(codes(30)) } }
    renderView('basicProductList', BasicProductList, options(70), around)
    for (const shown of [40, 60, 70]) {
      await scroll('away')
      await scroll('near')
      await waitFor(() => expect(cards()).toHaveLength(shown))
    }
    expect(productsByCode.mock.calls.map(([wanted]) => wanted.length)).toEqual([30, 10])
    expect(screen.queryByRole('button', { name: 'Show more products' })).toBeNull()
    expect(watchedEnd()).toBeUndefined()
  })

  test('places are kept for what comes, but not before the eyes of those who stand at the foot', async () => {
    const around = { data: { products: products(codes(30)) }, api: apiWith(sellsAll()) }
    const { container } = renderView('basicProductList', BasicProductList, options(70), around)
    const places = () => container.querySelectorAll('li[aria-hidden=true]')
    expect(places()).toHaveLength(20)
    await scroll('near')
    await waitFor(() => expect(cards()).toHaveLength(40))
    expect(places()).toHaveLength(0)
    await scroll('near')
    expect(cards()).toHaveLength(40)
    await scroll('away')
    expect(places()).toHaveLength(20)
    await scroll('near')
    await waitFor(() => expect(cards()).toHaveLength(60))
    await scroll('away')
    expect(places()).toHaveLength(10)
  })

  test('a page loads 100 px before the end (C-140, CO-38, L-271)', async () => {
    renderView('basicProductList', BasicProductList, options(25), { data: { products: products(codes(25)) } })
    expect(await nextWatchedEnd()).toMatchObject({ margin: '1000000px 0px 100px 0px', root: null })
  })

  test.each([
    ['pulled by touch: 50 px', true, '1000000px 0px 50px 0px'],
    ['with a mouse: 100 px', false, '1000000px 0px 100px 0px'],
  ])('inside a scrolling panel, %s (C-141, CO-38, L-272, LO-58)', async (_, isTouch, margin) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isTouch }))
    const panel = document.body.appendChild(document.createElement('div'))
    panel.style.overflowY = 'auto'
    const list = <BasicProductList id="c1" options={options(25)} data={{ products: products(codes(25)) }} />
    render(inPage(list), { container: panel.appendChild(document.createElement('div')) })
    expect(await nextWatchedEnd()).toMatchObject({ margin, root: panel })
    panel.remove()
  })

  test('the button does the same by keyboard, and the focus goes on to the first new product', async () => {
    const user = userEvent.setup()
    renderView('basicProductList', BasicProductList, options(25), { data: { products: products(codes(25)) } })
    screen.getByRole('button', { name: 'Show more products' }).focus()
    await user.keyboard('{Enter}')
    expect(cards()).toHaveLength(25)
    expect(screen.getByRole('link', { name: 'Title P21' })).toHaveFocus()
  })

  test('a failure says so, waits for the shopper and can be tried again', async () => {
    const user = userEvent.setup()
    const productsByCode = sellsAll().mockRejectedValueOnce(new Error('offline'))
    const around = { api: apiWith(productsByCode), data: { products: products(codes(30)) } }
    renderView('basicProductList', BasicProductList, options(50), around)
    await scroll('near')
    expect(await screen.findByText('More products could not be loaded just now.')).toBeVisible()
    expect(watchedEnd()).toBeUndefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cards()).toHaveLength(40))
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
  })

  test('off-shelf products are absent (L-268)', () => {
    const [first, second] = products(['P1', 'P2'])
    const data = { products: [{ ...first, onShelves: false }, second] }
    renderView('basicProductList', BasicProductList, options(2), { data })
    expect(cards()).toEqual(['Title P2'])
  })

  test('without products the block is empty (L-172)', () => {
    const { container } = renderView('basicProductList', BasicProductList, options(4), { data: {} })
    expect(container).toBeEmptyDOMElement()
  })

  test('the canvas shows labelled placeholders and asks for nothing (L-162, LO-24)', () => {
    const productsByCode = sellsAll()
    renderView('basicProductList', BasicProductList, options(3), {
      mode: 'builder',
      api: apiWith(productsByCode),
    })
    expect(screen.getByText('P2')).toBeVisible()
    expect(cards()).toEqual([])
    expect(productsByCode).not.toHaveBeenCalled()
  })

  test('the server asks for the first 30 codes at most, and for products on the shelf alone (L-170, L-268, L-269)', async () => {
    const productsByCode = sellsAll()
    const context = { api: apiWith(productsByCode), locale: 'en_US', now: 0, route: CONTENT_ROUTE } as const
    await basicProductListBlock.data(options(70), context).products.queryFn()
    expect(productsByCode).toHaveBeenCalledExactlyOnceWith(codes(30))
  })

  test('a list of one batch ships no script', () => {
    expect(basicProductListBlock.hydration(options(20))).toBe('never')
    expect(basicProductListBlock.hydration(options(21))).toBe('visible')
  })
})
