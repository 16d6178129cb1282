import { expect, test } from 'vitest'
import { importLine } from '#api/catalogue/import-schema.ts'
import { BRANDS } from './brands.ts'
import { categoryRows } from './categories.ts'
import { catalogueLines } from './lines.ts'
import { PRODUCTS, STYLES } from './products.ts'

const BASE = Date.parse('2026-11-21T00:00:00+08:00')
const lines = catalogueLines(BASE).map(text => importLine.parse(JSON.parse(text)))
const spus = lines.filter(line => line.kind === 'spu')

test('the shop has enough to look like one: products, brands, three levels of categories', () => {
  expect(PRODUCTS.length).toBeGreaterThanOrEqual(60)
  expect(BRANDS).toHaveLength(8)
  const parent = new Map(categoryRows().map(row => [row.code, row.parent]))
  const depth = (code: string | undefined): number => (code === undefined ? 0 : 1 + depth(parent.get(code)))
  expect(Math.max(...[...parent.keys()].map(depth))).toBe(3)
})

test('the same base date gives the same file', () => {
  expect(catalogueLines(BASE)).toEqual(catalogueLines(BASE))
})

test('codes count up within their kind without gaps', () => {
  for (const kind of new Set(STYLES.map(style => style.kind))) {
    const numbers = PRODUCTS.filter(({ style }) => style.kind === kind).map(({ code }) =>
      Number(code.slice(-3)),
    )
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  }
})

test('colours of one design share its style and nothing else (C-056)', () => {
  const seen = spus.map(({ style, options }) => `${style} ${options.colour[0]?.code}`)
  expect(new Set(seen).size).toBe(spus.length)
})

test('every state of stock and shelf occurs', () => {
  const stock = spus.map(({ skus }) => skus.reduce((sum, sku) => sum + (sku.inventory ?? 0), 0))
  const isLow = ({ skus }: (typeof spus)[number]) =>
    skus.some(({ inventory }) => inventory !== null && inventory > 0 && inventory < 4)
  expect(stock.filter(units => units === 0)).not.toHaveLength(0)
  expect(spus.filter(isLow)).not.toHaveLength(0)
  expect(spus.filter(({ onShelves }) => !onShelves)).not.toHaveLength(0)
  expect(spus.filter(({ listPrice, salePrice }) => listPrice !== salePrice)).not.toHaveLength(0)
})

test('each text is in its own language', () => {
  const han = /\p{Script=Han}/u
  const texts = spus.flatMap(({ title, subTitle, description }) => [title, subTitle, description])
  expect(texts.filter(text => !han.test(text.zh_HK) || han.test(text.en_US))).toEqual([])
})

test('members never pay more than visitors', () => {
  for (const { salePrice, skus } of spus)
    for (const sku of skus)
      for (const { price } of sku.prices.members) expect(price).toBeLessThanOrEqual(salePrice ?? 0)
})
