import { expect, test } from 'vitest'
import { allowsPopups, countsShowings } from './driver.ts'

test.each([
  ['/', true],
  ['/landingPage/summer', true],
  ['/cart', true],
  ['/product/login', true],
  ['/loginhelp', true],
  ['/user/orders', true],
  ['/checkout', false],
  ['/checkout/', false],
  ['/checkout/address', false],
  ['/payment', false],
  ['/pay/result/1', false],
  ['/login', false],
  ['/register', false],
  ['/preview/login', false],
  ['/preview/home', true],
  ['/preview', true],
])('%s: whether pop-ups may show is %s (LO-29)', (pathname, isAllowed) =>
  expect(allowsPopups(pathname)).toBe(isAllowed),
)

test.each([
  ['/', true],
  ['/previews', true],
  ['/preview/landingPage/summer', false],
])('%s: whether showings count is %s', (pathname, isCounted) =>
  expect(countsShowings(pathname)).toBe(isCounted),
)
