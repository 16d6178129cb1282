import { describe, expect, test } from 'vitest'
import { checkGuards } from './guards.ts'
import { matchRoute } from './match-route.ts'
import type { GuardName } from './route-object.ts'

/** Where the guards of an address redirect a shopper; `undefined` when they let the request pass. */
function redirectOf(address: string, who: 'visitor' | 'member', { showsMemberZone = true } = {}) {
  const { pathname, searchParams: search } = new URL(address, 'https://shop.example')
  const route = matchRoute(pathname)
  if (route.kind === 'notFound') throw new Error(`${pathname} is no page`)
  return checkGuards(route.guards, {
    pathname,
    search,
    isMember: async () => who === 'member',
    showsMemberZone: async () => showsMemberZone,
  })
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
    '/user/return/20261121-0007',
    '/user/refund-record',
    '/user/refund-order-detail/R-7',
    '/user/wish',
    '/user/go-dollar',
    '/user/coupon',
  ])('%s sends a visitor to login and back, and lets a member in', async path => {
    expect(await redirectOf(path, 'visitor')).toBe(login(path))
    expect(await redirectOf(path, 'member')).toBeUndefined()
  })

  test('the way back keeps the query, without what was read already (C-048, MO-28)', async () => {
    expect(await redirectOf('/user/address/update?code=A1&lang=en', 'visitor')).toBe(
      login('/user/address/update?code=A1'),
    )
    expect(await redirectOf('/user?lang=en&token=', 'visitor')).toBe(login('/user'))
  })

  test('a token to log in by goes along to the page that answers, and is no part of the way back (M-061, MO-28)', async () => {
    const there = new URL(
      (await redirectOf('/user/wish?sort=1&token=a.b_c', 'visitor')) ?? '',
      'https://shop.example',
    )
    expect(there.pathname).toBe('/login')
    expect(Object.fromEntries(there.searchParams)).toEqual({
      redirectUrl: '/user/wish?sort=1',
      token: 'a.b_c',
    })
    expect(await redirectOf('/login?token=abc', 'member')).toBe('/user?token=abc')
    expect(await redirectOf('/login?redirectUrl=%2Flist%3Fq%3Dtent&token=abc', 'member')).toBe(
      '/list?q=tent&token=abc',
    )
    expect(await redirectOf('/user?token=abc', 'member')).toBeUndefined()
  })
})

describe('pages for all shoppers (M-035, M-075, M-079, M-080, MO-36)', () => {
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
  ])('%s', async path => {
    expect(await redirectOf(path, 'visitor')).toBeUndefined()
    expect(await redirectOf(path, 'member')).toBeUndefined()
  })
})

describe('pages for visitors only (M-081, MO-10, MO-37)', () => {
  test.each(['/login', '/register', '/resetPassword', '/register?isStaff=true'])(
    '%s lets a visitor in and sends a member to the account',
    async path => {
      expect(await redirectOf(path, 'visitor')).toBeUndefined()
      expect(await redirectOf(path, 'member')).toBe('/user')
    },
  )

  test('a member follows the way back at once, and only inside the shop', async () => {
    expect(await redirectOf('/login?redirectUrl=/user/wish', 'member')).toBe('/user/wish')
    expect(await redirectOf('/login?redirectUrl=https://evil.example', 'member')).toBe('/user')
    expect(await redirectOf('/login?redirectUrl=/..//evil.example', 'member')).toBe('/user')
  })
})

describe('one order (M-078, MO-58)', () => {
  test('a temporary token opens it for a visitor', async () => {
    expect(await redirectOf('/user/order-detail/7?tempToken=abc', 'visitor')).toBeUndefined()
    expect(await redirectOf('/user/order-detail/7?tempToken=', 'visitor')).toBe(
      login('/user/order-detail/7?tempToken='),
    )
    expect(await redirectOf('/user/return/7?tempToken=abc', 'visitor')).toBeUndefined()
    expect(await redirectOf('/user/refund-order-detail/T-7?tempToken=abc', 'visitor')).toBeUndefined()
    expect(await redirectOf('/user/orders?tempToken=abc', 'visitor')).toBe(
      login('/user/orders?tempToken=abc'),
    )
  })

  test('an address that names no order redirects to all of them', () => {
    expect(matchRoute('/user/order-detail')).toEqual({
      kind: 'redirect',
      to: '/user/orders',
      guards: ['authOrTempToken'],
    })
    expect(matchRoute('/user/order-detail/7')).toMatchObject({
      target: { kind: 'screen', screen: 'orderDetail', params: { orderId: '7' } },
    })
  })
})

describe('the customer zone (L-376, LO-60)', () => {
  test.each(['visitor', 'member'] as const)('switched off, it redirects a %s to the account', async who =>
    expect(await redirectOf('/member', who, { showsMemberZone: false })).toBe('/user'),
  )
})

test('an unregistered guard is a mistake in the route table, which the server answers with 500 (L-133, LO-97)', async () => {
  const search = new URLSearchParams()
  const never = () => Promise.reject(new Error('No guard asks.'))
  const wrong = ['members-of-the-board' as GuardName] // what types would catch
  await expect(
    checkGuards(wrong, { pathname: '/x', search, isMember: never, showsMemberZone: never }),
  ).rejects.toThrow(/Unknown route guard “members-of-the-board”/)
})
