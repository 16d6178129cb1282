import type { Locale } from '#locales/locale.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arriveInLanguage } from './arrive-in-language.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = (href: string, shown: Locale) => {
  const page = {
    document: { cookie: '' },
    location: { href, reload: vi.fn<() => void>(), replace: vi.fn<(to: string) => void>() },
  }
  arriveInLanguage(shown, page as unknown as Window)
  return page
}

test.each([
  ['en', 'zh_HK', 'locale=en; path=/; max-age=31536000; samesite=lax'],
  ['zh', 'en_US', 'locale=zh; path=/; max-age=31536000; samesite=lax'],
] as const)(
  '?lang=%s on an open page in %s: the cookie at once, the page a second later (L-016, M-311)',
  (lang, shown, cookie) => {
    const { document, location } = open(`https://shop.example/list?keyword=a&lang=${lang}#top`, shown)
    expect(document.cookie).toBe(cookie)
    vi.advanceTimersByTime(999)
    expect(location.replace).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('https://shop.example/list?keyword=a#top')
  },
)

test('a language the shop does not have is left to the server, which refuses it; the cookie stays (LO-101)', () => {
  const { document, location } = open('https://shop.example/list?lang=fr', 'zh_HK')
  expect([document.cookie, location.reload.mock.calls.length]).toEqual(['', 1])
})

test.each(['https://shop.example/list', 'https://shop.example/list?lang=zh'])(
  '%s leaves a Chinese page where it is',
  href => {
    const { document, location } = open(href, 'zh_HK')
    vi.advanceTimersByTime(2000)
    expect([document.cookie, location.reload.mock.calls, location.replace.mock.calls]).toEqual(['', [], []])
  },
)
