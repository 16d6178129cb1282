import type { BagItem } from '#api/client/cart/cart.ts'
import { ApiError } from '#api/client/api-error.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BlockContext } from '../../page/view.ts'
import { bagStore, EMPTY_BAG, showBag } from '../../shop/cart/bag.ts'
import { cartPlace } from '../../shop/cart/cart-place.ts'
import { bagOf } from '../../testing/bag.ts'
import { cartLine } from '../../testing/cart-lines.ts'
import { hkd } from '../../testing/product.ts'
import { inPage } from '../../testing/render-view.tsx'
import { shopApi } from '../../testing/shop-api.ts'
import { MiniCart } from './MiniCart.tsx'

/** A code that counts. */
const C10 = {
  couponCode: 'C10',
  couponType: 'PROMOTION_CODE',
  couponName: '',
  couponDesc: '',
  couponAmount: hkd(10),
  reason: null,
  message: '',
  heldBy: null,
  deliveryCost: null,
} as const
let place: HTMLElement
/** The bag as the shop has it. */
let held = EMPTY_BAG
const calls = {
  cart: vi.fn<() => object>(),
  cartSelectUpdate: vi.fn<(given: object) => object>(),
  cartUpdate: vi.fn<(given: object) => object>(),
  checkout: vi.fn<(given: object) => object>(),
}
const { api } = shopApi([], calls)
const go = vi.fn<BlockContext['go']>()
const bag = (lines: readonly BagItem[]) =>
  act(() => {
    held = bagOf(lines, { calculation: { ...EMPTY_BAG.calculation, discountCodes: [C10] } })
    showBag(held)
  })
/** What comes by itself has come. */
const show = (around = {}) => {
  const shown = render(
    inPage(<MiniCart id="c1" options={{ note: '' }} data={{}} />, {
      api,
      go,
      isVisitor: async () => false,
      ...around,
    }),
  )
  return act(async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    await import('./HoverCart.tsx')
    return shown
  })
}
const panel = () => screen.queryByRole('region', { name: 'Shopping bag' })
const hover = () => fireEvent.pointerEnter(place, { pointerType: 'mouse' })
const opened = async () => {
  hover()
  return within(await screen.findByRole('region', { name: 'Shopping bag' }))
}

// The first time takes longer than a test should wait.
beforeAll(() => Promise.all([import('./HoverCart.tsx'), import('./MiniCartPanel.tsx')]))
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  cartPlace.set({ element: place })
  for (const call of Object.values(calls)) call.mockReset()
  go.mockReset()
  calls.cart.mockImplementation(() => ({ cart: held }))
  calls.cartSelectUpdate.mockImplementation(() => ({ cartSelectUpdate: { cart: null, userErrors: [] } }))
  calls.cartUpdate.mockImplementation(() => ({ cartUpdate: { cart: null, userErrors: [] } }))
})
afterEach(() => {
  act(() => {
    bagStore.set({ pending: 0 })
    cartPlace.set({})
  })
  place.remove()
  dismissToast()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
  sessionStorage.clear()
})

describe('what the panel shows', () => {
  test('available lines with title, brand, options, prices and quantity (L-061, L-071)', async () => {
    bag([cartLine({ quantity: 2 }), cartLine({ lineId: 'x', spuTitle: 'Sold out shoe', inventory: 0 })])
    await show()
    const inside = await opened()
    const [line, ...others] = inside.getAllByRole('listitem')
    expect(others).toEqual([])
    for (const text of ['Cloudridge Shell', 'Northfell', 'Pine / M', 'HK$1,990', 'HK$2,290'])
      expect(line).toHaveTextContent(text)
    expect(inside.getByRole('combobox')).toHaveValue('2')
    expect(inside.getByRole('link', { name: 'Cloudridge Shell' })).toHaveAttribute(
      'href',
      '/product/CR-JKT-001',
    )
    expect(inside.queryByText('Sold out shoe')).toBeNull()
  })

  test('gifts and add-ons are told apart from what is bought (L-072)', async () => {
    bag([
      cartLine({ lineId: 'a' }),
      cartLine({ lineId: 'b', lineType: 'GIFT' }),
      cartLine({ lineId: 'c', lineType: 'ATTACHED_PRODUCT' }),
    ])
    await show()
    const lines = (await opened()).getAllByRole('listitem').map(line => line.textContent)
    expect(lines.map(text => [/Free gift/.test(text), /Add-on/.test(text)])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ])
  })

  test('a total line with count and price, and the way to the bag (L-062, L-063, LO-74)', async () => {
    bag([
      cartLine({ quantity: 2 }),
      cartLine({ lineId: 'b', promoPrice: hkd(99.9) }),
      // A gift is not counted, as in the header.
      cartLine({ lineId: 'c', lineType: 'GIFT', promoPrice: hkd(0) }),
    ])
    await show()
    const inside = await opened()
    expect(inside.getByText('3 items').parentElement).toHaveTextContent('3 itemsHK$4,079.90')
    expect(inside.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/cart')
  })

  test.each([
    ['an empty bag', []],
    ['only disabled lines', [cartLine({ disabled: true })]],
  ])('%s shows nothing (L-064)', async (_, lines) => {
    vi.useFakeTimers()
    bag(lines)
    await show()
    hover()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(panel()).toBeNull()
  })

  test('an unknown bag shows nothing, nor does a bag without a header; on the canvas stands a label (LO-24)', async () => {
    const { container } = await show()
    expect(container).toBeEmptyDOMElement()
    act(() => cartPlace.set({}))
    expect(container).toBeEmptyDOMElement()
    await show({ mode: 'builder' })
    expect(screen.getByText(/^Mini cart:/)).toBeVisible()
  })
})

describe('hovering', () => {
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const leave = () => fireEvent.pointerLeave(place, { pointerType: 'mouse' })
  /** The panel's code is there: only its timing counts. */
  const ready = async () => {
    bag([cartLine()])
    await show()
    await opened()
    vi.useFakeTimers()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(panel()).toBeNull()
    await wait(1000)
  }

  test('opens after 200 ms, closes 200 ms after leaving, then waits 500 (L-028, L-065 … L-067)', async () => {
    await ready()
    hover()
    await wait(199)
    expect(panel()).toBeNull()
    await wait(1)
    expect(panel()).toBeVisible()
    leave()
    await wait(199)
    expect(panel()).toBeVisible()
    await wait(1)
    expect(panel()).toBeNull()
    await wait(100)
    hover()
    await wait(2000)
    expect(panel()).toBeNull()
    leave()
    hover()
    await wait(200)
    expect(panel()).toBeVisible()
  })

  test.each([
    ['a mouse', true],
    ['a finger', false],
  ] as const)(
    '%s that has been on the sign since before the panel was there opens it: %s (L-065)',
    async (_, opens) => {
      await ready()
      act(() => cartPlace.set({}))
      vi.spyOn(place, 'matches').mockImplementation(selector => selector === ':hover')
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: opens && query === '(hover: hover)' }))
      act(() => cartPlace.set({ element: place }))
      await wait(200)
      expect(panel() !== null).toBe(opens)
      vi.unstubAllGlobals()
    },
  )

  test('a finger does not hover: its press goes to the bag (LO-75)', async () => {
    await ready()
    fireEvent.pointerEnter(place, { pointerType: 'touch' })
    await wait(5000)
    expect(panel()).toBeNull()
  })

  test('the focus inside holds it, and lets it go', async () => {
    await ready()
    hover()
    await wait(200)
    const link = within(panel() as HTMLElement).getByRole('link', { name: 'View bag' })
    leave()
    act(() => link.focus())
    await wait(5000)
    expect(panel()).toBeVisible()
    act(() => link.blur())
    await wait(200)
    expect(panel()).toBeNull()
  })
})

describe('what it asks of the bag', () => {
  test('view bag and checkout are its two buttons (LO-73)', async () => {
    bag([cartLine()])
    await show()
    const inside = await opened()
    expect(inside.getByRole('link', { name: 'View bag' })).toBeVisible()
    expect(inside.getAllByRole('button').map(button => button.textContent)).toEqual(['Check out'])
  })

  test('opening asks for the bag again with all that can be ordered selected (L-070, LO-115)', async () => {
    bag([cartLine({ lineId: 'a' }), cartLine({ lineId: 'b', inventory: 0 })])
    await show()
    await opened()
    await waitFor(() =>
      expect(calls.cartSelectUpdate.mock.calls).toEqual([[{ skuCodes: ['CR-JKT-001-M'], selected: true }]]),
    )
  })

  test('where all are selected, opening only reads it again (L-070)', async () => {
    bag([cartLine({ selected: true })])
    await show()
    await opened()
    await waitFor(() => expect(calls.cart).toHaveBeenCalledOnce())
    expect(calls.cartSelectUpdate).not.toHaveBeenCalled()
  })

  test('on the cart page the shopper’s own choice stays (LO-115)', async () => {
    history.replaceState(null, '', '/cart')
    bag([cartLine()])
    await show()
    await opened()
    await waitFor(() => expect(calls.cart).toHaveBeenCalledOnce())
    expect(calls.cartSelectUpdate).not.toHaveBeenCalled()
  })

  test('checkout sends coupon codes and where it comes from (L-068, C-340)', async () => {
    calls.checkout.mockReturnValue({
      checkout: { lines: [{ ...cartLine(), extProps: '' }], leftOut: [], couponCodes: ['C10'] },
    })
    bag([cartLine()])
    await show()
    await userEvent.click((await opened()).getByRole('button', { name: 'Check out' }))
    await waitFor(() => expect(go.mock.calls).toEqual([['/checkout']]))
    expect(calls.checkout.mock.calls).toEqual([[{ couponCodes: ['C10'], origin: 'miniCart' }]])
    expect(currentToast()).toBeUndefined()
  })

  test.each([
    ['a falsy result', () => ({ checkout: null }), 'Your bag has been refreshed. Please check it again.'],
    [
      'a failure',
      () => {
        throw new Error('down')
      },
      'Checkout could not be opened just now. Please try again.',
    ],
  ])('%s shows a toast, and the page stays (L-069, C-238)', async (_, answer, message) => {
    calls.checkout.mockImplementation(answer)
    bag([cartLine()])
    await show()
    await userEvent.click((await opened()).getByRole('button', { name: 'Check out' }))
    await waitFor(() => expect(currentToast()?.message).toBe(message))
    expect(go).not.toHaveBeenCalled()
  })

  test('the selector offers 1 to 5 and what the line holds already (L-078)', async () => {
    bag([cartLine({ quantity: 7, inventory: 9 })])
    await show()
    const select = (await opened()).getByRole('combobox', { name: 'Quantity of Cloudridge Shell (Pine / M)' })
    expect(
      within(select)
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toEqual(['1', '2', '3', '4', '5', '7'])
    await userEvent.selectOptions(select, '3')
    await waitFor(() =>
      expect(calls.cartUpdate.mock.calls).toEqual([[{ inputs: [{ lineId: 'L1', quantity: 3 }] }]]),
    )
  })

  test.each([
    [
      'the shop refuses',
      () => ({ cartUpdate: { cart: held, userErrors: [{ message: 'There is not enough stock.' }] } }),
      'There is not enough stock.',
    ],
    [
      'the call fails',
      () => {
        throw new ApiError('HTTP_500', '')
      },
      'The change did not go through. Please try again.',
    ],
    [
      'there is no connection',
      () => {
        throw new ApiError('NETWORK', '')
      },
      'We could not connect. Please try again.',
    ],
  ])('where %s, a toast says why the quantity stays', async (_, answer, message) => {
    calls.cartUpdate.mockImplementation(answer)
    bag([cartLine({ quantity: 2, inventory: 9 })])
    await show()
    const select = (await opened()).getByRole('combobox', { name: 'Quantity of Cloudridge Shell (Pine / M)' })
    await userEvent.selectOptions(select, '3')
    await waitFor(() => expect(currentToast()).toMatchObject({ message, status: 'error' }))
    expect(select).toHaveValue('2')
  })
})
