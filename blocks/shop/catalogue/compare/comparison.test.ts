import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compared } from '../../../testing/compared.ts'
import { comparisonRows, differs } from './comparison.ts'
import { goneCodes } from './compare-list.ts'

const shell = compared({
  code: 'A',
  colours: ['Pine'],
  sizes: ['S', 'M'],
  about: {
    weight: { name: 'Weight', values: ['320 g'] },
    fabric: { name: 'Fabric', values: ['<p>Three&nbsp;layers<br>40 D</p>'] },
  },
})
const tent = compared({
  code: 'B',
  colours: ['Sand', 'Ink'],
  sizes: [],
  brandList: [{ code: 'highcamp', name: 'Highcamp', imageUrl: null }],
  about: { weight: { name: 'Weight', values: ['2 kg'] }, volume: { name: 'Volume', values: [''] } },
})

describe('rows of the comparison (CO-49)', () => {
  const rows = comparisonRows([shell, tent])

  test('brand, colours and sizes first, then the detail attributes in their own order', () =>
    expect(rows.map(({ key }) => key)).toEqual([
      'brand',
      'colour',
      'size',
      'attribute.fabric',
      'attribute.weight',
    ]))

  test('a cell a product; what a product does not say is empty', () => {
    const values = Object.fromEntries(rows.map(row => [row.key, row.values]))
    expect(values.brand).toEqual([['Northfell'], ['Highcamp']])
    expect(values.colour).toEqual([['Pine'], ['Sand', 'Ink']])
    expect(values.size).toEqual([['S', 'M'], []])
    expect(values['attribute.weight']).toEqual([['320 g'], ['2 kg']])
  })

  test('HTML of an attribute becomes words', () =>
    expect(rows.find(({ key }) => key === 'attribute.fabric')?.values).toEqual([['Three layers 40 D'], []]))

  test('attributes are named by the catalogue; those without values are left out', () => {
    expect(rows.find(({ key }) => key === 'attribute.weight')?.label).toBe('Weight')
    expect(rows.some(({ key }) => key === 'attribute.volume')).toBe(false)
  })
})

describe('differences', () => {
  test.each([
    ['the same', [['A'], ['A']], false],
    [
      'the same in another order',
      [
        ['A', 'B'],
        ['B', 'A'],
      ],
      false,
    ],
    ['another value', [['A'], ['B']], true],
    ['one more value', [['A'], ['A', 'B']], true],
    ['one says nothing', [['A'], []], true],
    ['a single product', [['A']], false],
    ['no product', [], false],
  ])('%s', (_, values, expected) => expect(differs(values)).toBe(expected))

  test('never depend on the order of the products', () => {
    const cell = fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 3 })
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 4 }), values => {
        expect(differs(values.toReversed())).toBe(differs(values))
      }),
    )
  })
})

test('products that the shop no longer knows or sells are gone (CO-49)', () =>
  expect(
    goneCodes(
      ['A', 'B', 'C'],
      [
        { code: 'A', onShelves: true },
        { code: 'C', onShelves: false },
      ],
    ),
  ).toEqual(['B', 'C']))
