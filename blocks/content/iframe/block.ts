import { defineBlock } from '../../page/define-block.ts'
import { iframePresets } from './presets.ts'
import { iframeSchema } from './schema.ts'

/** Something from elsewhere in a frame, or HTML shut off from the page. Source: L-281 … L-284. */
export const iframeBlock = defineBlock({
  code: 'iframe',
  group: 'media',
  icon: 'frame',
  slots: ['top', 'main', 'bottom'],
  schema: iframeSchema,
  viewFile: 'content/iframe/Iframe.tsx',
  presets: iframePresets,
})
