import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/client/api-error.ts'
import type { Order } from '#api/client/order/order.ts'
import { type Answers, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { shopperStore, VISITOR } from '../../shop/session/shopper.ts'
import { orderOf, richOrder } from '../../testing/order.ts'
import { CONFIRMATION_MS, notePayment } from '../../shop/order/payment-news.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { NOON } from '../../testing/render-view.tsx'
import { PayResult } from './PayResult.tsx'

const NUMBER = '202611210000000007'

beforeEach(() => {
  shopperStore.set({ shopper: { ...VISITOR, isVisitor: false } })
  localStorage.clear()
  window.dataLayer = []
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

async function show(answers: Answers, search = '', number = NUMBER) {
  history.replaceState(null, '', `/pay/result/${number}${search}`)
  const { api, sent } = memberApi(answers)
  render(onScreen('payResult', <PayResult {...asPlaced} />, { api, params: { orderId: number } }))
  await act(async () => undefined)
  return sent
}
const heading = () => screen.getByRole('heading', { level: 1 })

describe('the result of a payment', () => {
  test.each([
    ['WAIT_PAY', '?waiting=true', 'Confirming your payment'],
    ['WAIT_DELIVERY', '?waiting=true', 'Payment complete. Thank you'],
    ['WAIT_PAY', '?isPaid=no', 'Payment not completed'],
    ['AUTO_CANCEL', '?waiting=true', 'Order cancelled automatically'],
    ['CANCELED', '', 'Order cancelled'],
    ['WAIT_PAY', '', 'Waiting for your payment'],
  ] as const)(
    '%s with “%s” says “%s” (C-030, C-031, C-290, C-291, M-123, MO-68)',
    async (orderStatus, search, words) => {
      await show({ getOrderDetail: orderOf({ orderStatus }) }, search)
      expect(heading()).toHaveTextContent(words)
    },
  )

  test.each([
    ['WAIT_PAY', 'ming@example.com', true],
    ['WAIT_DELIVERY', 'ming@example.com', true],
    ['WAIT_DELIVERY', '', false],
    ['CANCELED', 'ming@example.com', false],
  ] as const)(
    '%s whose confirmation goes to “%s” says so: %s',
    async (orderStatus, confirmationSentTo, says) => {
      await show({ getOrderDetail: orderOf({ orderStatus, confirmationSentTo }) })
      const words = 'We will send your order confirmation to ming@example.com.'
      expect(screen.queryByText(words) !== null).toBe(says)
    },
  )

  test.each([
    ['WAIT_DELIVERY', true, true],
    ['WAIT_DELIVERY', false, true],
    ['WAIT_PAY', true, true],
    ['CANCELED', true, false],
  ] as const)(
    '%s, of a visitor: %s, shows its goods and where they go: %s',
    async (orderStatus, isVisitor, isListed) => {
      shopperStore.set({ shopper: { ...VISITOR, isVisitor } })
      await show({ getOrderDetail: orderOf({ orderStatus }) })
      const part = screen.queryByRole('region', { name: 'You ordered' })?.textContent ?? ''
      for (const words of [orderOf().orderLines[0]?.name, 'Flat 3B, 18 Hill Road'])
        expect(part.includes(words ?? 'a line')).toBe(isListed)
      const offer = screen.queryByRole('link', { name: 'Become a member' })
      expect(offer !== null).toBe(isVisitor && orderStatus === 'WAIT_DELIVERY')
    },
  )

  test('an unpaid order says until when, what happens then, and the 30 minutes; it is paid again in this window, which was at the provider’s (C-289, C-290, L-427, M-125, M-291)', async () => {
    await show({ getOrderDetail: orderOf() }, '?isPaid=no')
    expect(screen.getByText(/^Please pay by 21 Nov 2026, 15:00\./)).toBeVisible()
    expect(screen.getByText(/retry after 30 minutes/)).toBeVisible()
    const again = screen.getByRole('link', { name: 'Pay again' })
    expect(again).toHaveAttribute('href', `/payment?orderId=${NUMBER}`)
    expect(again).not.toHaveAttribute('target')
  })

  test('while a payment is confirmed there is no way to pay again, in any window; after ten minutes there is (C-279, CO-114)', async () => {
    await show({ getOrderDetail: orderOf() }, '?waiting=true')
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull()
    cleanup()
    await show({ getOrderDetail: orderOf() })
    expect(heading()).toHaveTextContent('Confirming your payment')
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull()
    cleanup()
    act(() => notePayment(NUMBER, 'pending', NOON - CONFIRMATION_MS))
    await show({ getOrderDetail: orderOf() })
    expect(heading()).toHaveTextContent('Waiting for your payment')
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('target', 'cairn-payment')
  })

  test('a window left open says what another one brought back from the provider (C-280, C-291)', async () => {
    await show({ getOrderDetail: orderOf() })
    expect(heading()).toHaveTextContent('Waiting for your payment')
    act(() => notePayment(NUMBER, 'pending', Date.now()))
    expect(heading()).toHaveTextContent('Confirming your payment')
    act(() => notePayment(NUMBER, 'notCompleted', Date.now()))
    expect(heading()).toHaveTextContent('Payment not completed')
    // The payment's own window has come back as well: a retry opens no third one.
    expect(screen.getByRole('link', { name: 'Pay again' })).not.toHaveAttribute('target')
  })

  test('while it is confirmed the order is read every 5 seconds, until it is paid (MO-68)', async () => {
    vi.useFakeTimers()
    let orderStatus: Order['orderStatus'] = 'WAIT_PAY'
    const sent = await show({ getOrderDetail: () => orderOf({ orderStatus }) }, '?waiting=true')
    await act(async () => vi.advanceTimersByTimeAsync(4900))
    expect(sent('getOrderDetail')).toHaveLength(1)
    orderStatus = 'WAIT_DELIVERY'
    await act(async () => vi.advanceTimersByTimeAsync(200))
    expect(heading()).toHaveTextContent('Payment complete')
    await act(async () => vi.advanceTimersByTimeAsync(60_000))
    expect(sent('getOrderDetail')).toHaveLength(2)
  })

  test('a page left open notices what was paid in another window', async () => {
    vi.useFakeTimers()
    let orderStatus: Order['orderStatus'] = 'WAIT_PAY'
    await show({ getOrderDetail: () => orderOf({ orderStatus }) })
    expect(heading()).toHaveTextContent('Waiting for your payment')
    orderStatus = 'WAIT_DELIVERY'
    await act(async () => vi.advanceTimersByTimeAsync(10_100))
    expect(heading()).toHaveTextContent('Payment complete')
  })

  test('an order that was paid after it had expired says so, and that the money comes back (C-288, CO-115)', async () => {
    const [refund] = richOrder().refundOrders
    const answer = orderOf({ orderStatus: 'AUTO_CANCEL', refundOrders: refund ? [refund] : [] })
    await show({ getOrderDetail: answer }, '?waiting=true')
    expect(heading()).toHaveTextContent('Order cancelled automatically')
    expect(screen.getByText(/^Your payment arrived after the order had been cancelled/)).toBeVisible()
    expect(screen.getByText('Refund in progress').nextSibling).toHaveTextContent('HK$1,345.25')
  })

  test('the purchase is tracked once, with number, amount and goods (C-390, C-392, CO-08)', async () => {
    const answers = { getOrderDetail: orderOf({ orderStatus: 'WAIT_DELIVERY' }) }
    await show(answers)
    await show(answers)
    const purchases = window.dataLayer?.filter(({ event }) => event === 'purchase')
    expect(purchases).toMatchObject([
      {
        ecommerce: {
          transaction_id: NUMBER,
          value: 230,
          currency: 'HKD',
          items: [{ item_id: 'spu-shell', item_variant: 'sku-shell', quantity: 1 }, { item_id: 'spu-boots' }],
        },
      },
    ])
  })

  test('an order that staff placed to try the shop is no purchase', async () => {
    await show({ getOrderDetail: orderOf({ orderStatus: 'WAIT_DELIVERY', isTrial: true }) })
    expect(window.dataLayer).toEqual([])
  })

  test('an unpaid order is no purchase', async () => {
    await show({ getOrderDetail: orderOf() }, '?waiting=true')
    expect(window.dataLayer).toEqual([])
  })

  test('a guest learns how to find the order later; a member goes to it (L-116, M-159)', async () => {
    shopperStore.set({ shopper: VISITOR })
    await show({ getOrderDetail: orderOf({ orderStatus: 'WAIT_DELIVERY' }) })
    expect(screen.getByText(/enter order number 202611210000000007 and ming@example\.com/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'View order' })).toBeNull()
    act(() => shopperStore.set({ shopper: { ...VISITOR, isVisitor: false } }))
    expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      `/user/order-detail/${NUMBER}`,
    )
  })

  test('without a number it leads to the orders (M-089)', async () => {
    await show({}, '', '')
    expect(screen.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/user/orders')
  })

  test('another shopper’s order says the same as one that does not exist (M-118)', async () => {
    await show({ getOrderDetail: null })
    expect(screen.getByRole('heading', { name: 'We cannot find this order' })).toBeVisible()
  })

  test('an order that cannot be read offers another try', async () => {
    await show({
      getOrderDetail: () => {
        throw new ApiError('NETWORK', 'down')
      },
    })
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
