import { z } from 'zod'
import { field } from '../../page/option-fields.ts'

/** Options of the recent views; ours, the source names none. */
export const recentViewsSchema = z.object({
  /** Empty stands for the shop's own words. */
  title: z.string().max(60).default(''),
  max: field(z.coerce.number().int().min(1).max(24).default(12), { widget: 'slider', min: 1, max: 24 }),
})
export type RecentViewsOptions = z.output<typeof recentViewsSchema>
