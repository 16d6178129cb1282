import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loginHref, safePath } from './safe-path.ts'

const SHOP = 'https://shop.example'

describe('an address to come back to (M-029, L-007, MO-10)', () => {
  test.each([
    ['/', '/'],
    ['/user/wish', '/user/wish'],
    ['/list?keyword=tent&sort=newest#top', '/list?keyword=tent&sort=newest#top'],
    ['/products/男裝', '/products/%E7%94%B7%E8%A3%9D'],
    ['/user/../cart', '/cart'],
    ['/article/a//b', '/article/a//b'],
    ['/login?redirectUrl=https://evil.example', '/login?redirectUrl=https://evil.example'],
  ])('%s is taken as %s', (text, path) => expect(safePath(text)).toBe(path))

  test.each([
    ['nothing', ''],
    ['a whole address', 'https://evil.example/'],
    ['an address without protocol', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['backslashes, which browsers turn round', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/user\\..\\..\\/evil.example'],
    ['a tab, which browsers drop', '/\t/evil.example'],
    ['a line break, which browsers drop', '/\n/evil.example'],
    ['a space in front', ' //evil.example'],
    ['dots that vanish', '/..//evil.example'],
    ['a dot that vanishes', '/.//evil.example'],
    ['coded dots that vanish', '/%2e%2E//evil.example'],
    ['dots behind a name', '/user/..//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['a name before another site', '@evil.example'],
    ['a path without slash', 'user/wish'],
    ['a query alone', '?redirectUrl=/user'],
    ['no end of it', `/${'a'.repeat(2000)}`],
  ])('%s is ignored (C-051, CO-16)', (_, text) => expect(safePath(text)).toBeUndefined())

  test.each([undefined, null])('%s is ignored', text => expect(safePath(text)).toBeUndefined())

  const piece = fc.oneof(
    fc.constantFrom('/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '\n', ' ', '@', ':', '?', '#'),
    fc.constantFrom('evil.example', 'https:', 'javascript:', '\u0000', '%09', '；', '／', '。', 'user', '男'),
  )
  const hostile = fc.array(piece, { maxLength: 8 }).map(pieces => `/${pieces.join('')}`)

  test('whatever is given, a browser never leaves the shop with it (MO-10)', () =>
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webPath(), fc.webUrl()), text => {
        const path = safePath(text)
        if (path === undefined) return
        expect(new URL(path, SHOP).origin).toBe(SHOP)
        expect(path.startsWith('/')).toBe(true)
        // What was found safe once is safe as it stands.
        expect(safePath(path)).toBe(path)
      }),
      { numRuns: 3000 },
    ))
})

test('the way to login carries the way back, whatever is in it (M-074, C-097)', () => {
  const back = '/list?keyword=a&b#c'
  const href = loginHref(back)
  expect(new URL(href, SHOP).searchParams.get('redirectUrl')).toBe(back)
  expect(new URL(href, SHOP).pathname).toBe('/login')
})
