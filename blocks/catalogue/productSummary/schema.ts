import { z } from 'zod'
import { field, spacing } from '../../page/option-fields.ts'

/** What operators may set about the summary of a product. Source: C-079 … C-081. */
export const productSummarySchema = z.object({
  /** Shown in a box; empty shows none. Source: C-081. */
  message: field(z.string().trim().max(300).default(''), { widget: 'textarea', group: 'content' }),
  showShare: field(z.boolean().default(true), { widget: 'switch', group: 'content' }),
  showCompare: field(z.boolean().default(true), { widget: 'switch', group: 'content' }),
  showCategories: field(z.boolean().default(true), { widget: 'switch', group: 'content' }),
  box: spacing(),
  mBox: spacing(),
})
export type ProductSummaryOptions = z.output<typeof productSummarySchema>
