import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compressPage, createHtmlCache, finishPage, type FinishedPage, unpackPage } from './html-cache.ts'

const page = (body: string) =>
  finishPage(body, { status: 200, contentType: 'text/html', headers: {} }).packed()
/** A page whose kept bytes are as many as its letters. */
const letters = (body: string): FinishedPage => ({
  status: 200,
  contentType: 'text/html',
  headers: {},
  etag: `"${body}"`,
  bytes: body.length,
  gzip: Buffer.from(body),
})
const forever = (epoch = 0) => ({ epoch, expiresAt: undefined })

test('a page expires at its own moment, not before', () => {
  const cache = createHtmlCache()
  cache.set('home', letters('a'), { epoch: 0, expiresAt: 1000 })
  expect(cache.get('home', 999)?.gzip.toString()).toBe('a')
  expect(cache.get('home', 1000)).toBeUndefined()
})

test('a page made of content that changed meanwhile is not kept', () => {
  const cache = createHtmlCache()
  const epoch = cache.epoch()
  cache.clear()
  cache.set('home', letters('old'), forever(epoch))
  expect(cache.get('home', 0)).toBeUndefined()
})

test('a page is kept in a tenth of its bytes, and can be unpacked', async () => {
  const finished = await page('山徑'.repeat(500))
  expect(finished.bytes).toBe(3000)
  expect(finished.gzip.length).toBeLessThan(300)
  expect(finished.br).toBeUndefined()
  expect((await unpackPage(finished)).toString()).toBe('山徑'.repeat(500))
})

test('a page that was read again holds the same in Brotli and gzip', async () => {
  const { brotliDecompressSync } = await import('node:zlib')
  const first = await page('山徑'.repeat(500))
  const again = await compressPage(first)
  expect(brotliDecompressSync(again.br ?? '').toString()).toBe('山徑'.repeat(500))
  expect((await unpackPage(again)).toString()).toBe('山徑'.repeat(500))
  expect([again.etag, again.bytes]).toEqual([first.etag, first.bytes])
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
          cache.set(`k${key}`, letters('x'.repeat(size)), forever())
          expect(cache.get(`k${key}`, 0)?.gzip).toHaveLength(size)
        }
        const held = [...Array(10).keys()].reduce(
          (sum, key) => sum + (cache.get(`k${key}`, 0)?.gzip.length ?? 0),
          0,
        )
        expect(held).toBeLessThanOrEqual(100)
      },
    ),
  )
})

test('a compressed page replaces only the page it was made from, and expires with it', () => {
  const cache = createHtmlCache()
  const [first, second, compressed] = [letters('a'), letters('b'), letters('a, compressed')]
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
  cache.set('small', letters('a'), forever())
  cache.set('large', letters('x'.repeat(101)), forever())
  expect([cache.get('large', 0), cache.get('small', 0)?.gzip.toString()]).toEqual([undefined, 'a'])
})
