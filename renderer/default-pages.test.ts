import { findBlock } from '#blocks/registry.ts'
import { LOCALES } from '#locales/locale.ts'
import { expect, test } from 'vitest'
import { defaultFrame, defaultPage, withCore } from './default-pages.ts'
import { component, releasePage } from './testing/pages.ts'

const codesIn = (page: ReturnType<typeof withCore>, section: string) =>
  page.components
    .filter(block => block.section === section)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ code }) => code)

const PRODUCT_CORE = [
  'breadcrumb',
  'productGallery',
  'productSummary',
  'activityList',
  'markupList',
  'productAttributes',
  'productMedia',
]
const LIST_CORE = ['breadcrumb', 'sortBar', 'filterPanel', 'productGrid', 'emptyResult', 'compareBar']

test.each([
  ['/shell/product', PRODUCT_CORE],
  ['/shell/list', LIST_CORE],
  ['/shell/frame', ['header', 'miniCart', 'footer']],
])('the built-in page of %s has every commerce block in its slot (LO-05, Shells)', (path, core) => {
  for (const locale of LOCALES) {
    const page = defaultPage(path, locale)
    expect(page?.path).toBe(`${path}_${locale}.html`)
    expect(page && codesIn(page, 'core')).toEqual(core)
    for (const { code, section } of page?.components ?? []) {
      const block = findBlock(code)
      expect(block?.slots, code).toContain(section)
      expect(block?.schema.safeParse({}).success, code).toBe(true)
    }
  }
})

test('pages of content have no built-in page (LO-05)', () => {
  expect(defaultPage('/home', 'zh_HK')).toBeUndefined()
  expect(defaultPage('/shell/cart', 'zh_HK')).toBeUndefined()
})

const put = (codes: readonly string[], section = 'core') =>
  codes.map((code, index) => component({ id: `${section}-${code}`, code, section, sort: index + 1 }))

test('a shell that lacks commerce blocks gets them back after those it has, each with an id of its own (Shells)', () => {
  const components = [...put(['productAttributes', 'productSummary']), ...put(['richText'], 'bottom')]
  const mended = withCore(releasePage({ id: 'shell.product', type: 'PRODUCT', components }))
  expect(codesIn(mended, 'core')).toEqual([
    'productAttributes',
    'productSummary',
    ...PRODUCT_CORE.filter(code => code !== 'productAttributes' && code !== 'productSummary'),
  ])
  expect(codesIn(mended, 'bottom')).toEqual(['richText'])
  expect(new Set(mended.components.map(({ id }) => id)).size).toBe(mended.components.length)
})

test('a whole shell stays the page it is, in the order operators gave it (Shells)', () => {
  const components = put(['emptyResult', ...LIST_CORE.filter(code => code !== 'emptyResult')])
  const page = releasePage({ type: 'LIST', components })
  expect(withCore(page)).toBe(page)
})

test('frames and pages of content are left as they are', () => {
  for (const page of [releasePage(), { ...defaultFrame('zh_HK'), components: [] }])
    expect(withCore(page)).toBe(page)
})
