import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, spacing } from '../../page/option-fields.ts'
import { PRODUCT_BLOCK } from '../../shop/catalogue/product-detail/product-block.ts'

/** Options of the add-on list as operators save them; its products come from the product's activities. Source: L-340, LO-65. */
const markupListSchema = z.object({
  /** True if the list is unfolded at first. */
  defaultOpen: field(z.boolean().default(true), { widget: 'switch', group: 'behaviour' }),
  box: spacing({ mt: 40 }),
  mBox: spacing({ mt: 24 }),
})
export type MarkupListOptions = z.output<typeof markupListSchema>

/** Products one may add for less while buying this one. Source: C-082, C-194, C-199 … C-203, L-340. */
export const markupListBlock = defineBlock({
  ...PRODUCT_BLOCK,
  code: 'markupList',
  icon: 'list-plus',
  movable: true,
  schema: markupListSchema,
  viewFile: 'catalogue/markupList/MarkupList.tsx',
  hydration: 'visible',
  presets: [
    { key: 'open', options: {} },
    { key: 'folded', options: { defaultOpen: false } },
  ],
})
