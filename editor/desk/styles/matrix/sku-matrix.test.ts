import { differences } from '#api/rules/line-changes.ts'
import { describe, expect, test } from 'vitest'
import { valuesOfStyle } from '../style-values.ts'
import { someProduct, someStyle } from '../testing/some-style.ts'
import { pastedInto, rowsBelow, rowsOf } from './matrix-rows.ts'
import { centsOf, columnIn, moneyText } from './money-text.ts'
import { codeBy, newProductCode, patternOf, skuCoder } from './sku-codes.ts'
import { inColour, withSize, withSkus } from './sku-matrix.ts'

const values = valuesOfStyle(someStyle().products)
const navy = someProduct('NVY')

describe('codes', () => {
  test.each([
    ['{style}-{colour}-{size}', { style: 'NC1001', colour: 'NVY', size: 'S' }, 'NC1001-NVY-S'],
    ['{style}-{colour}-{size}', { style: 'NC1001', size: 'S' }, 'NC1001-S'],
    ['{product}-{size}', { product: 'CR-1', size: 'XL' }, 'CR-1-XL'],
    ['{style}-{colour}-{size}', { style: 'Sharp Peak', colour: '紅', size: 'Ｍ' }, 'Sharp-Peak-M'],
    ['{style}-{other}', { style: 'NC1001' }, 'NC1001'],
    ['{style}', { style: 'x'.repeat(90) }, 'x'.repeat(64)],
  ])('%s of %o is %s', (pattern, parts, code) => expect(codeBy(pattern, parts)).toBe(code))

  test('the pattern is the one that the codes of the style follow', () => {
    expect(patternOf(values)).toBe('{style}-{colour}-{size}')
    const own = { ...navy, code: 'P1', skus: navy.skus.map(sku => ({ ...sku, code: `P1-${sku.size}` })) }
    expect(patternOf({ P1: own })).toBe('{product}-{size}')
    const none = { ...navy, skus: [{ ...navy.skus[0], code: '0012', inventory: 0 }] }
    expect(patternOf({ none })).toBe('{style}-{colour}-{size}')
  })

  test('a code that is in use gets a number', () => {
    expect(newProductCode(values, 'NC1001', 'NVY')).toBe('NC1001-NVY-2')
    const codeOf = skuCoder(values, '{style}-{colour}-{size}')
    const parts = { style: 'NC1001', product: 'NC1001-NVY', colour: 'NVY', size: 'S' }
    expect([codeOf(parts), codeOf(parts)]).toEqual(['NC1001-NVY-S-2', 'NC1001-NVY-S-3'])
  })
})

describe('prices', () => {
  test('one SKU changes; the price of its product stays', () => {
    const line = withSkus(navy, { salePrice: 80_000 }, new Set(['NC1001-NVY-S']))
    expect(differences(navy, line)).toEqual([
      { path: 'skus.NC1001-NVY-S.salePrice', before: 90_000, after: 80_000 },
    ])
  })

  test('all SKUs change; the price of their product follows', () => {
    expect(withSkus(navy, { salePrice: 80_000 })).toMatchObject({
      salePrice: 80_000,
      skus: [{ salePrice: 80_000 }, { salePrice: 80_000 }],
    })
  })

  test('a value is filled into the rows below of the same colour', () => {
    const rows = rowsOf(
      values,
      [
        { code: 'NC1001-NVY', name: 'Navy' },
        { code: 'NC1001-RED', name: 'Red' },
      ],
      [],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['product', 'sku', 'sku', 'product', 'sku', 'sku'])
    expect([...rowsBelow(rows, 1)]).toEqual(['NC1001-NVY-S', 'NC1001-NVY-M'])
    expect([...rowsBelow(rows, 5)]).toEqual(['NC1001-RED-M'])
  })

  test('a pasted column goes over the border between colours, and ends with the table', () => {
    const rows = rowsOf(
      values,
      [
        { code: 'NC1001-NVY', name: 'Navy' },
        { code: 'NC1001-RED', name: 'Red' },
      ],
      [],
    )
    expect(pastedInto(rows, 2, ['1', '2', '3', '4']).map(({ sku, text }) => `${sku} ${text}`)).toEqual([
      'NC1001-NVY-M 1',
      'NC1001-RED-S 2',
      'NC1001-RED-M 3',
    ])
  })

  test('what was refused is at the SKU that was at its place', () => {
    const refused = {
      code: 'NC1001-RED',
      path: 'skus.1.salePrice',
      message: 'too low',
      problem: 'refused' as const,
    }
    const rows = rowsOf(values, [{ code: 'NC1001-RED', name: 'Red' }], [refused])
    expect(rows.map(row => (row.kind === 'sku' ? row.problems : '–'))).toEqual(['–', '', 'too low'])
  })

  test.each([
    ['1290', 129_000],
    ['1,290.50', 129_050],
    ['HK$ 1,290', 129_000],
    ['１２９０', 129_000],
    ['', null],
    ['cheap', 'cheap'],
    ['1290.555', '1290.555'],
  ])('“%s” is %s', (typed, cents) => expect(centsOf(typed)).toBe(cents))

  test.each([
    [129_000, '1290'],
    [129_050, '1290.50'],
    [null, ''],
    ['cheap', 'cheap'],
  ])('%s shows as “%s”', (cents, text) => expect(moneyText(cents)).toBe(text))

  test('a column of a spreadsheet', () => {
    expect(columnIn('1\tx\r\n2\r\n')).toEqual(['1', '2'])
    expect(columnIn('1')).toEqual(['1'])
  })
})

describe('options', () => {
  const size = { code: 'L', name: { zh_HK: '大', en_US: 'Large' } }

  test('a size is added to all colours; codes that are there stay', () => {
    const after = withSize(values, size, patternOf(values))
    expect(Object.values(after).map(line => line.skus.map(({ code }) => code))).toEqual([
      ['NC1001-NVY-S', 'NC1001-NVY-M', 'NC1001-NVY-L'],
      ['NC1001-RED-S', 'NC1001-RED-M', 'NC1001-RED-L'],
    ])
    expect(after['NC1001-NVY']?.skus[2]).toMatchObject({
      colour: 'NVY',
      size: 'L',
      salePrice: 90_000,
      inventory: 0,
    })
    expect(differences(values, after).map(({ path }) => path)).toEqual([
      'NC1001-NVY.options.size.L',
      'NC1001-NVY.skus.NC1001-NVY-L',
      'NC1001-RED.options.size.L',
      'NC1001-RED.skus.NC1001-RED-L',
    ])
  })

  test('a size that some colours have is added to the others', () => {
    const partly = { ...values, 'NC1001-NVY': withSize({ a: navy }, size, '{product}-{size}').a ?? navy }
    const after = withSize(partly, size, patternOf(values))
    expect(Object.values(after).map(line => line.skus.length)).toEqual([3, 3])
  })

  test('the SKU of a product without sizes gets the first one and keeps its code', () => {
    const single = {
      ...navy,
      options: { colour: navy.options?.colour },
      skus: [{ code: '0012', colour: 'NVY', inventory: 3 }],
    }
    expect(withSize({ single }, size, '{style}')['single']).toMatchObject({
      options: { size: [size] },
      skus: [{ code: '0012', size: 'L', inventory: 3 }],
    })
  })

  test('a colour is a copy of a sibling with codes of its own, without pictures and stock, off the shelf', () => {
    const name = { zh_HK: '綠', en_US: 'Green' }
    const sibling = someProduct('NVY', {
      images: [{ url: '/media/a.png' }],
      picUrl: '/media/a.png',
      sales: 9,
      attributes: [
        { code: 'colour', values: [{ displayName: { zh_HK: '海軍藍', en_US: 'Navy' } }] },
        { code: 'season', values: ['aw26'] },
      ],
    })
    const line = inColour(values, sibling, {
      code: 'NC1001-GRN',
      colour: { code: 'GRN', name },
      pattern: patternOf(values),
    })
    expect(line).toMatchObject({
      code: 'NC1001-GRN',
      style: 'NC1001',
      title: sibling.title,
      onShelves: false,
      sales: 0,
      images: [],
      attributes: [
        { code: 'colour', values: [{ displayName: name }] },
        { code: 'season', values: ['aw26'] },
      ],
      options: { colour: [{ code: 'GRN', name }] },
      skus: [
        { code: 'NC1001-GRN-S', colour: 'GRN', size: 'S', inventory: 0, salePrice: 90_000 },
        { code: 'NC1001-GRN-M', colour: 'GRN', size: 'M', inventory: 0 },
      ],
    })
    expect(line).not.toHaveProperty('picUrl')
    expect(line.skus[0]).not.toHaveProperty('storeSkuCode')
  })
})
