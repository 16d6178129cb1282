import { defineBlock } from '../../page/define-block.ts'
import { popupHydration } from '../../shop/popups/popup-hydration.ts'
import { basketPopupPresets } from './presets.ts'
import { basketPopupSchema } from './schema.ts'

/** Reminds of the bag: what was put in last, and how much is missing for what. Source: L-299 … L-311. */
export const basketPopupBlock = defineBlock({
  code: 'basketPopup',
  group: 'popups',
  icon: 'shopping-cart',
  slots: ['popup'],
  schema: basketPopupSchema,
  viewFile: 'popups/basketPopup/BasketPopup.tsx',
  hydration: popupHydration,
  presets: basketPopupPresets,
})
