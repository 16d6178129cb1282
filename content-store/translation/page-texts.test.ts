import { findBlock } from '#blocks/registry.ts'
import type { Component } from '#blocks/page/page.ts'
import { expect, test } from 'vitest'
import { EVERYTHING, type LogEntry } from '../client/draft/draft-steps.ts'
import type { Locale } from '#locales/locale.ts'
import { draftOf } from '../page/joint-page.ts'
import { staleTexts, textsOf } from './page-texts.ts'
import { component } from '../testing/open-for-test.ts'

const HOUR = 3_600_000
type Change = readonly [at: number, before: string, after: string]

const step = (at: number, more: Partial<LogEntry>): LogEntry => ({
  id: `${at}`,
  label: 'edit',
  gesture: 'g',
  number: at,
  at,
  by: 'ada',
  operations: [],
  backward: [],
  touched: [],
  ...more,
})
const edit = (locale: Locale, key: string, value: string | number) =>
  [{ kind: 'patch', id: 'a', patches: [{ at: ['options', key], in: locale, value }] }] as const
const titled =
  (locale: Locale) =>
  ([at, before, after]: Change) =>
    step(at, { operations: edit(locale, 'title', after), backward: edit(locale, 'title', before) })

const contentWith = (title: string) => ({
  title: '',
  description: '',
  keywords: '',
  components: [component('a', { code: 'articleTitle', options: { title } })] as unknown as Component[], // the builder's shape
  globalConfig: { tenantCode: 'main', iconUrl: '', priceColor: '', themeColor: '' },
})

/** Findings in the Chinese page. */
function staleIn(zh: string, en: string, log: readonly LogEntry[]) {
  const [own, other] = [contentWith(zh), contentWith(en)]
  const draft = draftOf({ zh_HK: own, en_US: other }, findBlock)
  const languages = {
    own: { locale: 'zh_HK', content: own },
    other: { locale: 'en_US', content: other },
    draft,
    log: log.toSorted((a, b) => a.at - b.at),
  } as const
  return staleTexts(languages, findBlock)
}

test.each<[string, Change[], Change[], boolean]>([
  ['no change in either', [], [], false],
  ['the other changed', [], [[HOUR, 'old', 'new']], true],
  ['the own changed alone', [[HOUR, 'old', 'new']], [], false],
  ['the own followed the other', [[2 * HOUR, 'alt', 'neu']], [[HOUR, 'old', 'new']], false],
  ['the other followed the own', [[HOUR, 'alt', 'neu']], [[2 * HOUR, 'old', 'new']], false],
  [
    'the other followed in many steps',
    [[HOUR, 'alt', 'neu']],
    [
      [2 * HOUR, 'old', 'n'],
      [2 * HOUR + 1000, 'n', 'new'],
    ],
    false,
  ],
  [
    'the other followed, and went on the next day',
    [[HOUR, 'alt', 'neu']],
    [
      [2 * HOUR, 'old', 'more'],
      [26 * HOUR, 'more', 'new'],
    ],
    true,
  ],
  ['the own was translated, and the other changed', [[HOUR, '', 'neu']], [[2 * HOUR, 'old', 'new']], true],
  [
    'the own was a copy until it was translated, and the other changed',
    [[HOUR, 'old', 'neu']],
    [[2 * HOUR, 'old', 'new']],
    true,
  ],
  ['the own was a copy of what the other says still', [[HOUR, 'new', 'neu']], [], false],
  [
    'the other was changed and changed back',
    [],
    [
      [HOUR, 'new', 'x'],
      [2 * HOUR, 'x', 'new'],
    ],
    false,
  ],
])('%s', (_, own, other, isStale) => {
  const found = staleIn('neu', 'new', [...own.map(titled('zh_HK')), ...other.map(titled('en_US'))])
  expect(found.map(({ blockId, state, path }) => [blockId, state, ...path])).toEqual(
    isStale ? [['a', 'behind', 'title']] : [],
  )
})

test('a whole draft put in place counts as following', () => {
  const whole = step(2 * HOUR, { touched: [EVERYTHING], in: 'zh_HK' })
  expect(staleIn('neu', 'new', [titled('en_US')([HOUR, 'old', 'new']), whole])).toEqual([])
})

test('a change of something other than words keeps silent', () => {
  const sized = step(HOUR, {
    operations: edit('en_US', 'fontSize', 40),
    backward: edit('en_US', 'fontSize', 24),
  })
  expect(staleIn('neu', 'new', [sized])).toEqual([])
})

test('texts of list items are the same by the item, also after one that lives in one language', () => {
  const slide = (name: string, title: string) => ({ swiper_img_url: `/media/${name}.png`, title })
  const slides = (...items: object[]) => ({
    ...contentWith(''),
    components: [component('a', { code: 'newSwiper', options: { items } })] as unknown as Component[], // the builder's shape
  })
  const own = slides(slide('only', '只有中文'), slide('snow', '雪'), slide('ridge', ''))
  const other = slides(slide('snow', 'Snow'), slide('ridge', 'Ridge'))
  const draft = draftOf({ zh_HK: own, en_US: other }, findBlock)
  const texts = textsOf(
    { own: { locale: 'zh_HK', content: own }, other: { locale: 'en_US', content: other }, draft, log: [] },
    findBlock,
  )
  expect(
    texts
      .filter(({ path }) => path.at(-1) === 'title')
      .map(text => [text.path.join('.'), text.own, text.source]),
  ).toEqual([
    ['items.1.title', '雪', 'Snow'],
    ['items.2.title', '', 'Ridge'],
  ])
})
