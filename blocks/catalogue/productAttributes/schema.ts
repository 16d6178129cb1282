import { z } from 'zod'
import { field, spacing } from '../../page/option-fields.ts'

/** Options of the product's facts as operators save them; the facts come from the catalogue. Source: C-080, C-084, Shells. */
export const productAttributesSchema = z.object({
  /** Heading; empty, the shop's own words. */
  title: z.string().max(60).default(''),
  /** Style code, delivery area, craft and quality star. Source: C-080. */
  showFacts: field(z.boolean().default(true), { widget: 'switch', group: 'content' }),
  box: spacing({ mt: 64 }),
  mBox: spacing({ mt: 32 }),
})
export type ProductAttributesOptions = z.output<typeof productAttributesSchema>
