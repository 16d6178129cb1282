import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, hotAreas, imageUrl } from '../../page/option-fields.ts'
import { altText } from '../../shop/pictures/picture-fields.ts'
import { popupFields } from '../../shop/popups/fields.ts'
import { popupHydration } from '../../shop/popups/popup-hydration.ts'

/** Promotion pop-up options. `alt` is ours. Source: L-317 … L-319, LO-51. */
export const promotionPopupSchema = z.object({
  url: field(imageUrl(), { group: 'content', isEssential: true }),
  alt: field(altText('url'), { group: 'content' }),
  hotArea: field(hotAreas('url'), { group: 'content' }),
  ...popupFields(),
})
export type PromotionPopupOptions = z.output<typeof promotionPopupSchema>

/** A picture with clickable areas. Source: L-317 … L-319. */
export const promotionPopupBlock = defineBlock({
  code: 'promotionPopup',
  group: 'popups',
  icon: 'badge-percent',
  slots: ['popup'],
  schema: promotionPopupSchema,
  viewFile: 'popups/promotionPopup/PromotionPopup.tsx',
  hydration: options => (options.url ? popupHydration(options) : 'never'),
})
