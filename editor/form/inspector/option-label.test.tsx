import { type OptionPath, optionTree } from '#blocks/page/options/option-tree.ts'
import { renderHook } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { catalogue } from '#locales/catalogue.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import { leavesAt, useOptionLabel } from './option-label.ts'
import { blockOf } from './testing.tsx'

const labelOf = (code: string, path: OptionPath, locale: Locale = 'en_US') =>
  renderHook(() => useOptionLabel(code), {
    wrapper: ({ children }) => (
      <IntlProvider locale={languageTag(locale)} messages={catalogue[locale]} timeZone="Asia/Hong_Kong">
        {children}
      </IntlProvider>
    ),
  }).result.current(path)

test.each([
  ['an option', 'iframe', ['title'], 'Description of the content'],
  [
    'an option in a list',
    'iframe',
    ['heights', 1, 'height'],
    'Height by screen width › 2 › Height of the frame',
  ],
  ['one that an older version had', 'iframe', ['lapsed'], '“lapsed” (this option no longer exists)'],
  [
    'one inside such a one',
    'iframe',
    ['lapsed', 0, 'width'],
    '“lapsed › 1 › width” (this option no longer exists)',
  ],
  [
    'one that the items of a list had',
    'iframe',
    ['heights', 0, 'unit'],
    'Height by screen width › 1 › “unit” (this option no longer exists)',
  ],
  ['one of a block that this shop does not have', 'mystery', ['speed'], 'speed'],
] as const)('%s is named', (_, code, path, name) => expect(labelOf(code, path)).toBe(name))

test('an option that no longer exists is named in Chinese too', () =>
  expect(labelOf('iframe', ['lapsed'], 'zh_HK')).toBe('「lapsed」（此選項已不存在）'))

test('a value whose parts the schema does not describe lists no options, so none of its parts is taken for one that is gone', () => {
  const tree = { properties: { link: {} } }
  expect(leavesAt(tree, ['link', 'path'])).toBe(-1)
  expect(leavesAt(tree, ['lnk', 'path'])).toBe(0)
  expect(leavesAt(optionTree(blockOf('iframe')), ['heights', 0])).toBe(-1)
})
