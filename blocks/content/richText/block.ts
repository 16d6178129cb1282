import { defineBlock } from '../../page/define-block.ts'
import { richTextPresets } from './presets.ts'
import { richTextSchema } from './schema.ts'

/** Formatted text as entered. Source: L-261. */
export const richTextBlock = defineBlock({
  code: 'richText',
  group: 'text',
  icon: 'text',
  slots: ['top', 'main', 'bottom'],
  schema: richTextSchema,
  viewFile: 'content/richText/RichText.tsx',
  presets: richTextPresets,
})
