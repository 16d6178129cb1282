import type { StyleDetail } from '#desk/styles/listed-style.ts'
import type { SpuLine } from '../style-values.ts'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })

const SIZES = ['S', 'M']

/** A product of the style NC1001 in one colour. */
export const someProduct = (colour: 'NVY' | 'RED', change: Partial<SpuLine> = {}): SpuLine => ({
  kind: 'spu',
  code: `NC1001-${colour}`,
  style: 'NC1001',
  title: both('山脊外套', 'Ridge jacket'),
  subTitle: both('', ''),
  description: both('輕身', 'Light'),
  listTime: '2026-11-01T10:00:00+08:00',
  onShelves: true,
  brands: ['northcairn'],
  categories: ['men-jackets'],
  labels: [],
  images: [],
  listPrice: 120_000,
  salePrice: 90_000,
  attributes: [],
  options: {
    colour: [{ code: colour, name: colour === 'NVY' ? both('海軍藍', 'Navy') : both('紅', 'Red') }],
    size: SIZES.map(size => ({ code: size, name: both(size, size) })),
  },
  skus: SIZES.map(size => ({
    code: `NC1001-${colour}-${size}`,
    storeSkuCode: `NC1001-${colour}-${size}`,
    isEnabled: true,
    colour,
    size,
    inventory: 5,
    listPrice: 120_000,
    salePrice: 90_000,
    prices: { members: [] },
  })),
  ...change,
})

/** A style of two colours, as the desk reads it. */
export const someStyle = (red: Partial<SpuLine> = {}): StyleDetail => ({
  style: 'NC1001',
  products: [someProduct('NVY'), someProduct('RED', red)].map(line => ({
    code: line.code,
    line,
    base: 3,
    changed: { by: 'cy', at: 0 },
  })),
  planned: [],
})
