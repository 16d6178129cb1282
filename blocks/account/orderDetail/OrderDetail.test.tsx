import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/client/api-error.ts'
import type { Api, RunHow } from '#api/client/api.ts'
import type { BlockContext } from '../../page/view.ts'
import { type Answers, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { departure } from '../../shop/form/departure.ts'
import { shopperStore, VISITOR } from '../../shop/session/shopper.ts'
import { afterSalesOf, lineOption, returnOptions, returnsPage } from '../../testing/after-sales.ts'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { orderLine, orderOf, richOrder } from '../../testing/order.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { OrderDetail } from './OrderDetail.tsx'

withModalDialogs()
beforeEach(() => shopperStore.set({ shopper: { ...VISITOR, isVisitor: false } }))
afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

/** Changes the address as a page does. */
const go: BlockContext['go'] = (href, how) => {
  if (how?.isHere) history.replaceState(null, '', href)
}

async function show(answers: Answers, { orderId = '202611200000000042', search = '' } = {}) {
  history.replaceState(null, '', `/user/order-detail/${orderId}${search}`)
  const { api, sent } = memberApi(answers)
  const tokens: (string | undefined)[] = []
  const run: Api['run'] = (document, variables, how?: RunHow) => {
    tokens.push(how?.token)
    return api.run(document, variables, how)
  }
  render(
    onScreen('orderDetail', <OrderDetail {...asPlaced} />, { api: { ...api, run }, go, params: { orderId } }),
  )
  await act(async () => undefined)
  return { sent, tokens }
}
const panel = (name: string) => within(screen.getByRole('region', { name }))
const values = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('dl > div')].map(
    row => `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`,
  )

describe('an order', () => {
  test('shows number, status, lines with what promotions took off, and refunds of lines (M-116, M-119)', async () => {
    await show({ getOrderDetail: richOrder() })
    expect(screen.getByText('Order 202611200000000042')).toBeVisible()
    expect(screen.getByText('Partially shipped')).toBeVisible()
    const line = within(panel('Items').getAllByRole('listitem')[0] as HTMLElement)
    expect(line.getByText('買 2 件 8 折: −HK$569.50')).toBeVisible()
    // Before what the promotion took off: lines add up to the goods.
    expect(line.getByText('HK$3,360')).toBeVisible()
    expect(line.getByText('1 shipped')).toBeVisible()
    expect(line.getByText('1 received')).toBeVisible()
    expect(line.getByText('Refund in progress for 1 of 2')).toBeVisible()
    expect(panel('Items').getByText('Gift')).toBeVisible()
  })

  test.each([
    ['one of eight units', [{ refundStatus: 'REFUNDED', quantity: 1 }], ['1 of 8 refunded']],
    [
      'units of two returns',
      [
        { refundStatus: 'CREATED', quantity: 2 },
        { refundStatus: 'REFUNDED', quantity: 1 },
      ],
      ['Refund requested for 2 of 8', '1 of 8 refunded'],
    ],
    ['all eight', [{ refundStatus: 'REFUNDED', quantity: 8 }], ['Refunded']],
  ] as const)('a line says how much of it is refunded: %s (M-119, M-132)', async (_, refunds, words) => {
    const line = orderLine('shell', { quantity: 8, refunds: [...refunds] })
    await show({ getOrderDetail: richOrder({ orderLines: [line] }) })
    const shown = panel('Items').getAllByText(/[Rr]efund/)
    expect(shown.map(({ textContent }) => textContent)).toEqual(words)
  })

  test('its amounts are shown in the order in which they add up (M-116, MO-56)', async () => {
    await show({ getOrderDetail: richOrder() })
    expect(values('Amounts')).toEqual([
      'Items: HK$4,659',
      'Offers: −HK$569.50',
      'Codes and coupons: −HK$100',
      'Services: HK$70',
      '50 GO DOLLAR used: −HK$50',
      'Delivery: Free',
      'Total: HK$4,009.50',
      'Paid: HK$4,009.50',
    ])
    const sum = [4659, -569.5, -100, 70, -50, 0].reduce((total, part) => total + part, 0)
    expect(sum).toBe(richOrder().amount.amount)
  })

  test('payment method, wrapping, card, code, GO DOLLAR, staff id and store code each show (M-117, MO-55)', async () => {
    await show({ getOrderDetail: richOrder() })
    for (const words of [
      'AlipayHK',
      'Chosen',
      '生日快樂，一齊行山！',
      '冬季優惠 (WINTER15)',
      'S-2026-00017',
      'G123',
      'Pick-up point code: HK-MK-01',
      '請在下午六時後致電',
    ])
      expect(screen.getByText(words)).toBeVisible()
  })

  test('shipments have carrier, number, a link, contents and stops; what happened is a list (M-116, MO-60)', async () => {
    await show({ getOrderDetail: richOrder() })
    const shipments = panel('Shipments')
    expect(shipments.getByText('SF1234567890')).toBeVisible()
    expect(shipments.getByRole('link', { name: 'Track parcel' })).toHaveAttribute(
      'href',
      'https://www.sf-express.com/track?no=SF1234567890',
    )
    expect(shipments.getByText('三層防水風殼外套 Storm Ridge × 2')).toBeVisible()
    expect(shipments.getByText(/包裹已到達旺角站/)).toBeVisible()
    expect(panel('Order progress').getAllByRole('listitem')).toHaveLength(3)
    expect(panel('Refunds').getByText('HK$1,345.25')).toBeVisible()
  })

  test('one that waits for payment can be paid and cancelled, a paid one not (M-120 … M-122)', async () => {
    const { sent } = await show(
      {
        getOrderDetail: orderOf(),
        orderCancel: { order: orderOf({ orderStatus: 'CANCELED' }), userErrors: [] },
      },
      { orderId: '202611210000000007' },
    )
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/payment?orderId=202611210000000007',
    )
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel order' })))
    fireEvent.click(screen.getByRole('radio', { name: 'No longer needed' }))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel this order' })))
    expect(sent('orderCancel')).toEqual([{ orderId: '202611210000000007', cancelReason: 'NO_LONGER_NEEDED' }])
    expect(screen.getByText('Cancelled')).toBeVisible()
    const [said] = screen.getAllByRole('status').filter(element => element.textContent === 'Order cancelled')
    expect(said).toHaveFocus()
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
  })

  test('the invoice is the page on paper: the button opens the print dialog', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    await show({ getOrderDetail: richOrder() })
    fireEvent.click(screen.getByRole('button', { name: 'Print invoice' }))
    expect(print).toHaveBeenCalledOnce()
    expect(screen.getByText('Cairn invoice')).toBeInTheDocument()
    // On paper: who sells, and code and unit price of each line.
    expect(screen.getByText('Cairn')).toBeInTheDocument()
    expect(screen.getByText('sku-shell · 2 × HK$1,680')).toBeInTheDocument()
    expect(screen.getByText('sku-boots · 1 × HK$1,299')).toBeInTheDocument()
    expect(screen.getByText('sku-tube · 1 × Free')).toBeInTheDocument()
    vi.unstubAllGlobals()
  })
})

test('an unpaid order has no invoice, and an address of Hong Kong names it once', async () => {
  const receipt = { ...orderOf().receiptInfo, city: 'Hong Kong', province: 'Hong Kong', zipCode: '999077' }
  await show({ getOrderDetail: orderOf({ receiptInfo: receipt }) }, { orderId: '202611210000000007' })
  expect(screen.queryByRole('button', { name: 'Print invoice' })).toBeNull()
  expect(screen.getByText('Cairn order')).toBeInTheDocument()
  expect(screen.getAllByText('Hong Kong')).toHaveLength(1)
  expect(screen.queryByText('999077')).toBeNull()
})

describe('an order opened by a token', () => {
  test('is read, paid and cancelled by it; the address only says that the tab keeps it (M-078, L-009, L-120, M-164, MO-84)', async () => {
    shopperStore.set({ shopper: VISITOR })
    const { tokens } = await show(
      {
        getOrderDetail: orderOf(),
        orderCancel: { order: orderOf({ orderStatus: 'CANCELED' }), userErrors: [] },
      },
      { orderId: '202611210000000007', search: '?tempToken=secret&from=mail' },
    )
    expect(location.search).toBe('?tempToken=kept&from=mail')
    expect(tokens).toEqual(['secret'])
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/payment?orderId=202611210000000007&tempToken=secret',
    )
    // A guest with a token has no bag and no list of orders.
    expect(screen.queryByRole('button', { name: 'Buy again' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Back to my orders' })).toBeNull()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel order' })))
    fireEvent.click(screen.getByRole('radio', { name: 'Wrong items' }))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel this order' })))
    expect(tokens).toEqual(['secret', 'secret'])
  })

  test('a token that has expired: the message with login and home (M-118, MO-58)', async () => {
    shopperStore.set({ shopper: VISITOR })
    let calls = 0
    const { tokens } = await show(
      {
        getOrderDetail: () => {
          calls += 1
          if (calls === 1) throw new ApiError('00510104', 'expired')
          return null
        },
      },
      { search: '?tempToken=old' },
    )
    expect(tokens).toEqual(['old', undefined])
    expect(screen.getByRole('heading', { name: 'We cannot find this order' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?redirectUrl=%2Fuser%2Forders',
    )
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  })

  test('a token of one order is not tried on another', async () => {
    await show({ getOrderDetail: orderOf() }, { orderId: '1', search: '?tempToken=secret' })
    const { tokens } = await show({ getOrderDetail: null }, { orderId: '2' })
    expect(tokens).toEqual([undefined])
  })
})

describe('an order that is not there', () => {
  test('for a member: to their orders, home, or to log in with another account and come back (M-118, MO-58)', async () => {
    const to = vi.spyOn(departure, 'to').mockReturnValue(undefined)
    await show({ getOrderDetail: null })
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Log in with another account' })),
    )
    expect(to).toHaveBeenCalledExactlyOnceWith(
      '/login?redirectUrl=%2Fuser%2Forder-detail%2F202611200000000042',
    )
    to.mockRestore()
    expect(screen.getByText(/202611200000000042 does not exist/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/user/orders')
  })

  test('a visitor logs in; only a member leaves an account first (M-118)', async () => {
    shopperStore.set({ shopper: VISITOR })
    await show({ getOrderDetail: null })
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Log in with another account' })).toBeNull()
  })

  test('a number without end is not repeated in full', async () => {
    await show({ getOrderDetail: null }, { orderId: '9'.repeat(500) })
    expect(screen.getByText(/^Order 9{40} does not exist/)).toBeVisible()
  })

  test('without a token the address stays as it is', async () => {
    await show({ getOrderDetail: null }, { search: '?from=mail' })
    expect(location.search).toBe('?from=mail')
  })
})

describe('returns of an order (M-135, MO-70)', () => {
  const options = (line: Parameters<typeof lineOption>[1] = {}) =>
    returnOptions([
      lineOption('shell', line),
      lineOption('boots', {
        returnableQuantity: 0,
        returnUntil: null,
        problem: 'NOT_RECEIVED',
        message: 'Not received yet.',
      }),
    ])

  test('each line says until when it can come back, or why not; the way to ask is there', async () => {
    await show({
      getOrderDetail: richOrder(),
      afterSalesOptions: options({ returnableQuantity: 1 }),
      getAfterSalesRecord: returnsPage([afterSalesOf()]),
    })
    const returns = within(await screen.findByRole('region', { name: 'Returns and exchanges' }))
    expect(returns.getByText('1 unit until 4 December 2026')).toBeVisible()
    expect(returns.getByText('Not received yet.')).toBeVisible()
    expect(returns.getByRole('link', { name: 'Return or exchange' })).toHaveAttribute(
      'href',
      '/user/return/202611200000000042',
    )
    expect(returns.getByRole('link', { name: 'Return T202611220000000003' })).toBeVisible()
    expect(returns.getByText('Under review')).toBeVisible()
  })

  test('a guest’s way to ask carries the token of the order (M-078)', async () => {
    shopperStore.set({ shopper: VISITOR })
    const { tokens } = await show(
      {
        getOrderDetail: richOrder(),
        afterSalesOptions: options(),
        getAfterSalesRecord: returnsPage([]),
      },
      { search: '?tempToken=secret' },
    )
    const returns = within(await screen.findByRole('region', { name: 'Returns and exchanges' }))
    expect(returns.getByRole('link', { name: 'Return or exchange' })).toHaveAttribute(
      'href',
      '/user/return/202611200000000042?tempToken=secret',
    )
    expect(tokens).toContain('secret')
  })

  test('when nothing can come back any more, there is no way to ask', async () => {
    await show({
      getOrderDetail: richOrder(),
      afterSalesOptions: options({
        returnableQuantity: 0,
        returnUntil: null,
        problem: 'OVERDUE',
        message: 'Received more than 14 days ago.',
      }),
      getAfterSalesRecord: returnsPage([]),
    })
    const returns = within(await screen.findByRole('region', { name: 'Returns and exchanges' }))
    expect(returns.getByText('Received more than 14 days ago.')).toBeVisible()
    expect(returns.queryByRole('link', { name: 'Return or exchange' })).toBeNull()
  })

  test('nothing is asked for an order of which nothing has arrived', async () => {
    const { sent } = await show({ getOrderDetail: orderOf({ orderStatus: 'WAIT_DELIVERY' }) })
    expect(sent('afterSalesOptions')).toEqual([])
    expect(screen.queryByRole('region', { name: 'Returns and exchanges' })).toBeNull()
  })
})
