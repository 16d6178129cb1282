import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, spacing } from '../../page/option-fields.ts'
import { PRODUCT_BLOCK } from '../../shop/catalogue/product-detail/product-block.ts'

/** Options of the product's facts as operators save them; the facts come from the catalogue. Source: C-080, C-084, Shells. */
const productAttributesSchema = z.object({
  /** Heading; empty, the shop's own words. */
  title: z.string().max(60).default(''),
  /** Style code, delivery area, craft and quality star. Source: C-080. */
  showFacts: field(z.boolean().default(true), { widget: 'switch', group: 'content' }),
  box: spacing({ mt: 64 }),
  mBox: spacing({ mt: 32 }),
})
export type ProductAttributesOptions = z.output<typeof productAttributesSchema>

/** Attributes of the product. Source: C-080, C-084. */
export const productAttributesBlock = defineBlock({
  ...PRODUCT_BLOCK,
  code: 'productAttributes',
  icon: 'list-checks',
  movable: true,
  schema: productAttributesSchema,
  viewFile: 'catalogue/productAttributes/ProductAttributes.tsx',
  // Another colour brings its own facts.
  hydration: 'visible',
  presets: [
    { key: 'standard', options: {} },
    { key: 'titled', locale: 'zh_HK', options: { title: '商品細節', showFacts: false } },
  ],
})
