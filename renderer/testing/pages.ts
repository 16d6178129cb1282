import type { Api } from '#api/client/api.ts'
import { type Component, globalConfigSchema, type ReleasePage } from '#blocks/page/page.ts'

/** A component with defaults for all that a test does not set. */
export const component = (given: Partial<Component> & Pick<Component, 'id' | 'code'>): Component => ({
  sort: 0,
  name: '',
  version: 1,
  pageId: 'home',
  section: 'main',
  style: {},
  options: {},
  values: {},
  childComponents: [],
  ...given,
})

export const releasePage = (given: Partial<ReleasePage> = {}): ReleasePage => ({
  id: 'home',
  title: '主頁',
  description: '',
  keywords: '',
  path: '/home_zh_HK.html',
  version: 1,
  type: 'HOME',
  components: [],
  globalConfig: globalConfigSchema.parse({}),
  ...given,
})

/** An API client that answers only `productsByCode`; everything else fails. */
export const apiWith = (productsByCode: Api['productsByCode']): Api => ({
  locale: 'zh_HK',
  run: () => Promise.reject(new Error('This test asks for products only.')),
  productsByCode,
})
