import { productByCodeQuery } from '#api/client/product/product.ts'
import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, productCodes } from '../../page/option-fields.ts'
import { parseCodes } from '../../page/parse-codes.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-facts/product-card.ts'
import { saleChangesAt } from './flash-sale.ts'
import { earliest } from '../../page/earliest.ts'

/** Flash sale options. Source: L-239. */
const shopPromotionsSchema = z.object({
  /** Comma-separated, in the order they show; read with `parseCodes`. */
  productCodes: field(productCodes(), { heading: 2, isSale: true }),
})
export type ShopPromotionsOptions = z.output<typeof shopPromotionsSchema>

/** A limited-time flash sale that empties itself as its promotions end. Source: L-239 … L-242, LO-57. */
export const shopPromotionsBlock = defineBlock({
  code: 'shopPromotions',
  group: 'products',
  icon: 'timer',
  slots: ['main', 'bottom'],
  schema: shopPromotionsSchema,
  viewFile: 'catalogue/shopPromotions/ShopPromotions.tsx',
  hydration: 'visible',
  data: ({ productCodes }, { api }) => ({ products: productByCodeQuery(api, parseCodes(productCodes)) }),
  changesAt: (_, now, data) => {
    const products = data?.products ?? []
    return earliest([saleChangesAt(products, now), newLabelChangesAt(products, now)])
  },
  presets: [
    { key: 'opening', options: { productCodes: 'CR-JKT-001,CR-SHO-001,CR-PCK-002,CR-TNT-001,CR-ACC-005' } },
    { key: 'socks', options: { productCodes: 'CR-ACC-006,CR-ACC-016,CR-ACC-024' } },
    {
      key: 'twoViews',
      options: {
        productCodes:
          'CR-JKT-001,CR-JKT-002,CR-FLC-001,CR-FLC-002,CR-SHO-001,CR-BOT-001,CR-TNT-001,CR-ACC-005',
      },
    },
  ],
})
