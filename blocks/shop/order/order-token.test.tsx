import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberApi, onScreen } from '../account/testing/member.tsx'
import { useOrderToken } from './order-token.ts'

function Page({ order }: { readonly order: string | undefined }) {
  return <output>{useOrderToken(order) ?? 'none'}</output>
}
const { api } = memberApi()
/** What a page reads as its token when the tab goes to this address. */
function visit(address: string, order?: string) {
  window.history.replaceState(null, '', address)
  const go = (to: string) => window.history.replaceState(null, '', to)
  const { unmount } = render(onScreen('orderDetail', <Page order={order} />, { api, go }))
  const token = screen.getByRole('status').textContent
  unmount()
  return token
}

test('a guest who looks at a return may go back to its order: the tab keeps the token of both (M-078, MO-84)', () => {
  expect(visit('/user/order-detail/O1?tempToken=secret', 'O1')).toBe('secret')
  expect(window.location.search).toBe('?tempToken=kept')
  expect(visit('/user/refund-order-detail/T1?tempToken=secret')).toBe('secret')
  expect(visit('/user/refund-order-detail/T1?tempToken=kept')).toBe('secret')
  expect(visit('/user/order-detail/O1?tempToken=kept', 'O1')).toBe('secret')
  expect(visit('/user/order-detail/O2?tempToken=kept', 'O2')).toBe('none')
})

test('a token that the document has taken off the address opens the order, and is kept for a reload (M-078)', () => {
  window.__ORDER_TOKEN__ = 'taken'
  expect(visit('/user/order-detail/O3?tempToken=kept', 'O3')).toBe('taken')
  expect(window.__ORDER_TOKEN__).toBeUndefined()
  expect(visit('/user/order-detail/O3?tempToken=kept', 'O3')).toBe('taken')
})
