import { productByCodeQuery } from '#api/client/product/product.ts'
import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { productCodes } from '../../page/option-fields.ts'
import { parseCodes } from '../../page/parse-codes.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-card/product-card.ts'
import { bestSellingPresets } from './presets.ts'

/** Best sellers as an operator ranks them. Source: L-243. */
export const bestSellingSchema = z.object({
  /** Comma-separated, the first place first; read with `parseCodes`. */
  productCodes: productCodes(),
})
export type BestSellingOptions = z.output<typeof bestSellingSchema>

/** Products in a ranked row, 4 in view on desktop and 2 on phones. Source: L-243, L-244, LO-47. */
export const bestSellingBlock = defineBlock({
  code: 'bestSelling',
  group: 'products',
  icon: 'trophy',
  slots: ['main', 'bottom'],
  schema: bestSellingSchema,
  viewFile: 'catalogue/bestSelling/BestSelling.tsx',
  data: ({ productCodes }, { api }) => ({ products: productByCodeQuery(api, parseCodes(productCodes)) }),
  changesAt: (_, now, data) => newLabelChangesAt(data?.products ?? [], now),
  presets: bestSellingPresets,
})
