import { z } from 'zod'
import { productCodes } from '../../page/option-fields.ts'

/** Best sellers as an operator ranks them. Source: L-243. */
export const bestSellingSchema = z.object({
  /** Comma-separated, the first place first; read with `parseCodes`. */
  productCodes: productCodes(),
})
export type BestSellingOptions = z.output<typeof bestSellingSchema>
