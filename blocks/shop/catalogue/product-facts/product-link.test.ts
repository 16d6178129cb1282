import { expect, test } from 'vitest'
import { productHref } from './product-link.ts'

const brand = (name: string) => [{ code: 'b', name, imageUrl: null }]

test.each([
  [
    'brand lower-cased and dashed',
    'Highcamp Equipment Co.',
    'CR-TNT-001',
    '/item/highcamp-equipment-co/CR-TNT-001',
  ],
  ['a Chinese brand stays readable once decoded', '山海', 'CR-1', `/item/${encodeURIComponent('山海')}/CR-1`],
  ['a code with a slash stays one segment', 'Tideline', 'A/B', '/item/tideline/A%2FB'],
  ['a brand of signs alone is none', '***', 'CR-1', '/product/CR-1'],
])('%s (L-012, LO-84)', (_, name, code, href) =>
  expect(productHref({ code, brandList: brand(name) })).toBe(href),
)

test('no brand: the product address (LO-84)', () =>
  expect(productHref({ code: 'CR-1', brandList: [] })).toBe('/product/CR-1'))
