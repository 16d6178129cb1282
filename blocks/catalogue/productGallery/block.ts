import { defineBlock } from '../../page/define-block.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-card/product-card.ts'
import { productNeeds } from '../../shop/catalogue/product-detail/product-state.ts'
import { productGalleryPresets } from './presets.ts'
import { productGallerySchema } from './schema.ts'

/** Pictures and films of the product. Source: C-060, C-066 … C-070, C-073. */
export const productGalleryBlock = defineBlock({
  code: 'productGallery',
  group: 'products',
  icon: 'images',
  slots: ['core'],
  locked: true,
  shell: 'product',
  schema: productGallerySchema,
  viewFile: 'catalogue/productGallery/ProductGallery.tsx',
  hydration: 'load',
  data: (_, context) => productNeeds(context),
  changesAt: ({ showLabels }, now, data) =>
    showLabels && data?.product ? newLabelChangesAt([data.product], now) : undefined,
  presets: productGalleryPresets,
})
