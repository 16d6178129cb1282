import { categoryCountQuery } from '#api/client/category-count.ts'
import { productByCodeQuery } from '#api/client/product.ts'
import { defineBlock } from '../../page/define-block.ts'
import { parseCodes } from '../../shop/catalogue/parse-codes.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-card/product-card.ts'
import { brandProductPresets } from './presets.ts'
import { brandProductSchema } from './schema.ts'

/** A row of products under the name and size of a category. Source: L-245 … L-247, LO-56. */
export const brandProductBlock = defineBlock({
  code: 'brandProduct',
  group: 'products',
  icon: 'shirt',
  slots: ['main', 'bottom'],
  schema: brandProductSchema,
  viewFile: 'catalogue/brandProduct/BrandProduct.tsx',
  data: ({ productCodes, categoryCode }, { api }) => ({
    products: productByCodeQuery(api, parseCodes(productCodes)),
    category: categoryCountQuery(api, categoryCode),
  }),
  changesAt: (_, now, data) => newLabelChangesAt(data?.products ?? [], now),
  presets: brandProductPresets,
})
