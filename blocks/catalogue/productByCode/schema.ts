import { z } from 'zod'
import { productCodes } from '../../page/option-fields.ts'

/** Sample products of the canvas. Source: LO-66. */
export const productByCodeSchema = z.object({
  /** Comma-separated; the first one the shop knows is the sample. Read with `parseCodes`. */
  productCodes: productCodes(),
})
export type ProductByCodeOptions = z.output<typeof productByCodeSchema>
