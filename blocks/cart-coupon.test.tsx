import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Bag } from '#api/client/cart/cart.ts'
import { bagStore, applyBag } from './shop/cart/bag.ts'
import { bagOf, bagItem, hkd } from './testing/bag.ts'
import { CartPage } from './testing/CartPage.tsx'
import { OverlayOutlet } from './shop/popups/OverlayOutlet.tsx'
import { coupon, couponDetail } from './testing/coupon.ts'
import { withModalDialogs } from './testing/dialogs.ts'
import { inPage } from './testing/render-view.tsx'
import { shopApi } from './testing/shop-api.ts'
import { withSight } from './testing/sight.ts'

const plain = bagOf([bagItem('a')])
const bag = (calculation: Partial<Bag['calculation']>, change: Partial<Bag> = {}): Bag => ({
  ...plain,
  ...change,
  calculation: { ...plain.calculation, ...calculation },
})
const chosen = (change: Partial<Bag['calculation']['discountCodes'][number]> = {}) => ({
  couponCode: 'TRAIL50',
  couponType: 'PROMOTION_CODE' as const,
  couponName: 'HK$50 off',
  couponDesc: '',
  couponAmount: hkd(50),
  reason: null,
  message: '',
  heldBy: null,
  deliveryCost: null,
  ...change,
})
const answer = (cart: Bag, userErrors: readonly object[] = []) => ({
  success: userErrors.length === 0,
  cart,
  userErrors,
})
function show(shown: Bag, answers: Parameters<typeof shopApi>[1] = {}) {
  const { api, asked } = shopApi([], answers)
  render(inPage(<CartPage />, { api }))
  act(() => applyBag(shown))
  return asked
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const type = (code: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Promo code' }), { target: { value: code } })

withModalDialogs()
withSight()
beforeEach(() => bagStore.set({ pending: 0 }))

describe('coupons in the bag', () => {
  test('a code that is typed takes its amount off and can be removed (C-176, C-216)', async () => {
    const asked = show(plain, {
      cartApplyCoupon: () => ({
        cartApplyCoupon: answer(bag({ coupon: hkd(50), discountCodes: [chosen()] })),
      }),
      cartRemoveCoupon: () => ({ cartRemoveCoupon: answer(plain) }),
    })
    type('trail50')
    await press('Apply')
    expect(screen.getByText('You save HK$50 with “HK$50 off”.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveValue('')
    await press('Remove HK$50 off')
    expect(screen.queryByText('You save HK$50 with “HK$50 off”.')).not.toBeInTheDocument()
    expect(asked('cartApplyCoupon')).toEqual([{ couponCode: 'trail50' }])
  })

  test('a refusal stands at the field, and what was typed stays (C-219, C-381)', async () => {
    const message = 'This coupon or code is not valid.'
    show(plain, {
      cartApplyCoupon: () => ({
        cartApplyCoupon: answer(plain, [{ code: 'COUPON_INVALID', message, field: null }]),
      }),
    })
    type('WRONG')
    await press('Apply')
    const field = screen.getByRole('textbox', { name: 'Promo code' })
    expect(field).toHaveAccessibleDescription(message)
    expect(field).toHaveValue('WRONG')
  })

  test('a code that an unpaid order holds names it, and offers to pay or cancel it', async () => {
    const message = 'Your unpaid order 2026 is holding this coupon or code.'
    show(plain, {
      cartApplyCoupon: () => ({
        cartApplyCoupon: answer(plain, [
          { code: 'COUPON_HELD', message, field: 'couponCode', externalOrderNo: '2026' },
        ]),
      }),
    })
    type('TRAIL50')
    await press('Apply')
    expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveAccessibleDescription(message)
    expect(screen.getByRole('link', { name: 'Pay for order 2026' })).toHaveAttribute(
      'href',
      '/payment?orderId=2026',
    )
    render(inPage(<OverlayOutlet />, { api: shopApi([]).api }))
    await press('Cancel order 2026')
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order' }))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Keep order' })))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('a code that costs free delivery says what delivery costs, and can be left out', async () => {
    const asked = show(bag({ coupon: hkd(50), discountCodes: [chosen({ deliveryCost: { amount: 30 } })] }), {
      cartRemoveCoupon: () => ({ cartRemoveCoupon: answer(plain) }),
    })
    expect(screen.getByText('Delivery is HK$30 with this code.')).toBeVisible()
    await press('Leave out HK$50 off')
    expect(asked('cartRemoveCoupon')).toEqual([{ couponCode: 'TRAIL50' }])
  })

  test('a code whose condition fell away says so at its place, not among the sums too (C-220)', () => {
    const message = 'Add HK$40 more in eligible items to use it.'
    show(
      bag({
        discountCodes: [chosen({ couponAmount: hkd(0), reason: 'COUPON_NOT_MET', message })],
        userErrors: [{ code: 'COUPON_NOT_MET', message, field: 'discountCodes' }],
      }),
    )
    expect(screen.getAllByText(message, { exact: false })).toHaveLength(1)
  })

  test('the member’s coupons can be used, except those that an order holds (C-217, C-218)', () => {
    show(
      bag({
        discountCodes: [chosen({ couponCode: 'c-2', couponType: 'PROMOTION_COUPON' })],
        availableCoupons: [coupon('c-1'), coupon('c-2'), coupon('c-3', { freezeStatus: 'FREEZE' })],
      }),
    )
    const wallet = within(screen.getByRole('list', { name: 'My coupons' }))
    expect(
      wallet.getAllByRole('button', { name: /^Use / }).map(button => button.getAttribute('aria-label')),
    ).toEqual(['Use Coupon c-1'])
    expect(wallet.getAllByRole('button', { name: /^Details of / })).toHaveLength(3)
    expect(wallet.getByText('In use')).toBeVisible()
    expect(wallet.getByText('Reserved for an unpaid order')).toBeVisible()
    expect(wallet.getAllByText('Valid until 31 December 2026')).toHaveLength(3)
  })
})

test('a coupon’s details offer to use it, unless the bag has it (C-217, M-209)', async () => {
  const asked = show(bag({ availableCoupons: [coupon('c-1')] }), {
    couponDetail: () => ({ couponDetail: couponDetail() }),
    cartApplyCoupon: () => ({ cartApplyCoupon: answer(plain) }),
  })
  render(
    inPage(<OverlayOutlet />, {
      api: shopApi([], { couponDetail: () => ({ couponDetail: couponDetail() }) }).api,
    }),
  )
  await press('Details of Coupon c-1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Coupon c-1' }))
  const use = await dialog.findByRole('button', { name: 'Use Coupon c-1' })
  await act(async () => fireEvent.click(use))
  expect(asked('cartApplyCoupon')).toEqual([{ couponCode: 'c-1' }])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

describe('GO DOLLAR in the bag', () => {
  const goDollar = { balance: 120, isUsed: false, used: 0, most: 100, limit: null }

  test('a switch uses as much as the bag allows (C-176, C-226)', async () => {
    const asked = show(bag({}, { goDollar }), {
      cartUseGoDollar: () => ({
        cartUseGoDollar: answer(
          bag({ deductionAmount: hkd(100) }, { goDollar: { ...goDollar, isUsed: true, used: 100 } }),
        ),
      }),
    })
    expect(screen.getByText(/Balance: 120 GO DOLLAR/)).toBeVisible()
    await act(async () =>
      fireEvent.click(screen.getByRole('switch', { name: 'Use 100 GO DOLLAR: HK$100 off' })),
    )
    expect(screen.getByRole('switch')).toBeChecked()
    expect(screen.getByText('−HK$100')).toBeVisible()
    expect(asked('cartUseGoDollar')).toEqual([{ amount: null }])
  })

  test.each([
    ['a visitor', null],
    ['a member who has none', { ...goDollar, balance: 0, most: 0 }],
  ])('%s sees no switch (C-009)', (_, own) => {
    show(bag({}, { goDollar: own }))
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  })
})
