import { z } from 'zod'
import { productCodes } from '../../page/option-fields.ts'

/** Flash sale options. Source: L-239. */
export const shopPromotionsSchema = z.object({
  /** Comma-separated, in the order they show; read with `parseCodes`. */
  productCodes: productCodes(),
})
export type ShopPromotionsOptions = z.output<typeof shopPromotionsSchema>
