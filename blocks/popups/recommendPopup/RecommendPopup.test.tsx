import { ApiError } from '#api/client/api-error.ts'
import type { Api } from '#api/client/api.ts'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announceAdded, justAdded } from '../../shop/catalogue/just-added.ts'
import { useAddToBag } from '../../shop/catalogue/product-detail/useAddToBag.ts'
import { fitProductOf } from '../../testing/fit-product.ts'
import { product } from '../../testing/product.ts'
import { inPage, NOON } from '../../testing/render-view.tsx'
import { recommendPopupBlock, recommendPopupSchema } from './block.ts'
import { RecommendPopup } from './RecommendPopup.tsx'
// Loaded with the first add; here, so that nothing waits for a file.
import '../../shop/catalogue/recommendations/find-recommendations.ts'
import './RecommendedCards.tsx'

const TROUSERS = { categories: ['men-trousers'], sizes: ['32', '34'] }
const LINE = { productCode: 'JKT', skuCode: 'JKT-M', quantity: 2, categories: ['men-shell'] }

/** What happened, in order: calls by name, and events with whether the pop-up showed by then. */
let log: string[] = []
const dialog = () => screen.queryByRole('dialog')

beforeEach(() => {
  log = []
  localStorage.clear()
  justAdded.set({ inBag: new Set() })
  const layer: NonNullable<Window['dataLayer']> = []
  const push = layer.push.bind(layer)
  layer.push = (...events) => {
    for (const { event } of events)
      if (event === event.toLowerCase()) log.push(dialog() ? `${event}, pop-up open` : event)
    return push(...events)
  }
  window.dataLayer = layer
})
afterEach(() => {
  vi.useRealTimers()
  delete window.dataLayer
})

/** What was tracked, without the pixel's doubles. */
const goods = () => (window.dataLayer ?? []).filter(({ event }) => event === event.toLowerCase())

interface Shop {
  readonly recommend?: Readonly<Record<string, string>>
  readonly fails?: string
  readonly refuses?: boolean
}

/** Sells a jacket that goes with trousers (code TRS) and a cap (code CAP). */
const shop = ({
  recommend = { recommendCode1: 'TRS', recommendCode2: 'CAP' },
  fails,
  refuses = false,
}: Shop = {}): Api => {
  const note = (operation: string) => {
    log.push(operation)
    if (operation === fails) throw new ApiError('SERVER_ERROR', 'down')
  }
  const fits = [
    fitProductOf('JKT', { recommend }),
    fitProductOf('TRS', TROUSERS),
    fitProductOf('CAP', { categories: ['gear-head'], sizes: ['red', 'blue'] }),
  ]
  return {
    locale: 'en_US',
    async run({ operation }, variables) {
      note(operation)
      if (operation === 'cartAdd') {
        const userErrors = refuses ? [{ code: 'UEC11003', message: 'No stock.', field: null }] : []
        return { cartAdd: { success: !refuses, userErrors } } as never
      }
      const { codes } = variables as { codes: readonly string[] }
      return { shop: { productByCode: fits.filter(({ code }) => codes.includes(code)) } } as never // what is read
    },
    async productsByCode(codes) {
      note('getProductByCode')
      return codes.map(code => product({ code, title: `Title ${code}` }))
    },
  }
}

function Buy() {
  const { add } = useAddToBag()
  return (
    <button type="button" onClick={() => void add([LINE])}>
      Buy
    </button>
  )
}

const page = (options: object = {}, around: Parameters<typeof inPage>[1] = {}) =>
  inPage(
    <>
      <Buy />
      <RecommendPopup id="c1" options={recommendPopupSchema.parse({ count: 50, ...options })} data={{}} />
    </>,
    { api: shop(), ...around },
  )
const buy = () => fireEvent.click(screen.getByRole('button', { name: 'Buy' }))
const opened = () => screen.findByRole('dialog')
const settled = () => waitFor(() => expect(log).toContain('add_to_cart'))

describe('the recommendation pop-up', () => {
  test('cart answer, product request, pop-up, tracking: in this order (L-324, C-098)', async () => {
    render(page())
    buy()
    await opened()
    await waitFor(() => expect(log).toContain('view_item_list, pop-up open'))
    expect(log).toEqual([
      'cartAdd',
      'recommendedFit',
      'getProductByCode',
      'getProductByCode',
      'recommendedFit',
      'recommendedFit',
      'add_to_cart, pop-up open',
      'view_item_list, pop-up open',
    ])
    expect(goods()).toEqual([
      {
        event: 'add_to_cart',
        ecommerce: { items: [{ item_id: 'JKT', item_variant: 'JKT-M', quantity: 2 }] },
      },
      {
        event: 'view_item_list',
        ecommerce: { item_list_id: 'recommendPopup', items: [{ item_id: 'TRS' }, { item_id: 'CAP' }] },
      },
    ])
  })

  test('shows one product per slot, two at most, in the matching size (L-326, L-327)', async () => {
    render(page({ text: 'Wear it with' }))
    buy()
    const card = within(await opened())
    expect(card.getByText('Wear it with')).toHaveStyle({ color: 'rgb(0, 0, 0)' })
    expect(card.getAllByRole('listitem')).toHaveLength(2)
    expect(card.getByRole('link', { name: 'Title TRS' })).toHaveAttribute('href', '/item/northfell/TRS')
    expect(card.getByRole('button', { name: 'Add size 34: Title TRS' })).toBeVisible()
    expect(card.getByRole('button', { name: 'Choose options: Title CAP' })).toBeVisible()
  })

  test('inside a section its products are of that section (C-046)', async () => {
    render(page({}, { route: { kind: 'product', code: 'JKT', section: '/SPORTb' } }))
    buy()
    const link = within(await opened()).getByRole('link', { name: 'Title TRS' })
    expect(link).toHaveAttribute('href', '/SPORTb/item/northfell/TRS')
  })

  test('text colour and button are the operator’s (L-321, L-322)', async () => {
    const buttonLink = { type: 7, value: 'list' }
    render(page({ text: 'Hi', color: '#123456', buttonText: 'All', buttonLink }))
    buy()
    const card = within(await opened())
    expect(card.getByText('Hi')).toHaveStyle({ color: 'rgb(18, 52, 86)' })
    expect(card.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/list')
  })

  test('opening clears the flag: closed, it stays closed until the next add (L-325)', async () => {
    render(page())
    buy()
    await opened()
    await waitFor(() => expect(justAdded.get().flag).toBeUndefined())
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(dialog()).toBeNull()
    await act(() => new Promise(resolve => setTimeout(resolve, 30)))
    expect(dialog()).toBeNull()
    buy()
    await opened()
  })

  test('products without the flag, a refused add or an unknown product: nothing shows (L-323)', async () => {
    const { unmount } = render(page({}, { api: shop({ refuses: true }) }))
    buy()
    await waitFor(() => expect(log).toEqual(['cartAdd']))
    expect(justAdded.get().flag).toBeUndefined()
    unmount()
    render(page({}, { api: shop({ recommend: {} }) }))
    buy()
    await settled()
    expect(log).not.toContain('add_to_cart, pop-up open')
    expect(dialog()).toBeNull()
    expect(justAdded.get().flag).toBeUndefined()
  })

  test('a failed fetch is logged, without a pop-up or a message; the add is tracked (L-328, C-100)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    render(page({}, { api: shop({ fails: 'recommendedFit' }) }))
    buy()
    await settled()
    expect(warn).toHaveBeenCalledOnce()
    expect(dialog()).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('it sees the flag though it wakes after the add; tracking did not wait for it (L-323, L-324)', async () => {
    announceAdded([LINE])
    expect(log).toEqual(['add_to_cart'])
    render(page())
    await opened()
    await waitFor(() => expect(log).toContain('view_item_list, pop-up open'))
    expect(log.filter(entry => entry.startsWith('add_to_cart'))).toHaveLength(1)
  })

  test('quick add puts the matched sku into the bag, says so in the card and does not lead to another pop-up (L-327)', async () => {
    render(page())
    buy()
    const card = within(await opened())
    fireEvent.click(card.getByRole('button', { name: /^Add size 34/ }))
    const added = await card.findByRole('button', { name: 'Added size 34: Title TRS' })
    expect(card.getByText('Added size 34: Title TRS')).toBeInTheDocument()
    expect(card.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/cart')
    expect(added).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(added)
    expect(log.filter(entry => entry === 'cartAdd')).toHaveLength(2)
    expect(goods().at(-1)).toEqual({
      event: 'add_to_cart',
      ecommerce: { items: [{ item_id: 'TRS', item_variant: 'TRS-34', quantity: 1 }] },
    })
    expect(justAdded.get().flag).toBeUndefined()
    expect([...justAdded.get().inBag]).toEqual(['JKT', 'TRS'])
  })

  test('above 0 the timeout counts idle seconds from the products’ arrival, its own and no other’s (L-348, LO-34)', async () => {
    vi.useFakeTimers({ now: NOON })
    render(page({ timeout: 5 }))
    buy()
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await act(async () => {
      for (let turn = 0; turn < 20; turn++) await vi.dynamicImportSettled()
    })
    await pass(0)
    await pass(4900)
    expect(dialog()).toBeNull()
    fireEvent.keyDown(document.body, { key: 'a' })
    await pass(4900)
    expect(dialog()).toBeNull()
    await pass(300)
    expect(dialog()).toBeVisible()
    // Tracked when the products came.
    expect(log).toContain('add_to_cart')
  })

  test('on the editor’s canvas it stands in the page and waits for nothing (LO-24)', async () => {
    announceAdded([LINE])
    render(page({ text: 'Wear it with', buttonText: 'All' }, { mode: 'builder' }))
    expect(screen.getByRole('region', { name: 'Wear it with' })).toBeVisible()
    expect(screen.getByText(/appear here after a shopper adds/)).toBeVisible()
    await act(() => new Promise(resolve => setTimeout(resolve, 10)))
    expect(log).toEqual(['add_to_cart'])
  })
})

describe('options', () => {
  test('unset: at once, black, priority 1 (L-320, L-321, LO-34)', () => {
    expect(recommendPopupSchema.parse({})).toMatchObject({ timeout: 0, color: '#000', index: 1, id: '' })
  })
  test.each([
    [{ index: 1, count: 0 }, true],
    [{ index: 50, count: 50 }, true],
    [{ index: 0 }, false],
    [{ index: 51 }, false],
    [{ count: 51 }, false],
    [{ timeout: -1 }, false],
  ])('%j is taken: %j (L-320)', (options, taken) =>
    expect(recommendPopupSchema.safeParse(options).success).toBe(taken),
  )
  test('one that may never show ships no script (L-320)', () => {
    const hydration = (count: number) => recommendPopupBlock.hydration(recommendPopupSchema.parse({ count }))
    expect([hydration(0), hydration(1)]).toEqual(['never', 'later'])
  })
})
