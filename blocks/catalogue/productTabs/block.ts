import { productByCodeQuery } from '#api/client/product/product.ts'
import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { productCodes } from '../../page/option-fields.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-facts/product-card.ts'
import { allCodes } from './tabs.ts'

const name = () => z.string().trim().max(60).default('')

/** Products in up to four tabs. Source: L-213, L-214. */
export const productTabsSchema = z.object({
  name1: name(),
  productCodes1: productCodes(),
  name2: name(),
  productCodes2: productCodes(),
  name3: name(),
  productCodes3: productCodes(),
  name4: name(),
  productCodes4: productCodes(),
})
export type ProductTabsOptions = z.output<typeof productTabsSchema>

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
})
