import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createShardedMap } from './sharded-map.ts'

test('it is a map', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.integer())), entries => {
      const [sharded, plain] = [createShardedMap<number>(), new Map<string, number>()]
      for (const [key, value] of entries) {
        expect(sharded.get(key)).toBe(plain.get(key))
        sharded.set(key, value)
        plain.set(key, value)
      }
      for (const [key, value] of plain) expect(sharded.get(key)).toBe(value)
    }),
  )
})
