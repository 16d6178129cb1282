import { describe, expect, test } from 'vitest'
import { localeCookie, readCookie, readLocaleCookie, serialiseCookie } from './cookie.ts'

describe('reading a cookie', () => {
  test.each<[string, string | undefined, string | undefined]>([
    ['no header', undefined, undefined],
    ['an empty header', '', undefined],
    ['the only one', 'name=value', 'value'],
    ['one among others', 'first=1; name=value; last=2', 'value'],
    ['no space between them', 'first=1;name=value', 'value'],
    ['spaces around name and value', '  name = value ; last=2', 'value'],
    ['an empty value', 'name=; last=2', ''],
    ['an equals sign in the value', 'name=a=b==', 'a=b=='],
    ['a name that begins with the name', 'names=1; name2=2', undefined],
    ['a name that ends with the name', 'my_name=1', undefined],
    ['the name in other letter case', 'Name=1', undefined],
    ['the name inside a value', 'other=name=1', undefined],
    ['a name without a value', 'name; other=1', undefined],
    ['a malformed part before it', '=; ;x; name=value', 'value'],
    ['the first of two with one name', 'name=first; name=second', 'first'],
    ['an encoded value', 'name=%E8%B3%BC%3B%20a', '購; a'],
    ['a value that cannot be decoded', 'name=%E8%', '%E8%'],
  ])('%s', (_, header, expected) => expect(readCookie(header, 'name')).toBe(expected))

  test.each(['__proto__', 'constructor', 'toString'])('%s is absent unless it is sent', name =>
    expect(readCookie('other=1', name)).toBeUndefined(),
  )
})

describe('serialising a cookie', () => {
  test('the whole shop sees it and other sites do not send it', () =>
    expect(serialiseCookie({ name: 'a', value: '1' })).toBe('a=1; Path=/; SameSite=Lax'))

  test('attributes are written as given', () =>
    expect(
      serialiseCookie({
        name: 'a',
        value: '1',
        maxAge: 600,
        path: '/auth',
        httpOnly: true,
        secure: true,
        sameSite: 'strict',
      }),
    ).toBe('a=1; Max-Age=600; Path=/auth; HttpOnly; Secure; SameSite=Strict'))

  test('a value is encoded, and read again as it was', () => {
    const line = serialiseCookie({ name: 'a', value: '購物; b=1' })
    expect(line).toBe('a=%E8%B3%BC%E7%89%A9%3B%20b%3D1; Path=/; SameSite=Lax')
    expect(readCookie(line, 'a')).toBe('購物; b=1')
  })

  test.each(['a b', 'a;b', 'a=b', ''])('the name “%s” is refused', name =>
    expect(() => serialiseCookie({ name, value: '1' })).toThrow(TypeError),
  )
})

describe('the language’s cookie (L-415)', () => {
  test.each<[string | undefined, string | undefined]>([
    ['locale=en', 'en_US'],
    ['other=1; locale=zh', 'zh_HK'],
    ['locale=fr', undefined],
    ['locale=', undefined],
    ['locale=en_US', undefined],
    [undefined, undefined],
  ])('%s is read as %s', (header, expected) => expect(readLocaleCookie(header)).toBe(expected))

  test.each(['zh_HK', 'en_US'] as const)('%s is read as it was written', locale =>
    expect(readLocaleCookie(localeCookie(locale))).toBe(locale),
  )

  test('it holds the short form for a year, for the whole shop (M-310)', () =>
    expect(localeCookie('zh_HK')).toBe('locale=zh; path=/; max-age=31536000; samesite=lax'))
})
