import { expect, test } from 'vitest'
import { createHtmlCache, type FinishedPage, finishPage, type HtmlCache } from './html-cache.ts'
import { createPageCompressor } from './page-compressor.ts'

const compressed = (page: FinishedPage): FinishedPage => ({ ...page, br: Buffer.from('br') })

const brOf = (kept: ReturnType<HtmlCache['get']>) =>
  kept && 'gzip' in kept ? kept.br?.toString() : undefined
const page = (body: string) =>
  finishPage(body, { status: 200, contentType: 'text/html', headers: {} }).packed()

test('many pages read at the same time are compressed one after the other, each once', async () => {
  const cache = createHtmlCache()
  const pages = await Promise.all(Array.from({ length: 20 }, (_, at) => page(`page ${at}`)))
  pages.forEach((one, at) => cache.set(`k${at}`, one, { epoch: 0, expiresAt: undefined }))
  let running = 0
  let most = 0
  let count = 0
  const compress = async (one: FinishedPage) => {
    running += 1
    count += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    return compressed(one)
  }
  const queue = createPageCompressor(cache, compress)
  await Promise.all(pages.flatMap((one, at) => [queue(`k${at}`, one), queue(`k${at}`, one)]))
  expect([most, count]).toEqual([1, 20])
  expect(pages.every((_, at) => brOf(cache.get(`k${at}`, 0)) === 'br')).toBe(true)
})

test('a page that cannot be compressed stops no other', async () => {
  const cache = createHtmlCache()
  const [first, second] = [await page('a'), await page('b')]
  cache.set('b', second, { epoch: 0, expiresAt: undefined })
  const queue = createPageCompressor(cache, async one => {
    if (one === first) throw new Error('torn')
    return compressed(one)
  })
  const failed = queue('a', first)
  const done = queue('b', second)
  await expect(failed).rejects.toThrow('torn')
  await done
  expect(brOf(cache.get('b', 0))).toBe('br')
})
