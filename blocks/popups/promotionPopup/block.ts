import { defineBlock } from '../../page/define-block.ts'
import { popupHydration } from '../../shop/popups/popup-hydration.ts'
import { promotionPopupPresets } from './presets.ts'
import { promotionPopupSchema } from './schema.ts'

/** A picture with clickable areas. Source: L-317 … L-319. */
export const promotionPopupBlock = defineBlock({
  code: 'promotionPopup',
  group: 'popups',
  icon: 'badge-percent',
  slots: ['popup'],
  schema: promotionPopupSchema,
  viewFile: 'popups/promotionPopup/PromotionPopup.tsx',
  hydration: options => (options.url ? popupHydration(options) : 'never'),
  presets: promotionPopupPresets,
})
