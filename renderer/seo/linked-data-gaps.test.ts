import { expect, test } from 'vitest'
import { linkedDataGaps } from './linked-data-gaps.ts'

const trail = (...items: readonly object[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: 'Men',
    item: '/products/Men',
    ...item,
  })),
})
const product = {
  '@type': 'Product',
  name: 'Ridge shell',
  sku: 'CR-1',
  description: 'Keeps rain out',
  image: ['/media/1.svg'],
  offers: {
    '@type': 'Offer',
    price: '159.00',
    priceCurrency: 'HKD',
    availability: 'https://schema.org/InStock',
  },
}

test.each([
  ['a trail', trail({}, {}), []],
  ['a product', product, []],
  ['nothing at all', [], []],
  ['a place without a name', trail({}, { name: ' ' }), ['ListItem name']],
  ['a trail without places', trail(), ['BreadcrumbList itemListElement']],
  ['places that skip a number', trail({}, { position: 3 }), ['BreadcrumbList position']],
  ['a product without a picture', { ...product, image: [] }, ['Product image']],
  [
    'a product whose picture has no address',
    { ...product, image: [{ '@type': 'ImageObject' }] },
    ['ImageObject contentUrl'],
  ],
  [
    'a price without a currency',
    [{ ...product, offers: { ...product.offers, priceCurrency: undefined } }],
    ['Offer priceCurrency'],
  ],
  ['a kind that search engines were not told of', { '@type': 'Mountain' }, ['Mountain @type']],
])('%s (CO-23)', (_, data, gaps) => {
  expect(linkedDataGaps(data).map(({ kind, property }) => `${kind} ${property}`)).toEqual(gaps)
})
