import { describe, expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'
import type { ShopRouteObject } from './route-object.ts'
import { leafRoutes, ROUTES } from './routes.ts'

/** The screen an address opens, or where it redirects; `content` where operators compose the page; `undefined` for the 404 page. */
function screenOf(pathname: string) {
  const route = matchRoute(pathname)
  if (route.kind === 'redirect') return route.to
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
    ['/user/order-detail', '/user/orders'],
    ['/user/order-detail/20261121-0007', 'orderDetail'],
    ['/user/refund-order-detail/R-7', 'refundDetail'],
    ['/user/return/7', 'returnRequest'],
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
  expect(matchRoute('/user/order-detail/A%201')).toMatchObject({
    target: { screen: 'orderDetail', params: { orderId: 'A 1' } },
  }))

describe('the route table', () => {
  const all = (routes: readonly ShopRouteObject[]): readonly ShopRouteObject[] =>
    routes.flatMap(found => [found, ...all(found.children ?? [])])

  test('names each path and each id once', () => {
    const paths = leafRoutes().map(({ path }) => path)
    const ids = all(ROUTES).map(({ id }) => id)
    expect(new Set(paths).size).toBe(paths.length)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('is plain data: it survives a copy as JSON, so a browser may read it too', () =>
    expect(JSON.parse(JSON.stringify(ROUTES))).toEqual(ROUTES))

  test('matches letter case everywhere but in the sport section’s marker (LO-85)', () =>
    expect(leafRoutes().filter(({ caseSensitive }) => !caseSensitive)).toMatchObject([{ path: '/SPORTb' }]))
})

/** Guards in front of an address. */
function guardsAt(pathname: string) {
  const route = matchRoute(pathname)
  return route.kind === 'notFound' ? [] : route.guards
}

describe('guards stand in front of a page however its address is written (M-074, C-051)', () => {
  test.each(['/user', '/user/', '//user', '/%75ser', '/user//orders', '/user/%6frders'])(
    '%s is guarded',
    path => expect(guardsAt(path)).toEqual(['auth']),
  )

  test.each(['/member', '//member', '/%6dember', '/member/'])(
    '%s can be hidden, and is read without login: only its button asks for one (M-083)',
    path => expect(guardsAt(path)).toEqual(['memberZone']),
  )

  test.each(['/user%2Forders', '/%2Fuser', '/user%2F'])(
    '%s is no page: an encoded slash separates nothing',
    path => expect(matchRoute(path)).toEqual({ kind: 'notFound' }),
  )

  test.each(['/', '/cart', '/list', '/contact-us', '/user/foo', '/%E0%A4%A', '/%'])(
    '%s is open to all shoppers or no page at all',
    path => expect(guardsAt(path)).toEqual([]),
  )
})
