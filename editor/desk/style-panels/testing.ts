import type { StyleProduct } from '#desk/styles/listed-style.ts'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })

/** Line of a product that lacks nothing. */
export const styleLine = (
  code: string,
  change: Partial<StyleProduct['line']> = {},
): StyleProduct['line'] => ({
  kind: 'spu',
  code,
  style: 'NC1',
  title: both('山徑外套', 'Ridge jacket'),
  subTitle: both('輕便', 'Light'),
  description: both('防水', 'Waterproof'),
  listTime: '2026-11-01T10:00:00+08:00',
  brands: ['northcairn'],
  categories: ['jackets'],
  images: [{ url: '/media/1.jpg', alt: both('正面', 'Front') }],
  salePrice: 90_000,
  attributes: ['seoTitle', 'seoDescription'].map(name => ({
    code: name,
    values: [{ displayName: both('外套', 'Jacket') }],
  })),
  skus: [{ code: `${code}-M`, inventory: 5 }],
  ...change,
})
