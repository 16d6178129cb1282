import { z } from 'zod'
import { productCodes, spacing } from '../../page/option-fields.ts'

/** Products of a brand. Source: L-245 … L-247. */
export const brandProductSchema = z.object({
  /** Comma-separated, in the order they show; read with `parseCodes`. */
  productCodes: productCodes(),
  /** The category whose name and number of products make the title; none when empty. Source: LO-56. */
  categoryCode: z.string().trim().max(64).default(''),
  box: spacing(),
  mBox: spacing(),
})
export type BrandProductOptions = z.output<typeof brandProductSchema>
