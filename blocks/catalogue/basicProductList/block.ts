import { onShelfProductsQuery } from '#api/client/product-list.ts'
import { defineBlock } from '../../page/define-block.ts'
import { parseCodes } from '../../shop/catalogue/parse-codes.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-card/product-card.ts'
import { basicProductListPresets } from './presets.ts'
import { BATCH_SIZE, PAGE_SIZE } from './list-state.ts'
import { basicProductListSchema } from './schema.ts'

/** A grid of products that grows while one scrolls. Source: L-266 … L-272. */
export const basicProductListBlock = defineBlock({
  code: 'basicProductList',
  group: 'products',
  icon: 'layout-list',
  slots: ['main', 'bottom'],
  schema: basicProductListSchema,
  viewFile: 'catalogue/basicProductList/BasicProductList.tsx',
  // A list that fits the first batch never grows and needs no script.
  hydration: ({ productCodes }) => (parseCodes(productCodes).length > BATCH_SIZE ? 'visible' : 'never'),
  data: ({ productCodes }, { api }) => ({
    products: onShelfProductsQuery(api, parseCodes(productCodes).slice(0, PAGE_SIZE)),
  }),
  changesAt: (_, now, data) => newLabelChangesAt(data?.products ?? [], now),
  presets: basicProductListPresets,
})
