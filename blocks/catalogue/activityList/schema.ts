import { z } from 'zod'
import { spacing } from '../../page/option-fields.ts'

/** Options of the activity list as operators save them; the activities come from the product. Source: C-080, Shells. */
export const activityListSchema = z.object({
  /** Heading; empty, the shop's own words. */
  title: z.string().max(60).default(''),
  box: spacing({ mt: 40 }),
  mBox: spacing({ mt: 24 }),
})
export type ActivityListOptions = z.output<typeof activityListSchema>
