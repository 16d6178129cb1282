import type { Api } from '#api/client/api.ts'
import { describe, expect, test } from 'vitest'
import { routeOf } from '../content-path.ts'
import { resolveRoute } from '../resolve-route.ts'
import { turnedAway } from './access.ts'
import { guardsOf } from './routes.ts'

/** Where an address leads somebody: to another one, or in (`undefined`). */
function sentTo(address: string, who: 'visitor' | 'member') {
  const { pathname, searchParams: search } = new URL(address, 'https://shop.example')
  return turnedAway(guardsOf(pathname), who === 'member', { pathname, search })
}
const login = (back: string) => `/login?redirectUrl=${encodeURIComponent(back)}`

describe('pages of members (C-008, M-074, M-007, C-051, L-167, MO-34, MO-36)', () => {
  test.each([
    '/user',
    '/user/profile',
    '/user/password',
    '/user/address',
    '/user/address/update',
    '/user/orders',
    '/user/order-detail',
    '/user/order-detail/20261121-0007',
    '/user/refund-record',
    '/user/refund-order-detail/R-7',
    '/user/wish',
    '/user/go-dollar',
    '/user/coupon',
    '/member',
  ])('%s sends a visitor to login and back, and lets a member in', path => {
    expect(sentTo(path, 'visitor')).toBe(login(path))
    expect(sentTo(path, 'member')).toBeUndefined()
  })

  test('the way back keeps the query, without what was read already (C-048, MO-28)', () => {
    expect(sentTo('/user/address/update?code=A1&lang=en', 'visitor')).toBe(
      login('/user/address/update?code=A1'),
    )
    expect(sentTo('/user?lang=en&token=', 'visitor')).toBe(login('/user'))
  })

  test('a token to log in by goes along to the page that answers, and is no part of the way back (M-061, MO-28)', () => {
    const there = new URL(sentTo('/user/wish?sort=1&token=a.b_c', 'visitor') ?? '', 'https://shop.example')
    expect(there.pathname).toBe('/login')
    expect(Object.fromEntries(there.searchParams)).toEqual({
      redirectUrl: '/user/wish?sort=1',
      token: 'a.b_c',
    })
    expect(sentTo('/login?token=abc', 'member')).toBe('/user?token=abc')
    expect(sentTo('/login?redirectUrl=%2Flist%3Fq%3Dtent&token=abc', 'member')).toBe('/list?q=tent&token=abc')
    expect(sentTo('/user?token=abc', 'member')).toBeUndefined()
  })
})

describe('pages for everybody (M-035, M-075, M-079, M-080, MO-36)', () => {
  test.each([
    '/register/success',
    '/linkAccount',
    '/liveChat',
    '/contact-us',
    '/terms-of-use',
    '/privacy-policy',
    '/help',
    '/storeLocator',
    '/cart',
    '/unsubscribe',
    '/',
  ])('%s', path => {
    expect(sentTo(path, 'visitor')).toBeUndefined()
    expect(sentTo(path, 'member')).toBeUndefined()
  })
})

describe('pages for who is not logged in (M-081, MO-10, MO-37)', () => {
  test.each(['/login', '/register', '/resetPassword', '/register?isStaff=true'])(
    '%s lets a visitor in and sends a member to the account',
    path => {
      expect(sentTo(path, 'visitor')).toBeUndefined()
      expect(sentTo(path, 'member')).toBe('/user')
    },
  )

  test('a member follows the way back at once, and only inside the shop', () => {
    expect(sentTo('/login?redirectUrl=/user/wish', 'member')).toBe('/user/wish')
    expect(sentTo('/login?redirectUrl=https://evil.example', 'member')).toBe('/user')
    expect(sentTo('/login?redirectUrl=/..//evil.example', 'member')).toBe('/user')
  })
})

describe('one order (M-078, MO-58)', () => {
  test('a temporary token opens it for a visitor', () => {
    expect(sentTo('/user/order-detail/7?tempToken=abc', 'visitor')).toBeUndefined()
    expect(sentTo('/user/order-detail/7?tempToken=', 'visitor')).toBe(
      login('/user/order-detail/7?tempToken='),
    )
    expect(sentTo('/user/orders?tempToken=abc', 'visitor')).toBe(login('/user/orders?tempToken=abc'))
  })

  test('an address that names no order leads to all of them', async () => {
    const nothing: Api = {
      locale: 'en_US',
      run: () => Promise.reject(new Error('Nothing is asked.')),
      productsByCode: async () => [],
    }
    const resolve = async (pathname: string) => {
      const route = routeOf(pathname)
      if (route.kind !== 'page') throw new Error('No page')
      return resolveRoute(route.target, {
        api: nothing,
        pathname,
        search: new URLSearchParams(),
        sampleCode: async () => '',
      })
    }
    expect(await resolve('/user/order-detail')).toEqual({ kind: 'redirect', to: '/user/orders' })
    expect(await resolve('/user/order-detail/7')).toMatchObject({
      kind: 'found',
      route: { screen: 'orderDetail', params: { orderId: '7' } },
    })
  })
})

test('a guard nobody knows is a mistake in the route table, which the server answers with 500 (L-133, LO-97)', () =>
  expect(() =>
    turnedAway(['auth', 'members-of-the-board'], true, { pathname: '/x', search: new URLSearchParams() }),
  ).toThrow(/No guard is called members-of-the-board/))
