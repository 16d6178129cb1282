import { defineBlock } from '../../page/define-block.ts'
import { adCardPresets } from './presets.ts'
import { adCardSchema } from './schema.ts'

/** A picture with a title that leads somewhere. Source: L-335, LO-65. */
export const adCardBlock = defineBlock({
  code: 'adCard',
  group: 'media',
  icon: 'square-mouse-pointer',
  slots: ['top', 'main', 'bottom'],
  schema: adCardSchema,
  viewFile: 'content/adCard/AdCard.tsx',
  presets: adCardPresets,
})
