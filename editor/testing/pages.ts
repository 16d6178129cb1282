import type { Node } from '#content-store/client/model/page-tree.ts'
import type { PageContent, PageDetail } from '#content-store/client/types.ts'
import type { Component } from '#blocks/page/page.ts'
import type { SlotsOf } from '#content-store/client/model/page-tree.ts'

/** Slots of the two kinds of block these tests use: `row` holds others, `leaf` does not. Any other code is unknown. */
export const testSlots: SlotsOf = code => ({ row: ['left', 'right'], leaf: [] })[code]

export const component = (id: string, change: Partial<Component> = {}): Component => ({
  id,
  sort: 1,
  name: '',
  code: 'leaf',
  version: 1,
  pageId: 'p',
  section: 'main',
  style: {},
  options: {},
  values: {},
  childComponents: [],
  ...change,
})

export const content = (components: readonly Component[]): PageContent => ({
  title: 'Page',
  description: '',
  keywords: '',
  components: components.map((one, index) => ({ ...one, sort: index + 1 })),
  globalConfig: { tenantCode: 'main', iconUrl: '', priceColor: '#b3261e', themeColor: '#1f3d2f' },
})

export const detail = (page: PageContent, change: Partial<PageDetail> = {}): PageDetail => ({
  key: 'landingPage.test_zh_HK',
  id: 'landingPage.test',
  path: '/landingPage/test',
  locale: 'zh_HK',
  type: 'LANDING',
  title: page.title,
  status: 'draft',
  revision: 1,
  liveVersion: null,
  savedAt: 0,
  savedBy: 'ada',
  publishedAt: null,
  draft: { ...page, revision: 1, savedAt: 0, savedBy: 'ada' },
  releases: [],
  keptDrafts: [],
  ...change,
})

/** Two banners, a title and an unknown block. */
export const somePage = () =>
  detail(
    content([
      component('first', { code: 'banner', name: 'First' }),
      component('second', { code: 'banner', name: 'Second' }),
      component('title', { code: 'articleTitle', name: 'Title', options: { title: 'Hello' } }),
      component('odd', { code: 'mystery', name: 'Odd' }),
    ]),
  )

/** A block as the tree of a page holds it. */
export const nodeWith = (change: Partial<Component> = {}): Node => {
  const { childComponents: _, sort: _sort, ...rest } = component('n', change)
  return { ...rest, held: [], slot: '|main' }
}
