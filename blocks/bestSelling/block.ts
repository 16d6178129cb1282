import { productByCodeQuery } from '#api/client/product.ts'
import { defineBlock } from '../define-block.ts'
import { parseCodes } from '../parse-codes.ts'
import { newLabelChangesAt } from '../product-card/product-card.ts'
import { bestSellingPresets } from './fixtures.ts'
import { bestSellingSchema } from './schema.ts'

/** Products in a ranked row, 4 in view on desktop and 2 on phones. Source: L-243, L-244, LO-47. */
export const bestSellingBlock = defineBlock({
  code: 'bestSelling',
  group: 'products',
  icon: 'trophy',
  slots: ['main', 'bottom'],
  schema: bestSellingSchema,
  viewFile: 'bestSelling/BestSelling.tsx',
  data: ({ productCodes }, { api }) => ({ products: productByCodeQuery(api, parseCodes(productCodes)) }),
  changesAt: (_, now, data) => newLabelChangesAt(data?.products ?? [], now),
  presets: bestSellingPresets,
})
