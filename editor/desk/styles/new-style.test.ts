import { newStyleSchema, productSchema } from '#desk/styles/style-form.ts'
import { expect, test } from 'vitest'
import { fieldOfProblem, firstValues, imagesAfter, imagesOf, newStyleLines } from './new-style.ts'
import { someProduct } from './testing/some-style.ts'

const NOW = '2026-11-29T06:00:00.000Z'
const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const option = (code: string) => ({ code, name: both(code, code) })

const values = newStyleSchema.parse({
  ...firstValues([]),
  style: 'NC2',
  title: both('外套', 'Jacket'),
  brands: ['northcairn'],
  categories: ['jackets'],
  salePrice: 90_000,
  options: { colour: [option('NVY'), option('RED')], size: [option('S'), option('M')] },
})

test('each colour is a product with a SKU for each size, in codes by the patterns, with unknown stock', () => {
  const lines = newStyleLines(values, { copied: [], now: NOW })
  expect(lines.map(line => [line.code, line.skus.map(({ code }) => code)])).toEqual([
    ['NC2-NVY', ['NC2-NVY-S', 'NC2-NVY-M']],
    ['NC2-RED', ['NC2-RED-S', 'NC2-RED-M']],
  ])
  expect(lines.flatMap(({ skus }) => skus.map(({ inventory }) => inventory))).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(lines.map(line => productSchema.safeParse(line).success)).toEqual([true, true])
})

test('a style without colours and sizes is one product with one SKU', () => {
  const [line, ...others] = newStyleLines(
    { ...values, options: { colour: [], size: [] } },
    { copied: [], now: NOW },
  )
  expect(others).toEqual([])
  expect([line?.code, line?.skus[0]?.code]).toEqual(['NC2', 'NC2'])
})

test('a copy has the texts, colours and sizes of its style, and neither its code, pictures, sales nor stock', () => {
  const images = [{ url: '/media/1.jpg' }]
  const copied = [someProduct('NVY', { images, picUrl: '/media/1.jpg', sales: 7 }), someProduct('RED')]
  const first = firstValues(copied)
  expect(first.style).toBeUndefined()
  expect(first.options?.colour?.map(({ code }) => code)).toEqual(['NVY', 'RED'])
  const [navy] = newStyleLines(newStyleSchema.parse({ ...first, style: 'NC3' }), { copied, now: NOW })
  expect(navy).toMatchObject({
    code: 'NC3-NVY',
    description: copied[0]?.description,
    images: [],
    sales: 0,
    onShelves: false,
    skus: [{ inventory: null }, { inventory: null }],
  })
  expect(navy).not.toHaveProperty('picUrl')
})

test('pictures belong to colours, and go along with one whose code is typed again', () => {
  const images = { NVY: [{ url: '/media/1.jpg' }] }
  const lines = newStyleLines(values, { copied: [], images, now: NOW })
  expect(lines.map(line => line.images)).toEqual([images.NVY, []])
  expect(imagesOf(lines)).toEqual(images)
  const colours = (...codes: string[]) => codes.map(option)
  expect(imagesAfter(images, colours('NVY', 'RED'), colours('NAV', 'RED'))).toEqual({ NAV: images.NVY })
  expect(imagesAfter(images, colours('NVY', 'RED'), colours('RED', 'NVY'))).toEqual(images)
})

test.each([
  ['code', 1, 'productPattern'],
  ['skus.0.code', 1, 'skuPattern'],
  ['options.colour.0.name.en_US', 1, 'options.colour.1.name.en_US'],
  ['brands.0', 1, 'brands.0'],
])('%s of product %i is refused at %s', (path, place, field) =>
  expect(fieldOfProblem(path, place)).toBe(field),
)
