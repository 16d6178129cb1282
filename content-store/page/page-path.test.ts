import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '#locales/locale.ts'
import { fitsType, pageId, pageKey, parseKey, parseWirePath, previewPath, wirePath } from './page-path.ts'

test.each([
  ['/home_zh_HK.html', '/home', 'zh_HK'],
  ['/landingPage/summer_en_US.html', '/landingPage/summer', 'en_US'],
  ['/SPORTb_zh_HK.html', '/SPORTb', 'zh_HK'],
] as const)('%s is %s in %s (L-148, LO-03)', (text, path, locale) => {
  expect(parseWirePath(text)).toEqual({ path, locale })
  expect(wirePath({ path, locale })).toBe(text)
})

test.each([
  '',
  'home_zh_HK.html',
  '/home.html',
  '/home_zh_HK',
  '/home_zh_CN.html',
  '/a/b/c_zh_HK.html',
  '/a_b_zh_HK.html',
  '/a..b_zh_HK.html',
  '/../x_zh_HK.html',
  '/夏_zh_HK.html',
  '/home_zh_HK.html\n',
])('%j is no content path (L-414)', text => expect(parseWirePath(text)).toBeUndefined())

const segment = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/)
const place = fc.record({
  path: fc.array(segment, { minLength: 1, maxLength: 2 }).map(segments => `/${segments.join('/')}`),
  locale: fc.constantFrom(...LOCALES),
})

test('a key and a wire path lead back to their place, and two places never share a key', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(parseKey(pageKey(one))).toEqual(one)
      expect(parseWirePath(wirePath(one))).toEqual(one)
      expect(pageKey(one) === pageKey(other)).toBe(one.path === other.path && one.locale === other.locale)
      expect(pageKey(one)).toMatch(/^[\w.-]+$/)
    }),
  )
})

test.each([
  ['/home', 'HOME', true],
  ['/SPORTb', 'HOME', true],
  ['/campaign', 'HOME', true],
  ['/member', 'HOME', false],
  ['/sales', 'HOME', false],
  ['/sportb', 'HOME', false],
  ['/homeland', 'HOME', false],
  ['/member', 'MEMBER', true],
  ['/landingPage/summer', 'LANDING', true],
  ['/landingPage', 'LANDING', false],
  ['/minisite/summit', 'LANDING', false],
  ['/shell/frame', 'FRAME', true],
  ['/shell/frame', 'PRODUCT', false],
  [`/landingPage/${'a'.repeat(65)}`, 'LANDING', false],
] as const)('%s may be of type %s: %s (C-036, LO-02)', (path, type, expected) =>
  expect(fitsType(path, type)).toBe(expected),
)

test('both languages of a page share one id (LO-12)', () =>
  expect(pageId('/landingPage/summer')).toBe('landingPage.summer'))

test.each([
  ['/home', '/preview'],
  ['/landingPage/summer', '/preview/landingPage/summer'],
  ['/shell/frame', '/preview/shell/frame'],
])('%s is previewed at %s (LO-11)', (path, expected) => expect(previewPath({ path })).toBe(expected))
