import { ApiError } from '#api/client/api-error.ts'
import type { Api } from '#api/client/api.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { shopperStore, VISITOR } from '../session/shopper.ts'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { inPage } from '../../testing/render-view.tsx'
import { GuestOrderDialog } from './GuestOrderDialog.tsx'
import { lookUpProblems } from './guest-order.ts'
import { orderHref } from '../order/order-links.ts'

interface Answer {
  readonly token: string | null
  readonly userErrors: readonly { readonly code: string }[]
}
const FOUND: Answer = { token: 'secret+token', userErrors: [] }
const refuse = (code: string) => async (): Promise<Answer> => ({ token: null, userErrors: [{ code }] })
const INCORRECT = 'The order number or email address is not correct.'

withModalDialogs()
beforeEach(() => shopperStore.set({}))

const show = (answer: () => Promise<Answer> = async () => FOUND, locale: 'zh_HK' | 'en_US' = 'en_US') => {
  const sent = vi.fn<(operation: string, variables: unknown) => void>()
  const open = vi.fn<(href: string) => void>()
  const leave = vi.fn<() => void>()
  const api: Api = {
    locale,
    async run({ operation }, variables) {
      sent(operation, variables)
      return { queryVisitorToken: await answer() } as never // the one operation of this dialog
    },
    productsByCode: async () => [],
  }
  render(inPage(<GuestOrderDialog leave={leave} open={open} />, { api, locale }))
  return { sent, open, leave }
}
const order = () => screen.getByRole('textbox', { name: /Order number/ })
const email = () => screen.getByRole('textbox', { name: /Email/ })
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } })
const button = () => screen.getByRole('button', { name: 'Show my order' })
const send = () => act(async () => fireEvent.submit(screen.getByRole('form')))
const fill = () => {
  type(order(), ' CA1001 ')
  type(email(), ' ming@example.com ')
}

test.each([
  ['nothing', { orderCode: '', email: '' }, { orderCode: 'orderCodeMissing', email: 'emailMissing' }],
  ['no order', { orderCode: '', email: 'a@b.hk' }, { orderCode: 'orderCodeMissing' }],
  ['half an address', { orderCode: 'CA1', email: 'a@' }, { email: 'email' }],
  ['both', { orderCode: 'CA1', email: 'a@b.hk' }, {}],
] as const)('%s typed: what is wrong (L-117, L-118, M-161, M-162)', (_, fields, problems) =>
  expect(lookUpProblems(fields)).toEqual(problems),
)

test('an order’s address carries its token, whatever characters both have (L-009, L-120)', () =>
  expect(orderHref('CA/1', 'a+b')).toBe('/user/order-detail/CA%2F1?tempToken=a%2Bb'))

describe('the look-up of a guest’s order', () => {
  test('empty: both fields say so, the first has the focus, no call (L-117, L-118, M-161, M-162)', async () => {
    const { sent } = show()
    await send()
    expect(order()).toHaveAccessibleDescription('Please enter the order number.')
    expect(email()).toHaveAccessibleDescription('Please enter your email address.')
    expect(order()).toHaveFocus()
    type(order(), 'CA1001')
    type(email(), 'a@')
    await send()
    expect(email()).toHaveAccessibleDescription(/valid email address/)
    expect(email()).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
  })

  test('the right pair is sent and opens the order with its token (L-119, L-120, M-164)', async () => {
    const { sent, open } = show()
    fill()
    await send()
    expect(sent).toHaveBeenCalledExactlyOnceWith('queryVisitorToken', {
      orderCode: 'CA1001',
      email: 'ming@example.com',
    })
    expect(open).toHaveBeenCalledExactlyOnceWith('/user/order-detail/CA1001?tempToken=secret%2Btoken')
  })

  test('while it is asked the button is loading, and a second press is none (M-163)', async () => {
    let answer: (given: Answer) => void = () => undefined
    const { sent } = show(() => new Promise(resolve => (answer = resolve)))
    fill()
    await send()
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await send()
    expect(sent).toHaveBeenCalledOnce()
    await act(async () => answer({ token: null, userErrors: [] }))
    expect(button()).not.toHaveAttribute('aria-busy')
  })

  test.each([
    ['a refusal', refuse('00510950027')],
    ['an error', () => Promise.reject(new ApiError('00510950027', 'no'))],
  ])('%s 00510950027: a message below the form, which stays (L-121, M-165)', async (_, answer) => {
    const { open, leave } = show(answer)
    fill()
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent(INCORRECT)
    expect(open).not.toHaveBeenCalled()
    expect(leave).not.toHaveBeenCalled()
  })

  test.each(['order', 'email'] as const)('one character in %s clears it (L-122, M-167)', async field => {
    show(refuse('00510950027'))
    fill()
    await send()
    type({ order, email }[field](), 'CA1002')
    expect(screen.queryByText(INCORRECT)).toBeNull()
  })

  test.each([
    ['another refusal', refuse('LOOKUP_TOO_MANY')],
    ['no answer', () => Promise.reject(new ApiError('NETWORK', 'offline'))],
  ])('%s shows nothing, and the form stays (L-123, M-166)', async (_, answer) => {
    const { leave } = show(answer)
    fill()
    await send()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(button()).not.toHaveAttribute('aria-busy')
    expect(leave).not.toHaveBeenCalled()
  })

  test('members find the way to their orders as well; visitors do not (LO-77, MO-85)', () => {
    show()
    expect(screen.queryByRole('link', { name: 'My orders' })).toBeNull()
    act(() => shopperStore.set({ shopper: { ...VISITOR, isVisitor: false, name: 'Ming' } }))
    expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/user/orders')
  })

  test('speaks Chinese on Chinese pages', () => {
    show(undefined, 'zh_HK')
    expect(screen.getByRole('dialog', { name: '查詢訂單' })).toBeVisible()
    expect(screen.getByRole('button', { name: '查看訂單' })).toBeVisible()
  })
})
