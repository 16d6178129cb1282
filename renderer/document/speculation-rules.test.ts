import { describe, expect, test } from 'vitest'
import { matchRoute } from '../route/match-route.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

interface Rules {
  readonly prefetch: readonly [
    {
      readonly where: {
        readonly and: readonly [
          { readonly href_matches: readonly string[] },
          { readonly not: { readonly href_matches: readonly string[] } },
          unknown,
        ]
      }
    },
  ]
}
const [{ where }] = (JSON.parse(SPECULATION_RULES) as Rules).prefetch // as written there
const [pages, { not }] = where.and
const HOST = 'https://shop.example'

/** Returns true if a browser may fetch an address ahead. */
const isFetched = (address: string) => {
  const matches = (pattern: string) => new URLPattern(pattern, HOST).test(address, HOST)
  return pages.href_matches.some(matches) && !not.href_matches.some(matches)
}

describe('fetched before the click', () => {
  test.each([
    '/',
    '/landingPage/summer',
    '/minisite/peak',
    '/SPORTb',
    '/SPORTb/products/men',
    '/list?keyword=tent',
    '/products/men/jackets?sort=priceUp',
    '/item/northfell/CR-JKT-001',
    '/article/delivery',
    '/help',
  ])('%s, which the shop shows to everyone', address => {
    expect(isFetched(address)).toBe(true)
    expect(matchRoute(address.split('?')[0] ?? '')).toMatchObject({ kind: 'page', guards: [] })
  })

  test.each([
    '/login',
    '/register?redirectUrl=/user',
    '/user/orders',
    '/cart',
    '/member',
    '/unsubscribe?code=a',
    '/editor',
    '/auth/google',
    '/preview/home',
    '/media/demo/a.svg',
    '/list?lang=en',
    '/list?keyword=a&lang=en',
    '/?token=abc',
    '/item/northfell/CR-JKT-001?tempToken=abc',
  ])('never %s', address => expect(isFetched(address)).toBe(false))
})
