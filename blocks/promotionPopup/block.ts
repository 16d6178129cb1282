import { defineBlock } from '../define-block.ts'
import { popupHydration } from '../popups/popup-hydration.ts'
import { promotionPopupPresets } from './fixtures.ts'
import { promotionPopupSchema } from './schema.ts'

/** A picture with clickable areas. Source: L-317 … L-319. */
export const promotionPopupBlock = defineBlock({
  code: 'promotionPopup',
  group: 'popups',
  icon: 'badge-percent',
  slots: ['popup'],
  schema: promotionPopupSchema,
  viewFile: 'promotionPopup/PromotionPopup.tsx',
  hydration: options => (options.url ? popupHydration(options) : 'never'),
  presets: promotionPopupPresets,
})
