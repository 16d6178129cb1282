import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exceedsDepth, textExceedsDepth } from './json-depth.ts'

test.each([
  ['1', 0, false],
  ['[]', 0, true],
  ['[]', 1, false],
  ['{"a":[1,{"b":2}]}', 3, false],
  ['{"a":[1,{"b":2}]}', 2, true],
  ['"[[[["', 0, false],
  ['["\\"[[["]', 1, false],
  ['["\\\\",[]]', 1, true],
  ['[],[],[]', 1, false],
] as const)('%s is deeper than %i: %s', (text, max, expected) =>
  expect(textExceedsDepth(text, max)).toBe(expected),
)

test('text and value agree on every JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(7), (value, max) => {
      expect(textExceedsDepth(JSON.stringify(value), max)).toBe(exceedsDepth(value, max))
    }),
  )
})

test('a million levels do not overflow the stack', () => {
  expect(textExceedsDepth('['.repeat(1_000_000), 64)).toBe(true)
  let value: unknown = 0
  for (let i = 0; i < 100_000; i++) value = [value]
  expect(exceedsDepth(value, 64)).toBe(true)
})
