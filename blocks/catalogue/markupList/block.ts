import { defineBlock } from '../../page/define-block.ts'
import { productNeeds } from '../../shop/catalogue/product-detail/product-state.ts'
import { markupListPresets } from './presets.ts'
import { markupListSchema } from './schema.ts'

/** Products one may add for less while buying this one. Source: C-082, C-194, C-199 … C-203, L-340. */
export const markupListBlock = defineBlock({
  code: 'markupList',
  group: 'products',
  icon: 'list-plus',
  slots: ['core'],
  locked: true,
  movable: true,
  shell: 'product',
  schema: markupListSchema,
  viewFile: 'catalogue/markupList/MarkupList.tsx',
  hydration: 'visible',
  data: (_, context) => productNeeds(context),
  presets: markupListPresets,
})
