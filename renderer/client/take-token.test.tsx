import { afterEach, expect, test } from 'vitest'
import { TAKE_TOKEN } from '../document/inline-scripts.ts'

/** Opens an address and runs the inline script as browsers run it. */
function arriveAt(address: string): void {
  history.replaceState({ key: 'kept' }, '', address)
  // oxlint-disable-next-line typescript/no-implied-eval -- text that stands in every page
  new Function(TAKE_TOKEN)()
}
const address = () => location.pathname + location.search + location.hash

afterEach(() => {
  window.__TOKEN__ = undefined
  window.__ORDER_TOKEN__ = undefined
  history.replaceState(null, '', '/')
})

test.each([
  ['/list?token=T', '/list'],
  ['/list?keyword=a%20b&token=T&sort=new#top', '/list?keyword=a+b&sort=new#top'],
  ['/?lang=en&token=T', '/'],
])('%s: the token is kept for the page, the rest stays in the address (M-063, MO-29)', (from, to) => {
  arriveAt(from)
  expect(window.__TOKEN__).toBe('T')
  expect(address()).toBe(to)
  expect(history.state).toEqual({ key: 'kept' })
})

test.each([
  [
    '/user/order-detail/7?tempToken=T&from=mail#top',
    '/user/order-detail/7?tempToken=kept&from=mail#top',
    undefined,
  ],
  ['/user/order-detail/7?lang=en&token=S&tempToken=T', '/user/order-detail/7?tempToken=kept', 'S'],
])(
  '%s: the token of an order is kept for the page, and no picture is asked for with it (M-078)',
  (from, to, session) => {
    arriveAt(from)
    expect([window.__ORDER_TOKEN__, window.__TOKEN__]).toEqual(['T', session])
    expect(address()).toBe(to)
  },
)

test.each(['/', '/?token=', '/?tempToken=', '/?tempToken=kept', '/list?keyword=a%20b&lang=en'])(
  'no token in %s',
  from => {
    arriveAt(from)
    expect(window.__TOKEN__).toBeUndefined()
    expect(window.__ORDER_TOKEN__).toBeUndefined()
    expect(address()).toBe(from)
  },
)
