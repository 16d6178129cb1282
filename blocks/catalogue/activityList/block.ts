import { defineBlock } from '../../page/define-block.ts'
import { productNeeds } from '../../shop/catalogue/product-detail/product-state.ts'
import { activityListPresets } from './presets.ts'
import { runningUntil } from './running.ts'
import { activityListSchema } from './schema.ts'

/** Activities the product takes part in. Source: C-080, C-205. */
export const activityListBlock = defineBlock({
  code: 'activityList',
  group: 'products',
  icon: 'tag',
  slots: ['core'],
  locked: true,
  movable: true,
  shell: 'product',
  schema: activityListSchema,
  viewFile: 'catalogue/activityList/ActivityList.tsx',
  hydration: 'visible',
  data: (_, context) => productNeeds(context),
  changesAt: (_, now, data) => runningUntil(data?.product?.promotions ?? [], now),
  presets: activityListPresets,
})
