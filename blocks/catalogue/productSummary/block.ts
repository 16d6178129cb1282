import { defineBlock } from '../../page/define-block.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-card/product-card.ts'
import { productNeeds } from '../../shop/catalogue/product-detail/product-state.ts'
import { productSummaryPresets } from './presets.ts'
import { productSummarySchema } from './schema.ts'

/** Name, price and what can be chosen about the page's product. Source: C-071 … C-114. */
export const productSummaryBlock = defineBlock({
  code: 'productSummary',
  group: 'products',
  icon: 'shopping-bag',
  slots: ['core'],
  locked: true,
  shell: 'product',
  schema: productSummarySchema,
  viewFile: 'catalogue/productSummary/ProductSummary.tsx',
  hydration: 'load',
  data: (_, context) => productNeeds(context),
  changesAt: (_, now, data) => newLabelChangesAt(data?.product ? [data.product] : [], now),
  presets: productSummaryPresets,
})
