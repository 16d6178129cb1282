import type { PageHead } from '../stored/page.ts'
import { expect, test, vi } from 'vitest'
import { globalConfigSchema } from '#blocks/page/page.ts'
import type { PageContent } from '../client/types.ts'
import { cachedReleases } from './releases.ts'
import { component } from '../testing/open-for-test.ts'

const content = (words: number) =>
  ({
    title: 'Summer',
    description: '',
    keywords: '',
    globalConfig: globalConfigSchema.parse({}),
    components: [component('words', { options: { html: 'word '.repeat(words) } })],
  }) as unknown as PageContent // what a release holds as far as this cache sees it

const headOf = (versions: number) =>
  ({
    key: 'summer',
    releases: Array.from({ length: versions }, (_, at) => ({ pageVersion: at + 1, digest: `d${at + 1}` })),
  }) as unknown as PageHead // all that finding a release reads

test('releases are read once and never take more than their bound', async () => {
  const release = vi.fn<() => Promise<PageContent>>(async () => content(100))
  const read = cachedReleases({ release }, 20_000)
  const head = headOf(40)
  const first = await read(head, 1)
  expect(await read(head, 1)).toBe(first)
  expect(release).toHaveBeenCalledOnce()
  expect(read.use()).toMatchObject({ entries: 1, hits: 1, misses: 1 })
  for (let version = 2; version <= 40; version += 1) await read(head, version)
  const { entries, bytes, maxBytes } = read.use()
  expect(bytes).toBeLessThanOrEqual(maxBytes)
  expect(entries).toBeGreaterThan(1)
  expect(entries).toBeLessThan(40)
})

test('a release larger than the bound is answered all the same, and one that is missing is not kept', async () => {
  const read = cachedReleases({ release: async () => content(10_000) }, 20_000)
  expect((await read(headOf(1), 1))?.title).toBe('Summer')
  expect(await read(headOf(1), 7)).toBeUndefined()
  expect(read.use().entries).toBe(0)
})
