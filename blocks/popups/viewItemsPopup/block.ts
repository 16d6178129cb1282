import { defineBlock } from '../../page/define-block.ts'
import { popupHydration } from '../../shop/popups/popup-hydration.ts'
import { viewItemsPopupPresets } from './presets.ts'
import { viewItemsPopupSchema } from './schema.ts'

/** Reminds of the two products seen last. Source: L-312 … L-316, LO-41, LO-42. */
export const viewItemsPopupBlock = defineBlock({
  code: 'viewItemsPopup',
  group: 'popups',
  icon: 'eye',
  slots: ['popup'],
  schema: viewItemsPopupSchema,
  viewFile: 'popups/viewItemsPopup/ViewItemsPopup.tsx',
  hydration: popupHydration,
  presets: viewItemsPopupPresets,
})
