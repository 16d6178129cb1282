import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bag } from '#api/client/cart/cart.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { bagStore, applyBag } from './shop/cart/bag.ts'
import { OverlayOutlet } from './shop/popups/OverlayOutlet.tsx'
import { noteLoginOnTheWay } from './shop/checkout/kept-checkout.ts'
import { overlays } from './shop/popups/overlay.ts'
import { withModalDialogs } from './testing/dialogs.ts'
import { productDetail } from './testing/product-detail.ts'
import { keepMergeNotice } from './shop/cart/merge-notice.ts'
import { CartPage } from './testing/CartPage.tsx'
import { bagOf as bag, bagItem as item, hkd } from './testing/bag.ts'
import { inPage } from './testing/render-view.tsx'
import { shopApi } from './testing/shop-api.ts'
import { withSight } from './testing/sight.ts'

/** Shows the bag's page with these answers of the api; `told` are the variables each operation was asked with. */
function given(
  answers: Parameters<typeof shopApi>[1] = {},
  products: Parameters<typeof shopApi>[0] = [],
  around: Parameters<typeof inPage>[1] = {},
) {
  const { api, asked } = shopApi(products, answers)
  const page = (
    <>
      <CartPage />
      <OverlayOutlet />
    </>
  )
  render(inPage(page, { api, ...around }))
  return asked
}
const show = (shown: Bag) => act(() => applyBag(shown))
const line = (title: string) => screen.getByRole('listitem', { name: title })
const answer = (cart: Bag, userErrors: readonly object[] = []) => ({
  success: userErrors.length === 0,
  cart,
  userErrors,
})

withModalDialogs()
const see = withSight()
beforeEach(() => {
  overlays.set({ shown: [] })
  bagStore.set({ pending: 0 })
})
afterEach(() => act(dismissToast))

describe('the bag’s page', () => {
  test('lines say what their units cost, so that they add up to the goods: codes are among the sums', () => {
    given()
    show(bag([item('a', { promoPrice: hkd(129.9), quantity: 3 }), item('b', { promoPrice: hkd(49.95) })]))
    expect(line('Product a')).toHaveTextContent('HK$389.70HK$129.90 each')
    expect(line('Product b')).not.toHaveTextContent('each')
  })

  test('says that it is loading until the bag is known', () => {
    given()
    expect(screen.getByRole('heading', { level: 1, name: 'Shopping bag' })).toBeVisible()
    expect(screen.getByRole('status', { name: '' })).toBeInTheDocument()
    // Hidden but for a newcomer, whose bag cannot hold anything.
    expect(screen.getByText('Your bag is empty').closest('[data-unknown]')).not.toBeNull()
  })

  test('an empty bag says so and leads to what could fill it (L-006)', () => {
    given()
    show(bag([]))
    expect(screen.getByRole('heading', { level: 2, name: 'Your bag is empty' })).toBeVisible()
    expect(document.querySelector('[data-unknown]')).toBeNull()
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/list',
      '/list?sort=bestseller',
      '/list?sort=newest',
    ])
  })

  test('a bag that could not be read offers another try', async () => {
    given({ cart: () => ({ cart: bag([item('a')]) }) })
    act(() => bagStore.set({ pending: 0, hasFailed: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Product a')).toBeVisible()
  })

  test.each([
    ['C-179', 'SOLD_OUT', 'Sold out'],
    ['C-181', 'OFF_SHELF', 'No longer sold'],
    ['C-178, C-182', 'UNAVAILABLE', 'No longer sold'],
  ] as const)('%s: a line that is %s says “%s” and cannot be selected', (_, reason, words) => {
    given()
    show(bag([item('a')], { disableCartItems: [item('gone', { disabled: true, reason })] }))
    const gone = within(line('Product gone'))
    expect(gone.getByText(words)).toBeVisible()
    expect(gone.getByRole('checkbox')).not.toBeChecked()
    expect(gone.getByRole('checkbox')).toBeDisabled()
  })

  test('shows lines, gifts, too few units, and apart what cannot be ordered (C-170, C-174, C-180, C-182, C-184)', () => {
    given()
    const gift = item('cup', { lineType: 'GIFT', promoPrice: hkd(0) })
    const few = item('few', { quantity: 9, reason: 'OUT_OF_STOCK' })
    const gone = item('gone', { disabled: true, reason: 'SOLD_OUT' })
    show(bag([item('a'), few, gift], { disableCartItems: [gone] }))
    expect(within(line('Product cup')).getByText('Free gift')).toBeVisible()
    expect(within(line('Product cup')).queryByRole('button')).not.toBeInTheDocument()
    expect(within(line('Product few')).getByText('Only 8 left. Please reduce the quantity.')).toBeVisible()
    expect(within(line('Product few')).getByRole('checkbox')).toBeDisabled()
    expect(within(line('Product few')).getByRole('combobox')).toHaveValue('9')
    const group = screen.getByRole('region', { name: 'Not available' })
    expect(within(group).getByText('Sold out')).toBeVisible()
    expect(within(group).getByRole('checkbox')).not.toBeChecked()
  })

  test('total and checkout are at hand while the summary’s button is out of sight (C-176, C-232)', async () => {
    given()
    show(bag([item('a')]))
    await act(() => new Promise(requestAnimationFrame))
    const atHand = () => screen.queryByRole('button', { name: /^Check out, HK\$[\d,]+ in total$/ })
    expect(atHand()).not.toBeInTheDocument()
    see(false)
    expect(atHand()).toBeVisible()
    see(true)
    expect(atHand()).not.toBeInTheDocument()
  })

  test.each([
    ['after a login on the way to checkout, “Check out” has the focus', true, false, true],
    ['back without a login, it has not', true, true, false],
    ['after any other login, it has not', false, false, false],
  ])('%s (C-232)', async (_, wasOnTheWay, isVisitor, hasFocus) => {
    if (wasOnTheWay) noteLoginOnTheWay()
    given({}, [], { isVisitor: () => Promise.resolve(isVisitor) })
    show(bag([item('a')]))
    await act(async () => undefined)
    expect(document.activeElement === screen.getByRole('button', { name: 'Check out' })).toBe(hasFocus)
  })

  test('is read again where an earlier page has read it: goods sell out meanwhile (C-184, CO-90)', async () => {
    applyBag(bag([item('a'), item('b')]))
    const gone = item('b', { disabled: true, reason: 'SOLD_OUT' })
    given({ cart: () => ({ cart: bag([item('a')], { disableCartItems: [gone] }) }) })
    expect(
      within(await screen.findByRole('region', { name: 'Not available' })).getByText('Sold out'),
    ).toBeVisible()
  })

  test('says what an offer does and how far free delivery is (C-172, C-176)', () => {
    given()
    const activity = {
      id: 'less',
      name: 'HK$100 off HK$1,000',
      url: '/list?activity=less',
      type: 'SATISFY_REDUCE',
      reason: 'UNDER_THRESHOLD',
      message: 'Add HK$900 more to qualify.',
      promoRewardAmount: { amount: 0 },
      giftChoices: 0,
      gifts: [],
      lineIds: ['line-a'],
      addOns: [],
    } as const
    show(
      bag([item('a')], {
        activities: [activity, { ...activity, id: 'other', name: 'Over', reason: 'ENDED' }],
      }),
    )
    const offers = within(screen.getByRole('region', { name: 'Offers' }))
    expect(offers.getByText('Add HK$900 more to qualify.')).toBeVisible()
    expect(
      within(screen.getByRole('list', { name: 'Offers that Product a does not qualify for yet' })).getByText(
        'HK$100 off HK$1,000: Add HK$900 more to qualify.',
      ),
    ).toBeVisible()
    expect(screen.queryByText('Over')).not.toBeInTheDocument()
    expect(screen.getByText('Add HK$900 for free delivery')).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('max', '1000')
  })
})

describe('products to add for less (C-194, C-201, C-202)', () => {
  const offer = (code: string, change: object = {}) => ({
    price: { amount: 50 },
    listPrice: { amount: 150 },
    available: true,
    sku: {
      code,
      options: [{ value: code }],
      product: { code: 'socks', title: 'Trail socks', picUrl: '' },
    },
    ...change,
  })
  const activity = {
    id: 'trail',
    name: 'Socks for less',
    url: '/list?activity=trail',
    type: 'EXCHANGE',
    reason: null,
    message: 'You can add items at a special price.',
    promoRewardAmount: { amount: 0 },
    giftChoices: 0,
    gifts: [],
    lineIds: ['line-a'],
    addOns: [offer('S'), offer('M')],
  } as const
  const addOns = () => within(screen.getByRole('region', { name: 'Add for less' }))

  test('are added from the bag in the size one chooses', async () => {
    const asked = given({ cartAdd: () => ({ cartAdd: answer(bag([item('a')], { version: 2 })) }) })
    show(bag([item('a')], { activities: [activity] }))
    fireEvent.change(addOns().getByRole('combobox', { name: 'Options of Trail socks' }), {
      target: { value: 'M' },
    })
    fireEvent.click(addOns().getByRole('button', { name: 'Add for HK$50: Trail socks' }))
    await vi.waitFor(() => expect(asked('cartAdd')).toHaveLength(1))
    expect(asked('cartAdd')).toMatchObject([
      { inputs: [{ skuCode: 'M', quantity: 1, extProps: '{"categories":"","activityId":"trail"}' }] },
    ])
  })

  test('ask for the option where there are several, and cost as much there as in the bag', async () => {
    const asked = given()
    const line = { lineType: 'ATTACHED_PRODUCT', activityId: 'trail', spuCode: 'socks' } as const
    const socks = { ...item('S'), ...line, promoPrice: hkd(50), listPrice: hkd(150) }
    show(bag([item('a'), socks], { activities: [activity] }))
    expect(addOns().getByText('HK$150')).toBeVisible()
    fireEvent.click(addOns().getByRole('button', { name: 'Add for HK$50: Trail socks' }))
    expect(addOns().getByRole('combobox', { name: 'Options of Trail socks' })).toHaveAccessibleDescription(
      'Please choose an option first.',
    )
    expect(asked('cartAdd')).toEqual([])
  })

  test('can be changed in the bag, among those that the offer has', async () => {
    const asked = given({
      cartItemUpdate: () => ({ cartItemUpdate: answer(bag([item('a')], { version: 2 })) }),
    })
    const line = { lineType: 'ATTACHED_PRODUCT', activityId: 'trail', spuCode: 'socks' } as const
    show(bag([item('a'), { ...item('S'), ...line }], { activities: [activity] }))
    fireEvent.change(screen.getByRole('combobox', { name: /^Change colour or size of/ }), {
      target: { value: 'M' },
    })
    await vi.waitFor(() =>
      expect(asked('cartItemUpdate')).toEqual([
        { oldSkuCode: expect.stringMatching(/^S/), newSkuCode: 'M', quantity: 1, activityId: 'trail' },
      ]),
    )
  })

  test('wait for their condition and say how far it is', () => {
    given()
    const message = 'Add HK$200 more to qualify.'
    show(bag([item('a')], { activities: [{ ...activity, reason: 'UNDER_THRESHOLD', message }] }))
    expect(addOns().getByText(message)).toBeVisible()
    expect(addOns().getByRole('button', { name: 'Add for HK$50: Trail socks' })).toBeDisabled()
  })

  test('say where no more can be had', () => {
    given()
    show(bag([item('a')], { activities: [{ ...activity, addOns: [offer('S', { available: false })] }] }))
    expect(addOns().getByText('Limit reached or sold out')).toBeVisible()
    expect(addOns().queryByRole('button')).not.toBeInTheDocument()
  })
})

test('what a login could not bring along stands on the page until it is read (M-070, CO-59)', () => {
  keepMergeNotice('You have reached the limit for: Trail socks.')
  given()
  expect(screen.getByText(/reached the limit for: Trail socks/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.queryByText(/was reached/)).not.toBeInTheDocument()
  expect(sessionStorage.getItem('cairn:merge-notice')).toBe('')
})

describe('changing the bag on its page', () => {
  test('a quantity shows at once and the shop’s answer replaces it (C-175)', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const asked = given({ cartUpdate: () => promise })
    show(bag([item('a')]))
    fireEvent.change(screen.getByRole('combobox', { name: 'Quantity of Product a (M)' }), {
      target: { value: '3' },
    })
    expect(screen.getByRole('combobox')).toHaveValue('3')
    expect(screen.getByRole('region', { name: 'Summary' })).toHaveAttribute('aria-busy', 'true')
    const after = bag([item('a', { quantity: 3 })], { version: 2 })
    await act(async () =>
      resolve({ cartUpdate: answer({ ...after, calculation: { ...after.calculation, amount: hkd(330) } }) }),
    )
    expect(await screen.findByText('HK$330')).toBeVisible()
    expect(asked('cartUpdate')).toEqual([{ inputs: [{ lineId: 'line-a', quantity: 3 }] }])
  })

  test('a refusal shows the bag as it is, and why (C-366)', async () => {
    const refusal = { code: 'UEC11003', message: 'Only 2 left in stock.', field: null }
    given({ cartUpdate: () => ({ cartUpdate: answer(bag([item('a')]), [refusal]) }) })
    show(bag([item('a')]))
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '4' } })
    await vi.waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('1'))
    expect(currentToast()?.message).toBe('Only 2 left in stock.')
  })

  test('a call that fails puts everything back', async () => {
    given({
      cartUpdate: () => {
        throw new Error('offline')
      },
    })
    show(bag([item('a')]))
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '4' } })
    await vi.waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('1'))
    expect(currentToast()?.message).toBe('The change did not go through. Please try again.')
  })

  test('a removed line can be brought back (C-332)', async () => {
    const asked = given({
      cartDelete: () => ({ cartDelete: answer(bag([], { version: 2 })) }),
      cartAdd: () => ({ cartAdd: answer(bag([item('a', { quantity: 2 })], { version: 3 })) }),
    })
    show(bag([item('a', { quantity: 2 })]))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove Product a' })))
    expect(screen.getByText('Your bag is empty')).toBeVisible()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })))
    expect(screen.getByText('Product a')).toBeVisible()
    expect(asked('cartDelete')).toEqual([{ lineIds: ['line-a'] }])
    expect(asked('cartAdd')).toMatchObject([{ inputs: [{ skuCode: 'a', quantity: 2 }] }])
  })

  test('one box selects all lines that can be ordered (C-174, C-185)', async () => {
    const asked = given({
      cartSelectUpdate: () => ({ cartSelectUpdate: answer(bag([item('a'), item('b')])) }),
    })
    show(bag([item('a'), item('b', { selected: false })]))
    const all = screen.getByRole('checkbox', { name: 'Select all' })
    expect(all).toBePartiallyChecked()
    fireEvent.click(all)
    await vi.waitFor(() => expect(all).toBeChecked())
    expect(asked('cartSelectUpdate')).toEqual([{ selected: true, skuCodes: ['a', 'b'] }])
  })
})

describe('another colour or size', () => {
  const M = 'CR-JKT-001-PIN-M'
  const shell = item(M, { spuCode: 'CR-JKT-001', spuTitle: 'Shell', quantity: 2 })
  const open = async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Change colour or size of Shell' })),
    )
    return within(await screen.findByRole('dialog', { name: /^Change / }))
  }
  afterEach(() => vi.unstubAllGlobals())

  test('is chosen in a dialog and takes the place of the line in one step (C-086, C-331, L-405)', async () => {
    const after = bag([item('CR-JKT-001-PIN-XL', { spuCode: 'CR-JKT-001', spuTitle: 'Shell', quantity: 2 })])
    const asked = given({ cartItemUpdate: () => ({ cartItemUpdate: answer(after) }) }, [productDetail()])
    show(bag([shell]))
    const dialog = await open()
    expect(await dialog.findByRole('radio', { name: /^M/ })).toBeChecked()
    fireEvent.click(dialog.getByRole('radio', { name: /^XL/ }))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Update bag' })))
    expect(asked('cartItemUpdate')).toEqual([{ oldSkuCode: M, newSkuCode: 'CR-JKT-001-PIN-XL', quantity: 2 }])
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(currentToast()?.message).toBe('Your bag has been updated')
  })

  test('that the bag has already makes one line of two: a word says so, and the focus goes to the line that stays (CO-57)', async () => {
    const XL = 'CR-JKT-001-PIN-XL'
    const large = item(XL, { spuCode: 'CR-JKT-001', spuTitle: 'Shell in XL' })
    const after = bag([{ ...large, quantity: 3 }])
    given({ cartItemUpdate: () => ({ cartItemUpdate: answer(after) }) }, [productDetail()])
    show(bag([large, shell]))
    const dialog = await open()
    fireEvent.click(await dialog.findByRole('radio', { name: /^XL/ }))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Update bag' })))
    expect(currentToast()?.message).toBe('Shell is now on one line: 3 items')
    const stays = screen.getByRole('button', { name: 'Change colour or size of Shell in XL' })
    await vi.waitFor(() => expect(stays).toHaveFocus())
  })

  test('refused by the shop: the line stays, the reason shows, the choice is still open', async () => {
    const refusal = { code: 'UEC11003', message: 'Only 1 left in stock.', field: 'quantity' }
    given({ cartItemUpdate: () => ({ cartItemUpdate: answer(bag([shell]), [refusal]) }) }, [productDetail()])
    show(bag([shell]))
    const dialog = await open()
    fireEvent.click(await dialog.findByRole('radio', { name: /^XL/ }))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Update bag' })))
    expect(currentToast()?.message).toBe('Only 1 left in stock.')
    expect(dialog.getByRole('button', { name: 'Update bag' })).toBeEnabled()
  })

  test('gifts, add-ons and what is no longer sold have none', () => {
    given()
    const gift = item('cup', { lineType: 'GIFT' })
    const addOn = item('socks', { lineType: 'ATTACHED_PRODUCT' })
    const off = item('off', { disabled: true, reason: 'OFF_SHELF' })
    show(bag([gift, addOn], { disableCartItems: [off] }))
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
  })
})
