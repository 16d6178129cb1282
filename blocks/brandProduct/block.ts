import { categoryCountQuery } from '#api/client/category-count.ts'
import { productByCodeQuery } from '#api/client/product.ts'
import { defineBlock } from '../define-block.ts'
import { parseCodes } from '../parse-codes.ts'
import { newLabelChangesAt } from '../product-card/product-card.ts'
import { brandProductPresets } from './fixtures.ts'
import { brandProductSchema } from './schema.ts'

/** A row of products under the name and size of a category. Source: L-245 … L-247, LO-56. */
export const brandProductBlock = defineBlock({
  code: 'brandProduct',
  group: 'products',
  icon: 'shirt',
  slots: ['main', 'bottom'],
  schema: brandProductSchema,
  viewFile: 'brandProduct/BrandProduct.tsx',
  data: ({ productCodes, categoryCode }, { api }) => ({
    products: productByCodeQuery(api, parseCodes(productCodes)),
    category: categoryCountQuery(api, categoryCode),
  }),
  changesAt: (_, now, data) => newLabelChangesAt(data?.products ?? [], now),
  presets: brandProductPresets,
})
