import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

test('what it holds never exceeds its bound, and what was used last stays', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 40 })), {
        maxLength: 60,
        size: 'max',
      }),
      writes => {
        const cache = createByteCache<{ bytes: number }>(100)
        for (const [key, bytes] of writes) {
          cache.set(`k${key}`, { bytes }, bytes)
          expect(cache.get(`k${key}`)).toEqual({ bytes })
        }
        const { bytes, entries } = cache.use()
        expect(bytes).toBeLessThanOrEqual(100)
        const held = Array.from({ length: 10 }, (_, key) => cache.peek(`k${key}`)).filter(Boolean)
        expect(held).toHaveLength(entries)
      },
    ),
  )
})

test('hits and misses are counted, also over a clearing', () => {
  const cache = createByteCache<object>(100)
  cache.get('a')
  cache.set('a', {}, 10)
  cache.get('a')
  cache.clear()
  cache.get('a')
  expect(cache.use()).toEqual({ entries: 0, bytes: 0, maxBytes: 100, hits: 1, misses: 2 })
})

test('what belongs to others is removed by the beginning of its key', () => {
  const cache = createByteCache<object>(100)
  for (const key of ['1 a', '2 a', '1 b', '12 a', '2 b']) cache.set(key, {}, 1)
  cache.keepOnly('2 ')
  expect(['1 a', '2 a', '1 b', '12 a', '2 b'].filter(key => cache.peek(key))).toEqual(['2 a', '2 b'])
})

test('a value larger than the cache is not kept, and the others stay', () => {
  const cache = createByteCache<object>(100)
  cache.set('small', {}, 1)
  cache.set('large', {}, 101)
  expect([cache.peek('large'), cache.peek('small')]).toEqual([undefined, {}])
})
