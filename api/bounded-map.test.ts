import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundedMap } from './bounded-map.ts'

test('keeps what was used last', () => {
  const map = boundedMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  expect(map.get('a')).toBe(1)
  map.set('c', 3)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3])
  expect(map.getOrMake('c', () => 9)).toBe(3)
  expect(map.getOrMake('d', () => 4)).toBe(4)
  expect(map.get('a')).toBeUndefined()
})

test('never holds more than it may', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(fc.integer({ min: 0, max: 9 })), (max, keys) => {
      const map = boundedMap<number, number>(max)
      for (const key of keys) map.set(key, key)
      expect(map.size()).toBe(Math.min(max, new Set(keys).size))
      const last = keys.at(-1)
      expect(last === undefined ? undefined : map.get(last)).toBe(last)
    }),
  )
})
