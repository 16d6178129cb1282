import { expect, test } from 'vitest'
import { someProduct } from '../testing/some-style.ts'
import { sectionOf, usedCodes, valuesOf, withValues } from './attribute-values.ts'

const line = someProduct('RED', {
  attributes: [
    { code: 'season', values: ['aw26'] },
    { code: 'craft', values: [{ displayName: { zh_HK: '手縫', en_US: 'Sewn by hand' } }] },
  ],
})

test('values are changed in place, added at the end, and gone when none is left', () => {
  expect(withValues(line, 'season', ['ss27', 'aw26']).attributes?.map(({ code }) => code)).toEqual([
    'season',
    'craft',
  ])
  expect(valuesOf(withValues(line, 'season', ['ss27']), 'season')).toEqual(['ss27'])
  expect(withValues(line, 'tag', ['warm']).attributes?.at(-1)).toEqual({ code: 'tag', values: ['warm'] })
  expect(withValues(line, 'season', []).attributes?.map(({ code }) => code)).toEqual(['craft'])
  expect(valuesOf(line, 'tag')).toBeUndefined()
})

test('attributes are in the order of the shop; those it does not know come last', () => {
  const attribute = (code: string) => ({
    kind: 'attribute' as const,
    code,
    frontName: { zh_HK: code, en_US: code },
  })
  expect(usedCodes({ line }, [attribute('craft'), attribute('tag')])).toEqual(['craft', 'season'])
})

test.each([
  ['seoTitle', 'seo'],
  ['recommendCode1', 'relations'],
  ['season', 'attributes'],
])('%s is among %s', (code, section) => expect(sectionOf(code)).toBe(section))
