import { spuLine } from '#api/catalogue/format/import-schema.ts'
import { asMoney, cents } from '#api/catalogue/format/promotion-rule.ts'
import { z } from 'zod'

/** Schema of a product's line: form, API and file refuse the same value with the same sentence. */
export const productSchema = spuLine

/** Fields of a product that forms draw from its schema, by section. Pictures, attributes and SKUs have parts of their own. */
export const STYLE_SECTIONS = {
  texts: ['title', 'subTitle', 'description'],
  places: ['brands', 'categories', 'labels'],
  sizeChart: ['chart', 'sizeChart'],
  options: ['options'],
  pictures: ['picUrl'],
  shelf: ['onShelves', 'listTime', 'firstListTime', 'productType', 'sales', 'recentSales'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof spuLine.shape)[]>>

type Sections = typeof STYLE_SECTIONS
export type StyleSection = keyof Sections
export type StyleField = Sections[StyleSection][number]

const { style, title, brands, categories, options } = productSchema.shape

/** Pattern of codes, such as `{style}-{colour}`. */
const pattern = z.string().min(1).max(100)

/** A style to be: everything that its products share, its colours and sizes, and the codes that they get. */
export const newStyleSchema = z.object({
  style,
  title,
  brands,
  categories,
  salePrice: asMoney(cents.min(1)),
  options,
  productPattern: pattern,
  skuPattern: pattern,
})
