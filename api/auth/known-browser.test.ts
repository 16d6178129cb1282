import { expect, test } from 'vitest'
import { createKnownBrowsers } from './known-browser.ts'

const browsers = createKnownBrowsers('a secret of the shop')

test('a browser is known to the members who logged in with it, and to no others', () => {
  const cookie = browsers.remember(browsers.remember(undefined, 'M1'), 'M2')
  const id = browsers.idFor(cookie, 'M1')
  expect(id).toMatch(/^[\w-]{16}$/)
  expect(browsers.idFor(cookie, 'M2')).toBe(id)
  expect(browsers.idFor(cookie, 'M3')).toBeUndefined()
  expect(browsers.idFor(undefined, 'M1')).toBeUndefined()
})

test('a proof is worth nothing in another browser or shop, or in a cookie made up by a stranger', () => {
  const [, proof] = browsers.remember(undefined, 'M1').split('.')
  expect(browsers.idFor(`AAAAAAAAAAAAAAAA.${proof}`, 'M1')).toBeUndefined()
  expect(createKnownBrowsers('another').idFor(browsers.remember(undefined, 'M1'), 'M1')).toBeUndefined()
  expect(browsers.idFor('x'.repeat(100_000), 'M1')).toBeUndefined()
})

test('a browser remembers five members, the last ones', () => {
  let cookie: string | undefined
  for (const member of ['M1', 'M2', 'M3', 'M4', 'M5', 'M1', 'M6']) cookie = browsers.remember(cookie, member)
  const known = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'].filter(member => browsers.idFor(cookie, member))
  expect(known).toEqual(['M1', 'M3', 'M4', 'M5', 'M6'])
})
