import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'
import { productNeeds } from '../../shop/catalogue/product-detail/product-state.ts'

/** Options of the recent views; ours, the source names none. */
const recentViewsSchema = z.object({
  /** Empty for the shop's own words. */
  title: z.string().max(60).default(''),
  max: field(z.coerce.number().int().min(1).max(24).default(12), { widget: 'slider', min: 1, max: 24 }),
})
export type RecentViewsOptions = z.output<typeof recentViewsSchema>

/** Products this browser looked at today; on product pages it also notes the look. Source: L-315, L-316, LO-38, LO-42. */
export const recentViewsBlock = defineBlock({
  code: 'recentViews',
  group: 'products',
  icon: 'history',
  slots: ['main', 'bottom'],
  schema: recentViewsSchema,
  viewFile: 'catalogue/recentViews/RecentViews.tsx',
  // A look counts whether or not one scrolls this far; the cards are asked for when they come near.
  hydration: 'load',
  data: (_, context) => productNeeds(context),
  presets: [
    { key: 'plain', options: {} },
    { key: 'named', locale: 'en_US', options: { title: 'Pick up where you left off' } },
    { key: 'few', locale: 'zh_HK', options: { title: '今日看過', max: 4 } },
  ],
})
