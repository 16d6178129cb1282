import type { Locale } from '#locales/locale.ts'
import { expect, test } from 'vitest'
import { demoCharts, demoDocuments, demoSpus } from './testing/demo-shop.ts'

const LOCALES = ['zh_HK', 'en_US'] as const
/** Words by which texts name a measurement, as a chart's heading does. */
const MEASURES: Readonly<Record<Locale, readonly string[]>> = {
  zh_HK: ['胸圍', '腰圍', '臀圍', '袖長', '褲內長', '腳長'],
  en_US: ['chest', 'waist', 'hip', 'sleeve', 'inside leg', 'foot'],
}

/** Cells of a table by its first column and heading. */
function cellsOf(html: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const rows = Array.from(html.matchAll(/<tr>(.*?)<\/tr>/gs), ([, row = '']) =>
    Array.from(row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs), ([, cell = '']) => cell),
  )
  const [head = [], ...body] = rows
  return new Map(
    body.map(([size = '', ...cells]) => [
      size,
      new Map(cells.map((cell, at) => [(head[at + 1] ?? '').toLowerCase(), cell])),
    ]),
  )
}

const charts = new Map(demoCharts.map(({ code, content }) => [code, content]))
const withChart = demoSpus.filter(({ chart }) => chart !== undefined)
const chartOf = (product: (typeof demoSpus)[number], locale: Locale) =>
  cellsOf(charts.get(product.chart ?? '')?.[locale] ?? '')
const inCategory = (part: string) =>
  withChart.filter(({ categories }) => categories?.some(code => code.endsWith(part)))

test('a chart names the sizes of its product, in their order (C-076)', () => {
  expect(withChart.length).toBeGreaterThan(50)
  for (const product of withChart)
    for (const locale of LOCALES)
      expect([...chartOf(product, locale).keys()], product.code).toEqual(
        product.options?.size?.map(({ name }) => name[locale]),
      )
})

test('both languages of a chart have the same measurements', () => {
  const numbers = (product: (typeof demoSpus)[number], locale: Locale) =>
    [...chartOf(product, locale).values()].map(row => [...row.values()])
  for (const product of withChart) expect(numbers(product, 'zh_HK')).toEqual(numbers(product, 'en_US'))
})

test.each([
  ['shorts', 'inside leg', /^(13)?$/],
  ['shorts', 'sleeve', /^$/],
  ['trousers', 'sleeve', /^$/],
  ['trousers', 'inside leg', /^\d\d$/],
] as const)('charts of %s: %s', (part, measure, expected) => {
  const found = inCategory(part)
  expect(found.length).toBeGreaterThan(0)
  for (const product of found)
    for (const row of chartOf(product, 'en_US').values()) expect(row.get(measure) ?? '').toMatch(expected)
})

test('the size guide of the help centre has the very numbers of the products’ charts', () => {
  const guide = demoDocuments.find(({ code }) => code === 'sizes')
  const tops = inCategory('men-shell')[0]
  const women = withChart.find(
    ({ categories, options }) =>
      categories?.every(code => code.startsWith('women')) && options?.size?.some(({ code }) => code === 'XS'),
  )
  if (!guide || !tops || !women) throw new Error('Nothing to compare.')
  for (const [size, row] of cellsOf(guide.content.en_US)) {
    expect(row.get('men and unisex, chest')).toBe(chartOf(tops, 'en_US').get(size)?.get('chest'))
    expect(row.get('women, chest')).toBe(chartOf(women, 'en_US').get(size)?.get('chest') ?? '–')
  }
  expect(cellsOf(guide.content.zh_HK).size).toBe(cellsOf(guide.content.en_US).size)
})

test('a measurement in a product’s texts is one of its chart', () => {
  let compared = 0
  for (const product of withChart)
    for (const locale of LOCALES) {
      const words = Object.values(product)
        .flatMap(value => JSON.stringify(value).match(new RegExp(`"${locale}":"[^"]*"`, 'g')) ?? [])
        .join(' ')
      for (const measure of MEASURES[locale]) {
        const stated = [
          ...words.matchAll(
            new RegExp(`${measure}[^"\\d]{0,12}?(\\d+(?:\\.\\d+)?)\\s*(?:厘米|cm|-inch|吋)`, 'gi'),
          ),
          ...words.matchAll(new RegExp(`(?:EU (\\d+))[^"]*?(\\d+(?:\\.\\d+)?) ?(?:厘米|cm)`, 'g')),
        ]
        for (const match of stated) {
          const values = [...chartOf(product, locale).values()].flatMap(row => [...row.values()])
          expect(values, `${product.code}: ${match[0]}`).toContain(match.at(-1))
          compared += 1
        }
      }
      expect(words, product.code).not.toMatch(/\d-inch|[\d一二三四五六七八九]吋/)
    }
  expect(compared).toBeGreaterThan(0)
})
