import { findBlock } from '#blocks/registry.ts'
import type { Component } from '#blocks/page/page.ts'
import { expect, test } from 'vitest'
import { EVERYTHING, type LogEntry } from '../client/model/steps.ts'
import { staleTexts } from './stale-texts.ts'
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
const edit = (set: Record<string, unknown>) =>
  [{ kind: 'edit', id: 'a', bag: 'options', set, unset: [] }] as const
const titled = ([at, before, after]: Change) =>
  step(at, { operations: edit({ title: after }), backward: edit({ title: before }) })

const page = (title: string, log: readonly LogEntry[]) => ({
  page: {
    draft: {
      title: '',
      description: '',
      keywords: '',
      components: [component('a', { code: 'articleTitle', options: { title } })] as unknown as Component[], // the builder's shape
      globalConfig: { tenantCode: 'main', iconUrl: '', priceColor: '', themeColor: '' },
      revision: 1,
      savedAt: 0,
      savedBy: 'ada',
    },
  },
  log,
})

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
  const found = staleTexts(page('neu', own.map(titled)), page('new', other.map(titled)), findBlock)
  expect(found.map(({ id, problem, path }) => [id, problem, ...path])).toEqual(
    isStale ? [['a', 'staleText', 'title']] : [],
  )
})

test('a whole draft put in place counts as following', () => {
  const whole = step(2 * HOUR, { touched: [EVERYTHING] })
  const other = page('new', [titled([HOUR, 'old', 'new'])])
  expect(staleTexts(page('neu', [whole]), other, findBlock)).toEqual([])
})

test('a change of something other than words keeps silent', () => {
  const sized = step(HOUR, { operations: edit({ fontSize: 40 }), backward: edit({ fontSize: 24 }) })
  expect(staleTexts(page('neu', []), page('new', [sized]), findBlock)).toEqual([])
})
