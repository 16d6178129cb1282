import { z } from 'zod'
import { field } from '../../page/option-fields.ts'

/** What a list can be narrowed by. Source: C-115, Shells. */
export const filterPanelSchema = z.object({
  /** How many filters are unfolded at first; those with a choice always are. */
  openGroups: field(z.coerce.number().int().min(0).max(12).default(6), { group: 'look', min: 0, max: 12 }),
  /** Whether values show how many products they have. */
  showCounts: z.boolean().default(true),
})
export type FilterPanelOptions = z.output<typeof filterPanelSchema>
