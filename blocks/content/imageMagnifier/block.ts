import { defineBlock } from '../../page/define-block.ts'
import { imageMagnifierPresets } from './presets.ts'
import { imageMagnifierSchema } from './schema.ts'

/** A picture to look at closely. Source: L-336 … L-338, LO-65. */
export const imageMagnifierBlock = defineBlock({
  code: 'imageMagnifier',
  group: 'media',
  icon: 'zoom-in',
  slots: ['main', 'bottom'],
  schema: imageMagnifierSchema,
  viewFile: 'content/imageMagnifier/ImageMagnifier.tsx',
  hydration: ({ imgUrl }) => (imgUrl ? 'visible' : 'never'),
  presets: imageMagnifierPresets,
})
