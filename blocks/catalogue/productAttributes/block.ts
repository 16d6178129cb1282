import { defineBlock } from '../../page/define-block.ts'
import { productNeeds } from '../../shop/catalogue/product-detail/product-state.ts'
import { productAttributesPresets } from './presets.ts'
import { productAttributesSchema } from './schema.ts'

/** What the product is made of and how. Source: C-080, C-084. */
export const productAttributesBlock = defineBlock({
  code: 'productAttributes',
  group: 'products',
  icon: 'list-checks',
  slots: ['core'],
  locked: true,
  movable: true,
  shell: 'product',
  schema: productAttributesSchema,
  viewFile: 'catalogue/productAttributes/ProductAttributes.tsx',
  // Another colour brings its own facts.
  hydration: 'visible',
  data: (_, context) => productNeeds(context),
  presets: productAttributesPresets,
})
