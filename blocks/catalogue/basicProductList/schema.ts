import { z } from 'zod'
import { productCodes } from '../../page/option-fields.ts'

/** Basic product list options. Source: L-266. */
export const basicProductListSchema = z.object({
  /** Comma-separated, in the order they show; read with `parseCodes`. */
  productCodes: productCodes(),
})
export type BasicProductListOptions = z.output<typeof basicProductListSchema>
