import { defineBlock } from '../../page/define-block.ts'
import { recommendPopupPresets } from './presets.ts'
import { recommendPopupSchema } from './schema.ts'

/** What goes with the thing just put into the bag. Source: L-320 … L-328, LO-34, LO-35. */
export const recommendPopupBlock = defineBlock({
  code: 'recommendPopup',
  group: 'popups',
  icon: 'package-plus',
  slots: ['popup'],
  schema: recommendPopupSchema,
  viewFile: 'popups/recommendPopup/RecommendPopup.tsx',
  // What it waits for is kept (`just-added.ts`), so it may wake after the add.
  hydration: ({ count }) => (count > 0 ? 'later' : 'never'),
  presets: recommendPopupPresets,
})
