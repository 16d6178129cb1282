import { findBlock } from '#blocks/registry.ts'
import { orThrow } from '#operators/outcome.ts'
import { expect, test } from 'vitest'
import { HOME_PATHS } from '../page/page-path.ts'
import { editor, openForTest, publisher, START, statusOf } from '../testing/open-for-test.ts'

const withWords = (components: readonly { readonly options: Readonly<Record<string, unknown>> }[]) =>
  components.map(component =>
    JSON.stringify(component.options).includes('〔')
      ? { ...component, options: { content: '<p>Boots</p>' } }
      : component,
  )

test('a home page from the template asks for its one sentence in each language, and shows once that is there', async () => {
  const { store } = await openForTest(undefined, { findBlock })
  const home = orThrow(await store.createHome(editor))
  expect(statusOf(await store.createHome(editor))).toBe(409)
  const keys = [home.key, home.other?.key ?? '']
  expect(keys).toEqual(['home_zh_HK', 'home_en_US'])
  expect(await store.shownLocales(HOME_PATHS[0], START)).toEqual([])
  for (const key of keys) {
    const problems = orThrow(await store.check(editor, key))
    expect(problems.map(({ severity, problem }) => `${severity} ${problem}`)).toEqual([
      'warning missingLanguage',
      'warning unfilledMark',
    ])
  }
  const [first = ''] = keys
  expect(statusOf(await store.publish(publisher, first, { revision: 1 }))).toBe(422)
  for (const key of keys) {
    const { draft } = orThrow(await store.page(editor, key))
    const content = { ...draft, components: withWords(draft.components) }
    const saved = orThrow(await store.saveDraft(editor, key, content))
    const left = orThrow(await store.check(editor, key))
    expect(left.map(({ problem }) => problem)).not.toContain('unfilledMark')
    orThrow(await store.publish(publisher, key, { revision: saved.revision, accepted: 'all' }))
  }
  expect(await store.shownLocales(HOME_PATHS[0], START)).toEqual(['zh_HK', 'en_US'])
})
