import { describe, expect, test } from 'vitest'
import { content, detail } from '../../testing/pages.ts'
import { filterPages } from './filter-pages.ts'
import { keyFrom, pathFor } from '../../core/model/page-path.ts'

describe('addresses of new pages (LO-02)', () => {
  test.each([
    ['LANDING', 'summer', '/landingPage/summer'],
    ['MINISITE', ' kids-2026 ', '/minisite/kids-2026'],
    ['HOME', 'home', '/home'],
    ['HOME', 'SPORTb', '/SPORTb'],
    ['HOME', 'member', undefined],
    ['MEMBER', '', '/member'],
    ['LANDING', '', undefined],
    ['LANDING', 'a/b', undefined],
    ['LANDING', '夏日', undefined],
    ['LANDING', 'x'.repeat(65), undefined],
  ] as const)('%s %s', (type, key, path) => expect(pathFor(type, key)).toBe(path))
})

test.each([
  ['Summer Sale 2026', 'summer-sale-2026'],
  ['  Café & Crème! ', 'cafe-creme'],
  ['夏日', ''],
  ['夏日 Trail', 'trail'],
  ['x'.repeat(70), 'x'.repeat(64)],
])('the address of “%s” is “%s”', (title, key) => expect(keyFrom(title)).toBe(key))

describe('the list of pages', () => {
  const page = (path: string, more: Parameters<typeof detail>[1] = {}) =>
    detail(content([]), { path, key: path, ...more })
  const pages = [
    page('/landingPage/b', { title: '夏日', locale: 'en_US' }),
    page('/landingPage/b', { title: '夏日', status: 'live' }),
    page('/home', { title: '首頁', status: 'live' }),
  ]
  const anything = { term: '', status: 'all', locale: 'all' } as const

  test('pages whose texts are behind in a language are found', () => {
    const left = new Map([['/landingPage/b', {}]])
    const found = filterPages(pages, { ...anything, status: 'behind' }, { left, shown: new Map() })
    expect(found.map(([{ path }]) => path)).toEqual(['/landingPage/b'])
    expect(filterPages(pages, { ...anything, status: 'behind' })).toEqual([])
  })

  test.each([
    ['period', ['/home', '/landingPage/b']],
    ['live', ['/home']],
    ['changed', []],
    ['draft', ['/landingPage/a']],
  ] as const)('pages that a campaign shows are no drafts: %s', (status, paths) => {
    const home = page('/home', { status: 'live' })
    const [shownDraft, draft] = [page('/landingPage/b'), page('/landingPage/a')]
    const facts = { left: new Map(), shown: new Map([home, shownDraft].map(({ key }) => [key, 5])) }
    const found = filterPages([home, shownDraft, draft], { ...anything, status }, facts)
    expect(found.map(([{ path }]) => path)).toEqual(paths)
  })

  test('one row for each page, by path, Chinese before English', () => {
    expect(
      filterPages(pages, anything).map(all => all.map(({ path, locale }) => `${path} ${locale}`)),
    ).toEqual([['/home zh_HK'], ['/landingPage/b zh_HK', '/landingPage/b en_US']])
  })

  test('searches titles and paths, and narrows by status and language', () => {
    expect(filterPages(pages, { ...anything, term: '首' })).toHaveLength(1)
    expect(filterPages(pages, { ...anything, term: 'LANDING' })).toHaveLength(1)
    expect(filterPages(pages, { ...anything, status: 'live', locale: 'zh_HK' })).toHaveLength(2)
    expect(filterPages(pages, { ...anything, status: 'offline' })).toHaveLength(0)
  })
})
