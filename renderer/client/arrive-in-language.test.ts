import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arriveInLanguage } from './arrive-in-language.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = (href: string) => {
  const page = {
    document: { cookie: '' },
    location: { href, reload: vi.fn<() => void>(), replace: vi.fn<(to: string) => void>() },
  }
  return { ...page, asked: arriveInLanguage(page as unknown as Window) }
}

test.each([
  ['en', 'locale=en; path=/; max-age=31536000; samesite=lax'],
  ['zh', 'locale=zh; path=/; max-age=31536000; samesite=lax'],
])('?lang=%s on an open page: the cookie at once, the page a second later (L-016, M-311)', (lang, cookie) => {
  const { asked, document, location } = open(`https://shop.example/list?keyword=a&lang=${lang}#top`)
  expect([asked, document.cookie]).toEqual([true, cookie])
  vi.advanceTimersByTime(999)
  expect(location.replace).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('https://shop.example/list?keyword=a#top')
})

test('a language we do not have is asked of the server, which refuses; the cookie stays (LO-101)', () => {
  const { document, location } = open('https://shop.example/list?lang=fr')
  expect([document.cookie, location.reload.mock.calls.length]).toEqual(['', 1])
})

test('other addresses are none of its business', () =>
  expect(open('https://shop.example/list').asked).toBe(false))
