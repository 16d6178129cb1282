import { NAMED_PAGES } from '#blocks/page/link-target.ts'
import { catalogue } from '#locales/catalogue.ts'
import { expect, test } from 'vitest'
import { categoryChoices, matching, pageChoices } from './link-choices.ts'

test('categories are saved as codes from the root (LO-27)', () => {
  const tree = [{ code: 'men', name: 'Men', children: [{ code: 'jackets', name: 'Jackets', children: [] }] }]
  expect(categoryChoices(tree).map(({ value, level }) => [value, level])).toEqual([
    ['men', 0],
    ['men/jackets', 1],
  ])
})

const page = (path: string, locale: 'zh_HK' | 'en_US', title: string, type = 'LANDING' as const) =>
  ({ path, locale, title, type }) as unknown as Parameters<typeof pageChoices>[0][number] // only what is read

test('a landing page shows once, in the language of the editor (LO-27)', () => {
  const pages = [page('/landingPage/summer', 'en_US', 'Summer'), page('/landingPage/summer', 'zh_HK', '夏日')]
  expect(pageChoices(pages, 3, 'zh_HK').map(({ value, name }) => [value, name])).toEqual([['summer', '夏日']])
  expect(pageChoices(pages, 4, 'zh_HK')).toEqual([])
})

test('typing narrows the list; a picked value shows all of it', () => {
  const choices = [
    { value: 'a', name: 'Alps' },
    { value: 'b', name: 'Borneo' },
  ]
  expect(matching(choices, 'bor')).toHaveLength(1)
  expect(matching(choices, 'a')).toHaveLength(2)
})

test.each(['en_US', 'zh_HK'] as const)('every named page has a name in %s', locale => {
  expect(Object.keys(catalogue[locale].editor.inspector.namedPages).sort()).toEqual(
    Object.keys(NAMED_PAGES).sort(),
  )
})
