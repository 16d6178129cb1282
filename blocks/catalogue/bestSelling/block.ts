import { productByCodeQuery } from '#api/client/product/product.ts'
import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { productCodes } from '../../page/option-fields.ts'
import { parseCodes } from '../../page/parse-codes.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-facts/product-card.ts'

/** Best sellers as an operator ranks them. Source: L-243. */
const bestSellingSchema = z.object({
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
  presets: [
    {
      key: 'topTen',
      options: {
        productCodes:
          'CR-BOT-001,CR-JKT-001,CR-ACC-003,CR-PCK-001,CR-FLC-001,CR-SHO-001,CR-TRS-001,CR-ACC-006,CR-BSL-001,CR-TNT-001',
      },
    },
    { key: 'topThree', options: { productCodes: 'CR-JKT-001,CR-BOT-001,CR-PCK-001' } },
    { key: 'footwear', options: { productCodes: 'CR-BOT-001,CR-SHO-001,CR-BOT-002,CR-SHO-002,CR-BOT-005' } },
  ],
})
