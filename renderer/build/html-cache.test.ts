import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  compressPage,
  createHtmlCache,
  finishPage,
  type FinishedPage,
  type HtmlCache,
  unpackPage,
} from './html-cache.ts'

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
const gzipOf = (kept: ReturnType<HtmlCache['get']>) => (kept && 'gzip' in kept ? kept.gzip : undefined)
const forever = (epoch = 0) => ({ epoch, expiresAt: undefined })

test('a page expires at its own moment, not before', () => {
  const cache = createHtmlCache()
  cache.set('home', letters('a'), { epoch: 0, expiresAt: 1000 })
  expect(gzipOf(cache.get('home', 999))?.toString()).toBe('a')
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
          expect(gzipOf(cache.get(`k${key}`, 0))).toHaveLength(size)
        }
        const held = [...Array(10).keys()].reduce(
          (sum, key) => sum + (gzipOf(cache.get(`k${key}`, 0))?.length ?? 0),
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
  expect([cache.get('large', 0), gzipOf(cache.get('small', 0))?.toString()]).toEqual([undefined, 'a'])
})

test('a page that has just been made is kept at once, and packed a moment later', async () => {
  const cache = createHtmlCache()
  const made = finishPage('山徑'.repeat(500), { status: 200, contentType: 'text/html', headers: {} })
  cache.set('home', made, { epoch: 0, expiresAt: 1000 })
  expect(cache.get('home', 999)).toBe(made)
  expect(cache.use().bytes).toBe(3000)
  const packed = await made.packed()
  expect(cache.get('home', 999)).toBe(packed)
  expect(cache.use().bytes).toBe(packed.gzip.length)
  expect(cache.get('home', 1000)).toBeUndefined()
})

test('a page that is packed after the cache was cleared is not kept', async () => {
  const cache = createHtmlCache()
  const made = finishPage('old', { status: 200, contentType: 'text/html', headers: {} })
  cache.set('home', made, forever())
  cache.clear()
  await made.packed()
  expect(cache.get('home', 0)).toBeUndefined()
})
