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

test.each(['/', '/?token=', '/?tempToken=T', '/list?keyword=a%20b&lang=en'])('no token in %s', from => {
  arriveAt(from)
  expect(window.__TOKEN__).toBeUndefined()
  expect(address()).toBe(from)
})
