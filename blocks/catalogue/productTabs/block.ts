import { productByCodeQuery } from '#api/client/product.ts'
import { defineBlock } from '../../page/define-block.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-card/product-card.ts'
import { productTabsPresets } from './presets.ts'
import { productTabsSchema } from './schema.ts'
import { allCodes } from './tabs.ts'

/** Sliders of products behind up to four tabs. Source: L-213 … L-217. */
export const productTabsBlock = defineBlock({
  code: 'productTabs',
  group: 'products',
  icon: 'folders',
  slots: ['main', 'bottom'],
  schema: productTabsSchema,
  viewFile: 'catalogue/productTabs/ProductTabs.tsx',
  hydration: 'visible',
  data: (options, { api }) => ({ products: productByCodeQuery(api, allCodes(options)) }),
  changesAt: (_, now, data) => newLabelChangesAt(data?.products ?? [], now),
  presets: productTabsPresets,
})
