import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answers, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { shopperStore, VISITOR } from '../../shop/session/shopper.ts'
import { notePayment } from '../../shop/order/payment-news.ts'
import { orderLine, orderOf, paymentForm } from '../../testing/order.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { Payment } from './Payment.tsx'

const submit = vi.fn<() => void>()
beforeEach(() => {
  submit.mockReset()
  HTMLFormElement.prototype.submit = submit
  shopperStore.set({ shopper: VISITOR })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-width: 1025px)' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

async function show(answers: Answers, search = '?orderId=202611210000000007') {
  history.replaceState(null, '', `/payment${search}`)
  const { api, sent } = memberApi(answers)
  render(onScreen('payment', <Payment {...asPlaced} />, { api }))
  await act(async () => undefined)
  return sent
}
const form = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to payment' }).form

describe('the way to the payment provider', () => {
  test('shows who gets how much for which order, and sends the form by itself once (C-032, C-277, C-278, CO-109)', async () => {
    const sent = await show({ getOrderDetail: orderOf(), pay: paymentForm() })
    for (const words of ['Cairn', '202611210000000007', 'HK$230'])
      expect(screen.getByText(words)).toBeVisible()
    expect(submit).toHaveBeenCalledOnce()
    expect(form()).toHaveAttribute('action', 'https://pay.example/payForm.jsp')
    expect(form()).toHaveAttribute('method', 'post')
    expect(Object.fromEntries(new FormData(form() ?? undefined))).toEqual({ orderRef: 'A01', remark: '<b>' })
    expect(sent('pay')).toHaveLength(1)
  })

  test('asks with provider, client, description, language, countdown and the ways back (C-279/280, C-284/285/286, M-126, M-128)', async () => {
    const lines = [
      orderLine('a', { name: '三合一防水外套'.repeat(5) }),
      orderLine('b', { name: '登山靴'.repeat(9) }),
    ]
    const sent = await show({ getOrderDetail: orderOf({ orderLines: lines }), pay: paymentForm() })
    const [asked] = sent('pay') as { input: { orderDesc: string } }[]
    expect(asked?.input).toMatchObject({
      orderId: '202611210000000007',
      channelType: 'PAYDOLLAR',
      paymentType: 'PC',
      amount: 230,
      returnUrl: '/pay/result/202611210000000007?waiting=true',
      extendParams: { lang: 'E', redirect: 5, failUrl: '/pay/result/202611210000000007?isPaid=no' },
    })
    expect(Array.from(asked?.input.orderDesc ?? '')).toHaveLength(50)
  })

  test.each([
    ['a wide window', 'PC', true],
    ['a phone', 'WAP', false],
  ] as const)('names its client: %s is %s (C-282, CO-108)', async (_, paymentType, isWide) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isWide && query === '(min-width: 1025px)' }))
    const sent = await show({ getOrderDetail: orderOf(), pay: paymentForm() })
    expect(sent('pay')).toMatchObject([{ input: { paymentType } }])
  })

  test.each([
    [
      'refused',
      { response: null, userErrors: [{ code: 'PAY_PROVIDER', message: 'Payment is closed.', field: null }] },
    ],
    [
      'a call without an answer',
      () => {
        throw new Error('offline')
      },
    ],
    [
      'a form that goes elsewhere',
      { ...paymentForm(), response: { ...paymentForm().response, paymentPageUrl: 'https://other.example' } },
    ],
  ])('%s: not started, the way back, and another try (C-283, M-127)', async (_, first) => {
    let answer: unknown = first
    await show({
      getOrderDetail: orderOf(),
      pay: () => (typeof answer === 'function' ? (answer as () => unknown)() : answer),
    })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The payment could not be started. Your order is kept.',
    )
    expect(screen.getByRole('link', { name: 'Back to my order' })).toHaveAttribute(
      'href',
      '/pay/result/202611210000000007?isPaid=no',
    )
    expect(submit).not.toHaveBeenCalled()
    answer = paymentForm()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(submit).toHaveBeenCalledOnce()
  })

  test('coming back from the provider sends nothing: the shopper presses', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([
      { type: 'back_forward' } as unknown as PerformanceEntry,
    ])
    await show({ getOrderDetail: orderOf(), pay: paymentForm() })
    expect(submit).not.toHaveBeenCalled()
    expect(screen.getByText('Press the button when you are ready to pay.')).toBeVisible()
  })

  test('an order that needs no payment leads to its result (CO-112)', async () => {
    const sent = await show({ getOrderDetail: orderOf({ orderStatus: 'WAIT_DELIVERY' }) })
    expect(screen.getByRole('link', { name: 'Check order status' })).toHaveAttribute(
      'href',
      '/pay/result/202611210000000007',
    )
    expect(sent('pay')).toEqual([])
  })

  test('an order whose payment another window has just made is not paid twice (C-279, CO-114)', async () => {
    notePayment('202611210000000007', 'pending', Date.now())
    const sent = await show({ getOrderDetail: orderOf(), pay: paymentForm() })
    expect(screen.getByText(/^A payment for this order is being confirmed/)).toBeVisible()
    expect(sent('pay')).toEqual([])
    expect(submit).not.toHaveBeenCalled()
  })

  test('an unknown order, and none at all, say so (M-118)', async () => {
    await show({ getOrderDetail: null })
    expect(screen.getByRole('heading', { name: 'We cannot find this order' })).toBeVisible()
  })
  test('without a number nothing is asked', async () => {
    const sent = await show({}, '')
    expect(screen.getByRole('heading', { name: 'No order' })).toBeVisible()
    expect(sent('getOrderDetail')).toEqual([])
  })
})
