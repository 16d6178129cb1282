import { isoInHongKong } from '#locales/hong-kong.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountHome, type Answers, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { shopperStore } from '../../shop/session/shopper.ts'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { orderOf } from '../../testing/order.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { User } from './User.tsx'

withModalDialogs()

beforeEach(() => {
  shopperStore.set({ shopper: { isVisitor: false, name: 'Ming', staffCode: '', balance: 0 } })
})

async function show(answers: Answers) {
  const { api, sent } = memberApi(answers)
  render(onScreen('user', <User {...asPlaced} />, { api }))
  await act(async () => undefined)
  return sent
}
const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`)
const card = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Your account' })).getByRole('link', {
    name: new RegExp(`^${name}`),
  })
const order = (change: Parameters<typeof orderOf>[0] = {}) => ({
  edges: [{ node: orderOf(change) }],
  statusCounts: [
    { orderStatus: 'WAIT_PAY', count: 1 },
    { orderStatus: 'WAIT_RECEIVE', count: 2 },
    { orderStatus: 'PARTIAL_SHIPPED', count: 1 },
    { orderStatus: 'COMPLETED', count: 9 },
  ] as const,
})

test('the home counts what is in every part, in one request (M-007, M-090)', async () => {
  const sent = await show({
    accountHome: accountHome({
      getOrderList: order(),
      queryCoupons: {
        edges: [{ node: { endTime: isoInHongKong(day('2026-12-25')) } }],
        gwpCoupons: [],
        pageInfo: { totalCount: 2 },
      },
      queryGoDollar: {
        balance: 42,
        breakdowns: [{ balance: 12, expiryDate: isoInHongKong(day('2026-12-01')) }],
      },
      getAfterSalesRecord: { pageInfo: { totalCount: 1 } },
      queryFavorites: { pageInfo: { totalCount: 7 } },
      deliveryAddresses: { pageInfo: { totalCount: 1 } },
    }),
  })
  expect(sent('accountHome')).toHaveLength(1)
  expect(card('My orders')).toHaveTextContent('4 orders in progress')
  expect(card('Returns and refunds')).toHaveTextContent('1 return in progress')
  expect(card('Wish list')).toHaveTextContent('7 items saved')
  expect(card('Coupons')).toHaveTextContent('2 coupons; the first expires on 24 December 2026')
  expect(card('GO DOLLAR')).toHaveTextContent('42 available; 12 expire by 30 November 2026')
  expect(card('Addresses')).toHaveTextContent('1 address saved')
  const steps = within(screen.getByRole('list', { name: 'Order progress' })).getAllByRole('link')
  expect(steps.map(step => step.textContent)).toEqual([
    '1 To pay',
    '0 Processing',
    '3 On the way',
    '0 Delivered',
  ])
  // The frame shows the balance of the ledger. Source: L-036.
  expect(shopperStore.get().shopper?.balance).toBe(42)
})

test.each([
  ['WAIT_PAY', /^Please pay by 21 Nov 2026, 15:00/],
  ['WAIT_DELIVERY', /^Paid\. We are preparing your order/],
  ['WAIT_RECEIVE', 'Your order is on its way to you.'],
  ['PARTIAL_SHIPPED', /^Part of your order is on its way/],
  ['CANCELED', 'This order was cancelled.'],
] as const)(
  'the latest order says what comes next: %s (M-109/110/111, M-113)',
  async (orderStatus, words) => {
    await show({ accountHome: accountHome({ getOrderList: order({ orderStatus }) }) })
    const latest = within(screen.getByRole('article', { name: 'Latest order' }))
    expect(latest.getByText(words)).toBeVisible()
    expect(latest.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      '/user/order-detail/202611210000000007',
    )
    expect(latest.queryAllByRole('link', { name: 'Pay now' })).toHaveLength(
      orderStatus === 'WAIT_PAY' ? 1 : 0,
    )
  },
)

test('a member without orders is led to the goods', async () => {
  await show({})
  const orders = within(screen.getByRole('region', { name: 'Orders' }))
  expect(orders.getByText('You have no orders yet.')).toBeVisible()
  expect(orders.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/list')
  expect(card('Coupons')).toHaveTextContent('No coupons at the moment')
})

test('counts that cannot be read offer another try and leave the rest as it is', async () => {
  const answer = vi.fn<() => unknown>().mockImplementationOnce(() => {
    throw new Error('down')
  })
  answer.mockReturnValue(accountHome())
  await show({ accountHome: answer })
  expect(card('Wish list')).toHaveTextContent('Everything you have saved for later')
  expect(screen.getByText('ming@example.com')).toBeVisible()
  const orders = within(screen.getByRole('region', { name: 'Orders' }))
  await act(async () => fireEvent.click(orders.getByRole('button', { name: 'Try again' })))
  expect(await screen.findByText('You have no orders yet.')).toBeVisible()
})
