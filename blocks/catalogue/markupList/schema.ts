import { z } from 'zod'
import { field, spacing } from '../../page/option-fields.ts'

/** Options of the add-on list as operators save them; its products come from the product's activities. Source: L-340, LO-65. */
export const markupListSchema = z.object({
  /** Whether the list is unfolded at first. */
  defaultOpen: field(z.boolean().default(true), { widget: 'switch', group: 'behaviour' }),
  box: spacing({ mt: 40 }),
  mBox: spacing({ mt: 24 }),
})
export type MarkupListOptions = z.output<typeof markupListSchema>
