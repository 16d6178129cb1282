import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ListedOrder } from '#api/client/order/order.ts'
import { type Answers, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { bagStore } from '../../shop/cart/bag.ts'
import { ENDED, IN_PROGRESS } from '../../shop/order/order-status.ts'
import { bagItem, bagOf } from '../../testing/bag.ts'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { orderOf, orderPage } from '../../testing/order.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { Orders } from './Orders.tsx'

withModalDialogs()
beforeEach(() => bagStore.set({ pending: 0 }))

const order = (number: string, change: Parameters<typeof orderOf>[0] = {}) =>
  orderOf({ code: `O${number}`, orderCode: number, externalOrderNo: number, ...change })
const listOf = (orders: readonly ListedOrder[]) => ({
  getOrderList: ({ orderStatuses }: { orderStatuses: readonly string[] }) => orderPage(orders, orderStatuses),
})

async function show(answers: Answers, locale: 'zh_HK' | 'en_US' = 'en_US') {
  const { api, sent } = memberApi(answers)
  render(onScreen('orders', <Orders {...asPlaced} />, { api, locale }))
  await act(async () => undefined)
  return sent
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe('my orders', () => {
  test('two tabs with their counts: six states are under way, three have ended (M-106 … M-108, MO-53)', async () => {
    const all = [...IN_PROGRESS, ...ENDED].map((orderStatus, at) => order(`2026-${at}`, { orderStatus }))
    const sent = await show(listOf(all))
    expect(screen.getByRole('tab', { name: 'In progress (6)' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getAllByRole('heading', { name: /^Order 2026-/ })).toHaveLength(6)
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Completed or cancelled (3)' })))
    expect(screen.getAllByRole('heading', { name: /^Order 2026-/ })).toHaveLength(3)
    expect(sent('getOrderList')).toMatchObject([{ orderStatuses: IN_PROGRESS }, { orderStatuses: ENDED }])
  })

  test.each([
    ['WAIT_PAY', 'Waiting for payment', '待付款'],
    ['WAIT_DELIVERY', 'Processing', '處理中'],
    ['WAIT_RECEIVE', 'In transit', '運送中'],
    ['WAIT_EVALUATE', 'Delivered', '已送達'],
    ['PARTIAL_SHIPPED', 'Partially shipped', '部分已寄出'],
    ['PARTIAL_RECEIVED', 'Partially received', '部分已收貨'],
  ] as const)(
    '%s is called “%s” and “%s” (M-109/110/111/112, M-114, MO-54)',
    async (orderStatus, english, chinese) => {
      const answers = listOf([order('1', { orderStatus })])
      await show(answers)
      expect(screen.getByText(english)).toBeVisible()
      await show(answers, 'zh_HK')
      expect(screen.getByText(chinese)).toBeVisible()
    },
  )

  test.each([
    ['M-112', 'COMPLETED', 'Delivered', '已送達'],
    ['M-113', 'CANCELED', 'Cancelled', '已取消'],
    ['M-113', 'AUTO_CANCEL', 'Cancelled', '已取消'],
  ] as const)(
    '%s: one that has ended as %s is called “%s” and “%s”',
    async (_, orderStatus, english, chinese) => {
      const answers = listOf([order('1', { orderStatus })])
      for (const [locale, words] of [
        ['en_US', english],
        ['zh_HK', chinese],
      ] as const) {
        await show(answers, locale)
        await act(async () => fireEvent.click(screen.getAllByRole('tab').at(-1) ?? document.body))
        expect(screen.getByText(words)).toBeVisible()
      }
    },
  )

  test('an order leads to its page; only one that waits for payment can be paid or cancelled (M-115, M-120)', async () => {
    await show(listOf([order('77')]))
    expect(screen.getByRole('link', { name: 'View details' })).toHaveAttribute(
      'href',
      '/user/order-detail/77',
    )
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/payment?orderId=77')
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('target', 'cairn-payment')
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  })

  test('paid: neither (M-120)', async () => {
    await show(listOf([order('77', { orderStatus: 'WAIT_DELIVERY' })]))
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  test('cancelling asks for one of six reasons and for a confirmation; the order then stands in the other tab (M-121, M-122)', async () => {
    // The page's own.
    const main = document.body.appendChild(document.createElement('main'))
    main.tabIndex = -1
    let orders: readonly ListedOrder[] = [order('77')]
    const sent = await show({
      getOrderList: ({ orderStatuses }: { orderStatuses: readonly string[] }) =>
        orderPage(orders, orderStatuses),
      orderCancel: () => {
        orders = [order('77', { orderStatus: 'CANCELED' })]
        return { order: orders[0], userErrors: [] }
      },
    })
    await press('Cancel order')
    expect(screen.getAllByRole('radio')).toHaveLength(6)
    const confirm = screen.getByRole('button', { name: 'Cancel this order' })
    expect(confirm).toBeDisabled()
    fireEvent.click(screen.getByRole('radio', { name: 'Found a better alternative' }))
    expect(sent('orderCancel')).toEqual([])
    await act(async () => fireEvent.click(confirm))
    expect(sent('orderCancel')).toEqual([{ orderId: '77', cancelReason: 'BETTER_ALTERNATIVE' }])
    expect(await screen.findByRole('heading', { name: 'You have no orders in progress' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Completed or cancelled (1)' })).toBeVisible()
    // The button and its order are gone from here.
    expect(main).toHaveFocus()
    main.remove()
  })

  test('an order that was paid meanwhile says why it stays (MO-65)', async () => {
    const message = 'This order can no longer be cancelled.'
    await show({
      ...listOf([order('77')]),
      orderCancel: {
        order: null,
        userErrors: [{ code: 'ORDER_NOT_CANCELLABLE', message, field: 'orderId' }],
      },
    })
    await press('Cancel order')
    fireEvent.click(screen.getByRole('radio', { name: 'Wrong items' }))
    await press('Cancel this order')
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  })

  test('buying again puts into the bag what can be had, and says what cannot', async () => {
    const refusal = { code: 'UEC11003', message: 'Shell is sold out.', field: null }
    await show({
      ...listOf([order('77', { orderStatus: 'COMPLETED' }), order('78')]),
      orderBuyAgain: { success: true, cart: bagOf([bagItem('boots')]), userErrors: [refusal] },
    })
    await press('Buy again')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Some items could not be added to your bag: Shell is sold out.',
    )
    expect(screen.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/cart')
    expect(bagStore.get().bag?.ableCartItems).toHaveLength(1)
  })

  test('searches by number or product, and shows more on demand', async () => {
    const getOrderList = vi.fn<(variables: { pageInput?: unknown }) => unknown>(({ pageInput }) =>
      orderPage([order(pageInput ? '2' : '1')], IN_PROGRESS, { hasNextPage: !pageInput, endCursor: 'c10' }),
    )
    await show({ getOrderList })
    await press('Show more')
    expect(getOrderList).toHaveBeenLastCalledWith({ orderStatuses: IN_PROGRESS, pageInput: { after: 'c10' } })
    expect(screen.getByRole('heading', { name: 'Order 2' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' shell ' } })
    getOrderList.mockImplementation(() => orderPage([], IN_PROGRESS))
    await press('Search')
    expect(getOrderList).toHaveBeenLastCalledWith({ orderStatuses: IN_PROGRESS, keyword: 'shell' })
    expect(screen.getByRole('heading', { name: 'No order found for “shell”' })).toBeVisible()
  })

  test('orders that cannot be read offer another try', async () => {
    let isDown = true
    await show({
      getOrderList: () => {
        if (isDown) throw new Error('down')
        return orderPage([order('5')], IN_PROGRESS)
      },
    })
    isDown = false
    await press('Try again')
    expect(await screen.findByRole('heading', { name: 'Order 5' })).toBeVisible()
  })
})
