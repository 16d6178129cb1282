import { expect, test } from 'vitest'
import { safeReturn } from './SignIn.tsx'

test.each([
  ['/pages/home_zh_HK', '/pages/home_zh_HK'],
  ['/?copy=home_zh_HK', '/?copy=home_zh_HK'],
  [null, '/'],
  ['', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/..//evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('after signing in %s leads to %s', (wanted, path) => expect(safeReturn(wanted)).toBe(path))
