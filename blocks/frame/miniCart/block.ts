import { defineBlock } from '../../page/define-block.ts'
import { miniCartPresets } from './presets.ts'
import { miniCartSchema } from './schema.ts'

/** The panel under the bag's sign in the header. Source: L-061 … L-078, Shells. */
export const miniCartBlock = defineBlock({
  code: 'miniCart',
  group: 'frame',
  icon: 'shopping-basket',
  slots: ['core'],
  locked: true,
  shell: 'frame',
  schema: miniCartSchema,
  viewFile: 'frame/miniCart/MiniCart.tsx',
  hydration: 'load',
  presets: miniCartPresets,
})
