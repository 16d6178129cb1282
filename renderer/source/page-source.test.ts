import { accepted, refused } from '#platform/result.ts'
import { expect, test, vi } from 'vitest'
import { createPageSource, type PageSourceParts } from './page-source.ts'
import { component, releasePage } from '../testing/pages.ts'

const ROOM = 20_000
const text = 'a'.repeat(500)

/** A store that has every page, and says how often each was read. */
function sourceWith(change: Partial<PageSourceParts> = {}) {
  const readPage = vi.fn<PageSourceParts['readPage']>(({ path }) =>
    Promise.resolve(
      accepted(
        releasePage({
          path,
          components: [component({ id: 'words', code: 'text', options: { html: text } })],
        }),
      ),
    ),
  )
  const source = createPageSource({
    readPage,
    compile: { imageHostMap: {}, sanitise: html => html },
    report: () => undefined,
    reportFindings: () => undefined,
    pagesChangeAt: () => undefined,
    keepsPages: true,
    maxBytes: ROOM,
    ...change,
  })
  const read = (name: string) => source.released(`/landingPage/${name}`, 'zh_HK', 0)
  return { source, read, readPage }
}

test('a page is compiled once, also for those who ask for it at the same time', async () => {
  const { source, read, readPage } = sourceWith()
  const [one, other] = await Promise.all([read('summer'), read('summer')])
  expect(other).toBe(one)
  expect(await read('summer')).toBe(one)
  expect(readPage).toHaveBeenCalledOnce()
  expect(source.cacheUse()).toMatchObject({ entries: 1, hits: 1 })
})

test('compiled pages never take more than their bound; those used last stay', async () => {
  const { source, read, readPage } = sourceWith()
  for (let number = 0; number < 30; number += 1) await read(`page-${number}`)
  const { entries, bytes, maxBytes } = source.cacheUse()
  expect(maxBytes).toBe(ROOM)
  expect(bytes).toBeLessThanOrEqual(ROOM)
  expect(entries).toBeGreaterThan(1)
  expect(entries).toBeLessThan(30)
  readPage.mockClear()
  await read('page-29')
  expect(readPage).not.toHaveBeenCalled()
  await read('page-0')
  expect(readPage).toHaveBeenCalledOnce()
})

test('a page that was being read while something was published is not kept', async () => {
  const { source, read, readPage } = sourceWith()
  const reading = read('summer')
  source.forget()
  await reading
  expect(source.cacheUse().entries).toBe(0)
  await read('summer')
  expect(readPage).toHaveBeenCalledTimes(2)
})

test('a miss and a failure are asked again', async () => {
  const { read, readPage } = sourceWith()
  readPage.mockResolvedValueOnce(refused({ status: 404 }))
  expect(await read('summer')).toBe(404)
  readPage.mockRejectedValueOnce(new Error('no disk'))
  await expect(read('summer')).rejects.toThrow('no disk')
  expect(await read('summer')).toMatchObject({ page: { path: '/landingPage/summer_zh_HK.html' } })
})

test('a block without words for its picture says what the media library says, in the language of the page', async () => {
  const { read } = sourceWith({
    readPage: ({ path }) =>
      Promise.resolve(
        accepted(
          releasePage({
            path,
            components: [component({ id: 'a', code: 'banner', options: { imgUrl: '/media/a.webp' } })],
          }),
        ),
      ),
    describePicture: (address, locale) => `${address} ${locale}`,
  })
  const page = await read('summer')
  expect(page).toMatchObject({ blocks: [{ options: { alt: '/media/a.webp zh_HK' } }] })
})
