import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compressPage, createHtmlCache, finishPage } from './html-cache.ts'

const page = (body: string) => finishPage(body, { status: 200, contentType: 'text/html', headers: {} })
const forever = (epoch = 0) => ({ epoch, expiresAt: undefined })

test('a page expires at its own moment, not before', () => {
  const cache = createHtmlCache()
  cache.set('home', page('a'), { epoch: 0, expiresAt: 1000 })
  expect(cache.get('home', 999)?.identity?.toString()).toBe('a')
  expect(cache.get('home', 1000)).toBeUndefined()
})

test('a page made of content that changed meanwhile is not kept', () => {
  const cache = createHtmlCache()
  const epoch = cache.epoch()
  cache.clear()
  cache.set('home', page('old'), forever(epoch))
  expect(cache.get('home', 0)).toBeUndefined()
})

test('compressed bodies hold the same page, and the page itself is not kept beside them', async () => {
  const { brotliDecompressSync, gunzipSync } = await import('node:zlib')
  const { identity, packed } = await compressPage(page('山徑'.repeat(500)))
  expect(brotliDecompressSync(packed?.br ?? '').toString()).toBe('山徑'.repeat(500))
  expect(gunzipSync(packed?.gzip ?? '').toString()).toBe('山徑'.repeat(500))
  expect(identity).toBeUndefined()
})

test('it never holds more than its bound, and what was read last stays longest', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 40 })), {
        maxLength: 60,
        size: 'max',
      }),
      writes => {
        const cache = createHtmlCache(100)
        for (const [key, size] of writes) {
          cache.set(`k${key}`, page('x'.repeat(size)), forever())
          expect(cache.get(`k${key}`, 0)?.identity).toHaveLength(size)
        }
        const held = [...Array(10).keys()].reduce(
          (sum, key) => sum + (cache.get(`k${key}`, 0)?.identity?.length ?? 0),
          0,
        )
        expect(held).toBeLessThanOrEqual(100)
      },
    ),
  )
})

test('a compressed page replaces only the page it was made from, and expires with it', () => {
  const cache = createHtmlCache()
  const [first, second, compressed] = [page('a'), page('b'), page('a, compressed')]
  cache.set('home', first, { epoch: 0, expiresAt: 1000 })
  cache.replace('home', first, compressed)
  expect(cache.get('home', 999)).toBe(compressed)
  expect(cache.get('home', 1000)).toBeUndefined()
  cache.set('home', second, forever())
  cache.replace('home', first, compressed)
  expect(cache.get('home', 0)).toBe(second)
})

test('a page larger than the whole cache is not kept, and the others stay', () => {
  const cache = createHtmlCache(100)
  cache.set('small', page('a'), forever())
  cache.set('large', page('x'.repeat(101)), forever())
  expect([cache.get('large', 0), cache.get('small', 0)?.identity?.toString()]).toEqual([undefined, 'a'])
})
