import { ApiError } from '#api/client/api-error.ts'
import type { OrderCreateInput } from '#api/client/cart/checkout.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BlockContext } from './page/view.ts'
import { bagStore, applyBag } from './shop/cart/bag.ts'
import { checkoutStore } from './shop/checkout/checkout-store.ts'
import { enterCheckout } from './shop/checkout/enter-checkout.ts'
import { continueAsGuest, isGuest, keep, type KeptCheckout, readKept } from './shop/checkout/kept-checkout.ts'
import { member } from './shop/account/testing/member.tsx'
import { shopperStore, VISITOR } from './shop/session/shopper.ts'
import { bagItem, bagOf, keptLine } from './testing/bag.ts'
import { CheckoutPage } from './testing/CheckoutPage.tsx'
import { withModalDialogs } from './testing/dialogs.ts'
import { inPage } from './testing/render-view.tsx'
import { shopApi } from './testing/shop-api.ts'

const dollars = (amount: number) => ({ amount })
const LINE = keptLine('a', { extProps: '{"categories":"men>men-shell"}' })
const KEPT: KeptCheckout = { lines: [LINE], leftOut: [], couponCodes: [], clientKey: 'key-12345' }

interface Asked {
  readonly input: {
    readonly cartItems: readonly { readonly skuCode: string; readonly quantity: number }[]
    readonly receipt: { readonly isPickup: boolean }
    readonly additionalServices: readonly { readonly type: string }[]
  }
}

/** A shop that charges 30 for delivery and 20 for each service. */
const calculation = ({ input }: Asked, price = 100) => {
  const goods = input.cartItems.reduce((sum, { quantity }) => sum + price * quantity, 0)
  const postage = input.receipt.isPickup ? 0 : 30
  const fee = input.additionalServices.length * 20
  return {
    amount: dollars(goods + postage + fee),
    productAmount: dollars(goods),
    coupon: dollars(0),
    voucherDiscount: dollars(0),
    discount: dollars(0),
    postage: dollars(postage),
    missingToFreeFreight: null,
    tax: dollars(0),
    additionalServiceFee: dollars(fee),
    deductionAmount: dollars(0),
    deductions: [],
    discountCodes: [] as object[],
    count: input.cartItems.length,
    items: input.cartItems.map(({ skuCode, quantity }) => ({
      skuCode,
      quantity,
      price: dollars(price),
      amount: dollars(price * quantity),
    })),
    activities: [],
    userErrors: [],
  }
}

const TERMS = {
  transportMethods: [
    {
      id: '1',
      transportName: 'Home delivery',
      transportMethod: 'HOME_DELIVERY',
      pickupTypes: [],
      distributionType: 'EXPRESS',
      expressTime: '3 to 5 business days',
      expressTimes: [
        { country: 'HK', text: '3 to 5 business days' },
        { country: 'MO', text: '5 to 7 business days' },
      ],
      arrivals: [],
      remark: '',
    },
    {
      id: '2',
      transportName: 'Store pick-up',
      transportMethod: 'STORE_PICKUP',
      pickupTypes: [2],
      distributionType: 'PICKUP',
      expressTime: '',
      expressTimes: [],
      arrivals: [],
      remark: '',
    },
    {
      id: '3',
      transportName: 'Courier station',
      transportMethod: 'COURIER_PICKUP',
      pickupTypes: [1, 3],
      distributionType: 'PICKUP',
      expressTime: '',
      expressTimes: [],
      arrivals: [],
      remark: '',
    },
  ],
  additionalServices: [
    { type: 'PACKAGE', amount: dollars(20), promotionAmount: null },
    { type: 'GREETING_CARD', amount: dollars(20), promotionAmount: null },
  ],
  paymentMethods: ['visa', 'unionpay', 'alipayHk', 'octopus'],
  countryIds: ['810000', '820000', '190', '16'],
  payMinutes: 180,
  australiaCap: dollars(5500),
  freeFreightFrom: dollars(1000),
  maxRemark: 200,
  maxMemo: 100,
}

const place = (code: string, type: number, status = 'ACTIVE') => ({
  id: code,
  code,
  name: `Point ${code}`,
  regionId: '810000',
  region: 'Hong Kong',
  districtId: '810001',
  district: 'Central and Western',
  areaId: '81000101',
  area: 'Central',
  address: '1 Trail Road',
  type,
  status,
  longitude: 114.1,
  latitude: 22.3,
  sameDay: false,
  telephone: null,
  bussinessHours: '11:00–21:00',
  openingHours: {
    week: Array.from({ length: 7 }, () => '00:00–24:00'),
    specialDays: [],
    remark: '',
  },
})

const ORDER = {
  order: {
    orderCode: '2026',
    externalOrderNo: '2026',
    scheduleCancelTime: '',
    orderStatus: 'WAIT_PAY',
    amount: dollars(130),
  },
  userErrors: [],
}
const refused = (...userErrors: readonly { code: string; message: string; field: string | null }[]) => ({
  order: null,
  userErrors,
})

const go = vi.fn<(href: string, how?: object) => void>()
const opened = {
  document: { title: '', body: { textContent: '' } },
  location: { href: 'about:blank', replace: vi.fn<(href: string) => void>() },
  close: vi.fn<() => void>(),
}

async function show(answers: Parameters<typeof shopApi>[1] = {}, around: Partial<BlockContext> = {}) {
  const { api, asked } = shopApi([], {
    queryCheckBaseInfo: () => ({ queryCheckBaseInfo: TERMS }),
    cartItemCalculate: (variables: Asked) => ({ cartItemCalculate: calculation(variables) }),
    getPickUpAddress: () => ({
      getPickUpAddress: [place('S1', 2), place('S2', 2, 'SUSPENDED'), place('C1', 1)],
    }),
    billingAddress: () => ({ billingAddress: null }),
    cart: () => ({ cart: bagOf([bagItem('a')]) }),
    createOrder: () => ({ createOrder: ORDER }),
    saveBillingAddress: () => ({ saveBillingAddress: { code: 'B1', userErrors: [] } }),
    checkout: () => ({ checkout: null }),
    queryAdditionalService: () => ({ queryAdditionalService: TERMS.additionalServices }),
    ...answers,
  })
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      {inPage(<CheckoutPage />, { api, go, ...around })}
    </QueryClientProvider>
  )
  const { unmount } = render(page)
  if (readKept() && isGuest()) await screen.findByRole('button', { name: /^Place order/ })
  return { asked, unmount }
}

const type = (name: string, value: string, at = 0) =>
  fireEvent.change(screen.getAllByRole('textbox', { name })[at] as HTMLElement, { target: { value } })
const choose = (name: string, value: string, at = 0) =>
  fireEvent.change(screen.getAllByRole('combobox', { name })[at] as HTMLElement, { target: { value } })
const fillAddress = (at = 0) => {
  type('First name', 'Ann', at)
  type('Last name', 'Chan', at)
  type('Mobile number', '91234567', at)
  choose('District', '810001', at)
  choose('Area', '81000101', at)
  type('Address', '8 Trail Road', 0)
}
const press = () => fireEvent.click(screen.getByRole('button', { name: /^Place order/ }))
const summary = () => within(screen.getByRole('region', { name: 'Order summary' }))

withModalDialogs()
beforeEach(() => {
  sessionStorage.clear()
  continueAsGuest()
  keep(KEPT)
  go.mockReset()
  opened.location.replace.mockReset()
  opened.close.mockReset()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  act(() => {
    shopperStore.set({ shopper: VISITOR })
    bagStore.set({ pending: 0 })
    applyBag(bagOf([bagItem('a')]))
    checkoutStore.set(checkoutStore.initial)
  })
})
afterEach(() => vi.unstubAllGlobals())

const fillIn = async () => {
  type('Email', 'ann@example.com')
  fillAddress()
  fireEvent.click(screen.getByRole('radio', { name: 'Visa' }))
  await waitFor(() => expect(checkoutStore.get().pending).toBe(0))
}

describe('checkout', () => {
  test('has its sections, and what it costs (C-230, C-254, C-274)', async () => {
    await show()
    for (const name of [
      'Contact',
      'Delivery',
      'Services and order notes',
      'Discounts and GO DOLLAR',
      'Billing address',
      'Payment method',
    ])
      expect(screen.getByRole('region', { name })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Home delivery' })).toBeChecked()
    expect(summary().getByText('Product a')).toBeInTheDocument()
    expect(summary().getByRole('link', { name: 'Edit bag', hidden: true })).toHaveAttribute('href', '/cart')
    await waitFor(() => expect(summary().getByText('Total').nextSibling).toHaveTextContent('HK$130'))
  })

  test('home delivery takes as long as the address is far (C-269)', async () => {
    await show()
    const home = screen.getByRole('radio', { name: 'Home delivery' })
    expect(home).toHaveAccessibleDescription('3 to 5 business days')
    choose('Country or region', '820000')
    expect(home).toHaveAccessibleDescription('5 to 7 business days')
    fireEvent.click(screen.getByRole('radio', { name: 'Store pick-up' }))
    expect(home).toHaveAccessibleDescription('5 to 7 business days')
  })

  test('names credit cards, UnionPay and AliPay among the ways to pay (C-276, CO-107)', async () => {
    await show()
    const payment = screen.getByRole('region', { name: 'Payment method' })
    for (const name of ['Credit card', 'UnionPay', 'AlipayHK'])
      expect(within(payment).getAllByText(name)[0]).toBeVisible()
  })

  test('a visitor’s order goes out once and leads to the payment in its own window (C-247/248/249/250, C-277, CO-98, CO-109)', async () => {
    const { asked } = await show()
    await fillIn()
    press()
    press()
    await waitFor(() => expect(go).toHaveBeenCalledWith('/pay/result/2026'))
    const [sent, ...more] = asked('createOrder') as { readonly input: OrderCreateInput }[]
    expect(more).toEqual([])
    expect(sent?.input).toMatchObject({
      terminal: 'PC',
      platformSource: 'OFFICIAL_SITE',
      distributionType: 'EXPRESS',
      receiptInfo: {
        firstName: 'Ann',
        lastName: 'Chan',
        mobile: '+852 91234567',
        mail: 'ann@example.com',
        country: '810000',
        district: '810001',
        town: '81000101',
        address: '8 Trail Road',
      },
      orderLines: [{ skuCode: 'a', quantity: 1, lineType: 'SALABLE_PRODUCT', price: 100 }],
      extInfos: { clientKey: 'key-12345', payType: 'visa', sameAsAddress: true, isInternational: false },
      amount: 130,
      freight: 30,
    })
    expect(opened.location.replace.mock.calls).toEqual([[expect.stringContaining('/payment?orderId=2026')]])
    expect(readKept()).toBeUndefined()
  })

  test('every line has what the API keeps of it: code, name, type, price, picture, properties, the way it was found (C-248)', async () => {
    keep({ ...KEPT, lines: [LINE, keptLine('b')] })
    const { asked } = await show()
    await fillIn()
    press()
    await waitFor(() => expect(asked('createOrder')).toHaveLength(1))
    const [{ input }] = asked('createOrder') as [{ readonly input: OrderCreateInput }]
    expect(input.orderLines).toEqual([
      {
        skuCode: 'a',
        quantity: 1,
        lineType: 'SALABLE_PRODUCT',
        activityId: '',
        price: 100,
        name: 'Product a',
        image: '',
        skuProperties: 'M',
        extInfos: '{"categories":"men>men-shell"}',
      },
      expect.objectContaining({ skuCode: 'b', extInfos: '' }),
    ])
  })

  test('the window of an earlier payment is taken again, and keeps its page when nothing is ordered (C-277)', async () => {
    const earlier = { ...opened, location: { ...opened.location, href: 'http://localhost/pay/result/1' } }
    vi.mocked(window.open).mockReturnValue(earlier as unknown as Window)
    await show({
      createOrder: () => ({
        createOrder: refused({ code: 'ORDER_EMPTY', message: 'Nothing.', field: null }),
      }),
    })
    await fillIn()
    press()
    expect(await screen.findByText('Nothing.')).toBeVisible()
    expect(window.open).toHaveBeenCalledWith('', 'cairn-payment')
    expect(opened.close).not.toHaveBeenCalled()
  })

  test('without another window the page itself goes to the payment (CO-109)', async () => {
    vi.mocked(window.open).mockReturnValue(null)
    await show()
    await fillIn()
    press()
    await waitFor(() => expect(go).toHaveBeenCalledWith('/payment?orderId=2026'))
  })

  test('nothing is sent before the member’s addresses are there (C-262)', async () => {
    shopperStore.set({ shopper: { ...VISITOR, isVisitor: false } })
    let answer: (value: object) => void = () => undefined
    const { asked } = await show({
      deliveryAddresses: () => new Promise<object>(resolve => (answer = resolve)),
      queryMemberInfo: () => Promise.reject(new ApiError('NETWORK', 'down')),
    })
    await screen.findByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(checkoutStore.get().pending).toBe(0))
    const button = screen.getByRole('button', { name: /^Place order/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    press()
    expect(screen.queryByText('Please enter your email.')).toBeNull()
    await act(async () => answer({ deliveryAddresses: { edges: [], max: 10 } }))
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'))
    expect(asked('createOrder')).toEqual([])
  })

  test('each wrong field says so, and the first has the focus; nothing is sent (C-243, C-245, C-246)', async () => {
    const { asked } = await show()
    await waitFor(() => expect(checkoutStore.get().pending).toBe(0))
    press()
    expect(screen.getByText('Please enter your email.')).toBeVisible()
    expect(screen.getByText('Please enter the address.')).toBeVisible()
    expect(screen.getByText('Please choose a payment method.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    expect(asked('createOrder')).toEqual([])
    expect(window.open).not.toHaveBeenCalled()
  })

  test('a pick-up is free, greys suspended points, and has a bill of its own (C-244, C-255, C-259, CO-91, CO-102)', async () => {
    const { asked } = await show()
    fireEvent.click(screen.getByRole('radio', { name: 'Store pick-up' }))
    expect(await screen.findByRole('radio', { name: 'Point S2' })).toBeDisabled()
    expect(screen.queryByRole('radio', { name: 'Point C1' })).toBeNull()
    // Suspended points are not called open.
    expect(screen.getAllByText('Open 24 hours')).toHaveLength(1)
    expect(screen.getByRole('radio', { name: 'Point S1' })).toHaveAccessibleDescription(/Open 24 hours/)
    expect(screen.queryByRole('checkbox', { name: 'Same as delivery address' })).toBeNull()
    expect(screen.getByRole('link', { name: 'View map: Point S1 (new window)' })).toBeVisible()
    await waitFor(() => expect(summary().getByText('Total').nextSibling).toHaveTextContent('HK$100'))
    fireEvent.click(screen.getByRole('radio', { name: 'Point S1' }))
    type('Email', 'ann@example.com')
    type('First name', 'Ann')
    type('Last name', 'Chan')
    type('Mobile number', '91234567')
    // Who collects the order is also who pays, unless the shopper says otherwise.
    for (const [name, value] of [
      ['First name', 'Ann'],
      ['Last name', 'Chan'],
      ['Mobile number', '91234567'],
    ])
      expect(screen.getAllByRole('textbox', { name })[1]).toHaveValue(value)
    type('First name', 'May', 1)
    type('First name', 'Anna')
    expect(screen.getAllByRole('textbox', { name: 'First name' })[1]).toHaveValue('May')
    type('First name', 'Ann')
    choose('District', '810001', 1)
    choose('Area', '81000101')
    type('Address', '8 Trail Road')
    fireEvent.click(screen.getByRole('radio', { name: 'Octopus' }))
    press()
    await waitFor(() => expect(go).toHaveBeenCalledWith('/pay/result/2026'))
    expect(asked('saveBillingAddress')).toMatchObject([
      { input: { receiverFirstName: 'May', receiverLastName: 'Chan', address: '8 Trail Road' } },
    ])
    expect(asked('createOrder')).toMatchObject([
      {
        input: {
          distributionType: 'PICKUP',
          receiptInfo: { firstName: 'Ann', selfPickupShopCode: 'S1' },
          extInfos: { sameAsAddress: false },
        },
      },
    ])
  })

  test('services count at once; a card has a text (C-230, CO-92)', async () => {
    const { asked } = await show()
    await fillIn()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Greeting card (HK$20)' }))
    type('Card message', 'Happy trails')
    await waitFor(() => expect(summary().getByText('Total').nextSibling).toHaveTextContent('HK$150'))
    press()
    await waitFor(() => expect(go).toHaveBeenCalled())
    expect(asked('createOrder')).toMatchObject([
      { input: { additionalServices: [{ type: 'GREETING_CARD', memo: 'Happy trails' }], amount: 150 } },
    ])
  })

  test.each([
    [180, /usually after 3 hours\./],
    [60, /usually after 1 hour\./],
    [45, /usually after 45 minutes\./],
  ])('%i minutes to pay are said in hours where they are whole (C-288, L-426)', async (payMinutes, words) => {
    await show({ queryCheckBaseInfo: () => ({ queryCheckBaseInfo: { ...TERMS, payMinutes } }) })
    expect(screen.getByText(words)).toBeVisible()
  })

  /** What it costs less the GO DOLLAR of the call. */
  const withGoDollar = (variables: Asked & { readonly input: { readonly prePayDeductions: number } }) => {
    const points = variables.input.prePayDeductions
    const before = calculation(variables)
    const deductions = { amount: dollars(before.amount.amount - points), deductionAmount: dollars(points) }
    return { cartItemCalculate: { ...before, ...deductions } }
  }
  const ofMember = {
    customer: () => ({ customer: null }),
    deliveryAddresses: () => ({ deliveryAddresses: { addresses: [], max: 10 } }),
  }

  test('the number of GO DOLLAR chosen in the bag holds here (C-050, C-176, C-224)', async () => {
    shopperStore.set({ shopper: { ...VISITOR, isVisitor: false } })
    applyBag({
      ...bagOf([bagItem('a')]),
      goDollar: { balance: 80, isUsed: true, used: 25, most: 80, limit: 25 },
    })
    await show({ cartItemCalculate: withGoDollar, ...ofMember })
    const total = () => summary().getByText('Total').nextSibling
    await waitFor(() => expect(total()).toHaveTextContent('HK$105'))
    expect(screen.getByRole('switch', { name: /25 GO DOLLAR/ })).toBeChecked()
  })

  test('staff see who orders, by code and name, and may name the colleague who advised (C-011, C-012, CO-84, CO-85)', async () => {
    shopperStore.set({ shopper: { ...VISITOR, isVisitor: false, staffCode: 'S1001' } })
    await show({
      ...ofMember,
      queryMemberInfo: () => ({ queryMemberInfo: member({ staffCode: 'S1001', staffName: 'Lok Wong' }) }),
    })
    expect(await screen.findByText('Staff order: Lok Wong S1001')).toBeVisible()
    expect(screen.getByLabelText(/^Guide code/)).toHaveValue('S1001')
  })

  test('the address says how many GO DOLLAR to use; switched off and on again, all count (C-050, C-224)', async () => {
    const account = { balance: 80, isUsed: false, used: 0, most: 80, limit: null }
    const bagWith = (amount: number | null) => ({
      ...bagOf([bagItem('a')]),
      goDollar: { ...account, isUsed: amount !== 0 },
    })
    shopperStore.set({ shopper: { ...VISITOR, isVisitor: false } })
    applyBag(bagWith(0))
    history.replaceState(null, '', '/checkout?godollar=10&lang=en')
    const { asked } = await show({
      cartItemCalculate: withGoDollar,
      cartUseGoDollar: ({ amount }: { readonly amount: number | null }) => ({
        cartUseGoDollar: { success: true, cart: bagWith(amount), userErrors: [] },
      }),
      ...ofMember,
    })
    const total = () => summary().getByText('Total').nextSibling
    await waitFor(() => expect(total()).toHaveTextContent('HK$120'))
    expect(asked('cartUseGoDollar')).toEqual([{ amount: 10 }])
    expect(go).toHaveBeenCalledWith('/checkout?lang=en', { replace: true, isHere: true })
    fireEvent.click(screen.getByRole('switch', { name: /10 GO DOLLAR/ }))
    await waitFor(() => expect(total()).toHaveTextContent('HK$130'))
    fireEvent.click(screen.getByRole('switch', { name: /80 GO DOLLAR/ }))
    await waitFor(() => expect(total()).toHaveTextContent('HK$50'))
    history.replaceState(null, '', '/')
  })

  test('a visitor has no GO DOLLAR to use, whatever the address says (M-142)', async () => {
    history.replaceState(null, '', '/checkout?godollar=50')
    const { asked } = await show()
    await waitFor(() => expect(go).toHaveBeenCalledWith('/checkout', { replace: true, isHere: true }))
    expect(asked('cartUseGoDollar')).toEqual([])
    history.replaceState(null, '', '/')
  })

  test('what was typed is there again after leaving (CO-89)', async () => {
    const { unmount } = await show()
    type('Email', 'ann@example.com')
    fireEvent.click(screen.getByRole('radio', { name: 'Octopus' }))
    unmount()
    act(() => checkoutStore.set(checkoutStore.initial))
    await show()
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ann@example.com')
    expect(screen.getByRole('radio', { name: 'Octopus' })).toBeChecked()
  })
})

describe('where something is not as the shopper saw it', () => {
  test('a price that moved is shown before anything is sent (CO-95)', async () => {
    await show({
      cartItemCalculate: (variables: Asked) => ({ cartItemCalculate: calculation(variables, 120) }),
    })
    expect(await screen.findByText('Product a: the price has changed from HK$100 to HK$120.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByText(/the price has changed/)).toBeNull()
  })

  test('who has not read it is asked at the button, and orders with the next press (CO-95)', async () => {
    const { asked } = await show({
      cartItemCalculate: (variables: Asked) => ({ cartItemCalculate: calculation(variables, 120) }),
    })
    await fillIn()
    press()
    expect(
      await screen.findByText(
        /from HK\$100 to HK\$120\. The total is now HK\$150\. Please check and place the order/,
      ),
    ).toBeVisible()
    expect(asked('createOrder')).toEqual([])
    press()
    await waitFor(() => expect(go).toHaveBeenCalledWith('/pay/result/2026'))
  })

  test('sold out since the bag: the dialog names it; the rest can be ordered (C-231, CO-90)', async () => {
    keep({ ...KEPT, leftOut: ['Product b'] })
    await show()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Some items cannot be ordered' }))
    expect(dialog.getByText('Product b')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Back to bag' })).toHaveAttribute('href', '/cart')
    fireEvent.click(dialog.getByRole('button', { name: 'Continue without them' }))
    expect(readKept()?.leftOut).toEqual([])
  })

  test('a refused amount: the window closes, the new total shows, and the shopper is asked again (C-250, CO-95)', async () => {
    let price = 100
    const { asked } = await show({
      cartItemCalculate: (variables: Asked) => ({ cartItemCalculate: calculation(variables, price) }),
      createOrder: () => {
        if (price === 120) return { createOrder: ORDER }
        price = 120
        const message = 'Product a now costs HK$120.'
        const error = { code: 'ORDER_PRICE_CHANGED', message, field: 'orderLines.0.price' }
        const sums = ['amount', 'productAmount'].map(field => ({
          ...error,
          field,
          message: `${field} moved.`,
        }))
        return { createOrder: refused(error, ...sums) }
      },
    })
    await fillIn()
    press()
    const notice =
      'Product a: the price has changed from HK$100 to HK$120. The total is now HK$150. Please check and place the order again.'
    expect(await screen.findByText(notice)).toBeVisible()
    const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marked()).toEqual(['HK$120', 'HK$150'])
    expect(opened.close).toHaveBeenCalled()
    expect(go).not.toHaveBeenCalled()
    press()
    await waitFor(() => expect(go).toHaveBeenCalledWith('/pay/result/2026'))
    expect(asked('createOrder')).toHaveLength(2)
    expect(marked()).toEqual([])
  })

  test('an offer that ended is said once, and the sums that it moved are marked (C-250, CO-95)', async () => {
    let discount = 20
    const { asked } = await show({
      cartItemCalculate: (variables: Asked) => {
        const sums = calculation(variables)
        const amount = dollars(sums.amount.amount - discount)
        return { cartItemCalculate: { ...sums, amount, discount: dollars(discount) } }
      },
      createOrder: () => {
        discount = 0
        const error = (field: string, message: string) => ({ code: 'ORDER_PRICE_CHANGED', field, message })
        const userErrors = [error('amount', 'Total moved.'), error('discount', 'Offers now save you HK$0.')]
        return { createOrder: refused(...userErrors) }
      },
    })
    await fillIn()
    press()
    expect(
      await screen.findByText(/^Offers now save you HK\$0\. The total is now HK\$130\. Please/),
    ).toBeVisible()
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'HK$0',
      'HK$130',
    ])
    expect(asked('createOrder')).toHaveLength(1)
  })

  test('a code that ended: the order goes at the original price only when the shopper says so (C-222, CO-75)', async () => {
    let hasCode = true
    const code = {
      couponCode: 'OLD',
      couponType: 'PROMOTION_CODE',
      couponName: 'Old code',
      couponDesc: '',
      couponAmount: dollars(0),
      reason: 'COUPON_CODE_EXPIRED',
      message: 'It has expired.',
    }
    const { asked } = await show({
      cartItemCalculate: (variables: Asked) => ({
        cartItemCalculate: { ...calculation(variables), discountCodes: hasCode ? [code] : [] },
      }),
      cartRemoveCoupon: () => {
        hasCode = false
        return { cartRemoveCoupon: { success: true, cart: bagOf([bagItem('a')]), userErrors: [] } }
      },
    })
    await fillIn()
    press()
    const dialog = within(await screen.findByRole('dialog', { name: 'The code has expired' }))
    expect(asked('createOrder')).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: 'Order at original price' }))
    await waitFor(() => expect(go).toHaveBeenCalledWith('/pay/result/2026'))
    expect(asked('cartRemoveCoupon')).toEqual([{ couponCode: 'OLD' }])
  })

  test('a session that ended at the last step: the page says so and keeps everything (M-076)', async () => {
    await show({ createOrder: () => Promise.reject(new ApiError('00510104', 'over')) })
    await fillIn()
    press()
    const [link] = await screen.findAllByRole('link', { name: 'Log in again' })
    expect(link).toHaveAttribute('href', '/login?redirectUrl=%2Fcheckout')
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ann@example.com')
    expect(readKept()).toEqual(KEPT)
  })

  test('a session that ended in another tab: the page says so at once, and nothing is sent (M-076)', async () => {
    const { asked } = await show()
    await fillIn()
    act(() => shopperStore.set({ shopper: { ...VISITOR, isVisitor: false }, isOver: true }))
    expect((await screen.findAllByRole('link', { name: 'Log in again' })).length).toBeGreaterThan(0)
    press()
    expect(asked('createOrder')).toEqual([])
    expect(readKept()).toEqual(KEPT)
  })
})

describe('opened without a valid state', () => {
  test('a visitor who has not chosen goes to the login, and home from there (C-052, M-076, MO-35)', async () => {
    sessionStorage.clear()
    await show()
    await waitFor(() =>
      expect(go).toHaveBeenCalledWith('/login?redirectUrl=%2F&from=checkout', { replace: true }),
    )
  })

  test('where the shop cannot say who is shopping, the page says so and tries again when told', async () => {
    sessionStorage.clear()
    let isDown = true
    const isVisitor = () =>
      isDown ? Promise.reject(new ApiError('SERVER_ERROR', 'down')) : Promise.resolve(true)
    await show({}, { isVisitor })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    fireEvent.click(again)
    await waitFor(() =>
      expect(go).toHaveBeenCalledWith('/login?redirectUrl=%2F&from=checkout', { replace: true }),
    )
  })

  test('goods that an earlier build has stored in another shape are none (CO-89)', async () => {
    sessionStorage.setItem(
      'cairn:checkout',
      JSON.stringify({ ...KEPT, lines: [{ skuCode: 'a', quantity: 1 }] }),
    )
    expect(readKept()).toBeUndefined()
  })

  test('without goods the shopper goes to the bag (CO-89)', async () => {
    sessionStorage.clear()
    continueAsGuest()
    await show()
    await waitFor(() => expect(go).toHaveBeenCalledWith('/cart', { replace: true }))
  })
})

describe('the way into checkout', () => {
  const prepared = {
    lines: [
      {
        lineType: 'SALABLE_PRODUCT',
        quantity: 2,
        reason: null,
        activityId: '',
        spuCode: 'spu-a',
        spuTitle: 'Product a',
        imageUrl: '',
        promoPrice: dollars(100),
        sku: { code: 'a', options: [{ name: 'Size', value: 'M' }] },
      },
    ],
    leftOut: [],
    couponCodes: ['SPRING'],
  }
  const enter = async (answer: object | null, isVisitor = true) => {
    const { api, asked } = shopApi([], {
      checkout: () => ({ checkout: answer }),
      cart: () => ({ cart: bagOf([bagItem('a')]) }),
    })
    const isOnTheWay = await act(() =>
      enterCheckout({ api, origin: 'cart', isVisitor: () => Promise.resolve(isVisitor), go }),
    )
    return { isOnTheWay, asked }
  }

  test('a visitor logs in first, and comes back to the bag (C-232, M-077)', async () => {
    sessionStorage.clear()
    const { isOnTheWay, asked } = await enter(prepared)
    expect(isOnTheWay).toBe(true)
    expect(go.mock.calls).toEqual([['/login?redirectUrl=%2Fcart']])
    expect(asked('checkout')).toEqual([])
  })

  test('a guest and a member take what the shop prepared; the bag is read again (C-233, C-236, CO-83)', async () => {
    const { asked } = await enter(prepared)
    expect(asked('checkout')).toEqual([{ origin: 'cart' }])
    expect(asked('cart')).toHaveLength(1)
    expect(readKept()).toMatchObject({
      lines: prepared.lines,
      couponCodes: ['SPRING'],
    })
    expect(go.mock.calls).toEqual([['/checkout']])
    sessionStorage.clear()
    await enter(prepared, false)
    expect(go).toHaveBeenLastCalledWith('/checkout')
  })

  test('with nothing to order the shopper stays (C-237, C-238)', async () => {
    expect((await enter(null)).isOnTheWay).toBe(false)
    expect(go).not.toHaveBeenCalled()
  })
})
