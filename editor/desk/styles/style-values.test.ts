import { expect, test } from 'vitest'
import {
  formPath,
  gathered,
  isShared,
  namedProducts,
  productChanges,
  touchedFields,
  valuesOfStyle,
} from './style-values.ts'
import { someProduct, someStyle } from './testing/some-style.ts'

test.each<[string, readonly unknown[], boolean]>([
  ['texts', ['a', 'a'], true],
  ['texts that differ', ['a', 'b'], false],
  ['lists that say the same', [['a'], ['a']], true],
  [
    'lists of another order',
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    false,
  ],
  [
    'objects whose keys have another order',
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    true,
  ],
  ['a missing value', ['a', undefined], false],
  ['none at all', [undefined, undefined], true],
  ['one alone', ['a'], true],
])('shared: %s', (_, values, expected) => {
  expect(isShared(values)).toBe(expected)
})

test('paths of the form and of what is saved are the same, with dots in codes', () => {
  const changes = productChanges([{ path: 'NC~11.skus.NC~11-S.salePrice', before: 1, after: 2 }])
  expect(changes).toEqual([{ code: 'NC.1', path: 'skus.NC~11-S.salePrice', before: 1, after: 2 }])
  expect(changes.map(formPath)).toEqual(['NC~11.skus.NC~11-S.salePrice'])
})

test('changes that say the same of colours or SKUs are put together, others are not', () => {
  const price = (code: string, sku: string, after: number) => ({
    code,
    path: `skus.${sku}.salePrice`,
    before: 1,
    after,
  })
  expect(
    gathered([
      { code: 'A', path: 'title.en_US', before: 'x', after: 'y' },
      { code: 'B', path: 'title.en_US', before: 'x', after: 'y' },
      price('A', 'A-S', 2),
      price('A', 'A-M', 2),
      price('B', 'B-S', 3),
    ]),
  ).toEqual([
    { path: 'title.en_US', before: 'x', after: 'y', codes: ['A', 'B'], skus: [] },
    { path: 'skus.*.salePrice', before: 1, after: 2, codes: ['A'], skus: ['A-S', 'A-M'] },
    { path: 'skus.*.salePrice', before: 1, after: 3, codes: ['B'], skus: ['B-S'] },
  ])
})

test('colours of one name show their code as well', () => {
  expect(namedProducts(valuesOfStyle(someStyle().products), 'en_US').map(({ name }) => name)).toEqual([
    'Navy',
    'Red',
  ])
  const twice = { a: someProduct('RED', { code: 'a' }), b: someProduct('RED', { code: 'b' }) }
  expect(namedProducts(twice, 'zh_HK').map(({ name }) => name)).toEqual(['紅 · a', '紅 · b'])
})

test('each field that is touched is named once; each new colour by itself', () => {
  const touched = touchedFields([
    { path: 'A.title.en_US', before: 'x', after: 'y' },
    { path: 'B.title.en_US', before: 'x', after: 'z' },
    { path: 'A.skus.A-S.salePrice', before: 1, after: 2 },
    { path: 'A.skus.A-M.salePrice', before: 1, after: 3 },
    { path: 'C', after: {} },
    { path: 'D', after: {} },
  ])
  expect(touched.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'A title.en_US',
    'A skus.*.salePrice',
    'C ',
    'D ',
  ])
})
