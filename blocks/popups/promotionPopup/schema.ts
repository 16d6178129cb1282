import { z } from 'zod'
import { field, hotAreas, imageUrl } from '../../page/option-fields.ts'
import { popupFields } from '../../shop/popups/fields.ts'

/** Promotion pop-up options. `alt` is ours. Source: L-317 … L-319, LO-51. */
export const promotionPopupSchema = z.object({
  url: field(imageUrl(), { group: 'content' }),
  alt: field(z.string().max(200).default(''), { group: 'content' }),
  hotArea: field(hotAreas('url'), { group: 'content' }),
  ...popupFields(),
})
export type PromotionPopupOptions = z.output<typeof promotionPopupSchema>
