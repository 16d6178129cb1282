import { describe, expect, test } from 'vitest'
import { brands } from './brands/definition.ts'
import { charts } from './charts/definition.ts'
import { collections } from './collections.ts'
import { gapFields, gapsOf, lackedBy, listFilters } from './gaps.ts'
import { labels } from './labels/definition.ts'

test('fields that may lack a language are read from the schema: pairs that must be filled are none', () => {
  const lacking = collections.filter(each => gapFields(each).length > 0)
  expect(lacking.map(each => [each.name, gapFields(each)])).toEqual([
    ['charts', ['content']],
    ['labels', ['description']],
    ['promotions', ['description']],
    ['coupons', ['description']],
    ['documents', ['subTitle']],
    ['pickUpPoints', ['hours']],
    ['seo', ['title', 'description', 'keywords', 'h1label']],
    ['contents', ['content']],
  ])
})

test('the filter is there where a text can be missing', () => {
  expect(listFilters(labels)).toEqual([{ name: 'gap', values: ['zh_HK', 'en_US'] }])
  expect(listFilters(brands).map(({ name }) => name)).toEqual(['imageUrl'])
})

describe('a pair lacks', () => {
  test.each([
    ['文字', '', ['en_US']],
    ['', 'Words', ['zh_HK']],
    ['<p>文字</p>', '<p>&nbsp;</p>', ['en_US']],
    ['文字', 'Words', []],
    ['', ' ', []],
  ])('“%s” and “%s”: %j', (zh_HK, en_US, lacked) => {
    expect(lackedBy({ zh_HK, en_US })).toEqual(lacked)
  })
})

test('a record without the field lacks nothing', () => {
  const name = { zh_HK: '尺碼', en_US: 'Sizes' }
  const content = { zh_HK: '<p>尺碼</p>', en_US: '' }
  expect(gapsOf(charts, { kind: 'chart', code: 'a', name, content })).toEqual([
    { locale: 'en_US', field: 'content' },
  ])
  expect(gapsOf(charts, { kind: 'chart', code: 'a', name, content: { zh_HK: '', en_US: '' } })).toEqual([])
})
