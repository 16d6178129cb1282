import { expect, test } from 'vitest'
import { dollarsOf, typedCents } from './dollars.ts'

test.each<[string, number | undefined]>([
  ['1299', 129_900],
  ['1299.5', 129_950],
  ['HK$1,234.00', 123_400],
  [' $ 1,234 ', 123_400],
  ['hkd 80', 8_000],
  ['１，２３４．５０', 123_450],
  ['HK＄８９９', 89_900],
  ['0', 0],
  ['1,23', undefined],
  ['1,2345', undefined],
  ['1.005', undefined],
  ['-5', undefined],
  ['1000000', undefined],
  ['', undefined],
  ['abc', undefined],
])('%j is %s cents', (typed, cents) => expect(typedCents(typed)).toBe(cents))

test.each([
  [129_900, '1299.00'],
  [5, '0.05'],
])('%d cents are written as %s', (cents, text) => expect(dollarsOf(cents)).toBe(text))
