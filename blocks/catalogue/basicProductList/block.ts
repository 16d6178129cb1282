import { onShelfProductsQuery } from '#api/client/product/product-list.ts'
import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { productCodes } from '../../page/option-fields.ts'
import { parseCodes } from '../../page/parse-codes.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-facts/product-card.ts'
import { BATCH_SIZE, PAGE_SIZE } from './list-state.ts'

/** Basic product list options. Source: L-266. */
export const basicProductListSchema = z.object({
  /** Comma-separated, in the order they show; read with `parseCodes`. */
  productCodes: productCodes(),
})
export type BasicProductListOptions = z.output<typeof basicProductListSchema>

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
})
