import { defineBlock } from '../../page/define-block.ts'
import { productNeeds } from '../../shop/catalogue/product-detail/product-state.ts'
import { productMediaPresets } from './presets.ts'
import { productMediaSchema } from './schema.ts'

/** Film, story, technology, brand and size chart of the product. Source: C-085. */
export const productMediaBlock = defineBlock({
  code: 'productMedia',
  group: 'products',
  icon: 'gallery-vertical',
  slots: ['core'],
  locked: true,
  movable: true,
  shell: 'product',
  schema: productMediaSchema,
  viewFile: 'catalogue/productMedia/ProductMedia.tsx',
  hydration: 'visible',
  data: (_, context) => productNeeds(context),
  presets: productMediaPresets,
})
