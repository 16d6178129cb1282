import type { DataNeed } from '#api/client/data-need.ts'
import { deliveryArrivalsQuery } from '#api/client/cart/checkout.ts'
import { contentQuery } from '#api/client/navigation.ts'
import { CONSIGNMENT_CONTENT } from '#api/rules/content-keys.ts'
import { z } from 'zod'
import { earliest } from '../../page/earliest.ts'
import { defineBlock } from '../../page/define-block.ts'
import { field, spacing } from '../../page/option-fields.ts'
import { arrivalChangesAt } from '../../shop/delivery/arrival-changes.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-facts/product-card.ts'
import { PRODUCT_BLOCK } from '../../shop/catalogue/product-detail/product-block.ts'
import { productNeeds } from '../../shop/catalogue/product-detail/product-state.ts'

/** Options of a product's summary. Source: C-079 … C-081. */
const productSummarySchema = z.object({
  /** Shown in a box; empty shows none. Source: C-081. */
  message: field(z.string().trim().max(300).default(''), { widget: 'textarea', group: 'content' }),
  showShare: field(z.boolean().default(true), { widget: 'switch', group: 'content' }),
  showCompare: field(z.boolean().default(true), { widget: 'switch', group: 'content' }),
  showCategories: field(z.boolean().default(true), { widget: 'switch', group: 'content' }),
  box: spacing(),
  mBox: spacing(),
})
export type ProductSummaryOptions = z.output<typeof productSummarySchema>

/** Name, price and what can be chosen about the page's product. Source: C-071 … C-114. */
export const productSummaryBlock = defineBlock({
  ...PRODUCT_BLOCK,
  code: 'productSummary',
  icon: 'shopping-bag',
  schema: productSummarySchema,
  viewFile: 'catalogue/productSummary/ProductSummary.tsx',
  data: (_: unknown, context) => ({
    ...productNeeds(context),
    ...(context.route.kind === 'product'
      ? {
          consignment: contentQuery(context.api, CONSIGNMENT_CONTENT),
          arrivals: deliveryArrivalsQuery(context.api),
        }
      : ({} as { consignment: DataNeed<unknown>; arrivals: ReturnType<typeof deliveryArrivalsQuery> })),
  }),
  hydration: 'load',
  changesAt: (_, now, data) =>
    earliest([
      newLabelChangesAt(data?.product ? [data.product] : [], now),
      arrivalChangesAt(data?.arrivals ?? [], now),
    ]),
  presets: [
    { key: 'plain', options: {} },
    {
      key: 'message',
      locale: 'zh_HK',
      options: { message: '本週末購物滿 HK$1,500，送防水袋一個，送完即止。', mBox: { mt: 8 } },
    },
    { key: 'bare', options: { showShare: false, showCompare: false, showCategories: false } },
  ],
})
