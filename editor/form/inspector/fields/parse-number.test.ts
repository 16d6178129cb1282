import { expect, test } from 'vitest'
import { parseNumber, stepped } from './parse-number.ts'

test.each([
  ['12', 12],
  [' -3.5 ', -3.5],
  ['１２', 12],
  ['', undefined],
  ['12px', undefined],
  ['Infinity', undefined],
])('%j is %j', (text, expected) => expect(parseNumber(text)).toBe(expected))

test.each([
  ['up', 1, 1, {}, 2],
  ['not past the bound', 9, 5, { max: 10 }, 10],
  ['without binary dust', 0.1, 0.2, {}, 0.3],
])('steps %s', (_, value, by, bounds, expected) => expect(stepped(value, by, bounds)).toBe(expected))
