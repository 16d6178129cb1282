import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-facts/product-card.ts'
import { PRODUCT_BLOCK } from '../../shop/catalogue/product-detail/product-block.ts'

/** Gallery options as operators save them. What it shows comes from the product. Source: Shells, C-066 … C-070. */
const productGallerySchema = z.object({
  /** Magnification of the picture under the mouse. Source: C-067, L-337. */
  scale: field(z.coerce.number().min(1.5).max(4).default(2), { group: 'behaviour', step: 0.5 }),
  /** New, discount and sold-out labels on the picture. Source: C-073. */
  showLabels: field(z.boolean().default(true), { widget: 'switch', group: 'look' }),
})
export type ProductGalleryOptions = z.output<typeof productGallerySchema>

/** Pictures and films of the product. Source: C-060, C-066 … C-070, C-073. */
export const productGalleryBlock = defineBlock({
  ...PRODUCT_BLOCK,
  code: 'productGallery',
  icon: 'images',
  schema: productGallerySchema,
  viewFile: 'catalogue/productGallery/ProductGallery.tsx',
  hydration: 'load',
  changesAt: ({ showLabels }, now, data) =>
    showLabels && data?.product ? newLabelChangesAt([data.product], now) : undefined,
  presets: [
    { key: 'standard', options: {} },
    { key: 'plain', options: { showLabels: false } },
  ],
})
