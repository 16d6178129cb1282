import { categoryCountQuery } from '#api/client/product/category-count.ts'
import { productByCodeQuery } from '#api/client/product/product.ts'
import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, productCodes, spacing } from '../../page/option-fields.ts'
import { parseCodes } from '../../page/parse-codes.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-facts/product-card.ts'

/** Products of a brand. Source: L-245 … L-247. */
export const brandProductSchema = z.object({
  /** Comma-separated, in the order they show; read with `parseCodes`. */
  productCodes: productCodes(),
  /** The category whose name and number of products make the title; none when empty. Source: LO-56. */
  categoryCode: field(z.string().trim().max(64).default(''), { isCode: true }),
  box: spacing(),
  mBox: spacing(),
})
export type BrandProductOptions = z.output<typeof brandProductSchema>

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
})
