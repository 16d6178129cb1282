import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { switchLanguage, withoutLang } from './switch-language.ts'

const page = (href: string) => ({
  document: { cookie: '' },
  location: { href, reload: vi.fn<() => void>(), replace: vi.fn<(url: string) => void>() },
})

describe('switching the language', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('keeps the choice at once and reloads 360 ms later (C-396, L-033, L-415, M-312)', () => {
    const { document, location } = page('https://shop.example/landingPage/summer#top')
    switchLanguage('en_US', { document, location } as unknown as Window)
    expect(document.cookie).toMatch(/^locale=en; path=\//)
    vi.advanceTimersByTime(359)
    expect(location.reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(location.reload).toHaveBeenCalledOnce()
  })

  test('an address that names a language loses it, or it would win over the cookie', () => {
    const { document, location } = page('https://shop.example/?a=1&lang=en')
    switchLanguage('zh_HK', { document, location } as unknown as Window)
    vi.advanceTimersByTime(360)
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('https://shop.example/?a=1')
    expect(location.reload).not.toHaveBeenCalled()
  })

  test('an address that names no language stays', () =>
    expect(withoutLang('https://shop.example/cart')).toBeUndefined())
})
