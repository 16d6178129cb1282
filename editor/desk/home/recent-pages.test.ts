import { expect, test } from 'vitest'
import type { PageSummary } from '#content-store/client/types.ts'
import { recentPages } from './recent-pages.ts'

const page = (id: string, locale: 'zh_HK' | 'en_US', savedAt: number): PageSummary => ({
  key: `${id}_${locale}`,
  id,
  path: `/${id}`,
  locale,
  type: 'LANDING',
  title: id,
  status: 'live',
  revision: 1,
  liveVersion: 1,
  savedAt,
  savedBy: `of ${locale}`,
  publishedAt: null,
})

const all = [page('a', 'en_US', 1), page('a', 'zh_HK', 4), page('b', 'zh_HK', 2), page('c', 'en_US', 3)]

test.each([
  ['en_US', ['a_en_US', 'c_en_US', 'b_zh_HK']],
  ['zh_HK', ['a_zh_HK', 'c_en_US', 'b_zh_HK']],
] as const)('pages saved last come first, each once, in the language of the operator: %s', (locale, keys) => {
  const recent = recentPages(all, locale)
  expect(recent.map(({ key }) => key)).toEqual(keys)
  expect(recent[0]).toMatchObject({ savedAt: 4, savedBy: 'of zh_HK' })
})
