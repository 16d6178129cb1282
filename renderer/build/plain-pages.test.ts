import { expect, test, vi } from 'vitest'
import { finishPage, unpackPage } from './html-cache.ts'
import { createPlainPages } from './plain-pages.ts'

const pageOf = (body: string) =>
  finishPage(body, { status: 200, contentType: 'text/html', headers: {} }).packed()

test('a page is unpacked once, for requests that come together and for later ones', async () => {
  const unpack = vi.fn<typeof unpackPage>(unpackPage)
  const plain = createPlainPages(10_000, unpack)
  const page = await pageOf('山徑'.repeat(500))
  const bodies = await Promise.all([plain.of(page), plain.of(page), plain.of({ ...page })])
  expect(bodies.map(body => body.toString())).toEqual(Array(3).fill('山徑'.repeat(500)))
  await plain.of(page)
  expect(unpack).toHaveBeenCalledTimes(1)
  expect((await plain.of(await pageOf('another'))).toString()).toBe('another')
})

test('what is kept never exceeds its bytes', async () => {
  const plain = createPlainPages(10_000)
  for (let number = 0; number < 20; number += 1) await plain.of(await pageOf(`${number}`.repeat(1500)))
  expect(plain.use().bytes).toBeLessThanOrEqual(10_000)
})

test('a page that cannot be unpacked is tried again', async () => {
  const unpack = vi.fn<typeof unpackPage>(unpackPage).mockRejectedValueOnce(new Error('broken'))
  const plain = createPlainPages(10_000, unpack)
  const page = await pageOf('石')
  await expect(plain.of(page)).rejects.toThrow('broken')
  expect((await plain.of(page)).toString()).toBe('石')
})
