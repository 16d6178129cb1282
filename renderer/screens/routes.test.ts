import { describe, expect, test } from 'vitest'
import { routeOf } from '../content-path.ts'
import { guardsOf, isGuarded, SCREEN_ROUTES, screenAt } from './routes.ts'

/** The screen an address opens; `content` where operators compose the page; `undefined` for the 404 page. */
function screenOf(pathname: string) {
  const route = routeOf(pathname)
  if (route.kind !== 'page') return undefined
  return route.target.kind === 'screen' ? route.target.screen : route.target.kind
}

describe('every path of the area opens its screen (M-073, C-038)', () => {
  test.each([
    ['/login', 'login'],
    ['/register', 'register'],
    ['/register/success', 'registerSuccess'],
    ['/resetPassword', 'resetPassword'],
    ['/linkAccount', 'linkAccount'],
    ['/user', 'user'],
    ['/user/profile', 'profile'],
    ['/user/password', 'password'],
    ['/member', 'content'],
    ['/user/address', 'addresses'],
    ['/user/address/update', 'addressUpdate'],
    ['/user/orders', 'orders'],
    ['/user/order-detail', 'orderDetail'],
    ['/user/order-detail/20261121-0007', 'orderDetail'],
    ['/user/refund-order-detail/R-7', 'refundDetail'],
    ['/user/refund-record', 'refundRecords'],
    ['/user/wish', 'wishList'],
    ['/user/go-dollar', 'goDollar'],
    ['/user/coupon', 'coupons'],
    ['/contact-us', 'contact'],
    ['/terms-of-use', 'document'],
    ['/privacy-policy', 'document'],
  ])('%s: %s', (path, screen) => expect(screenOf(path)).toBe(screen))

  test('a trailing or a doubled slash opens the same screen (C-039)', () => {
    expect(screenOf('/user/orders/')).toBe('orders')
    expect(screenOf('//user//orders')).toBe('orders')
  })
})

describe('and nothing else does (C-042, M-293)', () => {
  test.each([
    '/user/foo',
    '/user/personal',
    '/user/orders/1',
    '/user/profile/edit',
    '/user/address/delete',
    '/user/address/update/7',
    '/user/order-detail/1/2',
    '/user/refund-order-detail',
    '/user/Orders',
    '/User',
    '/login/again',
    '/register/fail',
    '/resetpassword',
    '/member/zone',
    '/cart/1',
  ])('%s is not a page of the shop', path => expect(screenOf(path)).toBeUndefined())
})

test('an order is named by the last part of its address (L-009, M-115)', () =>
  expect(screenAt(['user', 'order-detail', 'A 1'])?.params).toEqual({ orderId: 'A 1' }))

test('no two screens claim one path', () => {
  const paths = SCREEN_ROUTES.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

describe('guards stand in front of a page however its address is written (M-074, C-051)', () => {
  test.each([
    '/user',
    '/user/',
    '//user',
    '/%75ser',
    '/user//orders',
    '/user/%6frders',
    '/member',
    '//member',
    '/%6dember',
    '/member/',
  ])('%s is guarded', path => {
    expect(isGuarded(path)).toBe(true)
    expect(guardsOf(path)).toEqual(['auth'])
  })

  test.each(['/', '/cart', '/list', '/contact-us', '/user/foo', '/%E0%A4%A', '/%'])(
    '%s is open to everybody or no page at all',
    path => expect(isGuarded(path)).toBe(false),
  )
})
