import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { spacing } from '../../page/option-fields.ts'
import { PRODUCT_BLOCK } from '../../shop/catalogue/product-detail/product-block.ts'
import { runningUntil } from './running.ts'

/** Options of the activity list as operators save them; the activities come from the product. Source: C-080, Shells. */
export const activityListSchema = z.object({
  /** Heading; empty, the shop's own words. */
  title: z.string().max(60).default(''),
  box: spacing({ mt: 40 }),
  mBox: spacing({ mt: 24 }),
})
export type ActivityListOptions = z.output<typeof activityListSchema>

/** Activities the product takes part in. Source: C-080, C-205. */
export const activityListBlock = defineBlock({
  ...PRODUCT_BLOCK,
  code: 'activityList',
  icon: 'tag',
  movable: true,
  schema: activityListSchema,
  viewFile: 'catalogue/activityList/ActivityList.tsx',
  hydration: 'visible',
  changesAt: (_, now, data) => runningUntil(data?.product?.promotions ?? [], now),
  presets: [
    { key: 'standard', options: {} },
    { key: 'titled', locale: 'zh_HK', options: { title: '這款商品的優惠' } },
  ],
})
