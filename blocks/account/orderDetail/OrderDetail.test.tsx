import { asPlaced } from '../../testing/placed-screen.ts'
import { shopperStore, VISITOR } from '../../shop/session/shopper.ts'
import type { BlockContext } from '../../page/view.ts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { OrderDetail } from './OrderDetail.tsx'

beforeEach(() => shopperStore.set({ shopper: VISITOR }))
afterEach(() => history.replaceState(null, '', '/'))

const show = (orderId = '20261121-0007') => {
  const go = vi.fn<BlockContext['go']>()
  const { api } = memberApi()
  render(onScreen('orderDetail', <OrderDetail {...asPlaced} />, { api, go, params: { orderId } }))
  return go
}

test('an unknown order does not exist: log in, or go home (MO-58)', () => {
  show()
  expect(screen.getByRole('heading', { name: 'We cannot find this order' })).toBeVisible()
  expect(screen.getByText(/20261121-0007 does not exist/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?redirectUrl=%2Fuser%2Forders',
  )
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
})

test('a member is led to their orders instead of login (MO-58)', () => {
  show()
  act(() => shopperStore.set({ shopper: { ...VISITOR, isVisitor: false } }))
  expect(screen.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/user/orders')
})

test('a temporary token leaves the address at once; the rest of it stays (M-078, L-009, MO-84)', () => {
  history.replaceState(null, '', '/user/order-detail/7?tempToken=secret&from=mail#top')
  expect(show()).toHaveBeenCalledExactlyOnceWith('/user/order-detail/7?from=mail#top', {
    replace: true,
    isHere: true,
  })
})

test('without a token the address stays as it is', () => {
  history.replaceState(null, '', '/user/order-detail/7')
  expect(show()).not.toHaveBeenCalled()
})

test('a number without end is not repeated in full', () => {
  show('9'.repeat(500))
  expect(screen.getByText(/^Order 9{40} does not exist/)).toBeVisible()
})
