import { expect, test } from 'vitest'
import { isPartAlike } from './drawn-alike.ts'
import { withSkus } from './matrix/sku-matrix.ts'
import { editProduct, type SpuLine, valuesOfStyle } from './style-values.ts'
import { someStyle } from './testing/some-style.ts'

const values = valuesOfStyle(someStyle().products)
const part = { values, findings: new Map(), isReadOnly: false, edit: () => undefined }
const after = (change: (line: SpuLine) => SpuLine) => ({
  ...part,
  values: editProduct(values, 'NC1001-RED', change),
})
const { 'NC1001-NVY': navy } = values

test.each<[string, Parameters<ReturnType<typeof isPartAlike>>[1], boolean]>([
  ['a price of a SKU', after(line => withSkus(line, { salePrice: 1 }, new Set(['NC1001-RED-S']))), true],
  ['a title', after(line => ({ ...line, title: { zh_HK: '新', en_US: 'New' } })), false],
  ['the name of a colour', after(line => ({ ...line, options: { colour: [], size: [] } })), false],
  ['a colour less', { ...part, values: navy ? { 'NC1001-NVY': navy } : {} }, false],
  ['a refused value', { ...part, findings: new Map([['title', []]]) }, false],
])('a part that shows titles is drawn alike after %s: %#', (_, next, isAlike) => {
  expect(isPartAlike(() => ['title'])(part, next)).toBe(isAlike)
})
