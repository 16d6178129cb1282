import { z } from 'zod'
import { field, optionalLink } from '../../page/option-fields.ts'

const categorySchema = z.object({
  code: z.string().trim().max(64).default(''),
  name: z.string().max(60).default(''),
  /** Leads to the category inside the brand unless set. */
  linkUrl: optionalLink(),
})

/** Categories of a brand as a row of links. Source: L-334, LO-65. */
export const brandCategoryNavSchema = z.object({
  /** On lists the row shows for this brand alone; empty for any brand. */
  brandCode: z.string().trim().max(64).default(''),
  /** None: the brand's own categories on its list. */
  categories: field(z.array(categorySchema).max(30).default([]), { itemTitle: 'name' }),
})
export type BrandCategoryNavOptions = z.output<typeof brandCategoryNavSchema>
