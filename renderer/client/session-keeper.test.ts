import { describe, expect, test } from 'vitest'
import { createSessionKeeper } from './session-keeper.ts'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const HOUR = 3_600_000

/** A document that keeps cookies as browsers do, without their clock. */
function cookieJar({ refuses = false } = {}) {
  const jar = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      if (refuses) return
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (/max-age=0(;|$)/.test(text)) jar.delete(name)
      else jar.set(name, value)
    },
  }
}

function textStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const keeperOf = (
  document = cookieJar(),
  storage: () => ReturnType<typeof textStorage> = textStorage,
  isSecure = false,
) => createSessionKeeper({ document, storage, isSecure, clock: () => NOW })

describe('where a browser keeps its session', () => {
  test.each([
    ['with remember-me 168 hours (M-305)', 168, 604_800],
    ['without it 2 hours (M-306)', 2, 7200],
  ])('token and visitor flag last as long as the server says: %s', (_, hours, seconds) => {
    const jar = cookieJar()
    keeperOf(jar).keep('T', { expiresAt: NOW + hours * HOUR, isVisitor: false })
    expect(jar.written).toEqual([
      `auth_token=T; path=/; max-age=${seconds}; samesite=lax`,
      `is_visitor=0; path=/; max-age=${seconds}; samesite=lax`,
    ])
  })

  test('behind HTTPS the cookies never travel without it (MO-110)', () => {
    const jar = cookieJar()
    keeperOf(jar, textStorage, true).keep('T', { expiresAt: NOW + HOUR, isVisitor: true })
    expect(jar.written.every(text => text.endsWith('; secure'))).toBe(true)
  })

  test('the token comes from the cookie, else from local storage (C-313)', () => {
    const storage = textStorage()
    storage.setItem('auth_token', 'stored')
    const jar = cookieJar()
    const keeper = keeperOf(jar, () => storage)
    expect(keeper.token()).toBe('stored')
    jar.cookie = 'auth_token=fromCookie; path=/'
    expect(keeper.token()).toBe('fromCookie')
  })

  test('where cookies are refused local storage keeps it, where that is refused too the page does', () => {
    const storage = textStorage()
    const keeper = keeperOf(cookieJar({ refuses: true }), () => storage)
    keeper.keep('T', { expiresAt: NOW + HOUR, isVisitor: false })
    expect([keeper.token(), keeper.isVisitor(), storage.kept.get('auth_token')]).toEqual(['T', false, 'T'])

    const forbidden = keeperOf(cookieJar({ refuses: true }), () => {
      throw new Error('SecurityError')
    })
    forbidden.keep('T', { expiresAt: NOW + HOUR, isVisitor: false })
    expect(forbidden.token()).toBe('T')
    forbidden.clear()
    expect(forbidden.token()).toBeUndefined()
  })

  test('without word of it a session counts as a visitor’s', () => {
    expect(keeperOf().isVisitor()).toBe(true)
  })

  test('clearing takes token, flag and member info away, and leaves what to remember (M-020, M-307)', () => {
    const storage = textStorage()
    const jar = cookieJar()
    const keeper = keeperOf(jar, () => storage)
    keeper.keep('T', { expiresAt: NOW + HOUR, isVisitor: false })
    keeper.write('member_info', '{}')
    keeper.write('last_user', '+852 91234567')
    keeper.clear()
    expect(jar.cookie).toBe('')
    expect([...storage.kept]).toEqual([['last_user', '+852 91234567']])
  })
})
